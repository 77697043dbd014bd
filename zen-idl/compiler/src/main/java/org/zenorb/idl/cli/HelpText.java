package org.zenorb.idl.cli;

import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.IStyle;
import picocli.CommandLine.Help.Ansi.Text;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Help.IParamLabelRenderer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

import java.util.List;

/** The help with parameters as people type them: {@code -I DIR}, {@code --header=FILE}. */
final class HelpText extends Help {

    HelpText(CommandSpec spec, ColorScheme colors) {
        super(spec, colors);
    }

    @Override
    public IParamLabelRenderer parameterLabelRenderer() {
        return new IParamLabelRenderer() {

            @Override
            public Text renderParameterLabel(ArgSpec argument, Ansi ansi, List<IStyle> styles) {
                boolean takesNone = argument.arity().max() == 0;
                String name = ((OptionSpec) argument).longestName();
                // What has one letter is set apart by the column already.
                String between = name.startsWith("--") ? "=" : name.length() > 2 ? " " : "";
                String label = between + argument.paramLabel();
                return colorScheme().optionParamText(takesNone ? "" : label);
            }

            @Override
            public String separator() {
                return "";
            }
        };
    }
}
