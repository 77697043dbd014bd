package org.zenorb.jperf;

import java.util.Set;

/**
 * What may be a name in Java.
 *
 * <p>Thread: any.
 */
final class JavaIdentifiers {
    private static final Set<String> RESERVED =
            Set.of(
                    ("_ abstract assert boolean break byte case catch char class const continue"
                                    + " default do double else enum extends false final finally"
                                    + " float for goto if implements import instanceof int"
                                    + " interface long native new null package private protected"
                                    + " public return short static strictfp super switch"
                                    + " synchronized this throw throws transient true try void"
                                    + " volatile while")
                            .split(" "));

    private JavaIdentifiers() {}

    static boolean isIdentifier(String name) {
        if (name.isEmpty()
                || RESERVED.contains(name)
                || !Character.isJavaIdentifierStart(name.charAt(0))) {
            return false;
        }
        for (int i = 1; i < name.length(); i++) {
            if (!Character.isJavaIdentifierPart(name.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    static void check(String what, String name) {
        if (!isIdentifier(name)) {
            throw new IllegalArgumentException(what + ": not a Java identifier: '" + name + "'");
        }
    }

    /** Checks a package name: identifiers with dots between; empty is the unnamed package. */
    static void checkPackage(String name) {
        if (!name.isEmpty()) {
            for (String part : name.split("\\.", -1)) {
                check("package " + name, part);
            }
        }
    }
}
