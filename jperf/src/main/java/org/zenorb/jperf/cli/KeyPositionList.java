package org.zenorb.jperf.cli;

import java.util.ArrayList;
import java.util.List;

/**
 * gperf's way to write key positions: {@code 1,3-5,$}, or {@code *} for all.
 *
 * <p>Thread: any.
 */
final class KeyPositionList {
    private KeyPositionList() {}

    /**
     * The positions as the library has them; empty for all.
     *
     * @throws IllegalArgumentException if the text is no such list
     */
    static List<Integer> parse(String list) {
        List<Integer> positions = new ArrayList<>();
        if (list.equals("*")) {
            return positions;
        }
        for (String part : list.split(",", -1)) {
            if (part.equals("$")) {
                positions.add(-1);
            } else if (part.matches("[0-9]{1,3}")) {
                positions.add(Integer.valueOf(part));
            } else if (part.matches("[0-9]{1,3}-[0-9]{1,3}")) {
                addRange(part, positions);
            } else {
                throw new IllegalArgumentException(
                        "'" + part + "' is none of 1 to 255, a range such as 2-7, and $");
            }
        }
        return positions;
    }

    private static void addRange(String part, List<Integer> positions) {
        int dash = part.indexOf('-');
        int from = Integer.parseInt(part.substring(0, dash));
        int to = Integer.parseInt(part.substring(dash + 1));
        if (from > to) {
            throw new IllegalArgumentException("the range " + part + " ends before it begins");
        }
        for (int position = from; position <= to; position++) {
            positions.add(position);
        }
    }
}
