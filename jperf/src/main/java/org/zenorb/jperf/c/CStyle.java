package org.zenorb.jperf.c;

import org.zenorb.jperf.gperf.Declaration;
import org.zenorb.jperf.gperf.GperfFile;
import org.zenorb.jperf.gperf.GperfSettings;
import org.zenorb.jperf.gperf.Language;

/**
 * How the output is written: language, names and types.
 *
 * <p>Thread: any; immutable.
 */
final class CStyle {
    private final GperfFile file;
    private final GperfSettings settings;
    private final Language language;

    CStyle(GperfFile file, Language language) {
        this.file = file;
        this.settings = file.settings();
        this.language = language;
    }

    Language language() {
        return language;
    }

    boolean has(Declaration declaration) {
        return settings.has(declaration);
    }

    String name(Declaration declaration) {
        return settings.value(declaration);
    }

    int switches() {
        return settings.switches();
    }

    boolean isStruct() {
        return file.structOrNull() != null;
    }

    boolean isPooled() {
        return has(Declaration.PIC);
    }

    boolean ignoresCase() {
        return has(Declaration.IGNORE_CASE);
    }

    /** {@code const} with a blank behind, where the language has it. */
    String con() {
        return language == Language.KR_C ? "" : "const ";
    }

    /** {@code const} for what the user may see, if tables are wanted constant. */
    String tableCon() {
        return has(Declaration.READONLY_TABLES) ? con() : "";
    }

    /** The struct with {@code const} before it if it is constant. */
    String structType() {
        String type = file.structOrNull().type();
        return type.startsWith("const ") ? type : tableCon() + type;
    }

    /** What the lookup function returns. */
    String resultType() {
        return isStruct() ? structType() + " *" : con() + "char *";
    }

    /** The declaration of the word list up to its name's end. */
    String wordListHead() {
        String name = name(Declaration.WORD_ARRAY_NAME) + "[]";
        if (isStruct()) {
            return "static " + structType() + " " + name;
        }
        if (isPooled()) {
            return "static " + tableCon() + "int " + name;
        }
        return "static " + con() + "char *" + tableCon() + name;
    }

    /** A constant's whole name, as in {@code MAX_HASH_VALUE}. */
    String constant(String name) {
        return name(Declaration.CONSTANTS_PREFIX) + name;
    }

    /**
     * Begins the definition of a function of {@code str} and {@code len}.
     *
     * @param result what it returns, with what stands before that
     * @param name its name, qualified if need be
     */
    void function(CText out, String result, String name) {
        out.line(result);
        if (language == Language.KR_C || language == Language.C) {
            out.line(name + " (str, len)").indent();
            out.line(con() + "char *str;").line("size_t len;").outdent();
        } else {
            out.line(name + " (const char *str, size_t len)");
        }
        out.line("{").indent();
    }
}
