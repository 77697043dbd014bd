package org.zenorb.buffer;

import java.util.Arrays;

/**
 * Where a message of GIOP 1.1 is to be cut into fragments, found while it is written.
 *
 * <p>There alignment counts from the beginning of each fragment's own header of 12 octets, and a
 * primitive value is never broken. The message is written as one, so a cut must leave every value
 * behind it aligned, and before it nothing that is missing but the padding that its reader skips:
 *
 * <pre>
 *  4 octets off a multiple of 8: what comes next is aligned to 4 or less. The fragment's data
 *      begins 12 octets behind the fragment, so all keeps its alignment
 *  a multiple of 8:              what comes next is aligned to 8. The fragment begins with 4
 *      octets of padding, so all keeps its alignment, too
 * </pre>
 *
 * <p>Both end the fragment exactly where the next value is aligned to, which omniORB asks for.
 * Where there must be no such padding a fragment gets longer, until what comes next is aligned to
 * 4: in and before an array of elements aligned to 8, which omniORB reads as octets that go on at
 * the beginning of the next fragment, and behind a value type, where offsets and lengths of chunks
 * count the octets.
 *
 * <p>Guarantee: allocates nothing once it has held as many cuts before. Thread: its stream's.
 */
public final class FragmentCuts {
    /** What stands before the data of a fragment that goes on 4 octets off a multiple of 8. */
    public static final int HEADER_BYTES = 12;

    /** What stands before the data of a fragment that goes on at a multiple of 8. */
    public static final int PADDED_HEADER_BYTES = 16;

    private static final int FIRST_CAPACITY = 16;

    private int[] cuts = new int[FIRST_CAPACITY];
    private int count;
    private int fragmentBytes;
    private int border;

    /**
     * Another message begins, at index 0.
     *
     * @param newFragmentBytes the length of a fragment with its header, at least 64
     */
    public void begin(int newFragmentBytes) {
        fragmentBytes = newFragmentBytes & -8;
        count = 0;
        border = fragmentBytes - 4;
    }

    /** The same cuts for a copy of the message. */
    public FragmentCuts copy() {
        FragmentCuts copy = new FragmentCuts();
        copy.begin(fragmentBytes);
        copy.cuts = Arrays.copyOf(cuts, Math.max(count, FIRST_CAPACITY));
        copy.count = count;
        copy.border = border;
        return copy;
    }

    /** How many cuts there are. */
    public int count() {
        return count;
    }

    /** Where a part of the message ends and the next one begins. */
    public int cut(int index) {
        return cuts[index];
    }

    /** How many octets stand before the data of a fragment that begins there. */
    public static int headerBytes(int cut) {
        return (cut & 7) == 0 ? PADDED_HEADER_BYTES : HEADER_BYTES;
    }

    /** What is written up to here needs no cut; four octets off a multiple of 8. */
    public int border() {
        return border;
    }

    /**
     * Cuts before or in what is written next, until it ends before the border.
     *
     * @param alignment of each of its elements; 1 for octets, whatever they are
     * @param start where it begins, aligned
     * @param end where it ends
     * @param countsOctets whether something before it counts the octets behind
     */
    public void cross(int alignment, int start, long end, boolean countsOctets) {
        while (end > border) {
            if (alignment < 8) {
                add(border);
            } else if (countsOctets || start == end) {
                keepWhole(end);
            } else {
                add(start > border ? start : border - 4);
            }
        }
    }

    /** Cuts nowhere in what is written next, which is aligned to 8, nor before it. */
    public void keepWhole(long end) {
        if (end > border) {
            border = (int) Math.min((end + 3 & -8) + 4, Integer.MAX_VALUE - 3);
        }
    }

    private void add(int cut) {
        if (count == cuts.length) {
            cuts = Arrays.copyOf(cuts, count * 2);
        }
        cuts[count++] = cut;
        border = borderBehind(cut);
    }

    private int borderBehind(int cut) {
        return (int)
                Math.min((long) cut + fragmentBytes - headerBytes(cut) - 4, Integer.MAX_VALUE - 3);
    }

    /** What was written behind this position is forgotten. */
    public void rewind(int position) {
        while (count > 0 && cuts[count - 1] >= position) {
            count--;
            border = count == 0 ? fragmentBytes - 4 : borderBehind(cuts[count - 1]);
        }
        border = Math.max(border, (position + 3 & -8) + 4);
    }
}
