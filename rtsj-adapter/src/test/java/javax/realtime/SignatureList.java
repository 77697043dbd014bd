package javax.realtime;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The list {@code rtsj-1.0.2.txt}, in the words of {@link Signatures}. */
final class SignatureList {
    private static final String UNSURE = "? ";

    private SignatureList() {
        super();
    }

    /** One type as the list has it. */
    record Type(String name, String source, String header, List<String> members) {}

    /** All types by their simple names, in the list's order. */
    static Map<String, Type> read() {
        Map<String, Type> types = new LinkedHashMap<>();
        String comment = "";
        Type type = null;
        for (String line : lines("rtsj-1.0.2.txt")) {
            if (line.startsWith("# source: ")) {
                comment = line.substring("# source: ".length());
            } else if (line.startsWith("    ")) {
                String member = line.strip();
                if (!member.startsWith("#")) {
                    type.members().add(canonical(member));
                }
            } else if (!line.isEmpty() && !line.startsWith("#")) {
                type = new Type(nameOf(line), comment, canonical(line), new ArrayList<>());
                if (types.put(type.name(), type) != null) {
                    throw new AssertionError("twice in the list: " + type.name());
                }
                comment = "";
            }
        }
        return types;
    }

    /** The entries of {@code rtsj-1.0.2-missing.txt}: a type's name, or a name and a member. */
    static TreeSet<String> readMissing() {
        return lines("rtsj-1.0.2-missing.txt").stream()
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Without the mark of unsure lines and without the names of parameters. */
    static String canonical(String line) {
        String text = line.startsWith(UNSURE) ? line.substring(UNSURE.length()) : line;
        int open = text.indexOf('(');
        if (open < 0) {
            return text;
        }
        int close = text.indexOf(')');
        String parameters =
                Arrays.stream(text.substring(open + 1, close).split(", "))
                        .map(parameter -> parameter.split(" ")[0])
                        .collect(Collectors.joining(", "));
        return text.substring(0, open + 1) + parameters + ")" + sortedThrows(text, close + 1);
    }

    private static String sortedThrows(String text, int from) {
        String clause = text.substring(from);
        if (clause.isEmpty()) {
            return clause;
        }
        List<String> thrown =
                new ArrayList<>(List.of(clause.substring(" throws ".length()).split(", ")));
        Collections.sort(thrown);
        return " throws " + String.join(", ", thrown);
    }

    private static String nameOf(String header) {
        List<String> words = List.of(header.split(" "));
        int keyword = Math.max(words.indexOf("class"), words.indexOf("interface"));
        return words.get(keyword + 1);
    }

    private static List<String> lines(String resource) {
        try (InputStream stream = SignatureList.class.getResourceAsStream(resource);
                BufferedReader reader =
                        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines().toList();
        } catch (IOException e) {
            throw new AssertionError("cannot read " + resource, e);
        }
    }
}
