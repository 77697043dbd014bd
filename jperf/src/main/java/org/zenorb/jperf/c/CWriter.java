package org.zenorb.jperf.c;

import org.zenorb.jperf.gperf.Declaration;
import org.zenorb.jperf.gperf.GperfFile;
import org.zenorb.jperf.gperf.GperfText;
import org.zenorb.jperf.gperf.Language;
import org.zenorb.jperf.value.HashFunction;

/**
 * Writes a C or C++ file that takes the place of gperf's output for the same input.
 *
 * <p>It has gperf's entry points and constants: {@code hash} and {@code in_word_set}, in C++ as
 * members of a class; {@code TOTAL_KEYWORDS} and the like; the word list, the length table and the
 * string pool under their names. What else it needs begins with {@code jperf_} or {@code JPERF_},
 * so that it may share a file with gperf's. It compiles without warnings as C90, later C and C++,
 * and needs {@code string.h} from the user or by {@code %includes}, as gperf's does.
 *
 * <p>Thread: any.
 */
public final class CWriter {
    private final GperfFile file;
    private final CStyle style;
    private final CTable table;
    private final CTables tables;
    private final CText out = new CText();

    private CWriter(
            GperfFile file, HashFunction functionOrNull, Language language, boolean duplicates) {
        this.file = file;
        this.style = new CStyle(file, language);
        this.table = new CTable(file.keywords(), functionOrNull, style.ignoresCase());
        this.tables = new CTables(file, style, table, duplicates);
    }

    /**
     * The source file, a char for each byte.
     *
     * @param functionOrNull knows the file's keywords but the empty one (in lower case, if case is
     *     ignored); null if there are none
     * @param duplicates true if the word list has no empty entries, as gperf has it with {@code -D}
     */
    public static String source(
            GperfFile file, HashFunction functionOrNull, Language language, boolean duplicates) {
        return new CWriter(file, functionOrNull, language, duplicates).write();
    }

    private String write() {
        String about = table.function() == null ? "" : ", by " + table.function();
        out.line("/* " + style.language().word() + " code produced by jperf: " + keywords());
        out.line(
                "   in "
                        + table.slots()
                        + (table.slots() == 1 ? " slot" : " slots")
                        + about
                        + " */");
        for (GperfText text : file.verbatim()) {
            out.source(text.line(), file.name()).raw(text.text());
        }
        if (file.structOrNull() != null && !style.has(Declaration.OMIT_STRUCT_TYPE)) {
            out.source(file.structOrNull().line(), file.name()).raw(file.structOrNull().text());
        }
        if (style.has(Declaration.INCLUDES)) {
            out.line("#include <string.h>");
        }
        boolean global = style.has(Declaration.GLOBAL_TABLE);
        if (!style.has(Declaration.ENUM)) {
            out.line("");
            constants("#define ", " ", "");
        } else if (global) {
            out.line("");
            enumeration();
        }
        out.line("");
        CHelpers.write(out, style, table);
        CHash hash = new CHash(style, table);
        if (style.language() == Language.CPP) {
            classDeclaration();
        }
        hash.write(out);
        tables.writePool(out);
        if (global) {
            tables.writeGlobal(out);
        }
        lookup(global);
        if (file.functionsOrNull() != null) {
            out.source(file.functionsOrNull().line(), file.name());
            out.raw(file.functionsOrNull().text());
        }
        return out.toString();
    }

    private String keywords() {
        int count = file.keywords().size();
        return count + (count == 1 ? " keyword" : " keywords");
    }

    private void enumeration() {
        out.line("enum {").indent();
        constants("", " = ", ",");
        out.outdent().line("};");
    }

    private void constants(String before, String between, String behind) {
        int min = table.hasEmpty() ? 0 : table.minLength();
        if (table.entries().isEmpty()) {
            min = 0;
        }
        int[] values = {
            table.entries().size(),
            min,
            table.maxLength(),
            table.minSlot(),
            Math.max(0, table.slots() - 1)
        };
        String[] names = {
            "TOTAL_KEYWORDS",
            "MIN_WORD_LENGTH",
            "MAX_WORD_LENGTH",
            "MIN_HASH_VALUE",
            "MAX_HASH_VALUE"
        };
        for (int i = 0; i < names.length; i++) {
            String end = i + 1 == names.length ? "" : behind;
            out.line(before + style.constant(names[i]) + between + values[i] + end);
        }
    }

    private void classDeclaration() {
        out.line("class " + style.name(Declaration.CLASS_NAME) + " {");
        out.line("private:").indent();
        out.line(
                "static inline unsigned int "
                        + style.name(Declaration.HASH_FUNCTION_NAME)
                        + " (const char *str, size_t len);");
        out.outdent().line("public:").indent();
        out.line(
                "static "
                        + style.resultType()
                        + style.name(Declaration.LOOKUP_FUNCTION_NAME)
                        + " (const char *str, size_t len);");
        out.outdent().line("};").line("");
    }

    private void lookup(boolean global) {
        String name = style.name(Declaration.LOOKUP_FUNCTION_NAME);
        String scope =
                style.language() == Language.CPP ? style.name(Declaration.CLASS_NAME) + "::" : "";
        style.function(out, style.resultType(), scope + name);
        if (style.has(Declaration.ENUM) && !global) {
            enumeration();
        }
        if (!global) {
            tables.writeGlobal(out);
        }
        tables.writeLocal(out);
        new CLookup(style, table, tables).write(out);
        out.outdent().line("}");
    }
}
