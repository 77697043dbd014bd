package org.zenorb.idl.emit;

/**
 * One file of output.
 *
 * @param relativePath below the output folder, with slashes
 * @param text whole content, to be written in UTF-8
 */
public record GeneratedFile(String relativePath, String text) {}
