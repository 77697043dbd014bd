package org.zenorb.cdr;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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

    private static final int LAST_UNICODE = 0x0001010a;
    private static final int LAST_ISO_8859 = 14;
    private static final int EUC_JP = 0x00030010;
    private static final int EUC_KR = 0x0004000a;

    /** IBM's code pages follow, each under the number of its coded character set. */
    private static final int IBM = 0x10020000;

    private static final Pattern CODE_PAGE =
            Pattern.compile(
                    "(?:cp|x-ibm|ibm|ibm-|windows-)0*([0-9]{2,5})", Pattern.CASE_INSENSITIVE);

    private CodeSets() {}

    /** Whether char and string can be written and read in this code set. */
    public static boolean isCharCodeSet(int codeSet) {
        return codeSet == ISO_8859_1 || codeSet == UTF_8 || charset(codeSet) != null;
    }

    /** Whether wchar and wstring can be written and read in this code set. */
    public static boolean isWcharCodeSet(int codeSet) {
        return codeSet == UTF_16 || codeSet == UCS_2 || codeSet == UTF_8;
    }

    /** Whether the code set holds the characters of Unicode, in whatever form. */
    public static boolean isUnicode(int codeSet) {
        return codeSet == UTF_8 || codeSet >= UCS_2 && codeSet <= LAST_UNICODE;
    }

    /**
     * The number of the code set that a person names: as Java names the charset, or {@code 0x} and
     * the registry's number.
     *
     * @return {@link #NONE} when char cannot be written and read in it
     */
    public static int charCodeSet(String name) {
        try {
            int number =
                    name.startsWith("0x")
                            ? Integer.parseUnsignedInt(name.substring(2), 16)
                            : number(Charset.forName(name));
            return isCharCodeSet(number) ? number : NONE;
        } catch (IllegalArgumentException e) {
            // Neither a number nor a charset.
            return NONE;
        }
    }

    private static int number(Charset charset) {
        for (int codeSet = ISO_8859_1; codeSet <= ISO_8859_1 + LAST_ISO_8859; codeSet++) {
            if (charset.equals(charset(codeSet))) {
                return codeSet;
            }
        }
        for (int codeSet : new int[] {ASCII, UTF_8, EUC_JP, EUC_KR}) {
            if (charset.equals(charset(codeSet))) {
                return codeSet;
            }
        }
        List<String> names = new ArrayList<>(charset.aliases());
        names.add(charset.name());
        // Aliases come in any order, and a code page may have a later twin: the first number
        // counts.
        int lowest = NONE;
        for (String each : names) {
            Matcher page = CODE_PAGE.matcher(each);
            int codeSet = page.matches() ? IBM | Integer.parseInt(page.group(1)) : NONE;
            if (charset.equals(charset(codeSet)) && (lowest == NONE || codeSet < lowest)) {
                lowest = codeSet;
            }
        }
        return lowest;
    }

    /** Java's names for a code set that strings can travel in, the usual one first. */
    private static List<String> charsetNames(int codeSet) {
        int member = codeSet - ISO_8859_1 + 1;
        if (member >= 1 && member <= LAST_ISO_8859 + 1) {
            return List.of("ISO-8859-" + member);
        }
        if ((codeSet & 0xffff0000) == IBM) {
            int page = codeSet & 0xffff;
            return page >= 1250 && page <= 1258
                    ? List.of("windows-" + page)
                    : List.of(
                            (page < 10 ? "IBM00" : page < 100 ? "IBM0" : "IBM") + page,
                            "cp" + page,
                            "x-IBM" + page);
        }
        return switch (codeSet) {
            case ASCII -> List.of("US-ASCII");
            case UTF_8 -> List.of("UTF-8");
            case EUC_JP -> List.of("EUC-JP");
            case EUC_KR -> List.of("EUC-KR");
            default -> List.of();
        };
    }

    /** Java's charset for a char code set, or null when the running Java has none. */
    static Charset charset(int codeSet) {
        for (String name : charsetNames(codeSet)) {
            if (Charset.isSupported(name)) {
                return Charset.forName(name);
            }
        }
        return null;
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
                    case 0x00040001 -> "KS C 5601";
                    default -> firstName(charsetNames(codeSet));
                };
        String number = "0x" + hex(codeSet);
        return name == null ? number : name + " [" + number + "]";
    }

    private static String firstName(List<String> names) {
        return names.isEmpty() ? null : names.getFirst();
    }

    private static String hex(int value) {
        String digits = Integer.toHexString(value);
        return "00000000".substring(digits.length()) + digits;
    }
}
