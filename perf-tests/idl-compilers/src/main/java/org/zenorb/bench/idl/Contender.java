package org.zenorb.bench.idl;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A compiler as it is measured. Thread: any; immutable.
 *
 * @param name in the table
 * @param classPath where it is
 * @param jvm options of the JVM
 * @param main the class whose {@code main} a user starts
 * @param warm the class and the static method on {@code String[]} that a build calls, as {@code
 *     CLASS#METHOD}
 * @param dialect how it wants its arguments
 * @param ties whether it writes ties; all write stubs, skeletons, helpers and holders
 */
record Contender(
        String name,
        List<Path> classPath,
        List<String> jvm,
        String main,
        String warm,
        Dialect dialect,
        boolean ties) {

    /** What {@code ./zen} gives to commands that live shortly, but for the archive of classes. */
    private static final List<String> SHORT_LIVED =
            List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    /** The command lines of the compilers: one main file, output into the folder {@code out}. */
    enum Dialect {
        ZEN {
            @Override
            List<String> arguments(Path input, boolean ties) {
                List<String> all = new ArrayList<>(List.of("--all", "-d", OUTPUT));
                if (!ties) {
                    all.add("--no-tie");
                }
                all.add(input.toString());
                return all;
            }
        },
        /** It takes no absolute path for its output. */
        IDLJ {
            @Override
            List<String> arguments(Path input, boolean ties) {
                String what = ties ? "-fallTIE" : "-fall";
                return List.of("-emitAll", what, "-td", OUTPUT, input.toString());
            }
        },
        /** It cannot leave out ties alone. */
        JACORB {
            @Override
            List<String> arguments(Path input, boolean ties) {
                return List.of("-all", "-d", OUTPUT, input.toString());
            }
        };

        static final String OUTPUT = "out";

        abstract List<String> arguments(Path input, boolean ties);
    }

    /** Ours as {@code ./zen idl} starts it: first compiler only, classes from an archive. */
    static Contender zenCommand(List<Path> classPath, Path archive) {
        List<String> jvm = new ArrayList<>(SHORT_LIVED);
        jvm.add("-XX:SharedArchiveFile=" + archive);
        jvm.add("-XX:+AutoCreateSharedArchive");
        jvm.add("-Xlog:disable");
        return zen("zen", classPath, jvm);
    }

    /** Ours on a JVM without options. */
    static Contender zenPlain(List<Path> classPath) {
        return zen("zen, plain JVM", classPath, List.of());
    }

    static Contender idlj(List<Path> classPath) {
        String main = "com.sun.tools.corba.ee.idl.toJavaPortable.Compile";
        return new Contender(
                "idlj", classPath, List.of(), main, main + "#main", Dialect.IDLJ, true);
    }

    static Contender jacorb(List<Path> classPath) {
        String main = "org.jacorb.idl.parser";
        return new Contender(
                "JacORB", classPath, List.of(), main, main + "#compile", Dialect.JACORB, true);
    }

    private static Contender zen(String name, List<Path> classPath, List<String> jvm) {
        return new Contender(
                name,
                classPath,
                jvm,
                "org.zenorb.idl.cli.ZenIdl",
                "org.zenorb.idl.cli.BuildStep#main",
                Dialect.ZEN,
                true);
    }

    /** The same with the JVM options of a command that lives shortly. */
    Contender tuned() {
        return new Contender(name + ", C1 only", classPath, SHORT_LIVED, main, warm, dialect, ties);
    }

    /** The same, and no ties. */
    Contender withoutTies() {
        return new Contender(name + ", no ties", classPath, jvm, main, warm, dialect, false);
    }

    /** The same with no more heap than that. */
    Contender withHeap(String size) {
        List<String> more = new ArrayList<>(jvm);
        more.add("-Xmx" + size);
        return new Contender(name, classPath, more, main, warm, dialect, ties);
    }

    /** The command line that compiles the input repeatedly in one JVM, or once. */
    List<String> command(Path java, Path probes, Path input, int repetitions) {
        List<String> command = new ArrayList<>();
        command.add(java.toString());
        command.addAll(jvm);
        command.add("-cp");
        List<String> entries = new ArrayList<>();
        classPath.forEach(each -> entries.add(each.toString()));
        entries.add(probes.toString());
        command.add(String.join(File.pathSeparator, entries));
        if (repetitions == 0) {
            command.add(ColdProbe.class.getName());
            command.add(main);
        } else {
            command.add(WarmProbe.class.getName());
            command.add(Integer.toString(repetitions));
            command.add(warm);
        }
        command.addAll(dialect.arguments(input, ties));
        return command;
    }
}
