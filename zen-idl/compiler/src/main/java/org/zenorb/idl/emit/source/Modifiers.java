package org.zenorb.idl.emit.source;

import java.util.Locale;

import javax.lang.model.element.Modifier;

/** Sets of modifiers as bits, and how they are written. Thread: any. */
final class Modifiers {

    private static final String[] WORDS = new String[Modifier.values().length];

    static {
        for (Modifier each : Modifier.values()) {
            WORDS[each.ordinal()] = each.name().toLowerCase(Locale.ROOT).replace('_', '-') + " ";
        }
    }

    private Modifiers() {}

    static int of(Modifier... modifiers) {
        int set = 0;
        for (Modifier each : modifiers) {
            set |= 1 << each.ordinal();
        }
        return set;
    }

    static boolean has(int set, Modifier modifier) {
        return (set & 1 << modifier.ordinal()) != 0;
    }

    /** Writes them in the order that the language recommends. */
    static void write(int set, SourceWriter out) {
        for (int rest = set; rest != 0; rest &= rest - 1) {
            out.word(WORDS[Integer.numberOfTrailingZeros(rest)]);
        }
    }
}
