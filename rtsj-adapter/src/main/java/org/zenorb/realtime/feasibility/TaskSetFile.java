package org.zenorb.realtime.feasibility;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads a task set: a line for each task, its name and then {@code key=value} in any order.
 *
 * <pre>{@code
 * # what watches the sky
 * radar     priority=90 period=10ms cost=3ms
 * tracker   priority=80 period=40ms deadline=30ms cost=8ms jitter=1ms blocking=500us
 * operator  priority=30 sporadic=100ms cost=5ms cpu=1
 * }</pre>
 *
 * <p>{@code priority}, {@code cost} and one of {@code period} and {@code sporadic} (the least time
 * between two releases; the analysis treats both alike) have to be there. The deadline is the
 * period unless given, {@code deadline=none} is none; jitter and blocking are 0, the processor is
 * 0. Times are numbers with a unit: {@code ns}, {@code us}, {@code ms}, {@code s}. Empty lines and
 * what follows {@code #} are ignored. Thread: any.
 */
public final class TaskSetFile {

    /** Tasks that a file may have; the analysis is quadratic in them. */
    static final int MOST_TASKS = 10_000;

    private static final Set<String> KEYS =
            Set.of(
                    "priority",
                    "period",
                    "sporadic",
                    "deadline",
                    "cost",
                    "jitter",
                    "blocking",
                    "cpu");

    private final String file;
    private int line;

    private TaskSetFile(String file) {
        this.file = file;
    }

    /** What is wrong with a file: {@code FILE:LINE: MESSAGE}. */
    public static final class FormatException extends Exception {
        private static final long serialVersionUID = 1L;

        FormatException(String message) {
            super(message);
        }
    }

    /**
     * Reads a file.
     *
     * @throws FormatException when it is no task set
     * @throws IOException when it cannot be read
     */
    public static List<Task> read(Path file) throws IOException, FormatException {
        String text;
        try {
            text = Files.readString(file, StandardCharsets.UTF_8);
        } catch (MalformedInputException e) {
            FormatException wrong = new FormatException(file + ": not a text in UTF-8");
            wrong.initCause(e);
            throw wrong;
        }
        return parse(file.toString(), text);
    }

    /**
     * Reads a text.
     *
     * @param file the name for messages
     * @throws FormatException when it is no task set
     */
    public static List<Task> parse(String file, String text) throws FormatException {
        return new TaskSetFile(file).tasks(text);
    }

    private List<Task> tasks(String text) throws FormatException {
        List<Task> tasks = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (String each : text.lines().toList()) {
            line++;
            int comment = each.indexOf('#');
            String content = (comment < 0 ? each : each.substring(0, comment)).strip();
            if (content.isEmpty()) {
                continue;
            }
            Task task = task(content);
            if (!names.add(task.name())) {
                throw wrong("there is a task named " + task.name() + " already");
            }
            if (tasks.size() == MOST_TASKS) {
                throw wrong("more than " + MOST_TASKS + " tasks");
            }
            tasks.add(task);
        }
        if (tasks.isEmpty()) {
            throw new FormatException(file + ": no tasks");
        }
        return tasks;
    }

    private Task task(String content) throws FormatException {
        String[] words = content.split("\\s+");
        if (words[0].indexOf('=') >= 0) {
            throw wrong("a line begins with the name of a task, not with " + words[0]);
        }
        Map<String, String> values = new HashMap<>();
        for (int i = 1; i < words.length; i++) {
            int equals = words[i].indexOf('=');
            String key = equals < 0 ? words[i] : words[i].substring(0, equals);
            if (!KEYS.contains(key)) {
                throw wrong("unknown key " + key);
            }
            if (equals < 0 || equals == words[i].length() - 1) {
                throw wrong(key + " has no value");
            }
            if (values.put(key, words[i].substring(equals + 1)) != null) {
                throw wrong(key + " twice");
            }
        }
        if (values.containsKey("period") == values.containsKey("sporadic")) {
            throw wrong("a task has either period or sporadic");
        }
        String released = values.containsKey("period") ? "period" : "sporadic";
        long period = time(released, values.get(released));
        String deadline = values.get("deadline");
        try {
            return new Task(
                    words[0],
                    number("priority", required(values, "priority")),
                    number("cpu", values.getOrDefault("cpu", "0")),
                    period,
                    deadlineNs(deadline, period),
                    time("cost", required(values, "cost")),
                    time("jitter", values.getOrDefault("jitter", "0ns")),
                    time("blocking", values.getOrDefault("blocking", "0ns")));
        } catch (IllegalArgumentException e) {
            FormatException wrong = wrong(e.getMessage());
            wrong.initCause(e);
            throw wrong;
        }
    }

    private long deadlineNs(String deadline, long period) throws FormatException {
        if (deadline == null) {
            return period;
        }
        return deadline.equals("none") ? Task.NEVER : time("deadline", deadline);
    }

    private String required(Map<String, String> values, String key) throws FormatException {
        String value = values.get(key);
        if (value == null) {
            throw wrong("a task needs " + key);
        }
        return value;
    }

    private int number(String key, String value) throws FormatException {
        try {
            int number = Integer.parseInt(value);
            if (number >= 0) {
                return number;
            }
        } catch (NumberFormatException e) {
            // said below, like a negative number
        }
        throw wrong(key + " is a number from 0 on, not " + value);
    }

    /** Nanoseconds of a number with a unit; fractions are rounded. */
    private long time(String key, String value) throws FormatException {
        int unitAt = 0;
        while (unitAt < value.length() && "0123456789.".indexOf(value.charAt(unitAt)) >= 0) {
            unitAt++;
        }
        long unitNs;
        switch (value.substring(unitAt)) {
            case "ns" -> unitNs = 1;
            case "us", "µs" -> unitNs = 1_000;
            case "ms" -> unitNs = 1_000_000;
            case "s" -> unitNs = 1_000_000_000;
            default ->
                    throw wrong(key + " is a number with ns, us, ms or s behind it, not " + value);
        }
        try {
            double time = Double.parseDouble(value.substring(0, unitAt)) * unitNs;
            if (time < 0x1p62) {
                return Math.round(time);
            }
        } catch (NumberFormatException e) {
            // said below, like a time beyond all clocks
        }
        throw wrong(key + " is no time: " + value);
    }

    private FormatException wrong(String message) {
        return new FormatException(file + ":" + line + ": " + message);
    }
}
