package org.zenorb.idl.preprocess;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** Where the text of files comes from: the file system, or a test's table. */
public interface SourceLoader {

    /**
     * Reads a file.
     *
     * @param path as the user or an {@code #include} wrote it, folders separated by '/'
     * @return its text, or nothing where there is no such file
     * @throws IOException where the file exists and cannot be read
     */
    Optional<char[]> load(String path) throws IOException;

    /** Why nothing was loaded from there, for messages. */
    default String whyAbsent(String path) {
        return "there is no such file";
    }

    /** One spelling for all paths that lead to the same file. */
    default String identity(String path) {
        try {
            return Path.of(path).normalize().toString();
        } catch (InvalidPathException e) {
            return path;
        }
    }
}
