package org.zenorb.jperf.cli;

import org.zenorb.jperf.Options;
import org.zenorb.jperf.gperf.Declaration;
import org.zenorb.jperf.gperf.GperfSettings;
import org.zenorb.jperf.gperf.Language;

import java.util.List;
import java.util.Locale;

/**
 * What the command line says.
 *
 * <p>Thread: main.
 */
final class Arguments {
    /** Stands for {@code -}, which the parser of options would take for one. */
    static final String STANDARD = "\0-";

    private static final int DEFAULT_RELEASE = 9;
    private static final int DEFAULT_JUMP = 5;

    private String output = "-";
    private GperfSettings settings = GperfSettings.none();
    private String cOptionOrNull;
    private String javaOptionOrNull;
    private String packageName = "";
    private int release = DEFAULT_RELEASE;
    private String form = "class";
    private Options options = Options.defaults();
    private int initial;
    private int jump = DEFAULT_JUMP;
    private boolean random;
    private boolean summary;

    void output(String name) {
        output = name.equals(STANDARD) ? "-" : name;
    }

    boolean isStandardOutput() {
        return output.equals("-");
    }

    String output() {
        return output;
    }

    /** A setting that an input file may make too. */
    void set(Declaration declaration, String value) {
        settings = settings.with(declaration, value);
    }

    /** What prevails over the input file's own settings. */
    GperfSettings settings() {
        return settings;
    }

    void packageName(String name) {
        packageName = name;
    }

    String packageName() {
        return packageName;
    }

    void release(int oldest) {
        release = oldest;
    }

    int release() {
        return release;
    }

    void form(String kind) {
        if (!List.of("class", "switch", "table").contains(kind)) {
            throw new IllegalArgumentException("'" + kind + "' is none of class, switch, table");
        }
        form = kind;
    }

    /** What Java is written as: class, switch or table. */
    String form() {
        return form;
    }

    /** An option was given that has a meaning for C and C++ only. */
    void cOnly(String option) {
        cOptionOrNull = option;
    }

    String cOptionOrNull() {
        return cOptionOrNull;
    }

    /** An option was given that has a meaning for Java only. */
    void javaOnly(String option) {
        javaOptionOrNull = option;
    }

    String javaOptionOrNull() {
        return javaOptionOrNull;
    }

    /** The language that the output's name tells. */
    Language languageOfOutput() {
        String name = output.toLowerCase(Locale.ROOT);
        if (name.matches(".*\\.(cc|cpp|cxx|c\\+\\+|hh|hpp|hxx)") || output.endsWith(".C")) {
            return Language.CPP;
        }
        return name.matches(".*\\.[ch]") ? Language.ANSI_C : Language.JAVA;
    }

    void options(Options changed) {
        options = changed;
    }

    /** The library's options, but for the seed. */
    Options options() {
        return options;
    }

    /** The library's options. What gperf begins its search with begins this one somewhere else. */
    Options seededOptions() {
        long seed = 31L * initial + 17L * (jump - DEFAULT_JUMP) + (random ? 1_000_003 : 0);
        return options.withSeed(seed);
    }

    void initial(int value) {
        initial = value;
    }

    void jump(int value) {
        jump = value;
    }

    void random() {
        random = true;
    }

    void summary() {
        summary = true;
    }

    boolean hasSummary() {
        return summary;
    }
}
