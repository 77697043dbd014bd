package org.zenorb.idl.model;

/** Where something stands: file as the user named it, line and column counted from one. */
public record SourcePosition(String file, int line, int column) {

    @Override
    public String toString() {
        return file + ":" + line + ":" + column;
    }
}
