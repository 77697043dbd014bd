package org.zenorb.interop;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A case that does not succeed, and not by ZEN's fault.
 *
 * @param peers concerned
 * @param runs the runs concerned, as in "calls ZEN, GIOP 1.0.*"; it is the peer that calls
 * @param cases the cases concerned
 * @param symptom what the client sees; an expression for a text of the failure
 * @param reason what the peer does, or the standard says
 */
record Otherwise(List<JavaPeer> peers, Pattern runs, Pattern cases, String symptom, String reason) {

    private static final String CALLS = "calls ZEN.*";
    private static final String CALLED = "called by ZEN.*";
    private static final String EITHER = ".*";
    private static final String ENDLESS = "no end";

    /** The outcome of a case of which a client said nothing. */
    static final String NOT_RUN = "no word of it";

    /** The symptom of what also succeeds now and then. */
    private static final String SOMETIMES = "hash";

    /** What holds a wide character or a wide string. */
    static final String WIDE =
            "values[.](wchar|wstring|short_wide|basics|texts|everything|letter|constants)"
                    + "|values[.]any_(3|6|15|17|22|24|26)|call[.]attributes|fault[.]rich"
                    + "|(sequences|arrays)[.](wchars|wstrings|texts_list|anys)"
                    + "|large[.](wstring|texts|anys)|fragment[.]borders_within|byvalue[.]laden";

    /** What holds a character outside of the basic plane, in a string. */
    private static final String BEYOND_BASIC_PLANE =
            "values[.](wstring|short_wide|texts|everything|any_15|any_22)|call[.]attributes"
                    + "|(sequences|arrays)[.](wstrings|texts_list)"
                    + "|large[.]texts|fragment[.]borders_within";

    private static final String NO_WIDE_CHARACTERS =
            "as the standard wants it: GIOP 1.0 has no wide characters";

    private static final String RECURSIVE = "values[.]typecode_(1|10|11|18)|values[.]any_25";
    private static final String RECURSIVE_WITH_VALUE = "values[.]any_(18|20|27)";
    private static final String TWO_LABELS = "values[.](any_29|typecode_15)";

    private static final List<Otherwise> ALL =
            List.of(
                    of(
                            List.of(JavaPeer.OPENJDK),
                            CALLED + ", GIOP 1[.]0.*",
                            "values[.]constants|fault[.]rich",
                            "MARSHAL: raised by .*vendor 0x53550000 minor 217,",
                            NO_WIDE_CHARACTERS),
                    of(
                            List.of(JavaPeer.GLASSFISH),
                            CALLED + ", GIOP 1[.]0.*",
                            "values[.]constants|fault[.]rich",
                            "MARSHAL: raised by .*OMG minor 17,",
                            NO_WIDE_CHARACTERS),
                    of(
                            List.of(JavaPeer.YOKO),
                            CALLED + ", GIOP 1[.]0.*",
                            "values[.]constants",
                            "UNKNOWN: raised by",
                            NO_WIDE_CHARACTERS),
                    of(
                            List.of(JavaPeer.values()),
                            CALLED + ", GIOP 1[.]0.*",
                            WIDE,
                            "MARSHAL: wchar and wstring do not exist in GIOP 1[.]0",
                            NO_WIDE_CHARACTERS),
                    of(
                            List.of(JavaPeer.JACORB),
                            CALLS + ", GIOP 1[.]0.*",
                            WIDE,
                            "MARSHAL",
                            NO_WIDE_CHARACTERS),
                    of(
                            List.of(JavaPeer.OPENJDK, JavaPeer.GLASSFISH),
                            CALLS + ", GIOP 1[.]0.*",
                            WIDE,
                            "MARSHAL: vmcid: OMG minor code: 5 ",
                            NO_WIDE_CHARACTERS),
                    of(
                            List.of(JavaPeer.YOKO),
                            CALLS + ", GIOP 1[.]0.*",
                            WIDE,
                            "INV_OBJREF: .* OMG minor code: 0x2 |MARSHAL: .* OMG minor code: 0x5 ",
                            NO_WIDE_CHARACTERS),
                    of(
                            List.of(JavaPeer.JACORB),
                            CALLS,
                            "values[.](any_20|typecode_11)",
                            "StackOverflowError",
                            "its compiler writes a type() that never ends for a union of itself"),
                    of(
                            List.of(JavaPeer.JACORB),
                            CALLS,
                            "values[.](number|everything|any_29)",
                            "BAD_OPERATION",
                            "its stubs lose the discriminator of a union's default member"),
                    of(
                            List.of(JavaPeer.JACORB),
                            CALLED,
                            "values[.](number|everything)",
                            "AssertionError",
                            "its stubs lose the discriminator of a union's default member"),
                    of(
                            List.of(JavaPeer.JACORB),
                            EITHER,
                            "values[.](letter|expression)",
                            "AssertionError",
                            "its stubs lose the discriminator of a union without member"),
                    of(
                            List.of(JavaPeer.JACORB),
                            CALLED,
                            "values[.]short_wide",
                            "MARSHAL|AssertionError",
                            "its skeleton reads an inout parameter of a bounded wstring type as a string"),
                    of(
                            List.of(JavaPeer.JACORB),
                            CALLED,
                            "reference[.]forwarded",
                            ENDLESS,
                            "its server never answers where a servant locator raises ForwardRequest"),
                    of(
                            List.of(JavaPeer.JACORB),
                            "called by ZEN, GIOP 1[.]0.*",
                            "codeset[.]latin1_string",
                            "AssertionError",
                            "its server changes characters beyond ASCII where no code set was negotiated"),
                    of(
                            List.of(JavaPeer.JACORB),
                            "calls ZEN.*|called by ZEN, GIOP 1[.][12].*",
                            "codeset[.]latin1_char",
                            "DATA_CONVERSION",
                            "as the standard wants it: this char is no single octet of UTF-8"),
                    of(
                            List.of(JavaPeer.OPENJDK, JavaPeer.GLASSFISH),
                            "calls ZEN, GIOP 1[.][12].*",
                            "codeset[.]latin1_char",
                            "DATA_CONVERSION",
                            "as the standard wants it: this char is no single octet of UTF-8"),
                    of(
                            List.of(JavaPeer.OPENJDK, JavaPeer.GLASSFISH),
                            CALLS,
                            RECURSIVE_WITH_VALUE,
                            "BAD_TYPECODE",
                            "its recursive TypeCodes know nothing of what they refer to"),
                    of(
                            List.of(JavaPeer.OPENJDK, JavaPeer.GLASSFISH),
                            CALLS,
                            RECURSIVE,
                            "MARSHAL",
                            "it writes recursive TypeCodes that it cannot read itself"),
                    of(
                            List.of(JavaPeer.OPENJDK, JavaPeer.GLASSFISH),
                            CALLS,
                            "values[.]any_(23|31)",
                            "INTERNAL",
                            "it cannot write an array in an any"),
                    of(
                            List.of(JavaPeer.OPENJDK),
                            CALLS,
                            "values[.]any_28",
                            "MARSHAL",
                            "it cannot write a union without member in an any"),
                    of(
                            List.of(JavaPeer.GLASSFISH),
                            EITHER,
                            "values[.]any_28",
                            "MARSHAL",
                            "it cannot write a union without member in an any"),
                    of(
                            List.of(JavaPeer.OPENJDK, JavaPeer.GLASSFISH, JavaPeer.YOKO),
                            CALLS,
                            "values[.]typecode_2",
                            "NullPointerException|MARSHAL|BAD_TYPECODE",
                            "it is made of types that the peer cannot describe, see any_29 and any_18"),
                    of(
                            List.of(JavaPeer.OPENJDK, JavaPeer.GLASSFISH, JavaPeer.YOKO),
                            CALLS,
                            TWO_LABELS,
                            "NullPointerException",
                            "idlj counts the labels of a union, but describes its members"),
                    of(
                            List.of(JavaPeer.GLASSFISH),
                            CALLS,
                            "fault[.]system_each",
                            "COMM_FAILURE",
                            "it repeats a call that ended in TRANSIENT, although completed maybe"),
                    of(
                            List.of(JavaPeer.YOKO),
                            CALLS,
                            RECURSIVE + "|" + RECURSIVE_WITH_VALUE,
                            "BAD_TYPECODE",
                            "it cannot write a recursive TypeCode that idlj's stubs made"),
                    of(
                            List.of(JavaPeer.YOKO),
                            CALLS,
                            "codeset[.]latin1_char",
                            NOT_RUN,
                            "not run: it writes é as two octets into a char, sends one octet less"
                                    + " than its header announces, and breaks the connection"),
                    of(
                            List.of(JavaPeer.YOKO),
                            "calls ZEN, GIOP 1[.]1, little",
                            WIDE,
                            "AssertionFailed: Yoko|AssertionError: (c of sample|result: )",
                            "it reads wide characters of GIOP 1.1 big-endian in a little-endian message"),
                    of(
                            List.of(JavaPeer.YOKO),
                            "calls ZEN, GIOP 1[.][01].*|called by ZEN, GIOP 1[.]1.*",
                            "values[.]typecode_17",
                            "MARSHAL",
                            "it aligns the labels of a union's TypeCode from the message's beginning, not"
                                    + " from the encapsulation's"),
                    of(
                            List.of(
                                    JavaPeer.JACORB,
                                    JavaPeer.OPENJDK,
                                    JavaPeer.GLASSFISH,
                                    JavaPeer.YOKO),
                            CALLS,
                            "reference[.]hash",
                            SOMETIMES,
                            "its _hash(n) is negative for some references"),
                    of(
                            List.of(JavaPeer.YOKO),
                            EITHER,
                            BEYOND_BASIC_PLANE,
                            "AssertionFailed|UNKNOWN",
                            "it fails on characters outside of the basic plane"),
                    of(
                            List.of(JavaPeer.JACORB),
                            CALLS,
                            "byvalue[.](struct|abstract_value|abstract_interface|value_base"
                                    + "|any_plain|any_graph|any_box|any_text_box|any_custom)",
                            "NoClassDefFoundError",
                            "it wants javax.rmi for this, which does not load on Java 11 and later"),
                    of(
                            List.of(JavaPeer.JACORB),
                            CALLED,
                            "byvalue[.](struct|abstract_value|abstract_interface|value_base"
                                    + "|any_plain|any_graph|any_custom)",
                            "UNKNOWN",
                            "it wants javax.rmi for this, which does not load on Java 11 and later"),
                    of(
                            List.of(JavaPeer.JACORB),
                            CALLED,
                            "byvalue[.](any_box|any_text_box)",
                            "MARSHAL",
                            "it cannot read a box in an any"),
                    of(
                            List.of(JavaPeer.JACORB),
                            CALLS,
                            "byvalue[.]any_null",
                            "NullPointerException",
                            "its helpers insert no null into an any"),
                    of(
                            List.of(JavaPeer.JACORB),
                            CALLED,
                            "byvalue[.]truncated.*",
                            "MARSHAL",
                            "it does not find the end of a value that it shortens"),
                    of(
                            List.of(JavaPeer.OPENJDK, JavaPeer.GLASSFISH),
                            CALLS,
                            "byvalue[.]truncated.*",
                            "MARSHAL",
                            "it does not say to which types its values may be shortened"),
                    of(
                            List.of(JavaPeer.OPENJDK, JavaPeer.GLASSFISH),
                            CALLED,
                            "byvalue[.]truncated.*",
                            "MARSHAL",
                            "it shortens no value: it wants a factory of the value's own type"),
                    of(
                            List.of(JavaPeer.OPENJDK),
                            EITHER,
                            "byvalue[.](derived|truncatable|sequence|laden|struct|value_base"
                                    + "|exception_truncatable|large|any_plain)",
                            "INTERNAL",
                            "it reads no list of repository ids that begins with one that it knows"),
                    of(
                            List.of(JavaPeer.OPENJDK, JavaPeer.GLASSFISH),
                            EITHER,
                            "byvalue[.]any_text_box",
                            "MARSHAL",
                            "it reads no box of a string in an any"),
                    of(
                            List.of(JavaPeer.OPENJDK, JavaPeer.GLASSFISH),
                            CALLS,
                            "byvalue[.]any_sequence",
                            "MARSHAL",
                            "it reads no sequence of values in an any"),
                    of(
                            List.of(JavaPeer.OPENJDK, JavaPeer.GLASSFISH),
                            CALLED,
                            "byvalue[.]any_sequence",
                            "BAD_PARAM",
                            "it reads no sequence of values in an any"),
                    of(
                            List.of(JavaPeer.OPENJDK, JavaPeer.GLASSFISH),
                            CALLS,
                            "byvalue[.]any_null",
                            "its type",
                            "it forgets the type of a null value in an any"),
                    of(
                            List.of(JavaPeer.YOKO),
                            EITHER,
                            "byvalue[.](struct|abstract_interface)",
                            "MARSHAL",
                            "it makes no value behind an abstract interface"),
                    of(
                            List.of(JavaPeer.YOKO),
                            CALLS,
                            "byvalue[.]any_custom",
                            "MARSHAL",
                            "it cannot copy a custom value into an any"),
                    of(
                            List.of(JavaPeer.YOKO),
                            CALLED,
                            "byvalue[.]any_plain",
                            "MARSHAL",
                            "it copies a value out of an any without minding its indirections"));

    private static Otherwise of(
            List<JavaPeer> peers, String runs, String cases, String symptom, String reason) {
        return new Otherwise(peers, Pattern.compile(runs), Pattern.compile(cases), symptom, reason);
    }

    /** What is known of this case; null where it has to succeed. */
    static Otherwise of(JavaPeer peer, String run, String name) {
        return ALL.stream()
                .filter(each -> each.peers.contains(peer))
                .filter(each -> each.runs.matcher(run).matches())
                .filter(each -> each.cases.matcher(name).matches())
                .findFirst()
                .orElse(null);
    }

    /** Whether the outcome, "ok" or a failure, is what is to be expected. */
    boolean expects(String outcome) {
        return outcome.equals("ok")
                ? isNowAndThen()
                : Pattern.compile(symptom).matcher(outcome).find();
    }

    /** Whether the case also succeeds now and then, so that one success says nothing. */
    boolean isNowAndThen() {
        return symptom.equals(SOMETIMES);
    }

    /** Whether the case does not end at all, so that there is no use in waiting long. */
    boolean isEndless() {
        return symptom.equals(ENDLESS);
    }
}
