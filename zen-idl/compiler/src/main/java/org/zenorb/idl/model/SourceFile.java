package org.zenorb.idl.model;

/**
 * A file that was read.
 *
 * @param path as the user or the including file named it
 * @param main true for a file named to the compiler, false for one that came in by {@code #include}
 */
public record SourceFile(String path, boolean main) {}
