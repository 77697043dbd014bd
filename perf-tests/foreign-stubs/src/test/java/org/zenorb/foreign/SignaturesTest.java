package org.zenorb.foreign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * What our compiler writes of portable.idl, values above all, offers to a program what JacORB's
 * compiler and idlj offer, by the class files; wanted differences are listed with their reasons.
 */
@Timeout(120)
class SignaturesTest {
    /** Not the application's classes, nor anonymous ones. */
    private static final String GENERATED = "(?!.*Impl$)[^$]+";

    private static final Set<String> DIFFERENCES = new TreeSet<>();
    private static final List<Pattern> WANTED = new ArrayList<>();
    private static final List<String> WITHOUT_REASON = new ArrayList<>();

    @BeforeAll
    static void compare() throws IOException {
        Compiler.ZEN.build();
        Set<String> ours = facts(Compiler.ZEN);
        assertTrue(ours.size() > 500, "these are all");
        for (Compiler each : List.of(Compiler.JACORB, Compiler.IDLJ)) {
            each.build();
            Set<String> theirs = facts(each);
            Set<String> missing = new TreeSet<>(theirs);
            missing.removeAll(ours);
            missing.forEach(fact -> DIFFERENCES.add("not ours, but " + each + "'s: " + fact));
            Set<String> more = new TreeSet<>(ours);
            more.removeAll(theirs);
            more.forEach(fact -> DIFFERENCES.add("ours, and not " + each + "'s: " + fact));
        }
        readWanted();
    }

    private static Set<String> facts(Compiler compiler) throws IOException {
        Path classes = compiler.classes().resolve("portable");
        return Signatures.of(classes, GENERATED);
    }

    private static void readWanted() throws IOException {
        boolean reason = false;
        for (String line : lines()) {
            if (line.isBlank()) {
                reason = false;
            } else if (line.startsWith("#")) {
                reason = true;
            } else {
                if (!reason) {
                    WITHOUT_REASON.add(line);
                }
                StringBuilder regex = new StringBuilder();
                for (String part : line.strip().split("\\*", -1)) {
                    regex.append(regex.isEmpty() ? "" : ".*").append(Pattern.quote(part));
                }
                WANTED.add(Pattern.compile(regex.toString()));
            }
        }
    }

    private static List<String> lines() throws IOException {
        try (InputStream in = SignaturesTest.class.getResourceAsStream("wanted-differences.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    @Test
    void shouldOfferWhatTheOtherCompilersOffer() {
        Set<String> unexplained = new TreeSet<>(DIFFERENCES);
        unexplained.removeIf(each -> WANTED.stream().anyMatch(it -> it.matcher(each).matches()));
        assertEquals("", String.join("\n", unexplained));
    }

    @Test
    void shouldListNoDifferenceThatIsGone() {
        List<String> stale = new ArrayList<>();
        for (Pattern each : WANTED) {
            if (DIFFERENCES.stream().noneMatch(it -> each.matcher(it).matches())) {
                stale.add(each.pattern());
            }
        }
        assertEquals(List.of(), stale);
    }

    @Test
    void shouldGiveAReasonForEachWantedDifference() {
        assertEquals(List.of(), WITHOUT_REASON);
    }
}
