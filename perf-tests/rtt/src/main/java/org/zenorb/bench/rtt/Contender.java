package org.zenorb.bench.rtt;

import java.util.ArrayList;
import java.util.List;

/**
 * A pair of programs as it is measured. Thread: any; immutable.
 *
 * @param name in the table
 * @param server its command line; the file for the reference comes behind it, then the arguments
 * @param client its command line, in the same way
 * @param arguments what both get behind the file
 */
record Contender(String name, List<String> server, List<String> client, List<String> arguments) {

    /** What keeps a process from making real-time threads. */
    private static final List<String> ORDINARY =
            List.of("setpriv", "--bounding-set", "-sys_nice", "--inh-caps", "-sys_nice");

    /** A pair of Java programs. */
    static Contender java(
            String name,
            List<String> java,
            String classPath,
            String server,
            String client,
            List<String> arguments) {
        List<String> start = new ArrayList<>(java);
        start.add("-cp");
        start.add(classPath);
        return new Contender(name, plus(start, server), plus(start, client), arguments);
    }

    /** The same without the right to make real-time threads. */
    Contender ordinary() {
        return new Contender(
                name + ", ordinary threads",
                behind(ORDINARY, server),
                behind(ORDINARY, client),
                arguments);
    }

    /** The same on a JVM with one more option. */
    Contender with(String option) {
        return new Contender(name, insert(server, option), insert(client, option), arguments);
    }

    private static List<String> plus(List<String> command, String last) {
        List<String> all = new ArrayList<>(command);
        all.add(last);
        return all;
    }

    private static List<String> behind(List<String> first, List<String> command) {
        List<String> all = new ArrayList<>(first);
        all.addAll(command);
        return all;
    }

    private static List<String> insert(List<String> command, String option) {
        List<String> all = new ArrayList<>(command);
        all.add(all.indexOf("-cp"), option);
        return all;
    }
}
