package org.zenorb.jperf.cli;

import org.zenorb.jperf.Options;
import org.zenorb.jperf.gperf.Declaration;

import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * All options of the command: gperf's, with its letters, and those that only jperf has.
 *
 * <p>Thread: main.
 */
final class OptionSections {
    private final Arguments arguments;
    private final Supplier<picocli.CommandLine> command;

    OptionSections(Arguments arguments, Supplier<picocli.CommandLine> command) {
        this.arguments = arguments;
        this.command = command;
    }

    List<OptionSection> all() {
        return List.of(output(), input(), names(), details(), search(), information());
    }

    private OptionSection section(String heading) {
        return new OptionSection(heading, command);
    }

    private OptionSection output() {
        return section("Output:")
                .text(
                        "-o --output --output-file",
                        "FILE",
                        "Write to FILE, whole or not at all. Default is -, standard output.",
                        arguments::output)
                .text(
                        "-L --language",
                        "NAME",
                        "Java, ANSI-C, C++, C (no prototypes) or KR-C (no const either). Default is"
                                + " what the input says, else what the output's name ends with,"
                                + " else Java.",
                        value -> arguments.set(Declaration.LANGUAGE, value))
                .text(
                        "-Z --class --class-name",
                        "NAME",
                        "Class that is written: Java (default PerfectHash), C++ (Perfect_Hash).",
                        value -> arguments.set(Declaration.CLASS_NAME, value))
                .text(
                        "--package",
                        "NAME",
                        "Java: package of the class. Default is the unnamed one.",
                        value -> {
                            arguments.javaOnly("--package");
                            arguments.packageName(value);
                        })
                .text(
                        "--form",
                        "KIND",
                        "Java: class, switch (a class that compares in a switch) or table (members"
                                + " for a class of yours). Default is class.",
                        value -> {
                            arguments.javaOnly("--form");
                            arguments.form(value);
                        })
                .text(
                        "--strings",
                        "KIND",
                        "Java: kept (strings that keep their hash code since they are constants or"
                                + " were looked up before), fresh (strings that were just made) or"
                                + " none (no lookup of strings). Default is kept.",
                        value -> {
                            arguments.javaOnly("--strings");
                            change(options().withStrings(strings(value)));
                        })
                .number(
                        "--release",
                        "N",
                        "Java: oldest release it must run on, 8 or more. Default is 9.",
                        value -> {
                            arguments.javaOnly("--release");
                            arguments.release(value);
                        });
    }

    private OptionSection input() {
        return section("Input, which may say the same by a declaration:")
                .text(
                        "-e --delimiters",
                        "CHARS",
                        "Characters that end a keyword. Default is a comma.",
                        value -> arguments.set(Declaration.DELIMITERS, value))
                .flag(
                        "-t --struct-type",
                        "The input declares a struct; fields stand behind each keyword.",
                        () -> arguments.set(Declaration.STRUCT_TYPE, ""))
                .flag(
                        "--ignore-case",
                        "Upper and lower case of ASCII are the same.",
                        () -> arguments.set(Declaration.IGNORE_CASE, ""))
                .flag(
                        "-D --duplicates",
                        "Keywords may repeat, or look the same at the positions of -k: the first in"
                                + " the input that fits is found. (Java reads further bytes where"
                                + " the positions are not enough.)",
                        () -> change(options().withDuplicates(true)))
                .flag(
                        "-7 --seven-bit",
                        "All bytes are below 128; a keyword with another is an error.",
                        () -> arguments.set(Declaration.SEVEN_BIT, ""));
    }

    private OptionSection names() {
        OptionSection names = section("Names in C and C++:");
        name(names, "-N --lookup-function-name", "in_word_set", "Lookup function");
        name(names, "-H --hash-function-name", "hash", "Hash function");
        name(names, "-K --slot-name", "name", "Member of the struct that holds the keyword");
        name(names, "-W --word-array-name", "wordlist", "Table of keywords");
        name(names, "--length-table-name", "lengthtable", "Table of lengths");
        name(names, "-Q --string-pool-name", "stringpool", "String pool");
        return names.text(
                "--constants-prefix",
                "PREFIX",
                "Begins the names of TOTAL_KEYWORDS and its like.",
                value -> setForC(Declaration.CONSTANTS_PREFIX, value, "--constants-prefix"));
    }

    private void name(OptionSection section, String options, String preset, String what) {
        String option = options.substring(options.indexOf("--"));
        Declaration declaration =
                Declaration.valueOf(option.substring(2).toUpperCase(Locale.ROOT).replace('-', '_'));
        section.text(
                options,
                "NAME",
                what + ". Default is " + preset + ".",
                value -> setForC(declaration, value, option));
    }

    private void setForC(Declaration declaration, String value, String option) {
        arguments.cOnly(option);
        arguments.set(declaration, value);
    }

    private OptionSection details() {
        OptionSection details = section("Details of C and C++:");
        flag(details, "-c --compare-strncmp", "What is looked up need not end with NUL.");
        flag(
                details,
                "-l --compare-lengths",
                "Compare lengths before bytes: keywords may hold NUL, too.");
        flag(details, "-C --readonly-tables", "Tables and results are const.");
        flag(details, "-E --enum", "Constants are an enum in the lookup function, not macros.");
        flag(details, "-I --includes", "Include <string.h>.");
        flag(details, "-G --global-table", "Tables stand outside of the lookup function.");
        flag(details, "-P --pic", "Tables hold offsets into a string pool: no relocations.");
        flag(details, "--null-strings", "Empty entries of tables hold null, not \"\".");
        flag(details, "-T --omit-struct-type", "Do not write the struct: it is known.");
        return details.text(
                        "-F --initializer-suffix",
                        "TEXT",
                        "What empty entries hold behind the keyword, as in ',0,NULL'.",
                        value ->
                                setForC(
                                        Declaration.INITIALIZER_SUFFIX,
                                        value,
                                        "--initializer-suffix"))
                .text(
                        "-S --switch",
                        "COUNT",
                        "Write COUNT switch statements in place of a table.",
                        value -> setForC(Declaration.SWITCH, value, "--switch"));
    }

    private void flag(OptionSection section, String options, String description) {
        String option = options.substring(options.indexOf("--"));
        Declaration declaration =
                Declaration.valueOf(option.substring(2).toUpperCase(Locale.ROOT).replace('-', '_'));
        section.flag(options, description, () -> setForC(declaration, "", option));
    }

    private OptionSection search() {
        return section("Search:")
                .text(
                        "--construction",
                        "KIND",
                        "auto, associated (gperf's way; not every set has one) or displaced (hash"
                                + " and displace). Default is auto.",
                        value -> change(options().withConstruction(construction(value))))
                .flag(
                        "--minimal",
                        "Exactly as many slots as keywords.",
                        () -> change(options().withMinimal(true)))
                .text(
                        "-k --key-positions",
                        "LIST",
                        "The only bytes of a keyword to look at, as in 1,3-5,$ (1 to 255, $ is the"
                                + " last); * is all. Default is the fewest that do.",
                        value -> change(options().withPositions(KeyPositionList.parse(value))))
                .flag(
                        "-n --no-strlen",
                        "Do not look at a keyword's length.",
                        () -> change(options().withReadLength(false)))
                .text(
                        "-s --size-multiple",
                        "N",
                        "Begin with N slots per keyword, as in 3, 1.5 or 3/2, at most 64: a sparse"
                                + " table refuses strangers sooner. Below 1 is 1.",
                        value -> change(options().withSlotsPerKeyword(Math.max(1, ratio(value)))))
                .number(
                        "-m --multiple-iterations",
                        "N",
                        "Search N times and keep the smallest table.",
                        value -> change(options().withAttempts(Math.max(1, value))))
                .number(
                        "-i --initial-asso",
                        "N",
                        "Begin the search elsewhere. Default is 0.",
                        arguments::initial)
                .number(
                        "-j --jump",
                        "N",
                        "Begin it elsewhere again. Default is 5.",
                        arguments::jump)
                .flag(
                        "-r --random",
                        "And elsewhere again; the output is as reproducible as without.",
                        arguments::random);
    }

    private static Options.Strings strings(String word) {
        for (Options.Strings known : Options.Strings.values()) {
            if (known.name().toLowerCase(Locale.ROOT).equals(word)) {
                return known;
            }
        }
        throw new IllegalArgumentException("'" + word + "' is none of kept, fresh, none");
    }

    private Options options() {
        return arguments.options();
    }

    private void change(Options changed) {
        arguments.options(changed);
    }

    private static Options.Construction construction(String word) {
        for (Options.Construction known : Options.Construction.values()) {
            if (known.name().toLowerCase(Locale.ROOT).equals(word)) {
                return known;
            }
        }
        throw new IllegalArgumentException("'" + word + "' is none of auto, associated, displaced");
    }

    private static double ratio(String text) {
        String number = "[0-9]{1,6}(\\.[0-9]{0,6})?";
        if (!text.matches(number + "(/" + number + ")?")) {
            throw new IllegalArgumentException("'" + text + "' is no number such as 3, 1.5 or 3/2");
        }
        int slash = text.indexOf('/');
        return slash < 0
                ? Double.parseDouble(text)
                : Double.parseDouble(text.substring(0, slash))
                        / Double.parseDouble(text.substring(slash + 1));
    }

    private OptionSection information() {
        OptionSection information =
                section("Information:")
                        .flag(
                                "-d --debug --summary",
                                "Say on standard error what was found.",
                                arguments::summary);
        information
                .options()
                .add(
                        picocli.CommandLine.Model.OptionSpec.builder("-h", "--help")
                                .usageHelp(true)
                                .description("Print this help.")
                                .build());
        information
                .options()
                .add(
                        picocli.CommandLine.Model.OptionSpec.builder("-v", "--version")
                                .versionHelp(true)
                                .description("Print the version.")
                                .build());
        return information;
    }
}
