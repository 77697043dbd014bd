package org.zenorb.jperf.emit;

/**
 * What emitted Java reads a name from, and how.
 *
 * <p>Thread: any.
 */
enum Source {
    /** A range of a byte array. */
    ARRAY("byte[]"),
    /** A range of a byte buffer, whatever its position and byte order. */
    BUFFER("java.nio.ByteBuffer");

    private final String type;

    Source(String type) {
        this.type = type;
    }

    String type() {
        return type;
    }

    /** The expression for the byte at an index, as a signed number. */
    String unit(String index) {
        return this == ARRAY ? "buffer[" + index + "]" : "buffer.get(" + index + ")";
    }

    /** The expression for the index behind the last byte. */
    String end() {
        return this == ARRAY ? "buffer.length" : "buffer.limit()";
    }
}
