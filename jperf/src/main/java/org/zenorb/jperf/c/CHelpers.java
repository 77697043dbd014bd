package org.zenorb.jperf.c;

import org.zenorb.jperf.gperf.Language;
import org.zenorb.jperf.keyword.AsciiCase;
import org.zenorb.jperf.position.KeyView;
import org.zenorb.jperf.value.DisplacedHash;

/**
 * Writes what hash and lookup functions call. Each piece is guarded by a macro, so that several
 * outputs may be included in one file.
 *
 * <p>Thread: any.
 */
final class CHelpers {
    private static final String TYPE =
            """
            #ifndef JPERF_U64
            #ifdef __GNUC__
            __extension__ typedef unsigned long long jperf_u64;
            #else
            typedef unsigned long long jperf_u64;
            #endif
            typedef unsigned int jperf_u32;
            #define JPERF_U64(high, low) ((jperf_u64) (high) << 32 | (low))
            #endif

            """;

    /** The lowest byte is the first in memory, whatever the machine's order. */
    private static final String LOAD =
            """
            #ifndef JPERF_LOADSIZE
            #define JPERF_LOADSIZE
            INLINEstatic jperf_uBITS
            FUNCTION
            {
            #if defined __BYTE_ORDER__ && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ || defined _WIN32
                jperf_uBITS word;
                memcpy (&word, str, SIZE);
            #else
                jperf_uBITS word = 0;
                int i;
                for (i = SIZE - 1; i >= 0; i--)
                    word = word << 8 | (unsigned char) str[i];
            #endif
                return word;
            }
            #endif

            """;

    /** The first 4 and the last 4 bytes; of a shorter string the first, the middle, the last. */
    private static final String ENDS =
            """
            #ifndef JPERF_ENDS
            #define JPERF_ENDS
            INLINEstatic jperf_u64
            FUNCTION
            {
                if (len >= 4)
                    return (jperf_u64) jperf_load4 (str + len - 4) << 32 | jperf_load4 (str);
                return (unsigned long) (unsigned char) str[len - 1] << 16
                    | (unsigned int) (unsigned char) str[len >> 1] << 8
                    | (unsigned char) str[0];
            }
            #endif

            """;

    /** Words of up to 16 bytes by loads that overlap: what is 4 bytes or more goes one way. */
    private static final String DIFFER4 =
            """
            #ifndef JPERF_DIFFER4
            #define JPERF_DIFFER4
            INLINEstatic int
            FUNCTION
            {
                size_t at = len >> 3 << 2;
                if (len > 16)
                    return memcmp (a, b, len) != 0;
                if (len < 4)
                    return ((a[0] ^ b[0]) | (a[len >> 1] ^ b[len >> 1]) | (a[len - 1] ^ b[len - 1])) != 0;
                return ((jperf_load4 (a) ^ jperf_load4 (b))
                    | (jperf_load4 (a + at) ^ jperf_load4 (b + at))
                    | (jperf_load4 (a + len - at - 4) ^ jperf_load4 (b + len - at - 4))
                    | (jperf_load4 (a + len - 4) ^ jperf_load4 (b + len - 4))) != 0;
            }
            #endif

            """;

    /** The same for longer words: those of 8 to 32 bytes go one way. */
    private static final String DIFFER8 =
            """
            #ifndef JPERF_DIFFER8
            #define JPERF_DIFFER8
            INLINEstatic int
            FUNCTION
            {
                size_t at = len >> 4 << 3;
                if (len < 8 || len > 32)
                    return memcmp (a, b, len) != 0;
                return ((jperf_load8 (a) ^ jperf_load8 (b))
                    | (jperf_load8 (a + at) ^ jperf_load8 (b + at))
                    | (jperf_load8 (a + len - at - 8) ^ jperf_load8 (b + len - at - 8))
                    | (jperf_load8 (a + len - 8) ^ jperf_load8 (b + len - 8))) != 0;
            }
            #endif

            """;

    /** The second and the third 4 bytes of up to 16; they overlap the others in fewer. */
    private static final String INNER =
            """
            #ifndef JPERF_INNER
            #define JPERF_INNER
            INLINEstatic jperf_u64
            FUNCTION
            {
                size_t at = len >> 3 << 2;
                if (len < 4)
                    return 0;
                return (jperf_u64) jperf_load4 (str + len - 4 - at) << 32 | jperf_load4 (str + at);
            }
            #endif

            """;

    private static final String LOWER8 =
            """
            #ifndef JPERF_LOWER8
            #define JPERF_LOWER8
            INLINEstatic jperf_u64
            FUNCTION
            {
                jperf_u64 ones = JPERF_U64 (0x01010101, 0x01010101);
                jperf_u64 low = word & ones * 0x7f;
                jperf_u64 from_a = low + ones * (0x80 - 'A');
                jperf_u64 beyond_z = low + ones * (0x7f - 'Z');
                return word | (((from_a ^ beyond_z) & ~word & ones * 0x80) >> 2);
            }
            #endif

            """;

    private static final String MEMCMP =
            """
            #ifndef JPERF_CASE_MEMCMP
            #define JPERF_CASE_MEMCMP
            static int
            FUNCTION
            {
                while (len > 0 && jperf_downcase[(unsigned char) *a] == jperf_downcase[(unsigned char) *b])
                    a++, b++, len--;
                return len > 0;
            }
            #endif

            """;

    private static final String COMPARE4 = "jperf_differ4";
    private static final String COMPARE8 = "jperf_differ8";

    private CHelpers() {}

    static void write(CText out, CStyle style, CTable table) {
        String comparison = comparison(style, table);
        boolean four = comparison.equals(COMPARE4);
        boolean eight = comparison.equals(COMPARE8);
        if (table.function() instanceof DisplacedHash || four || eight) {
            out.raw(TYPE);
        }
        boolean words = table.function() instanceof DisplacedHash hash && CHash.readsWords(hash);
        if (words || four) {
            out.raw(load(style, 4));
        }
        boolean eights =
                words
                        && (view(table) instanceof KeyView.LongEnds
                                || view(table) instanceof KeyView.Words && table.maxLength() > 8);
        if (eights || eight) {
            out.raw(load(style, 8));
        }
        if (four || eight) {
            String chars = style.con() + "char *";
            String head =
                    head(style, comparison, "a, b, len", chars + "a", chars + "b", "size_t len");
            String text = four ? DIFFER4 : DIFFER8;
            out.raw(text.replace("INLINE", inline()).replace("FUNCTION", head));
        }
        if (words) {
            String chars = style.con() + "char *str";
            String ends = head(style, "jperf_ends", "str, len", chars, "size_t len");
            out.raw(ENDS.replace("INLINE", inline()).replace("FUNCTION", ends));
            if (view(table) instanceof KeyView.Quarters) {
                String inner = head(style, "jperf_inner", "str, len", chars, "size_t len");
                out.raw(INNER.replace("INLINE", inline()).replace("FUNCTION", inner));
            }
            if (style.ignoresCase()) {
                String head = head(style, "jperf_lower8", "word", "jperf_u64 word");
                out.raw(LOWER8.replace("INLINE", inline()).replace("FUNCTION", head));
            }
        }
        if (style.ignoresCase() && table.function() != null) {
            out.flush("#ifndef JPERF_DOWNCASE").flush("#define JPERF_DOWNCASE");
            out.numbers("static " + style.con(), "jperf_downcase", 256, AsciiCase::lower);
            out.flush("#endif").line("");
            String chars = style.con() + "char *";
            String head =
                    head(
                            style,
                            "jperf_case_memcmp",
                            "a, b, len",
                            chars + "a",
                            chars + "b",
                            "size_t len");
            out.raw(MEMCMP.replace("FUNCTION", head));
        }
    }

    private static KeyView view(CTable table) {
        return ((DisplacedHash) table.function()).view();
    }

    /**
     * The function that compares a string and a keyword of the same length: one that most keywords
     * pass without a branch that depends on their length, or {@code memcmp}.
     */
    static String comparison(CStyle style, CTable table) {
        if (style.ignoresCase()) {
            return "jperf_case_memcmp";
        }
        int upTo16 = 0;
        int from8To32 = 0;
        for (CEntry entry : table.entries()) {
            int length = entry.length();
            upTo16 += length <= 16 ? 1 : 0;
            from8To32 += length >= 8 && length <= 32 ? 1 : 0;
        }
        if (table.function() == null || 2 * Math.max(upTo16, from8To32) < table.entries().size()) {
            return "memcmp";
        }
        return upTo16 >= from8To32 ? COMPARE4 : COMPARE8;
    }

    private static String load(CStyle style, int size) {
        String chars = style.con() + "char *str";
        return LOAD.replace("INLINE", inline())
                .replace("FUNCTION", head(style, "jperf_load" + size, "str", chars))
                .replace("SIZE", "" + size)
                .replace("BITS", "" + 8 * size);
    }

    /** The head of a function in the way of the language. */
    private static String head(CStyle style, String name, String names, String... parameters) {
        if (style.language() == Language.KR_C || style.language() == Language.C) {
            return name + " (" + names + ")\n    " + String.join(";\n    ", parameters) + ";";
        }
        return name + " (" + String.join(", ", parameters) + ")";
    }

    private static String inline() {
        CText out = new CText();
        inline(out);
        return out.toString();
    }

    /** What makes the next function inline where the compiler can. */
    static void inline(CText out) {
        out.flush("#ifdef __cplusplus").flush("inline");
        out.flush("#elif defined __GNUC__").flush("__inline").flush("#endif");
    }
}
