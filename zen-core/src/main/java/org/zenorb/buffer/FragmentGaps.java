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
 * <p>Source: CORBA 3.3 part 2, section 9.4.9. Thread: any; immutable.
 */
public final class FragmentGaps {
    private final int[] ends;
    private final int[] starts;

    /** How many octets lie in the gaps up to here. */
    private final int[] widths;

    /**
     * Gaps.
     *
     * @param ends where parts end, but for the last one
     * @param starts where parts begin, but for the first one
     * @param from the first of both that counts
     * @param to behind the last one that counts
     */
    public FragmentGaps(int[] ends, int[] starts, int from, int to) {
        this(Arrays.copyOfRange(ends, from, to), Arrays.copyOfRange(starts, from, to));
    }

    private FragmentGaps(int[] ends, int[] starts) {
        this.ends = ends;
        this.starts = starts;
        widths = new int[ends.length];
        int sum = 0;
        for (int i = 0; i < ends.length; i++) {
            sum += starts[i] - ends[i];
            widths[i] = sum;
        }
    }

    /** The same gaps for octets that were copied elsewhere. */
    public FragmentGaps shifted(int by) {
        int[] newEnds = new int[ends.length];
        int[] newStarts = new int[ends.length];
        for (int i = 0; i < ends.length; i++) {
            newEnds[i] = ends[i] + by;
            newStarts[i] = starts[i] + by;
        }
        return new FragmentGaps(newEnds, newStarts);
    }

    /** Where the part ends that this position is in; no end is known of the last one. */
    public int endOfPart(int position) {
        int part = partOf(position);
        return part == ends.length ? Integer.MAX_VALUE : ends[part];
    }

    /** Where the message goes on behind a part that ends there. */
    public int behind(int endOfPart) {
        return starts[Arrays.binarySearch(ends, endOfPart)];
    }

    /** Whether a gap lies between the positions. */
    public boolean isBetween(int from, int to) {
        return partOf(from) != partOf(to);
    }

    /** How many octets of the message lie between the positions. */
    public int octets(int from, int to) {
        return to - widthBefore(partOf(to)) - (from - widthBefore(partOf(from)));
    }

    /** The position so many octets further on, before a gap if one is there. */
    public int advance(int from, int octets) {
        int place = from - widthBefore(partOf(from)) + octets;
        int part = 0;
        while (part < ends.length && place > ends[part] - widthBefore(part)) {
            part++;
        }
        return place + widthBefore(part);
    }

    /** The position of what begins so many octets away, forwards or back. */
    public int at(int from, int octets) {
        int place = from - widthBefore(partOf(from)) + octets;
        int part = 0;
        while (part < ends.length && place >= ends[part] - widthBefore(part)) {
            part++;
        }
        return place + widthBefore(part);
    }

    private int widthBefore(int part) {
        return part == 0 ? 0 : widths[part - 1];
    }

    private int partOf(int position) {
        int found = Arrays.binarySearch(ends, position);
        return found < 0 ? ~found : found;
    }
}
