package org.zenorb.idl.model;

/** A native type: each language mapping says what it is. */
public record NativeDef(Header header) implements Definition {}
