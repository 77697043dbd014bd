package org.zenorb.realtime.feasibility;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;

/**
 * Prints the response times of a {@link TaskSetFile} as a table. Exit status 0 when all deadlines
 * are met, 1 when not, 2 when the file or the command line is wrong. Thread: main.
 */
public final class FeasibleCommand {
    private static final String USAGE =
            """
            usage: zen rt feasible FILE

            Whether a task set meets its deadlines under preemptive fixed priorities (SCHED_FIFO), by
            response-time analysis. A line of FILE is a task:

              radar     priority=90 period=10ms cost=3ms
              tracker   priority=80 period=40ms deadline=30ms cost=8ms jitter=1ms blocking=500us
              operator  priority=30 sporadic=100ms cost=5ms cpu=1

              priority=N              higher is more urgent
              period=T | sporadic=T   time between two releases, or the least such time
              cost=T                  processing time of a release at worst
              deadline=T | none       counted from the release; the period unless given
              jitter=T                how late a release may be seen at worst
              blocking=T              how long lower priorities may hold it up at worst
              cpu=N                   the processor it is bound to; 0 unless given

            Times have a unit: ns, us, ms, s. # begins a comment.
            Exit status: 0 all deadlines are met, 1 some are not, 2 the file or the command line is wrong.
            """;

    private FeasibleCommand() {}

    /** The command. */
    public static void main(String[] arguments) {
        System.exit(run(arguments, System.out, System.err));
    }

    /** The command without its end: its exit status. */
    static int run(String[] arguments, PrintStream out, PrintStream errors) {
        if (arguments.length == 1 && (arguments[0].equals("--help") || arguments[0].equals("-h"))) {
            out.print(USAGE);
            return 0;
        }
        if (arguments.length != 1) {
            errors.print(USAGE);
            return 2;
        }
        List<Task> tasks;
        try {
            tasks = TaskSetFile.read(Path.of(arguments[0]));
        } catch (TaskSetFile.FormatException e) {
            errors.println(e.getMessage());
            return 2;
        } catch (NoSuchFileException e) {
            errors.println(arguments[0] + ": there is no such file");
            return 2;
        } catch (IOException e) {
            errors.println(arguments[0] + ": cannot be read: " + e.getMessage());
            return 2;
        }
        return print(ResponseTimes.of(tasks), out) ? 0 : 1;
    }

    private static boolean print(List<ResponseTimes.Result> results, PrintStream out) {
        out.printf(
                Locale.ROOT,
                "%-20s %4s %8s %10s %10s %10s %10s %10s %10s%n",
                "task",
                "cpu",
                "priority",
                "period",
                "deadline",
                "cost",
                "jitter",
                "blocking",
                "response");
        boolean feasible = true;
        for (ResponseTimes.Result each : sorted(results)) {
            Task task = each.task();
            feasible &= each.isFeasible();
            out.printf(
                    Locale.ROOT,
                    "%-20s %4d %8d %10s %10s %10s %10s %10s %10s%s%n",
                    task.name(),
                    task.processor(),
                    task.priority(),
                    time(task.periodNs()),
                    time(task.deadlineNs()),
                    time(task.costNs()),
                    time(task.jitterNs()),
                    time(task.blockingNs()),
                    time(each.responseNs()),
                    each.isFeasible() ? "" : "  too late");
        }
        out.println();
        new TreeMap<>(Utilisation.byProcessor(results.stream().map(r -> r.task()).toList()))
                .forEach((processor, load) ->
                        out.printf(
                                Locale.ROOT,
                                "cpu %d: %d tasks, utilisation %.1f %%; rate-monotonic"
                                        + " bound %.1f %%, hyperbolic %s%n",
                                processor,
                                load.tasks(),
                                100 * load.sum(),
                                100 * load.rateMonotonicBound(),
                                load.isWithinHyperbolicBound() ? "met" : "not met"));
        out.println(feasible ? "feasible" : "NOT feasible");
        return feasible;
    }

    private static List<ResponseTimes.Result> sorted(List<ResponseTimes.Result> results) {
        return results.stream()
                .sorted(
                        Comparator.comparingInt(
                                        (ResponseTimes.Result each) -> each.task().processor())
                                .thenComparing(each -> -each.task().priority()))
                .toList();
    }

    /** With a unit that shows it to four digits or so. */
    private static String time(long ns) {
        if (ns == Task.NEVER) {
            return "-";
        }
        if (ns == 0) {
            return "0";
        }
        String[] units = {"ns", "us", "ms", "s"};
        double value = ns;
        int unit = 0;
        while (value >= 1000 && unit < units.length - 1) {
            value /= 1000;
            unit++;
        }
        String number = String.format(Locale.ROOT, "%.3f", value);
        return number.replaceAll("\\.?0+$", "") + " " + units[unit];
    }
}
