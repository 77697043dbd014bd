package org.zenorb.ior;

import org.zenorb.error.MinorCode;

import java.util.ArrayList;
import java.util.List;

/**
 * Stringified names: {@code id.kind/id.kind}, with a backslash before a point, slash or backslash
 * that is meant (Naming Service 1.3, 2.4).
 *
 * <p>Thread: any.
 */
public final class StringName {
    /**
     * A component of a name.
     *
     * @param id may be empty
     * @param kind may be empty
     */
    public record Component(String id, String kind) {}

    private StringName() {}

    /**
     * Takes a name apart.
     *
     * @throws org.omg.CORBA.BAD_PARAM BAD_NAME when it is none
     */
    public static List<Component> parse(String name) {
        ArrayList<Component> components = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        String id = null;
        boolean empty = true;
        for (int i = 0; i <= name.length(); i++) {
            char c = i < name.length() ? name.charAt(i) : '/';
            if (c == '/') {
                if (empty) {
                    throw bad("an empty component", name);
                }
                components.add(component(id, part.toString(), name));
                part.setLength(0);
                id = null;
                empty = true;
                continue;
            }
            empty = false;
            if (c == '\\') {
                i++;
                if (i == name.length() || "\\/.".indexOf(name.charAt(i)) < 0) {
                    throw bad("a backslash before something else than \\ / .", name);
                }
                part.append(name.charAt(i));
            } else if (c == '.') {
                if (id != null) {
                    throw bad("two points in a component", name);
                }
                id = part.toString();
                part.setLength(0);
            } else {
                part.append(c);
            }
        }
        return List.copyOf(components);
    }

    private static Component component(String id, String last, String name) {
        if (id == null) {
            return new Component(last, "");
        }
        if (last.isEmpty() && !id.isEmpty()) {
            throw bad("a point at the end of a component", name);
        }
        return new Component(id, last);
    }

    private static RuntimeException bad(String what, String name) {
        return MinorCode.BAD_NAME.no(what + " in \"" + name + "\"");
    }

    /** Puts a name together. */
    public static String format(List<Component> components) {
        StringBuilder text = new StringBuilder();
        for (Component component : components) {
            if (!text.isEmpty()) {
                text.append('/');
            }
            escape(text, component.id());
            if (!component.kind().isEmpty() || component.id().isEmpty()) {
                text.append('.');
                escape(text, component.kind());
            }
        }
        return text.toString();
    }

    private static void escape(StringBuilder text, String part) {
        for (int i = 0; i < part.length(); i++) {
            char c = part.charAt(i);
            if (c == '\\' || c == '/' || c == '.') {
                text.append('\\');
            }
            text.append(c);
        }
    }
}
