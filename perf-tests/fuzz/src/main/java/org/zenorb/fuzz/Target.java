package org.zenorb.fuzz;

import java.util.Locale;
import java.util.function.Consumer;

/** What is fuzzed, by the name that a person gives. Thread: one at a time. */
enum Target {
    /** An Any of whatever type its TypeCode says, and the same again after writing it. */
    ANY(CdrTargets::any),
    /** A TypeCode, compared, compacted and written again. */
    TYPECODE(CdrTargets::typeCode),
    /** Reads of every kind, in an order that the input says. */
    CDR(CdrTargets::operations),
    /** Values: plain, truncatable, custom and boxed ones, shared and in circles. */
    VALUE(ValueTargets::value),
    /** References as they travel, with profiles and components. */
    IOR(ReferenceTargets::ior),
    /** IOR:, corbaloc:, corbaname: and names, as people write them. */
    URL(ReferenceTargets::url),
    /** Object keys, ZEN's and others. */
    KEY(ReferenceTargets::key),
    /** The component with code sets, and the choice between two of them. */
    CODESETS(ReferenceTargets::codeSets),
    /** Headers of all messages with their service contexts. */
    HEADER(MessageTargets::header),
    /** Messages one behind the other, whole and in fragments. */
    FRAMING(MessageTargets::framing),
    /** Two Anys of one message as DynAnys, copied, compared and made Anys again. */
    DYNANY(DynamicTargets::dynAny);

    private final Consumer<byte[]> reader;

    Target(Consumer<byte[]> reader) {
        this.reader = reader;
    }

    void read(byte[] data) {
        reader.accept(data);
    }

    /** The name that a person gives. */
    String title() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The target of this name, or null. */
    static Target of(String title) {
        for (Target target : values()) {
            if (target.title().equals(title)) {
                return target;
            }
        }
        return null;
    }
}
