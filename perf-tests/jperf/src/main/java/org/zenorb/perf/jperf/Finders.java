package org.zenorb.perf.jperf;

import org.zenorb.jperf.JavaEmitter;
import org.zenorb.jperf.Options;
import org.zenorb.jperf.PerfectHash;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import javax.tools.ToolProvider;

/**
 * The ways that are compared: generated classes, and those that Java brings along.
 *
 * <p>Generated sources are compiled once; a measuring process loads one class of them, so that
 * calls through {@link Finder} are as good as direct.
 *
 * <p>Thread: any.
 */
final class Finders {
    private static final String CALLS =
            """
            public final class NAME implements org.zenorb.perf.jperf.Finder {
                @Override
                public int find(String name) {
                    return STRING;
                }

                @Override
                public int find(byte[] buffer, int offset, int length) {
                    return BYTES;
                }
            """;

    private static final String LATIN1 =
            "new String(buffer, offset, length, java.nio.charset.StandardCharsets.ISO_8859_1)";

    private Finders() {}

    /** Writes and compiles a class for each generated way and size into the folder. */
    static void generate(Path folder, List<Integer> sizes) throws IOException {
        Files.createDirectories(folder);
        List<String> arguments = new ArrayList<>(List.of("-d", folder.toString(), "-nowarn"));
        arguments.addAll(List.of("-cp", System.getProperty("java.class.path"), "-proc:none"));
        for (int size : sizes) {
            List<String> names = KeywordFiles.identifiers(size);
            PerfectHash hash = PerfectHash.of(names);
            arguments.add(
                    write(
                            folder,
                            "Hash" + size,
                            JavaEmitter.classSource(hash, "", "Hash" + size, 9)));
            arguments.add(write(folder, "Jperf" + size, lookups("Jperf", "Hash", size)));
            Options fresh = Options.defaults().withStrings(Options.Strings.FRESH);
            String source =
                    JavaEmitter.classSource(PerfectHash.of(names, fresh), "", "Chars" + size, 9);
            arguments.add(write(folder, "Chars" + size, source));
            arguments.add(write(folder, "Fresh" + size, lookups("Fresh", "Chars", size)));
            if (size <= 256) {
                String cases = JavaEmitter.switchSource(hash, "", "Cases" + size, 9);
                arguments.add(write(folder, "Cases" + size, cases));
                arguments.add(write(folder, "Form" + size, lookups("Form", "Cases", size)));
            }
            StringBuilder cases = new StringBuilder();
            for (int i = 0; i < size; i++) {
                cases.append("            case \"")
                        .append(names.get(i))
                        .append("\": return ")
                        .append(i)
                        .append(";\n");
            }
            String text =
                    calls("Switch" + size, "number(name)", "number(" + LATIN1 + ")")
                            + "    private static int number(String name) {\n        switch (name) {\n"
                            + cases
                            + "            default: return -1;\n        }\n    }\n}\n";
            arguments.add(write(folder, "Switch" + size, text));
        }
        if (ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, arguments.toArray(new String[0]))
                != 0) {
            throw new IOException("the generated classes do not compile, see above");
        }
    }

    /** The class of a way that calls the lookups of a generated class. */
    private static String lookups(String way, String generated, int size) {
        String call = generated + size + ".lookup(";
        return calls(way + size, call + "name)", call + "buffer, offset, length)") + "}\n";
    }

    private static String calls(String name, String string, String bytes) {
        return CALLS.replace("NAME", name).replace("STRING", string).replace("BYTES", bytes);
    }

    private static String write(Path folder, String name, String source) throws IOException {
        Path file = folder.resolve(name + ".java");
        Files.writeString(file, source);
        return file.toString();
    }

    /** The way of this name for so many identifiers. */
    static Finder load(Path folder, String way, int size) throws Exception {
        List<String> names = KeywordFiles.identifiers(size);
        switch (way) {
            case "HashMap":
                return new InMap(names);
            case "sorted":
                return new Sorted(names);
            case "library":
                return new InLibrary(names);
            default:
                String last = way.substring(way.indexOf('-') + 1);
                String prefix = Character.toUpperCase(last.charAt(0)) + last.substring(1);
                URLClassLoader loader =
                        new URLClassLoader(
                                new URL[] {folder.toUri().toURL()}, Finders.class.getClassLoader());
                return (Finder)
                        loader.loadClass(prefix + size).getDeclaredConstructor().newInstance();
        }
    }

    private static final class InMap implements Finder {
        private final Map<String, Integer> numbers = new HashMap<>();

        InMap(List<String> names) {
            for (String name : names) {
                numbers.put(name, numbers.size());
            }
        }

        @Override
        public int find(String name) {
            Integer number = numbers.get(name);
            return number == null ? -1 : number;
        }

        @Override
        public int find(byte[] buffer, int offset, int length) {
            return find(new String(buffer, offset, length, StandardCharsets.ISO_8859_1));
        }
    }

    private static final class InLibrary implements Finder {
        private final PerfectHash hash;

        InLibrary(List<String> names) {
            hash = PerfectHash.of(names);
        }

        @Override
        public int find(String name) {
            return hash.lookup(name);
        }

        @Override
        public int find(byte[] buffer, int offset, int length) {
            return hash.lookup(buffer, offset, length);
        }
    }

    private static final class Sorted implements Finder {
        private final String[] names;
        private final byte[][] bytes;
        private final int[] numbers;

        Sorted(List<String> keywords) {
            names = keywords.toArray(new String[0]);
            Arrays.sort(names);
            bytes = new byte[names.length][];
            numbers = new int[names.length];
            for (int i = 0; i < names.length; i++) {
                bytes[i] = names[i].getBytes(StandardCharsets.ISO_8859_1);
                numbers[i] = keywords.indexOf(names[i]);
            }
        }

        @Override
        public int find(String name) {
            int place = Arrays.binarySearch(names, name);
            return place < 0 ? -1 : numbers[place];
        }

        @Override
        public int find(byte[] buffer, int offset, int length) {
            int low = 0;
            int high = bytes.length - 1;
            while (low <= high) {
                int middle = low + high >>> 1;
                byte[] name = bytes[middle];
                int order =
                        Arrays.compareUnsigned(
                                name, 0, name.length, buffer, offset, offset + length);
                if (order == 0) {
                    return numbers[middle];
                }
                if (order < 0) {
                    low = middle + 1;
                } else {
                    high = middle - 1;
                }
            }
            return -1;
        }
    }
}
