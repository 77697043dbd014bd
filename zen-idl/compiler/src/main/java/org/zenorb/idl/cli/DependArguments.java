package org.zenorb.idl.cli;

import org.zenorb.idl.CompilerResult;
import org.zenorb.idl.CompilerResult.Unit;

import picocli.CommandLine.Option;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Rules for make: Java files, or a target, and the IDL files that they are made of. Thread: main.
 *
 * <p>The rules have no commands. Files inside jars stand for their jar, since make knows nothing
 * else of them.
 */
final class DependArguments {

    private static final int MAX_LINE = 78;

    @Option(
            names = "--depend-file",
            paramLabel = "FILE",
            description =
                    "Write the dependencies to FILE, and compile too unless --depend is given.")
    private Path file;

    @Option(
            names = "--depend-target",
            paramLabel = "TARGET",
            description = "Name TARGET in place of the Java files (repeatable).")
    private List<String> targets = new ArrayList<>();

    @Option(
            names = "--depend-phony",
            description = "Add an empty rule for each included file: it may go away then.")
    private boolean phony;

    /**
     * Refuses options that nothing comes of.
     *
     * @param wanted whether dependencies alone are asked for
     * @param compiles whether the output is found out at all
     * @throws IllegalArgumentException with a message for the user
     */
    void check(boolean wanted, boolean compiles) {
        if (file != null && !compiles) {
            throw new IllegalArgumentException("--depend-file goes with compiling or --depend");
        }
        if (!wanted && file == null && (phony || !targets.isEmpty())) {
            throw new IllegalArgumentException(
                    (phony ? "--depend-phony" : "--depend-target")
                            + " goes with --depend or --depend-file");
        }
    }

    /** Writes the rules to where they are wanted, if they are. */
    void write(CompilerResult result, boolean wanted, Appendable out) throws IOException {
        if (file != null) {
            Path folder = file.toAbsolutePath().getParent();
            Files.createDirectories(folder);
            Files.writeString(file, rules(result), StandardCharsets.UTF_8);
        } else if (wanted) {
            out.append(rules(result));
        }
    }

    private String rules(CompilerResult result) {
        StringBuilder out = new StringBuilder();
        Set<String> included = new LinkedHashSet<>();
        for (Unit unit : result.units()) {
            Set<String> sources = new LinkedHashSet<>();
            unit.read().forEach(each -> sources.add(onDisk(each)));
            List<String> made = new ArrayList<>(targets);
            if (made.isEmpty()) {
                unit.generated().forEach(each -> made.add(ZenIdl.slashes(each)));
            }
            if (!made.isEmpty()) {
                rule(made, sources, out);
            }
            included.addAll(sources);
        }
        if (phony) {
            result.units().forEach(each -> included.remove(onDisk(each.file())));
            included.forEach(each -> out.append(escaped(each)).append(":\n"));
        }
        return out.toString();
    }

    private static void rule(List<String> made, Set<String> sources, StringBuilder out) {
        List<String> words = new ArrayList<>();
        made.forEach(each -> words.add(escaped(each)));
        int last = words.size() - 1;
        words.set(last, words.get(last) + ":");
        sources.forEach(each -> words.add(escaped(each)));
        int column = 0;
        for (String word : words) {
            if (column > 0 && column + 1 + word.length() > MAX_LINE) {
                out.append(" \\\n ");
                column = 1;
            } else if (column > 0) {
                out.append(' ');
                column++;
            }
            out.append(word);
            column += word.length();
        }
        out.append('\n');
    }

    private static String onDisk(Path path) {
        String name = ZenIdl.slashes(path);
        int mark = name.indexOf("!/");
        return mark > 0 && Files.isRegularFile(Path.of(name.substring(0, mark)))
                ? name.substring(0, mark)
                : name;
    }

    /** What means something to make, as GNU make reads it. */
    private static String escaped(String name) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c == '$') {
                out.append('$');
            } else if (c == ' ' || c == '\t') {
                // Backslashes before a blank would escape each other.
                for (int before = i - 1; before >= 0 && name.charAt(before) == '\\'; before--) {
                    out.append('\\');
                }
                out.append('\\');
            } else if (c == '#') {
                out.append('\\');
            }
            out.append(c);
        }
        return out.toString();
    }
}
