package org.zenorb.buffer;

import java.util.Arrays;

/**
 * Where the parts of a message of GIOP 1.1 lie in its buffer. There data is aligned from the
 * beginning of its own fragment, so each part lies where its alignment counted from the message's
 * beginning is the same, and between two parts is a gap.
 *
 * <pre>
 *  |header, part 0 .....|gap|part 1 .....|gap|part 2 ...|
 *                  ends[0]   starts[0]
 * </pre>
 *
 * <p>The octet behind a part and the first one of the next part are the same place in the message,
 * with two positions in the buffer.
 *
 * <p>Guarantee: each answer takes time in proportion to the logarithm of the parts.
 *
 * <p>Source: CORBA 3.3 part 2, section 9.4.9. Thread: any; immutable.
 */
public final class FragmentGaps {
    private final int[] ends;
    private final int[] starts;

    /** How many octets of the message, and of nothing else, lie before each end. */
    private final int[] places;

    /** From a position in the buffer where the parts came to one here. */
    private final int shift;

    /**
     * Gaps.
     *
     * @param ends where parts end, but for the last one
     * @param starts where parts begin, but for the first one
     * @param from the first of both that counts
     * @param to behind the last one that counts
     */
    public FragmentGaps(int[] ends, int[] starts, int from, int to) {
        this.ends = Arrays.copyOfRange(ends, from, to);
        this.starts = Arrays.copyOfRange(starts, from, to);
        places = new int[to - from];
        int width = 0;
        for (int i = 0; i < places.length; i++) {
            places[i] = this.ends[i] - width;
            width += this.starts[i] - this.ends[i];
        }
        shift = 0;
    }

    private FragmentGaps(FragmentGaps original, int shift) {
        ends = original.ends;
        starts = original.starts;
        places = original.places;
        this.shift = shift;
    }

    /** The same gaps for octets that were copied elsewhere; costs nothing. */
    public FragmentGaps shifted(int by) {
        return new FragmentGaps(this, shift + by);
    }

    /** Those that lie between two positions. */
    public FragmentGaps between(int from, int to) {
        FragmentGaps some = new FragmentGaps(ends, starts, partOf(from), partOf(to));
        return some.shifted(shift);
    }

    /** Where the part ends that this position is in; no end is known of the last one. */
    public int endOfPart(int position) {
        int part = partOf(position);
        return part == ends.length ? Integer.MAX_VALUE : ends[part] + shift;
    }

    /** Where the message goes on behind a part that ends there. */
    public int behind(int endOfPart) {
        return starts[partOf(endOfPart)] + shift;
    }

    /** Whether a gap lies between the positions. */
    public boolean isBetween(int from, int to) {
        return partOf(from) != partOf(to);
    }

    /** How many octets of the message lie between the positions. */
    public int octets(int from, int to) {
        return place(to) - place(from);
    }

    /** The position so many octets further on, before a gap if one is there. */
    public int advance(int from, int octets) {
        int place = place(from) + octets;
        int found = Arrays.binarySearch(places, place);
        return place + widthBefore(found < 0 ? ~found : found) + shift;
    }

    /** The position of what begins so many octets away, forwards or back. */
    public int at(int from, int octets) {
        int place = place(from) + octets;
        int found = Arrays.binarySearch(places, place);
        return place + widthBefore(found < 0 ? ~found : found + 1) + shift;
    }

    /** How many octets of the message lie before a position. */
    private int place(int position) {
        return position - shift - widthBefore(partOf(position));
    }

    private int widthBefore(int part) {
        return part == 0 ? 0 : starts[part - 1] - places[part - 1];
    }

    private int partOf(int position) {
        int found = Arrays.binarySearch(ends, position - shift);
        return found < 0 ? ~found : found;
    }
}
