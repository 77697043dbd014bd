package org.zenorb.cdr.type;

import org.omg.CORBA.TCKind;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashSet;

/**
 * One comparison of two types: {@code equal} (every operation answers the same) or {@code
 * equivalent} (aliases and names do not count, equal repository ids decide; CORBA 3.3 part 1,
 * 8.11.1).
 *
 * <p>Walks with a list of pairs still to compare instead of recursion, and visits each pair once:
 * types that contain themselves and types nested without end cost neither stack nor time without
 * end.
 *
 * <p>Thread: the caller's; used once.
 */
final class TypeCodeComparison {
    private record Pair(CdrTypeCode a, CdrTypeCode b) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Pair that && a == that.a && b == that.b;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(a) * 31 + System.identityHashCode(b);
        }
    }

    private final boolean strict;
    private final ArrayDeque<Pair> waiting = new ArrayDeque<>();
    private final HashSet<Pair> seen = new HashSet<>();

    TypeCodeComparison(boolean strict) {
        this.strict = strict;
    }

    boolean same(CdrTypeCode a, CdrTypeCode b) {
        if (!alike(a, b)) {
            return false;
        }
        while (!waiting.isEmpty()) {
            Pair pair = waiting.remove();
            if (!childrenAlike(pair.a, pair.b)) {
                return false;
            }
        }
        return true;
    }

    /** Compares all but the children, and puts those on the list where they count. */
    private boolean alike(CdrTypeCode first, CdrTypeCode second) {
        CdrTypeCode a = strict ? first.resolve() : first.original();
        CdrTypeCode b = strict ? second.resolve() : second.original();
        if (a == b) {
            return true;
        }
        if (a.kind != b.kind) {
            return false;
        }
        if (strict) {
            if (!namesAlike(a, b)) {
                return false;
            }
        } else if (a.id != null && !a.id.isEmpty() && !b.id.isEmpty()) {
            return a.id.equals(b.id);
        }
        if (a.members() != b.members()
                || a.length != b.length
                || a.scale != b.scale
                || a.defaultIndex != b.defaultIndex
                || !labelsAlike(a, b)) {
            return false;
        }
        if (a.kind != TCKind._tk_enum && (a.members() > 0 || a.content() != null)) {
            Pair pair = new Pair(a, b);
            if (seen.add(pair)) {
                waiting.add(pair);
            }
        }
        return true;
    }

    private static boolean namesAlike(CdrTypeCode a, CdrTypeCode b) {
        return (a.id == null || a.id.equals(b.id) && a.name.equals(b.name))
                && Arrays.equals(a.memberNames, b.memberNames);
    }

    private static boolean labelsAlike(CdrTypeCode a, CdrTypeCode b) {
        if (a.labels != null) {
            for (int i = 0; i < a.labels.length; i++) {
                if (a.labels[i] != b.labels[i] && i != a.defaultIndex) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean childrenAlike(CdrTypeCode a, CdrTypeCode b) {
        CdrTypeCode content = a.content();
        CdrTypeCode otherContent = b.content();
        if (content == null || otherContent == null) {
            if (content != otherContent) {
                return false;
            }
        } else if (!alike(content, otherContent)) {
            return false;
        }
        boolean isValue = a.kind == TCKind._tk_value || a.kind == CdrTypeCode.EVENT;
        for (int i = 0; i < a.members(); i++) {
            if (!alike(a.member(i), b.member(i)) || isValue && a.visibility(i) != b.visibility(i)) {
                return false;
            }
        }
        return true;
    }
}
