package org.zenorb.idl.json;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Writes one JSON value, indented, in ASCII. Source: RFC 8259. Owner: one run.
 *
 * <p>Guarantee: commas, quotes and escapes are right; that names and values alternate inside an
 * object, and that what is opened is closed, is asserted.
 */
final class JsonWriter {

    private static final String HEX = "0123456789abcdef";

    /** An object or array that is being written. */
    private static final class Level {
        final boolean object;
        boolean empty = true;
        boolean named;

        Level(boolean object) {
            this.object = object;
        }
    }

    private final Appendable out;
    private final Deque<Level> levels = new ArrayDeque<>();

    JsonWriter(Appendable out) {
        this.out = out;
    }

    JsonWriter beginObject() throws IOException {
        return begin(true);
    }

    JsonWriter endObject() throws IOException {
        return end(true);
    }

    JsonWriter beginArray() throws IOException {
        return begin(false);
    }

    JsonWriter endArray() throws IOException {
        return end(false);
    }

    /** The name of the member whose value comes next. */
    JsonWriter name(String name) throws IOException {
        Level level = levels.peek();
        assert level != null && level.object && !level.named : name;
        separate(level);
        quote(name);
        out.append(": ");
        level.named = true;
        return this;
    }

    JsonWriter value(String text) throws IOException {
        beforeValue();
        quote(text);
        return this;
    }

    JsonWriter value(boolean value) throws IOException {
        beforeValue();
        out.append(Boolean.toString(value));
        return this;
    }

    JsonWriter value(long number) throws IOException {
        beforeValue();
        out.append(Long.toString(number));
        return this;
    }

    /** A finite number. */
    JsonWriter value(double number) throws IOException {
        assert Double.isFinite(number);
        beforeValue();
        out.append(Double.toString(number));
        return this;
    }

    JsonWriter nothing() throws IOException {
        beforeValue();
        out.append("null");
        return this;
    }

    /** Ends the text with a line end; everything is closed. */
    void finish() throws IOException {
        assert levels.isEmpty();
        out.append('\n');
    }

    private JsonWriter begin(boolean object) throws IOException {
        beforeValue();
        out.append(object ? '{' : '[');
        levels.push(new Level(object));
        return this;
    }

    private JsonWriter end(boolean object) throws IOException {
        Level level = levels.pop();
        assert level.object == object && !level.named;
        if (!level.empty) {
            newLine();
        }
        out.append(object ? '}' : ']');
        return this;
    }

    private void beforeValue() throws IOException {
        Level level = levels.peek();
        if (level == null) {
            return;
        }
        assert level.named == level.object;
        if (level.object) {
            level.named = false;
        } else {
            separate(level);
        }
    }

    private void separate(Level level) throws IOException {
        if (!level.empty) {
            out.append(',');
        }
        level.empty = false;
        newLine();
    }

    private void newLine() throws IOException {
        out.append('\n');
        for (int i = 0; i < levels.size(); i++) {
            out.append("  ");
        }
    }

    private void quote(String text) throws IOException {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"':
                case '\\':
                    out.append('\\').append(c);
                    break;
                case '\n':
                    out.append("\\n");
                    break;
                case '\r':
                    out.append("\\r");
                    break;
                case '\t':
                    out.append("\\t");
                    break;
                default:
                    if (c >= ' ' && c < 0x7f) {
                        out.append(c);
                    } else {
                        escape(c);
                    }
            }
        }
        out.append('"');
    }

    private void escape(char c) throws IOException {
        out.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
            out.append(HEX.charAt(c >> shift & 0xf));
        }
    }
}
