package org.zenorb.jperf.gperf;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * Declarations with their values, whether a file or a command line makes them.
 *
 * <p>Guarantee: values are well formed: numbers are numbers in range, languages exist.
 *
 * <p>Thread: any; immutable.
 */
public final class GperfSettings {
    /** The most switch statements, more than any table has entries. */
    public static final int MAX_SWITCHES = 1_000_000_000;

    private static final GperfSettings NONE = new GperfSettings(new EnumMap<>(Declaration.class));

    private static final Map<Declaration, String> DEFAULTS =
            Map.of(
                    Declaration.DELIMITERS, ",",
                    Declaration.SLOT_NAME, "name",
                    Declaration.INITIALIZER_SUFFIX, "",
                    Declaration.HASH_FUNCTION_NAME, "hash",
                    Declaration.LOOKUP_FUNCTION_NAME, "in_word_set",
                    Declaration.CLASS_NAME, "Perfect_Hash",
                    Declaration.STRING_POOL_NAME, "stringpool",
                    Declaration.CONSTANTS_PREFIX, "",
                    Declaration.WORD_ARRAY_NAME, "wordlist",
                    Declaration.LENGTH_TABLE_NAME, "lengthtable");

    private final Map<Declaration, String> values;

    private GperfSettings(Map<Declaration, String> values) {
        this.values = Collections.unmodifiableMap(values);
    }

    /** No declarations. */
    public static GperfSettings none() {
        return NONE;
    }

    /** These settings with a declaration without value. */
    public GperfSettings with(Declaration flag) {
        return with(flag, "");
    }

    /**
     * These settings with a declaration added or replaced.
     *
     * @throws IllegalArgumentException if the value is none for this declaration
     */
    public GperfSettings with(Declaration declaration, String value) {
        if (declaration == Declaration.LANGUAGE && Language.find(value) == null) {
            throw new IllegalArgumentException(
                    "unknown language '" + value + "'; Java, ANSI-C, C, KR-C and C++ are known");
        }
        if (declaration == Declaration.SWITCH) {
            checkSwitches(value);
        }
        Map<Declaration, String> more = new EnumMap<>(Declaration.class);
        more.putAll(values);
        more.put(declaration, value);
        return new GperfSettings(more);
    }

    private static void checkSwitches(String value) {
        boolean number = value.matches("[0-9]{1,9}") && Integer.parseInt(value) > 0;
        if (!number && !value.equals("" + MAX_SWITCHES)) {
            throw new IllegalArgumentException(
                    "the number of switches must be from 1 to 1000000000, not '" + value + "'");
        }
    }

    /** These settings, and those of the others that these do not have. */
    public GperfSettings over(GperfSettings others) {
        Map<Declaration, String> all = new EnumMap<>(Declaration.class);
        all.putAll(others.values);
        all.putAll(values);
        return new GperfSettings(all);
    }

    /** The declarations made and their values. */
    public Map<Declaration, String> values() {
        return values;
    }

    public boolean has(Declaration declaration) {
        return values.containsKey(declaration);
    }

    /** The value, or its default if it has one, or null. */
    public String value(Declaration declaration) {
        String value = values.get(declaration);
        return value == null ? DEFAULTS.get(declaration) : value;
    }

    /** The language asked for, or null. */
    public Language language() {
        String word = value(Declaration.LANGUAGE);
        return word == null ? null : Language.find(word);
    }

    /** The number of switch statements; 0 for a table. */
    public int switches() {
        String value = value(Declaration.SWITCH);
        return value == null ? 0 : Integer.parseInt(value);
    }
}
