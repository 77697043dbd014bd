package org.zenorb.idl.diagnostics;

/** How bad a finding is. */
public enum Severity {
    /** The IDL is wrong or asks for what this compiler cannot do; nothing is written. */
    ERROR,
    /** The IDL is accepted, but its author should know. */
    WARNING;

    /** As it is printed. */
    public String word() {
        return this == ERROR ? "error" : "warning";
    }
}
