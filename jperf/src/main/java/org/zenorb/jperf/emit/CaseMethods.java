package org.zenorb.jperf.emit;

import java.util.ArrayList;
import java.util.List;

/**
 * The methods by which emitted Java ignores the case of ASCII's letters.
 *
 * <p>Their parameters have types of their own, so that they do not clash with methods for the
 * members of a struct, which take an {@code int}.
 *
 * <p>Thread: any.
 */
final class CaseMethods {
    private CaseMethods() {}

    /** Those that the others call. */
    static List<SourceMethod> of(JavaNames names, List<SourceMethod> others) {
        StringBuilder bodies = new StringBuilder();
        for (SourceMethod method : others) {
            bodies.append(method.body());
        }
        boolean same = bodies.indexOf(names.same() + "(") >= 0;
        List<SourceMethod> methods = new ArrayList<>();
        if (bodies.indexOf(names.lowerWord() + "(") >= 0) {
            methods.add(lowerWord(names));
        }
        if (same) {
            methods.add(same(names));
        }
        if (same || bodies.indexOf(names.lowerChar() + "(") >= 0) {
            methods.add(lowerChar(names));
        }
        return methods;
    }

    private static SourceMethod lowerWord(JavaNames names) {
        return new SourceMethod(
                "long",
                names.lowerWord(),
                List.of("long word"),
                "Eight bytes, each in lower case if it is an upper case letter of ASCII.",
                """
                long low = word & 0x7f7f7f7f7f7f7f7fL;
                long fromA = low + 0x3f3f3f3f3f3f3f3fL;
                long beyondZ = low + 0x2525252525252525L;
                return word | ((fromA ^ beyondZ) & ~word & 0x8080808080808080L) >>> 2;
                """);
    }

    private static SourceMethod same(JavaNames names) {
        return new SourceMethod(
                "boolean",
                names.same(),
                List.of("String name", "String lower"),
                "True if the name is the other one, but for the case of ASCII's letters.",
                """
                int length = lower.length();
                if (name.length() != length) {
                    return false;
                }
                for (int i = 0; i < length; i++) {
                    if (LOWER(name.charAt(i)) != lower.charAt(i)) {
                        return false;
                    }
                }
                return true;
                """
                        .replace("LOWER", names.lowerChar()));
    }

    private static SourceMethod lowerChar(JavaNames names) {
        return new SourceMethod(
                "char",
                names.lowerChar(),
                List.of("char unit"),
                "The char, in lower case if it is an upper case letter of ASCII.",
                "return unit >= 'A' && unit <= 'Z' ? (char) (unit + 32) : unit;\n");
    }
}
