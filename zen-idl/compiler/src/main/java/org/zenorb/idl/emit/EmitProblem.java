package org.zenorb.idl.emit;

import org.zenorb.idl.model.SourcePosition;

/** Correct IDL that the Java mapping cannot express, or that is not supported yet. */
public record EmitProblem(SourcePosition position, String message) {}
