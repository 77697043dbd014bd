package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.CodeBlock;
import org.zenorb.idl.model.Parameter;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The IDL's comments as Javadoc that neither javac nor doclint complains about. Thread: any. */
final class Javadoc {

    /**
     * What is left as it is: HTML tags and entities, and inline tags like {@code {@link …}}; single
     * characters of HTML's that stand outside of those are escaped.
     */
    private static final Pattern MARKUP =
            Pattern.compile(
                    "\\{@[^{}]*\\}|</?(?:p|br|ul|ol|li|b|i|em|strong|code|pre|tt|a|h[1-6]|table"
                            + "|caption|tr|td|th|dl|dt|dd|blockquote|sub|sup|hr|var|span|div)"
                            + "(?:\\s[^<>]*)?/?>|&#?\\w+;|[<>&]",
                    Pattern.CASE_INSENSITIVE);

    private Javadoc() {}

    /** The IDL's comment, or the given text where there is none. */
    static CodeBlock of(String documentation, String otherwise, Object... arguments) {
        return documentation.isEmpty()
                ? CodeBlock.of(otherwise, arguments)
                : CodeBlock.of("$L\n", text(documentation));
    }

    /** The comment of an operation with a tag for each parameter that has a comment of its own. */
    static String withParameters(String documentation, List<Parameter> parameters) {
        if (areAllSilent(parameters)) {
            return documentation;
        }
        StringBuilder all = new StringBuilder(documentation);
        for (Parameter each : parameters) {
            String name = each.name();
            boolean said =
                    each.documentation().isEmpty()
                            || Pattern.compile("@param\\s+" + name + "\\b")
                                    .matcher(documentation)
                                    .find();
            if (!said) {
                all.append(all.isEmpty() ? "" : "\n")
                        .append("@param ")
                        .append(JavaNames.identifier(name))
                        .append(' ')
                        .append(each.documentation());
            }
        }
        return all.toString();
    }

    private static boolean areAllSilent(List<Parameter> parameters) {
        for (Parameter each : parameters) {
            if (!each.documentation().isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /**
     * The comment as Javadoc's text: a backslash before {@code u} would be a Unicode escape to
     * javac, and {@code @deprecated} would ask for an annotation that makes every use a warning.
     */
    static String text(String documentation) {
        Matcher markup = MARKUP.matcher(documentation);
        StringBuilder text = new StringBuilder();
        while (markup.find()) {
            markup.appendReplacement(text, Matcher.quoteReplacement(escaped(markup.group())));
        }
        markup.appendTail(text);
        return text.toString()
                .replace("\\u", "&#92;u")
                .replace("*/", "*&#47;")
                .replace("@deprecated", "<b>Deprecated.</b>")
                .stripTrailing();
    }

    private static String escaped(String found) {
        switch (found) {
            case "<":
                return "&lt;";
            case ">":
                return "&gt;";
            case "&":
                return "&amp;";
            default:
                return found;
        }
    }
}
