package org.zenorb.jperf.emit;

/**
 * The names that emitted Java members bear.
 *
 * <p>Thread: any.
 *
 * @param bytesLookup the lookup in a byte array
 * @param stringLookup the lookup of a string
 * @param fieldPrefix begins the name of every field
 * @param methodPrefix begins the name of every other method
 */
public record JavaNames(
        String bytesLookup, String stringLookup, String fieldPrefix, String methodPrefix) {
    String names() {
        return fieldPrefix + "NAMES";
    }

    String bytes() {
        return fieldPrefix + "BYTES";
    }

    String index() {
        return fieldPrefix + "INDEX";
    }

    String values() {
        return fieldPrefix + "VALUES";
    }

    String shifts() {
        return fieldPrefix + "SHIFTS";
    }

    String encode() {
        return methodPrefix + "encode";
    }

    String decode() {
        return methodPrefix + "decode";
    }

    String join() {
        return methodPrefix + "join";
    }

    String ints() {
        return methodPrefix + "ints";
    }

    String split() {
        return methodPrefix + "split";
    }

    String utf8Length() {
        return methodPrefix + "utf8Length";
    }

    String utf8At() {
        return methodPrefix + "utf8At";
    }
}
