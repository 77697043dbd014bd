package org.zenorb.cdr;

import org.zenorb.error.MinorCode;

/**
 * How large and how deep what travels may be. Each limit is held before memory is taken for what is
 * over it, in both directions; beyond is IMP_LIMIT with a minor code of its own.
 *
 * <p>Thread: any; immutable.
 *
 * @param nestingDepth levels of values, structs and unions of recursive types, encapsulations,
 *     TypeCodes and Anys in each other
 * @param stringBytes octets of a string or wstring on the wire, without length and terminator
 * @param sequenceLength elements of a sequence, and of an array of numbers, characters, booleans or
 *     octets
 * @param typeCodeBytes octets of a TypeCode's parameters
 * @param profiles profiles in a reference
 * @param components components in a profile
 * @param serviceContexts service contexts in a message
 */
public record WireLimits(
        int nestingDepth,
        int stringBytes,
        int sequenceLength,
        int typeCodeBytes,
        int profiles,
        int components,
        int serviceContexts) {
    /** The deepest nesting that may be set: a thread's usual stack has room for it. */
    public static final int MAX_NESTING_DEPTH = 512;

    /** What holds where nobody says otherwise. */
    public static final WireLimits DEFAULT =
            new WireLimits(256, 64 * 1024 * 1024, 64 * 1024 * 1024, 1024 * 1024, 256, 1024, 1024);

    /** The limits of the ORB that references belong to; the usual ones without an ORB. */
    static WireLimits of(ReferenceFactory references) {
        return references == null ? DEFAULT : references.limits();
    }

    /** Other limits for references. */
    public WireLimits withReferences(int newProfiles, int newComponents) {
        return new WireLimits(
                nestingDepth,
                stringBytes,
                sequenceLength,
                typeCodeBytes,
                newProfiles,
                newComponents,
                serviceContexts);
    }

    static String over(long count, int limit, String setting) {
        return count + " of at most " + limit + " (" + setting + ")";
    }

    /**
     * Checks the length of a string that is to be written.
     *
     * @throws org.omg.CORBA.IMP_LIMIT STRING_TOO_LONG
     */
    void checkString(long octets) {
        if (octets > stringBytes) {
            throw MinorCode.STRING_TOO_LONG.no(over(octets, stringBytes, "zen.maxStringBytes"));
        }
    }

    /**
     * Checks the length of a sequence that is to be written.
     *
     * @throws org.omg.CORBA.IMP_LIMIT SEQUENCE_TOO_LONG
     */
    void checkSequence(int elements) {
        if (elements > sequenceLength) {
            throw MinorCode.SEQUENCE_TOO_LONG.no(
                    over(elements, sequenceLength, "zen.maxSequenceLength"));
        }
    }
}
