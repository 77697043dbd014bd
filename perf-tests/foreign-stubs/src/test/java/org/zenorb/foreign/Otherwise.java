package org.zenorb.foreign;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A case that does not succeed, and not by ZEN's fault.
 *
 * @param runs which runs, as in "IDLJ on ZEN calls ZEN on ZEN"
 * @param cases which cases
 * @param symptom a text of the failure
 * @param reason whose fault it is
 */
record Otherwise(Pattern runs, Pattern cases, String symptom, String reason) {
    private static final String NO_RMI =
            "it gives values of classes without a helper to RMI, of which the JDK has no classes any more";

    private static final String LEFT_OPEN =
            "where servant_preinvoke finds a servant of another interface it leaves the call open, and"
                    + " _this() of any other servant then gives that call's object to the thread";

    private static final List<Otherwise> ALL =
            List.of(
                    // What the compilers write is wrong on any ORB.
                    of(
                            "IDLJ.* on .*",
                            "helper[.]type_interfaces",
                            "14 instead of 32",
                            "idlj's helper says that an abstract interface is an interface"),
                    of(
                            "IDLJ.* on .*",
                            "value[.]any_named",
                            "MARSHAL",
                            "idlj's helper inserts an abstract interface under an interface's type"),
                    of(
                            "JACORB on .*",
                            "helper[.]type_value",
                            "0 instead of 3",
                            "JacORB's helper leaves out that a value is truncatable"),
                    // What the ORBs do wrong.
                    of(
                            "ZEN on (GLASSFISH|OPENJDK) calls .*",
                            "helper[.]object",
                            "insert_Object",
                            "it cannot insert a nil reference into an any"),
                    of(
                            "ZEN on (GLASSFISH|OPENJDK) calls .*",
                            "helper[.]streamable",
                            "NullPointerException",
                            "it cannot extract what insert_Streamable has inserted"),
                    of(
                            "ZEN on GLASSFISH calls .*",
                            "helper[.]type_value",
                            "NullPointerException",
                            "its TypeCode of a value does not know the base"),
                    of(
                            "ZEN on ((GLASSFISH|OPENJDK) calls ZEN on ZEN|ZEN calls ZEN on (GLASSFISH|OPENJDK))",
                            "value[.]any_wire",
                            "MARSHAL",
                            "it looks for a class of the name of each value box in an any"),
                    of(
                            "ZEN on OPENJDK calls ZEN on OPENJDK",
                            "call[.]gone",
                            "BAD_OPERATION",
                            LEFT_OPEN),
                    of(
                            "ZEN on OPENJDK calls ZEN on ZEN",
                            "call[.](back|gone)",
                            "BAD_OPERATION",
                            LEFT_OPEN),
                    of(
                            "ZEN on JACORB calls .*",
                            "value[.]any_named",
                            "NoClassDefFoundError",
                            NO_RMI),
                    of(
                            "ZEN on JACORB calls ZEN on ZEN",
                            "value[.](base|named|any_wire)",
                            "NoClassDefFoundError",
                            NO_RMI),
                    of(
                            "ZEN on ZEN calls ZEN on JACORB",
                            "value[.](base|named|any_wire)",
                            "UNKNOWN",
                            NO_RMI));

    private static Otherwise of(String runs, String cases, String symptom, String reason) {
        return new Otherwise(Pattern.compile(runs), Pattern.compile(cases), symptom, reason);
    }

    /** What is known of this case; null where it has to succeed. */
    static Otherwise of(String run, String name) {
        return ALL.stream()
                .filter(each -> each.runs.matcher(run).matches())
                .filter(each -> each.cases.matcher(name).matches())
                .findFirst()
                .orElse(null);
    }
}
