package org.zenorb.idl.preprocess;

/**
 * Every word of a compilation once: a specification repeats few words many times, so that a word
 * seen before costs a look-up and no allocation. Thread: the compilation's.
 */
final class WordTable {

    private String[] slots = new String[1024];
    private int count;

    /** The word that stands in {@code text[start, end)}. */
    String word(char[] text, int start, int end) {
        int hash = 0;
        for (int i = start; i < end; i++) {
            hash = 31 * hash + text[i];
        }
        int slot = spread(hash) & (slots.length - 1);
        while (slots[slot] != null) {
            if (slots[slot].hashCode() == hash && same(slots[slot], text, start, end)) {
                return slots[slot];
            }
            slot = (slot + 1) & (slots.length - 1);
        }
        String added = new String(text, start, end - start);
        slots[slot] = added;
        if (++count * 2 > slots.length) {
            grow();
        }
        return added;
    }

    private static boolean same(String word, char[] text, int start, int end) {
        if (word.length() != end - start) {
            return false;
        }
        for (int i = start; i < end; i++) {
            if (word.charAt(i - start) != text[i]) {
                return false;
            }
        }
        return true;
    }

    private static int spread(int hash) {
        return hash ^ (hash >>> 15);
    }

    private void grow() {
        String[] old = slots;
        slots = new String[old.length * 2];
        for (String each : old) {
            if (each != null) {
                int slot = spread(each.hashCode()) & (slots.length - 1);
                while (slots[slot] != null) {
                    slot = (slot + 1) & (slots.length - 1);
                }
                slots[slot] = each;
            }
        }
    }
}
