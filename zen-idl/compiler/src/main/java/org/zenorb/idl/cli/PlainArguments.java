package org.zenorb.idl.cli;

import org.zenorb.idl.CompilerOptions;

import java.nio.file.Path;

/**
 * Reads command lines that have only the common options, well written, straight into {@link
 * Arguments}: to read its annotations takes longer than to compile a small file.
 *
 * <p>Guarantee: where it gives options, the parser of all options would give the same; everything
 * else, and every mistake, is left to that one. Thread: any.
 */
final class PlainArguments {

    private final Arguments arguments = new Arguments();
    private boolean hasOutput;
    private boolean hasPrefix;

    private PlainArguments() {}

    /** The options; null where the parser of all options has to read them. */
    static CompilerOptions read(String... args) {
        PlainArguments plain = new PlainArguments();
        try {
            return plain.take(args) ? plain.arguments.toOptions() : null;
        } catch (IllegalArgumentException e) {
            // The other parser will find the same and knows how to say it.
            return null;
        }
    }

    private boolean take(String... args) {
        for (int i = 0; i < args.length; i++) {
            String arg = args[i];
            if (takeFlag(arg)) {
                continue;
            }
            if (isOption(arg)) {
                i++;
                if (i == args.length || !takeOption(arg, args[i])) {
                    return false;
                }
            } else if (!takeAttached(arg) && !takeFile(arg)) {
                return false;
            }
        }
        return !arguments.files.isEmpty();
    }

    private boolean takeFlag(String arg) {
        switch (arg) {
            case "--all":
                return once(arguments.writing.all, arguments.writing.all = true);
            case "--no-skeleton", "--client-only":
                return once(arguments.writing.noSkeleton, arguments.writing.noSkeleton = true);
            case "--no-tie":
                return once(arguments.writing.noTie, arguments.writing.noTie = true);
            case "--ami":
                return once(arguments.writing.ami, arguments.writing.ami = true);
            default:
                return false;
        }
    }

    /** Whether a flag that was so is so now for the first time. */
    private static boolean once(boolean before, boolean now) {
        return !before && now;
    }

    private static boolean isOption(String arg) {
        switch (arg) {
            case "-d", "--output", "--package", "-I", "-D", "-U":
                return true;
            default:
                return false;
        }
    }

    private boolean takeOption(String option, String value) {
        if (!isPlain(value)) {
            return false;
        }
        switch (option) {
            case "-I":
                return arguments.reading.includePaths.add(Path.of(value));
            case "-D":
                return arguments.reading.defines.add(value);
            case "-U":
                return arguments.reading.undefines.add(value);
            case "--package":
                arguments.packages.prefix = value;
                return once(hasPrefix, hasPrefix = true);
            default:
                arguments.writing.output = Path.of(value);
                return once(hasOutput, hasOutput = true);
        }
    }

    /** {@code -Idir}, {@code -DNAME=1}, {@code -UNAME}. */
    private boolean takeAttached(String arg) {
        if (arg.length() < 3 || arg.charAt(0) != '-' || "IDU".indexOf(arg.charAt(1)) < 0) {
            return false;
        }
        char first = arg.charAt(2);
        boolean begins = Character.isLetter(first) || first == '_' || first == '/' || first == '.';
        return begins && takeOption(arg.substring(0, 2), arg.substring(2));
    }

    private boolean takeFile(String arg) {
        return isPlain(arg) && arguments.files.add(Path.of(arg));
    }

    /** Nothing that could be another option, a file of arguments, or quoted. */
    private static boolean isPlain(String value) {
        return !value.isEmpty()
                && value.charAt(0) != '-'
                && value.charAt(0) != '@'
                && value.indexOf('"') < 0
                && value.indexOf('\'') < 0;
    }
}
