package org.zenorb.ior;

import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.CodeSets;
import org.zenorb.error.MinorCode;

import java.util.ArrayList;
import java.util.List;

/**
 * The code sets that one side of a connection has: its own and those it can convert to and from,
 * for char and for wchar (component CODE_SETS; CORBA 3.3 part 2, 7.10.2).
 *
 * <p>Thread: any; immutable.
 *
 * @param nativeChar the native code set for char
 * @param charConversions further ones, the preferred first
 * @param nativeWchar the native code set for wchar, {@link CodeSets#NONE} for no wchar at all
 * @param wcharConversions further ones, the preferred first
 */
public record CodeSetComponent(
        int nativeChar,
        List<Integer> charConversions,
        int nativeWchar,
        List<Integer> wcharConversions) {
    private static final int MAX_CONVERSIONS = 1024;

    /** Copies the lists. */
    public CodeSetComponent {
        charConversions = List.copyOf(charConversions);
        wcharConversions = List.copyOf(wcharConversions);
    }

    /** The component for an IOR. */
    public TaggedOctets toComponent() {
        CdrOutput out = CdrOutput.encapsulation(null, false);
        write(out, nativeChar, charConversions);
        write(out, nativeWchar, wcharConversions);
        return TaggedOctets.of(Tags.CODE_SETS, out);
    }

    private static void write(CdrOutput out, int nativeSet, List<Integer> conversions) {
        out.write_ulong(nativeSet);
        out.write_ulong(conversions.size());
        for (int codeSet : conversions) {
            out.write_ulong(codeSet);
        }
    }

    /** Reads the component; MARSHAL when it is not valid. */
    public static CodeSetComponent fromComponent(TaggedOctets component) {
        CdrInput in = component.open();
        int nativeChar = in.read_ulong();
        List<Integer> chars = readConversions(in);
        int nativeWchar = in.read_ulong();
        return new CodeSetComponent(nativeChar, chars, nativeWchar, readConversions(in));
    }

    private static List<Integer> readConversions(CdrInput in) {
        int count = in.readLength(4);
        if (count > MAX_CONVERSIONS) {
            throw in.error(MinorCode.BAD_LENGTH, count + " code sets");
        }
        ArrayList<Integer> list = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            list.add(in.read_ulong());
        }
        return list;
    }

    /**
     * This side with all code sets of the other that Java knows as conversions: a client does not
     * tell anybody what it could convert to.
     */
    public CodeSetComponent convertingTo(CodeSetComponent other) {
        ArrayList<Integer> chars = new ArrayList<>(charConversions);
        ArrayList<Integer> wchars = new ArrayList<>(wcharConversions);
        if (CodeSets.isCharCodeSet(other.nativeChar)) {
            chars.add(other.nativeChar);
        }
        if (CodeSets.isWcharCodeSet(other.nativeWchar)) {
            wchars.add(other.nativeWchar);
        }
        other.charConversions.stream().filter(CodeSets::isCharCodeSet).forEach(chars::add);
        other.wcharConversions.stream().filter(CodeSets::isWcharCodeSet).forEach(wchars::add);
        return new CodeSetComponent(nativeChar, chars, nativeWchar, wchars);
    }

    /**
     * The transmission code set for char between a client and a server: the server's own, the
     * client's own, a conversion that both have, and UTF-8 where both hold Unicode.
     *
     * @throws org.omg.CORBA.CODESET_INCOMPATIBLE when they share none
     */
    public static int chooseChar(CodeSetComponent client, CodeSetComponent server) {
        int chosen =
                choose(
                        client.nativeChar,
                        client.charConversions,
                        server.nativeChar,
                        server.charConversions);
        if (chosen == CodeSets.NONE
                && CodeSets.isUnicode(client.nativeChar)
                && CodeSets.isUnicode(server.nativeChar)) {
            return CodeSets.UTF_8;
        }
        if (chosen == CodeSets.NONE) {
            throw MinorCode.NO_COMMON_CODESET.no("char: client " + client + ", server " + server);
        }
        return chosen;
    }

    /**
     * The transmission code set for wchar between a client and a server; {@link CodeSets#NONE} when
     * the server knows no wchar.
     *
     * @throws org.omg.CORBA.CODESET_INCOMPATIBLE when they share none
     */
    public static int chooseWchar(CodeSetComponent client, CodeSetComponent server) {
        if (server.nativeWchar == CodeSets.NONE && server.wcharConversions.isEmpty()) {
            return CodeSets.NONE;
        }
        int chosen =
                choose(
                        client.nativeWchar,
                        client.wcharConversions,
                        server.nativeWchar,
                        server.wcharConversions);
        if (chosen == CodeSets.NONE
                && CodeSets.isUnicode(client.nativeWchar)
                && CodeSets.isUnicode(server.nativeWchar)) {
            return CodeSets.UTF_16;
        }
        if (chosen == CodeSets.NONE) {
            throw MinorCode.NO_COMMON_CODESET.no("wchar: client " + client + ", server " + server);
        }
        return chosen;
    }

    private static int choose(
            int clientNative,
            List<Integer> clientConversions,
            int serverNative,
            List<Integer> serverConversions) {
        if (serverNative != CodeSets.NONE
                && (clientNative == serverNative || clientConversions.contains(serverNative))) {
            return serverNative;
        }
        if (clientNative != CodeSets.NONE && serverConversions.contains(clientNative)) {
            return clientNative;
        }
        for (int codeSet : serverConversions) {
            if (clientConversions.contains(codeSet)) {
                return codeSet;
            }
        }
        return CodeSets.NONE;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("char ").append(CodeSets.describe(nativeChar));
        appendConversions(text, charConversions);
        text.append("; wchar ").append(CodeSets.describe(nativeWchar));
        appendConversions(text, wcharConversions);
        return text.toString();
    }

    private static void appendConversions(StringBuilder text, List<Integer> conversions) {
        String separator = ", also ";
        for (int codeSet : conversions) {
            text.append(separator).append(CodeSets.describe(codeSet));
            separator = ", ";
        }
    }
}
