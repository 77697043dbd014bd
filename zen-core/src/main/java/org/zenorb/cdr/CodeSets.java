package org.zenorb.cdr;

import java.nio.charset.Charset;

/**
 * The code sets that characters travel in, by their numbers in the OSF character and code set
 * registry (CORBA 3.3 part 2, 7.10).
 *
 * <p>Thread: any.
 */
public final class CodeSets {
    /** None agreed upon. */
    public static final int NONE = 0;

    /** ISO 8859-1, Latin 1: what char travels in unless something else was agreed upon. */
    public static final int ISO_8859_1 = 0x00010001;

    /** ISO 646 IRV, ASCII. */
    public static final int ASCII = 0x00010020;

    /** UCS-2 level 1: two octets for each character, no surrogates. */
    public static final int UCS_2 = 0x00010100;

    /** UTF-16: what wchar travels in. */
    public static final int UTF_16 = 0x00010109;

    /** UTF-8. */
    public static final int UTF_8 = 0x05010001;

    private CodeSets() {}

    /** Whether char and string can be written and read in this code set. */
    public static boolean isCharCodeSet(int codeSet) {
        return codeSet == ISO_8859_1 || codeSet == UTF_8 || charset(codeSet) != null;
    }

    /** Whether wchar and wstring can be written and read in this code set. */
    public static boolean isWcharCodeSet(int codeSet) {
        return codeSet == UTF_16 || codeSet == UCS_2;
    }

    /** Java's name for a single-byte code set, or null when this is none that we know. */
    static String charsetName(int codeSet) {
        if (codeSet >= 0x00010001 && codeSet <= 0x0001000a) {
            return "ISO-8859-" + (codeSet - 0x00010000);
        }
        return switch (codeSet) {
            case 0x0001000f -> "ISO-8859-15";
            case ASCII -> "US-ASCII";
            case UTF_8 -> "UTF-8";
            case 0x10020025 -> "IBM037";
            case 0x100201b5 -> "IBM437";
            case 0x10020352 -> "IBM850";
            case 0x10020354 -> "IBM852";
            case 0x10020357 -> "IBM855";
            case 0x1002035d -> "IBM861";
            case 0x100201f4 -> "IBM500";
            case 0x10020417 -> "IBM1047";
            case 0x100204e2 -> "windows-1250";
            case 0x100204e3 -> "windows-1251";
            case 0x100204e4 -> "windows-1252";
            default -> null;
        };
    }

    /** Java's charset for a char code set, or null when the running Java has none. */
    static Charset charset(int codeSet) {
        String name = charsetName(codeSet);
        return name == null || !Charset.isSupported(name) ? null : Charset.forName(name);
    }

    /** A name for people, with the registry's number. */
    public static String describe(int codeSet) {
        String name =
                switch (codeSet) {
                    case NONE -> "none";
                    case ISO_8859_1 -> "ISO 8859-1 (Latin 1)";
                    case UCS_2 -> "UCS-2 level 1";
                    case 0x00010101 -> "UCS-2 level 2";
                    case 0x00010102 -> "UCS-2 level 3";
                    case 0x00010104 -> "UCS-4 level 1";
                    case 0x00010105 -> "UCS-4 level 2";
                    case 0x00010106 -> "UCS-4 level 3";
                    case 0x00010108 -> "UTF-1";
                    case UTF_16 -> "UTF-16";
                    case UTF_8 -> "UTF-8";
                    case 0x00030010 -> "EUC JP";
                    case 0x00040001 -> "KS C 5601";
                    default -> charsetName(codeSet);
                };
        String number = "0x" + hex(codeSet);
        return name == null ? number : name + " [" + number + "]";
    }

    private static String hex(int value) {
        String digits = Integer.toHexString(value);
        return "00000000".substring(digits.length()) + digits;
    }
}
