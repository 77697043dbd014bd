package org.zenorb.jperf.c;

import org.zenorb.jperf.gperf.Language;
import org.zenorb.jperf.keyword.AsciiCase;
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
            #define JPERF_U64(high, low) ((jperf_u64) (high) << 32 | (low))
            #endif

            """;

    /** 8 bytes with the first one lowest; fewer than 8 in a way that tells them all apart. */
    private static final String LOAD =
            """
            #ifndef JPERF_LOAD
            #define JPERF_LOAD
            INLINEstatic jperf_u64
            FUNCTION8
            {
            #if defined __BYTE_ORDER__ && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ || defined _WIN32
                jperf_u64 word;
                memcpy (&word, str, 8);
                return word;
            #else
                CONST_UNSIGNED_CHARS = (CAST) str;
                return JPERF_U64 ((jperf_u64) s[7] << 24 | (jperf_u64) s[6] << 16 | s[5] << 8 | s[4],
                                  (jperf_u64) s[3] << 24 | s[2] << 16 | s[1] << 8 | s[0]);
            #endif
            }

            INLINEstatic jperf_u64
            FUNCTION
            {
                CONST_UNSIGNED_CHARS = (CAST) str;
                if (len == 8)
                    return jperf_load8 (str);
                if (len >= 4)
                    return JPERF_U64 ((jperf_u64) s[len - 1] << 24 | s[len - 2] << 16
                                          | s[len - 3] << 8 | s[len - 4],
                                      (jperf_u64) s[3] << 24 | s[2] << 16 | s[1] << 8 | s[0]);
                return (jperf_u64) s[len - 1] << 16 | s[len >> 1] << 8 | s[0];
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

    private static final String STRCMP =
            """
            #ifndef JPERF_CASE_STRCMP
            #define JPERF_CASE_STRCMP
            static int
            FUNCTION
            {
                while (*a != '\\0' && jperf_downcase[(unsigned char) *a] == jperf_downcase[(unsigned char) *b])
                    a++, b++;
                return jperf_downcase[(unsigned char) *a] != jperf_downcase[(unsigned char) *b];
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

    private CHelpers() {}

    static void write(CText out, CStyle style, CTable table) {
        if (table.function() instanceof DisplacedHash) {
            out.raw(TYPE);
        }
        if (CHash.readsWords(table.function())) {
            out.raw(functions(style, LOAD));
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
            if (style.comparesLengths()) {
                String head =
                        head(
                                style,
                                "jperf_case_memcmp",
                                "a, b, len",
                                chars + "a",
                                chars + "b",
                                "size_t len");
                out.raw(MEMCMP.replace("FUNCTION", head));
            } else {
                String head = head(style, "jperf_case_strcmp", "a, b", chars + "a", chars + "b");
                out.raw(STRCMP.replace("FUNCTION", head));
            }
        }
    }

    private static String functions(CStyle style, String text) {
        String chars = style.con() + "char *str";
        return text.replace("INLINE", inline())
                .replace("FUNCTION8", head(style, "jperf_load8", "str", chars))
                .replace("FUNCTION", head(style, "jperf_load", "str, len", chars, "size_t len"))
                .replace("CONST_UNSIGNED_CHARS", style.con() + "unsigned char *s")
                .replace("CAST", style.con() + "unsigned char *");
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
