package org.zenorb.jperf.cli;

import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Options that stand together in the help, in the order in which they were added.
 *
 * <p>What an option's consumer refuses becomes an error that names the option.
 *
 * <p>Thread: main.
 */
final class OptionSection {
    private final String heading;
    private final Supplier<picocli.CommandLine> command;
    private final List<OptionSpec> options = new ArrayList<>();

    OptionSection(String heading, Supplier<picocli.CommandLine> command) {
        this.heading = heading;
        this.command = command;
    }

    String heading() {
        return heading;
    }

    List<OptionSpec> options() {
        return options;
    }

    /** Adds an option without a value; its names are separated by blanks. */
    OptionSection flag(String names, String description, Runnable action) {
        options.add(builder(names, description, boolean.class, value -> action.run()).build());
        return this;
    }

    /** Adds an option with a value. */
    OptionSection text(String names, String label, String description, Consumer<String> action) {
        options.add(
                builder(names, description, String.class, action)
                        .arity("1")
                        .paramLabel(label)
                        .build());
        return this;
    }

    /** Adds an option whose value is a number from 0 on. */
    OptionSection number(String names, String label, String description, Consumer<Integer> action) {
        return text(
                names,
                label,
                description,
                value -> {
                    if (!value.matches("[0-9]{1,9}")) {
                        throw new IllegalArgumentException(
                                "'" + value + "' is no number from 0 to 999999999");
                    }
                    action.accept(Integer.valueOf(value));
                });
    }

    private <V> OptionSpec.Builder builder(
            String names, String description, Class<V> type, Consumer<V> action) {
        String[] all = names.split(" ");
        return OptionSpec.builder(all)
                .description(description)
                .type(type)
                .setter(new Setter<>(names.replace(" ", ", "), action));
    }

    /** Hands a value on. */
    private final class Setter<V> implements ISetter {
        private final String names;
        private final Consumer<V> action;

        Setter(String names, Consumer<V> action) {
            this.names = names;
            this.action = action;
        }

        @Override
        @SuppressWarnings("unchecked") // the option has been declared with the consumer's type
        public <T> T set(T value) {
            if (value == null || value.equals(false)) {
                return value;
            }
            try {
                action.accept((V) value);
            } catch (IllegalArgumentException e) {
                throw new ParameterException(command.get(), names + ": " + e.getMessage());
            }
            return value;
        }
    }
}
