package org.zenorb.jperf.gperf;

/**
 * What jperf writes.
 *
 * <p>Thread: any.
 */
public enum Language {
    /** C from before prototypes and {@code const}. */
    KR_C("KR-C"),
    /** C from before prototypes, with {@code const}. */
    C("C"),
    /** C from C90 on, which C++ compilers take too. */
    ANSI_C("ANSI-C"),
    /** C++: a class. */
    CPP("C++"),
    /** Java: a class. */
    JAVA("Java");

    private final String word;

    Language(String word) {
        this.word = word;
    }

    /** The name that options and files use. */
    public String word() {
        return word;
    }

    /** True for the languages that gperf writes too. */
    public boolean isC() {
        return this != JAVA;
    }

    /** The language of this name, or null. */
    public static Language find(String word) {
        for (Language language : values()) {
            if (language.word.equalsIgnoreCase(word)) {
                return language;
            }
        }
        return null;
    }
}
