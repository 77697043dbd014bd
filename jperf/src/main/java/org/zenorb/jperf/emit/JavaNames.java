package org.zenorb.jperf.emit;

/**
 * The names that emitted Java members bear.
 *
 * <p>Thread: any.
 *
 * @param bytesLookup the lookup in a byte array
 * @param stringLookup the lookup of a string
 * @param bufferLookupOrNull the lookup in a byte buffer, if there is to be one
 * @param fieldPrefix begins the name of every field
 * @param methodPrefix begins the name of every other method
 */
public record JavaNames(
        String bytesLookup,
        String stringLookup,
        String bufferLookupOrNull,
        String fieldPrefix,
        String methodPrefix) {
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

    /** What each slot has for a lookup of bytes. */
    String table() {
        return fieldPrefix + "TABLE";
    }

    /** Reads 8 bytes of an array. */
    String word8() {
        return fieldPrefix + "WORD";
    }

    /** Reads 8 bytes of a buffer. */
    String bufferWord8() {
        return fieldPrefix + "BUFFER_WORD";
    }

    String textIndex() {
        return fieldPrefix + "TEXT_INDEX";
    }

    String textShifts() {
        return fieldPrefix + "TEXT_SHIFTS";
    }

    /** The strings by the slots of their hash codes. */
    String texts() {
        return fieldPrefix + "TEXTS";
    }

    /** Hash code and number by the slots of the hash codes. */
    String codes() {
        return fieldPrefix + "CODES";
    }

    String word() {
        return methodPrefix + "word";
    }

    String ends() {
        return methodPrefix + "ends";
    }

    String wide() {
        return methodPrefix + "wide";
    }

    String join() {
        return methodPrefix + "join";
    }

    /** Eight bytes in lower case. */
    String lowerWord() {
        return methodPrefix + "lowerWord";
    }

    /** A char in lower case. */
    String lowerChar() {
        return methodPrefix + "lowerChar";
    }

    /** Compares strings whatever their case. */
    String same() {
        return methodPrefix + "same";
    }

    /** What the hash of strings sees, if it reads single chars. */
    String key() {
        return methodPrefix + "key";
    }

    String ints() {
        return methodPrefix + "ints";
    }

    String split() {
        return methodPrefix + "split";
    }

    /** Makes {@link #bytes}. */
    String toBytes() {
        return methodPrefix + "bytes";
    }

    /** Makes {@link #table}. */
    String toTable() {
        return methodPrefix + "table";
    }

    /** Makes {@link #texts}. */
    String toTexts() {
        return methodPrefix + "texts";
    }

    /** Makes {@link #codes}. */
    String toCodes() {
        return methodPrefix + "codes";
    }
}
