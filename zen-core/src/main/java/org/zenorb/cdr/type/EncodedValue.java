package org.zenorb.cdr.type;

import org.zenorb.buffer.FragmentGaps;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.cdr.ValuesWithin;

import java.util.Arrays;

/**
 * A value as it came over the wire or was written: its octets with all that is needed to read them.
 *
 * <p>Thread: any; immutable.
 */
final class EncodedValue {
    private static final int LARGEST_ALIGNMENT = 8;

    private final byte[] octets;
    private final int start;
    private final boolean littleEndian;
    private final int giopMinor;
    private final int charCodeSet;
    private final int wcharCodeSet;

    /** Of the values in it; null where there are none. */
    private ValuesWithin values;

    /** Where the octets, or those that values in them may refer to, have gaps; null for nowhere. */
    private FragmentGaps gaps;

    /** Where the chunk ends that the octets begin in; the end of all outside of chunks. */
    private final int firstLimit;

    private EncodedValue(byte[] octets, int start, int firstLimit, CdrInput in) {
        this.octets = octets;
        this.start = start;
        this.firstLimit = firstLimit;
        this.littleEndian = in.isLittleEndian();
        this.giopMinor = in.giopMinor();
        this.charCodeSet = in.charCodeSet();
        this.wcharCodeSet = in.wcharCodeSet();
    }

    /** Takes the next value out of a stream, which ends up behind it. */
    static EncodedValue take(CdrInput in, CdrTypeCode type) {
        int from = in.position();
        int limit = in.limit();
        ValuesWithin values = ValuesWithin.begin(in);
        ValueSkipper.skip(in, type);
        // Alignment counts from the origin, so the copy starts as far from a multiple of 8.
        int start = from - in.origin() & LARGEST_ALIGNMENT - 1;
        byte[] octets = new byte[start + in.position() - from];
        System.arraycopy(in.bytes(), from, octets, start, octets.length - start);
        int firstLimit = (int) Math.min(octets.length, (long) limit - from + start);
        EncodedValue taken = new EncodedValue(octets, start, firstLimit, in);
        ReferenceFactory references = in.references();
        taken.values =
                values.end(
                        in,
                        from,
                        start - from,
                        reader -> taken.open(reader == null ? references : reader));
        FragmentGaps gaps = in.gaps();
        if (gaps != null && taken.values != null) {
            // what refers to values outside counts the octets between
            taken.gaps = gaps.shifted(start - from);
        } else if (in.hasGapSince(from)) {
            taken.gaps = gaps.between(from, in.position()).shifted(start - from);
        }
        return taken;
    }

    /** Whether there are values in it that others may refer to. */
    boolean holdsValues() {
        return values != null;
    }

    /** Whether the octets are the same and mean the same; false says nothing. */
    boolean isSameAs(EncodedValue other) {
        return littleEndian == other.littleEndian
                && giopMinor == other.giopMinor
                && charCodeSet == other.charCodeSet
                && wcharCodeSet == other.wcharCodeSet
                && gaps == null
                && other.gaps == null
                && (values == null || values.isClosed())
                && (other.values == null || other.values.isClosed())
                && start == other.start
                && Arrays.equals(octets, other.octets);
    }

    /** A stream of its own over the octets. */
    CdrInput open(ReferenceFactory references) {
        CdrInput in = new CdrInput(references);
        in.attach(
                octets,
                0,
                start,
                octets.length,
                littleEndian,
                giopMinor,
                charCodeSet,
                wcharCodeSet);
        in.gaps(gaps);
        if (values != null) {
            in.within(values, firstLimit);
        }
        return in;
    }

    /**
     * Writes the octets as they are, if they mean the same there.
     *
     * @return false when they have to be copied value by value
     */
    boolean writeAsIs(CdrOutput out, CdrTypeCode type) {
        if (gaps != null
                || littleEndian != out.isLittleEndian()
                || giopMinor != out.giopMinor()
                || charCodeSet != out.charCodeSet()
                || wcharCodeSet != out.wcharCodeSet()
                || out.refusesWide()
                || values != null && !values.canMoveTo(out)) {
            return false;
        }
        out.align(1);
        if ((out.position() - out.origin() - start & type.alignment() - 1) != 0
                || out.isCutWithin(octets.length - start)) {
            return false;
        }
        out.noteTakenOver();
        out.write_octet_array(octets, start, octets.length - start);
        return true;
    }
}
