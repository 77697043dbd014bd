package org.zenorb.jperf;

import org.zenorb.jperf.fields.JavaFields;
import org.zenorb.jperf.gperf.Declaration;
import org.zenorb.jperf.gperf.GperfException;
import org.zenorb.jperf.gperf.GperfFile;
import org.zenorb.jperf.gperf.GperfKeyword;
import org.zenorb.jperf.gperf.GperfText;
import org.zenorb.jperf.gperf.Language;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes a Java class of the keywords of a gperf input file.
 *
 * <p>If keywords stand in a struct, the class has a method for each member, which gives the field
 * of a keyword by its number. A file that declares {@code %language=Java} itself may have Java's
 * types and expressions there; what stands between <code>%{</code> and <code>%}</code> comes before
 * the class, and the functions section into it. From files for C, both are left out.
 *
 * <p>The same file and options always give the same text.
 *
 * <p>Thread: any.
 */
public final class GperfJavaEmitter {
    private GperfJavaEmitter() {}

    /**
     * The hash of the file's keywords, numbered in the order of the file. It ignores case if the
     * options or the file want that.
     *
     * @throws GperfException if a keyword stands twice and the options do not allow that
     * @throws IllegalArgumentException if no hash function is found with these options
     */
    public static PerfectHash hash(GperfFile file, Options options) throws GperfException {
        KeywordClasses.of(file, options, options.duplicates());
        List<byte[]> keys = new ArrayList<>();
        for (GperfKeyword keyword : file.keywords()) {
            keys.add(keyword.key());
        }
        boolean ignoreCase = options.ignoreCase() || file.settings().has(Declaration.IGNORE_CASE);
        return PerfectHash.of(keys, options.withIgnoreCase(ignoreCase));
    }

    /**
     * The class as {@link JavaEmitter#classSource} writes it, with the file's fields and texts.
     *
     * @param classSource the class of the file's keywords
     * @throws GperfException if a field has no form in Java
     */
    public static String withFields(GperfFile file, String classSource) throws GperfException {
        boolean java = file.declared().language() == Language.JAVA;
        String members = JavaFields.members(file, java, JavaIdentifiers::isIdentifier);
        if (java && file.functionsOrNull() != null) {
            members += utf8(file.functionsOrNull().text());
        }
        int end = classSource.lastIndexOf('}');
        int packageEnd = classSource.startsWith("package ") ? classSource.indexOf('\n') + 2 : 0;
        StringBuilder text = new StringBuilder(classSource.substring(0, packageEnd));
        if (java) {
            for (GperfText verbatim : file.verbatim()) {
                text.append(utf8(verbatim.text()).strip()).append("\n\n");
            }
        }
        text.append(classSource, packageEnd, end);
        return text.append(members.indent(4).replaceAll("(?m)^ +$", "")).append("}\n").toString();
    }

    /** What is left out of the Java class, for a person; empty if nothing is. */
    public static List<String> leftOut(GperfFile file) {
        List<String> notes = new ArrayList<>();
        if (file.declared().language() != Language.JAVA) {
            for (GperfText verbatim : file.verbatim()) {
                notes.add(file.name() + ":" + verbatim.line() + ":1: " + "C code is left out");
            }
            GperfText functions = file.functionsOrNull();
            if (functions != null && !functions.text().isBlank()) {
                notes.add(file.name() + ":" + functions.line() + ":1: " + "C code is left out");
            }
        }
        return notes;
    }

    private static String utf8(String text) {
        return new String(text.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    }
}
