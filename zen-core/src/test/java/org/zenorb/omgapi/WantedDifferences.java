package org.zenorb.omgapi;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The list of wanted differences: patterns, in which an asterisk stands for anything, below
 * comments that give the reason. Thread: one.
 */
final class WantedDifferences {
    private record Entry(String text, Pattern pattern) {}

    private final List<Entry> entries = new ArrayList<>();
    private final List<String> withoutReason = new ArrayList<>();

    private WantedDifferences() {}

    static WantedDifferences read(String resource) throws IOException {
        WantedDifferences wanted = new WantedDifferences();
        try (InputStream in = WantedDifferences.class.getResourceAsStream(resource);
                BufferedReader reader =
                        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            boolean reason = false;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.isBlank()) {
                    reason = false;
                } else if (line.startsWith("#")) {
                    reason = true;
                } else {
                    wanted.add(line.strip(), reason);
                }
            }
        }
        return wanted;
    }

    private void add(String line, boolean reason) {
        String[] parts = line.split("\\*", -1);
        StringBuilder regex = new StringBuilder();
        for (int i = 0; i < parts.length; i++) {
            regex.append(i == 0 ? "" : ".*").append(Pattern.quote(parts[i]));
        }
        entries.add(new Entry(line, Pattern.compile(regex.toString())));
        if (!reason) {
            withoutReason.add(line);
        }
    }

    List<String> withoutReason() {
        return withoutReason;
    }

    /** Those that no entry explains. */
    Collection<String> unexplained(Collection<String> differences) {
        Collection<String> left = new TreeSet<>(differences);
        left.removeIf(each ->
                entries.stream().anyMatch(entry -> entry.pattern().matcher(each).matches()));
        return left;
    }

    /** Entries that explain nothing any more. */
    Collection<String> stale(Collection<String> differences) {
        Collection<String> stale = new TreeSet<>();
        for (Entry entry : entries) {
            if (differences.stream().noneMatch(each -> entry.pattern().matcher(each).matches())) {
                stale.add(entry.text());
            }
        }
        return stale;
    }
}
