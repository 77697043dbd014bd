package org.zenorb.idl.parse;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * The words that IDL keeps for itself. Source: CORBA 3.4 part 1, 7.2.4.
 *
 * <p>Those of the component model came with CORBA 3; older IDL uses them as identifiers.
 */
enum Keyword {
    ABSTRACT,
    ANY,
    ATTRIBUTE,
    BOOLEAN,
    CASE,
    CHAR,
    COMPONENT(true),
    CONST,
    CONSUMES(true),
    CONTEXT,
    CUSTOM,
    DEFAULT,
    DOUBLE,
    EMITS(true),
    ENUM,
    EVENTTYPE(true),
    EXCEPTION,
    FACTORY(true),
    FALSE("FALSE"),
    FINDER(true),
    FIXED,
    FLOAT,
    GETRAISES(true),
    HOME(true),
    IMPORT(true),
    IN,
    INOUT,
    INTERFACE,
    LOCAL(true),
    LONG,
    MANAGES(true),
    MODULE,
    MULTIPLE(true),
    NATIVE,
    OBJECT("Object"),
    OCTET,
    ONEWAY,
    OUT,
    PRIMARYKEY(true),
    PRIVATE,
    PROVIDES(true),
    PUBLIC,
    PUBLISHES(true),
    RAISES,
    READONLY,
    SEQUENCE,
    SETRAISES(true),
    SHORT,
    STRING,
    STRUCT,
    SUPPORTS,
    SWITCH,
    TRUE("TRUE"),
    TRUNCATABLE,
    TYPEDEF,
    TYPEID(true),
    TYPEPREFIX(true),
    UNION,
    UNSIGNED,
    USES(true),
    VALUEBASE("ValueBase"),
    VALUETYPE,
    VOID,
    WCHAR,
    WSTRING;

    private static final Map<String, Keyword> EXACT = new HashMap<>();
    private static final Map<String, Keyword> LOWER = new HashMap<>();

    static {
        for (Keyword each : values()) {
            EXACT.put(each.word, each);
            LOWER.put(each.word.toLowerCase(Locale.ROOT), each);
        }
    }

    private final String word;
    private final boolean young;

    Keyword() {
        this.word = name().toLowerCase(Locale.ROOT);
        this.young = false;
    }

    Keyword(boolean young) {
        this.word = name().toLowerCase(Locale.ROOT);
        this.young = young;
    }

    Keyword(String word) {
        this.word = word;
        this.young = false;
    }

    String word() {
        return word;
    }

    /** Whether IDL before CORBA 3 uses it as an identifier. */
    boolean young() {
        return young;
    }

    /** The keyword spelled so, or null. */
    static Keyword of(String text) {
        return EXACT.get(text);
    }

    /** The keyword that differs from the text in case alone, or null. */
    static Keyword ignoringCase(String text) {
        return LOWER.get(text.toLowerCase(Locale.ROOT));
    }
}
