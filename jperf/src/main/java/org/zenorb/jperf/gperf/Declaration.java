package org.zenorb.jperf.gperf;

import java.util.Locale;

/**
 * gperf's declarations: what an input file may ask for, each with an option of the same meaning.
 *
 * <p>Thread: any.
 */
public enum Declaration {
    /** The characters that end a keyword, besides the end of the line. */
    DELIMITERS(Form.VALUE),
    /** Keywords stand in structs, whose declaration the file holds. */
    STRUCT_TYPE(Form.FLAG),
    /** Upper and lower case of ASCII are the same. */
    IGNORE_CASE(Form.FLAG),
    /** What is written, see {@link Language}. */
    LANGUAGE(Form.VALUE),
    /** The struct's member that holds the keyword. */
    SLOT_NAME(Form.NAME),
    /** What empty entries hold behind the keyword. */
    INITIALIZER_SUFFIX(Form.NAME),
    HASH_FUNCTION_NAME(Form.NAME),
    LOOKUP_FUNCTION_NAME(Form.NAME),
    CLASS_NAME(Form.NAME),
    /** Only bytes below 128 will be looked up. */
    SEVEN_BIT(Form.FLAG, "7bit"),
    /** Lengths are compared before bytes, and NUL is a byte like any other. */
    COMPARE_LENGTHS(Form.FLAG),
    /** What is looked up need not end with NUL. */
    COMPARE_STRNCMP(Form.FLAG),
    READONLY_TABLES(Form.FLAG),
    /** Constants are an enum in the lookup function rather than macros. */
    ENUM(Form.FLAG),
    /** The output includes {@code string.h}. */
    INCLUDES(Form.FLAG),
    /** The table stands outside of the lookup function. */
    GLOBAL_TABLE(Form.FLAG),
    /** Keywords stand in a pool and tables hold offsets into it: nothing is relocated. */
    PIC(Form.FLAG),
    STRING_POOL_NAME(Form.NAME),
    /** Empty entries hold a null pointer. */
    NULL_STRINGS(Form.FLAG),
    CONSTANTS_PREFIX(Form.NAME),
    WORD_ARRAY_NAME(Form.NAME),
    LENGTH_TABLE_NAME(Form.NAME),
    /** How many switch statements take the place of the table. */
    SWITCH(Form.VALUE),
    /** The struct is declared elsewhere. */
    OMIT_STRUCT_TYPE(Form.FLAG);

    /** How a declaration is written. */
    enum Form {
        /** {@code %word}. */
        FLAG,
        /** {@code %word=value}. */
        VALUE,
        /** {@code %define word value}. */
        NAME
    }

    private final Form form;
    private final String word;

    Declaration(Form form) {
        this.form = form;
        this.word = name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    Declaration(Form form, String word) {
        this.form = form;
        this.word = word;
    }

    Form form() {
        return form;
    }

    /** The word that stands in files, as in {@code slot-name}. */
    public String word() {
        return word;
    }

    /** The declaration as a person writes it, without its value. */
    public String text() {
        return form == Form.NAME ? "%define " + word : "%" + word;
    }

    static Declaration find(Form form, String word) {
        for (Declaration declaration : values()) {
            if (declaration.form == form && declaration.word.equals(word)) {
                return declaration;
            }
        }
        return null;
    }
}
