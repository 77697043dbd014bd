package org.zenorb.idl.preprocess;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds the files that others include. Thread: the compilation's. */
final class Includes {

    private static final String COMPONENTS = "Components.idl";

    private final List<String> folders;
    private final SourceLoader loader;
    private final Set<String> once = new HashSet<>();

    /**
     * A file that is there.
     *
     * @param text null where it was read already and says {@code #pragma once}
     */
    record Found(String path, char[] text) {}

    Includes(List<String> folders, SourceLoader loader) {
        this.folders = folders;
        this.loader = loader;
    }

    /** The file is not to be read again. */
    void once(String path) {
        once.add(loader.identity(path));
    }

    /**
     * The first file of that name; null where there is none.
     *
     * @param from the file in whose folder to look first, or null
     */
    Found find(String name, String from) throws IOException {
        List<String> candidates = new ArrayList<>();
        if (name.startsWith("/")) {
            candidates.add(name);
        } else {
            if (from != null) {
                candidates.add(folder(from) + name);
            }
            for (String each : folders) {
                candidates.add(
                        each.isEmpty() || each.endsWith("/") ? each + name : each + "/" + name);
            }
        }
        for (String candidate : candidates) {
            if (!once.isEmpty() && once.contains(loader.identity(candidate))) {
                return new Found(candidate, null);
            }
            Optional<char[]> text = loader.load(candidate);
            if (text.isPresent()) {
                return new Found(candidate, text.get());
            }
        }
        return null;
    }

    /** The text of a file that the compiler brings; null where it has none of that name. */
    static char[] builtIn(String name) {
        if (!name.equals(COMPONENTS)) {
            return null;
        }
        try (InputStream in = Includes.class.getResourceAsStream(COMPONENTS)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).toCharArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Where it was looked, for messages. */
    String lookedIn(boolean local) {
        return folders.isEmpty()
                ? "; -I names the folders to look in"
                : "; looked in "
                        + (local ? "the including file's folder, " : "")
                        + String.join(", ", folders);
    }

    private static String folder(String path) {
        return path.substring(0, path.lastIndexOf('/') + 1);
    }
}
