package org.zenorb.cdr.named;

import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_CONTEXT;
import org.omg.CORBA.Bounds;
import org.omg.CORBA.CTX_RESTRICT_SCOPE;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.Context;
import org.omg.CORBA.ContextList;
import org.omg.CORBA.NVList;
import org.omg.CORBA.NamedValue;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.portable.OutputStream;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.type.CdrAny;
import org.zenorb.error.MinorCode;

import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;

/**
 * Properties of a client that travel with operations whose {@code context} clause names them (CORBA
 * 3.3 part 1, 8.6). Names and values are strings; a name that ends in {@code *} stands for all that
 * begin with what is before it.
 *
 * <p>Guarantee: a property of a context hides those of the same name in its parents. Each single
 * property is set, read and deleted as a whole; several are no transaction.
 *
 * <p>Thread: any.
 */
public final class PropertyContext extends Context {
    /** Of the length of a string. */
    private static final int FEWEST_OCTETS = 4;

    private final String name;
    private final Context parent;
    private final ConcurrentSkipListMap<String, String> properties = new ConcurrentSkipListMap<>();

    /** An ORB's default context, or one that was received: without name, parent and properties. */
    public PropertyContext() {
        this("", null);
    }

    private PropertyContext(String name, Context parent) {
        this.name = name;
        this.parent = parent;
    }

    @Override
    public String context_name() {
        return name;
    }

    /** The context that this one was created in; null for none. */
    @Override
    public Context parent() {
        return parent;
    }

    @Override
    public Context create_child(String childName) {
        if (childName == null) {
            throw MinorCode.NULL_VALUE.no("name of a context");
        }
        return new PropertyContext(childName, this);
    }

    /**
     * Sets a property.
     *
     * @throws org.omg.CORBA.BAD_PARAM when the name or value is null
     * @throws org.omg.CORBA.BAD_TYPECODE BAD_PROPERTY_TYPE for other values than strings
     */
    @Override
    public void set_one_value(String property, Any value) {
        if (property == null || value == null) {
            throw MinorCode.NULL_VALUE.no(property == null ? "name of a property" : property);
        }
        if (value.type().kind() != TCKind.tk_string) {
            throw MinorCode.BAD_PROPERTY_TYPE.no(property + " of type " + value.type());
        }
        properties.put(property, value.extract_string());
    }

    @Override
    public void set_values(NVList values) {
        if (values == null) {
            throw MinorCode.NULL_VALUE.no("NVList");
        }
        for (int i = 0; i < values.count(); i++) {
            NamedValue each = item(values, i);
            set_one_value(each.name(), each.value());
        }
    }

    /**
     * Deletes what the name or pattern says from this context; parents are left alone.
     *
     * @throws org.omg.CORBA.BAD_CONTEXT NO_SUCH_PROPERTY when there is none
     */
    @Override
    public void delete_values(String pattern) {
        boolean deleted;
        if (isPattern(pattern)) {
            deleted = !matching(pattern).isEmpty();
            matching(pattern).clear();
        } else {
            deleted = properties.remove(pattern) != null;
        }
        if (!deleted) {
            throw MinorCode.NO_SUCH_PROPERTY.no(pattern);
        }
    }

    /**
     * Gets what the name or pattern says: of this context, and, unless the flags say {@code
     * CTX_RESTRICT_SCOPE}, of its parents where it does not hide it.
     *
     * @param startScope name of the context to begin with, this one or the nearest parent of that
     *     name; null or empty for this one
     * @throws org.omg.CORBA.BAD_CONTEXT NO_SUCH_SCOPE, NO_SUCH_PROPERTY
     */
    @Override
    public NVList get_values(String startScope, int flags, String pattern) {
        boolean wanted = isPattern(pattern);
        TreeMap<String, String> found = new TreeMap<>();
        Context scope = scope(startScope);
        while (scope instanceof PropertyContext each && (wanted || found.isEmpty())) {
            each.addTo(found, pattern);
            scope = flags == CTX_RESTRICT_SCOPE.value ? null : each.parent;
        }
        if (found.isEmpty()) {
            throw MinorCode.NO_SUCH_PROPERTY.no(pattern);
        }
        AnyList list = new AnyList(() -> new CdrAny(null));
        found.forEach((property, value) -> {
            Any any = new CdrAny(null);
            any.insert_string(value);
            NamedValue unused = list.add_value(property, any, 0);
        });
        return list;
    }

    private Context scope(String startScope) {
        Context scope = this;
        if (startScope == null || startScope.isEmpty()) {
            return scope;
        }
        while (scope != null && !startScope.equals(scope.context_name())) {
            scope = scope.parent();
        }
        if (scope == null) {
            throw MinorCode.NO_SUCH_SCOPE.no(startScope);
        }
        return scope;
    }

    private void addTo(TreeMap<String, String> found, String pattern) {
        if (isPattern(pattern)) {
            matching(pattern).forEach(found::putIfAbsent);
        } else {
            String value = properties.get(pattern);
            if (value != null) {
                found.put(pattern, value);
            }
        }
    }

    private static boolean isPattern(String pattern) {
        if (pattern == null) {
            throw MinorCode.NULL_VALUE.no("name of a property");
        }
        return pattern.endsWith("*");
    }

    private SortedMap<String, String> matching(String pattern) {
        String prefix = pattern.substring(0, pattern.length() - 1);
        return properties.subMap(prefix, prefix + Character.MAX_VALUE);
    }

    private static NamedValue item(NVList values, int index) {
        try {
            return values.item(index);
        } catch (Bounds e) {
            throw MinorCode.NO_SUCH_PROPERTY.caused(
                    "the list became shorter", CompletionStatus.COMPLETED_NO, e);
        }
    }

    // ---- on the wire

    /**
     * Writes the properties that the names and patterns of a list stand for (CORBA 3.3 part 2,
     * 9.3.5.4): a sequence of strings, names and values in turn. What has no value does not travel,
     * and of a null context nothing does.
     */
    public static void write(OutputStream out, Context context, ContextList names) {
        if (names == null) {
            throw MinorCode.NULL_VALUE.no("ContextList");
        }
        TreeMap<String, String> found = new TreeMap<>();
        for (int i = 0; context != null && i < names.count(); i++) {
            collect(found, context, name(names, i));
        }
        out.write_ulong(found.size() * 2);
        found.forEach((property, value) -> {
            out.write_string(property);
            out.write_string(value);
        });
    }

    private static void collect(TreeMap<String, String> found, Context context, String pattern) {
        NVList values;
        try {
            values = context.get_values("", 0, pattern);
        } catch (BAD_CONTEXT e) {
            // A property that the client has not set is left out.
            return;
        }
        for (int i = 0; i < values.count(); i++) {
            NamedValue each = item(values, i);
            found.put(each.name(), each.value().extract_string());
        }
    }

    private static String name(ContextList names, int index) {
        try {
            return names.item(index);
        } catch (Bounds e) {
            throw MinorCode.NO_SUCH_PROPERTY.caused(
                    "the list became shorter", CompletionStatus.COMPLETED_NO, e);
        }
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @throws org.omg.CORBA.MARSHAL BAD_CONTEXT_DATA when a name has no value
     */
    public static PropertyContext read(CdrInput in) {
        int strings = in.readLength(FEWEST_OCTETS);
        if (strings % 2 != 0) {
            throw in.error(MinorCode.BAD_CONTEXT_DATA, strings + " strings");
        }
        PropertyContext context = new PropertyContext();
        for (int i = 0; i < strings; i += 2) {
            String property = in.read_string();
            context.properties.put(property, in.read_string());
        }
        return context;
    }

    /** The properties of this context itself, for people. */
    @Override
    public String toString() {
        return "context " + name + properties;
    }
}
