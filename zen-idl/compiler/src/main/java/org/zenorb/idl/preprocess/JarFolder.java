package org.zenorb.idl.preprocess;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Files inside jars, named {@code JAR!/FILE}. Thread: one.
 *
 * <p>A jar's list of files is read once, so that looking in vain costs nothing; nothing is unpacked
 * to disk and no jar stays open.
 */
public final class JarFolder {

    private static final String MARK = "!/";
    private static final String IDL = "META-INF/idl";

    private final Map<String, Set<String>> listed = new HashMap<>();

    /** Knows no jar yet. */
    public JarFolder() {}

    /** The folder of a jar where IDL for others stands. */
    public static String idlOf(String jar) {
        return jar + MARK + IDL;
    }

    /** Whether that path names a file inside a jar. */
    static boolean isInside(String path) {
        int mark = path.indexOf(MARK);
        // A folder's name may end in '!' too.
        return mark > 0 && Files.isRegularFile(Path.of(path.substring(0, mark)));
    }

    /** Whether the jar has a folder of IDL. */
    public boolean hasIdl(String jar) throws IOException {
        return names(jar).stream().anyMatch(each -> each.startsWith(IDL + "/"));
    }

    /**
     * Reads a file.
     *
     * @param path {@code JAR!/FILE}
     * @return its bytes, or nothing where there is no such file
     * @throws IOException where the jar cannot be read, or the file is longer than the limit
     */
    public Optional<byte[]> read(String path, long maxFileBytes) throws IOException {
        int mark = path.indexOf(MARK);
        String jar = path.substring(0, mark);
        String name =
                Path.of(path.substring(mark + MARK.length()))
                        .normalize()
                        .toString()
                        .replace('\\', '/');
        if (!names(jar).contains(name)) {
            return Optional.empty();
        }
        try (ZipFile file = new ZipFile(jar)) {
            ZipEntry entry = file.getEntry(name);
            if (entry == null) {
                return Optional.empty();
            }
            FileLoader.checkSize(entry.getSize(), maxFileBytes);
            // The size that the jar names may be a lie, or absent.
            byte[] bytes =
                    file.getInputStream(entry)
                            .readNBytes((int) Math.min(maxFileBytes + 1, Integer.MAX_VALUE - 8));
            FileLoader.checkSize(bytes.length, maxFileBytes);
            return Optional.of(bytes);
        }
    }

    private Set<String> names(String jar) throws IOException {
        Set<String> known = listed.get(jar);
        if (known != null) {
            return known;
        }
        Set<String> names = new HashSet<>();
        if (Files.isRegularFile(Path.of(jar))) {
            try (ZipFile file = new ZipFile(jar)) {
                file.stream()
                        .filter(each -> !each.isDirectory())
                        .forEach(each -> names.add(each.getName()));
            }
        }
        listed.put(jar, names);
        return names;
    }
}
