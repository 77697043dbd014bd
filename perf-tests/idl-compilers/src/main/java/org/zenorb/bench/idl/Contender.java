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
 */
record Contender(
        String name,
        List<Path> classPath,
        List<String> jvm,
        String main,
        String warm,
        Dialect dialect) {

    /** What {@code ./zen} gives to commands that live shortly, but for the archive of classes. */
    private static final List<String> SHORT_LIVED =
            List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    /** The command lines of the compilers: one main file, output into the folder {@code out}. */
    enum Dialect {
        ZEN {
            @Override
            List<String> arguments(Path input) {
                return List.of("--all", "-d", OUTPUT, input.toString());
            }
        },
        /** Skeletons, no ties; it takes no absolute path for its output. */
        IDLJ {
            @Override
            List<String> arguments(Path input) {
                return List.of("-emitAll", "-fall", "-td", OUTPUT, input.toString());
            }
        },
        JACORB {
            @Override
            List<String> arguments(Path input) {
                return List.of("-all", "-d", OUTPUT, input.toString());
            }
        };

        static final String OUTPUT = "out";

        abstract List<String> arguments(Path input);
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
        return new Contender("idlj", classPath, List.of(), main, main + "#main", Dialect.IDLJ);
    }

    static Contender jacorb(List<Path> classPath) {
        String main = "org.jacorb.idl.parser";
        return new Contender(
                "JacORB", classPath, List.of(), main, main + "#compile", Dialect.JACORB);
    }

    private static Contender zen(String name, List<Path> classPath, List<String> jvm) {
        return new Contender(
                name,
                classPath,
                jvm,
                "org.zenorb.idl.cli.ZenIdl",
                "org.zenorb.idl.cli.BuildStep#main",
                Dialect.ZEN);
    }

    /** The same with the JVM options of a command that lives shortly. */
    Contender tuned() {
        return new Contender(name + ", C1 only", classPath, SHORT_LIVED, main, warm, dialect);
    }

    /** The same with no more heap than that. */
    Contender withHeap(String size) {
        List<String> more = new ArrayList<>(jvm);
        more.add("-Xmx" + size);
        return new Contender(name, classPath, more, main, warm, dialect);
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
        command.addAll(dialect.arguments(input));
        return command;
    }
}
