package org.zenorb.interop;

import org.omg.CORBA.Any;
import org.omg.CORBA.CharHolder;
import org.omg.CORBA.IntHolder;
import org.omg.CORBA.ORB;
import org.omg.CORBA.ObjectHolder;
import org.omg.CORBA.StringHolder;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.ValueBaseHolder;
import org.omg.CORBA.portable.Streamable;

import java.io.Serializable;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What a dynamic call has to know of an operation of interop.idl, from the Java interface that the
 * compiler made of it: the types are those of its holders. What Java does not tell is said here.
 *
 * <p>Thread: any.
 *
 * @param operation its name in a request
 * @param forms of the parameters
 * @param passing of the parameters: {@code ARG_IN} and its kind
 * @param result null for none
 */
record Signature(
        String operation, Method method, List<Form> forms, List<Integer> passing, Form result) {

    /** Operations without parameters, or with one and no result, that are none. */
    private static final Set<String> ATTRIBUTES =
            Set.of(
                    "fragile",
                    "orb",
                    "title",
                    "wide_title",
                    "position",
                    "family",
                    "the_values",
                    "the_sequences",
                    "the_arrays",
                    "the_faults",
                    "the_calls",
                    "the_by_value");

    private static final Set<String> ONEWAYS = Set.of("fire", "fail_silently", "shutdown");

    /** Whose first holder is of an out parameter; that of the others is of an inout one. */
    private static final Set<String> ONLY_OUT = Set.of("checksum");

    /** Whose characters and strings are wide ones: in Java they are of the same types. */
    private static final Set<String> WIDE =
            Set.of("echo_wchar", "echo_wstring", "echo_short_wide", "wide_title");

    /** Java's types of these do not say which sequence or which box it is. */
    private static final Map<String, String> HOLDERS =
            Map.of(
                    "octets", "interop.OctetSeqHolder",
                    "checksum", "interop.OctetSeqHolder",
                    "same_text_box", "interop.TextBoxHolder",
                    "same_longs_box", "interop.LongsBoxHolder",
                    "same_point_box", "interop.PointBoxHolder");

    /** How a value of a type comes into an any, and out of it. */
    static final class Form {
        private final Class<? extends Streamable> holder;
        private final TCKind wide;

        private Form(Class<? extends Streamable> holder, boolean isWide) {
            this.holder = holder;
            if (isWide && holder == CharHolder.class) {
                wide = TCKind.tk_wchar;
            } else {
                wide = isWide && holder == StringHolder.class ? TCKind.tk_wstring : null;
            }
        }

        TypeCode type(ORB orb) {
            return wide == null ? held(null)._type() : orb.get_primitive_tc(wide);
        }

        /** A holder with that value. */
        Streamable held(Object value) {
            try {
                Streamable made = holder.getConstructor().newInstance();
                if (value != null) {
                    holder.getField("value").set(made, value);
                }
                return made;
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(holder + " is no holder", e);
            }
        }

        static Object value(Object holder) {
            try {
                return holder.getClass().getField("value").get(holder);
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(holder + " is no holder", e);
            }
        }

        static void set(Object holder, Object value) {
            try {
                holder.getClass().getField("value").set(holder, value);
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(holder + " is no holder", e);
            }
        }

        void insert(Any any, Object value) {
            if (wide == TCKind.tk_wchar) {
                any.insert_wchar((Character) value);
            } else if (wide == TCKind.tk_wstring) {
                any.insert_wstring((String) value);
            } else if (holder == CharHolder.class) {
                any.insert_char((Character) value);
            } else {
                any.insert_Streamable(held(value));
            }
        }

        Object extract(Any any) {
            if (wide == TCKind.tk_wchar) {
                return any.extract_wchar();
            }
            if (wide == TCKind.tk_wstring) {
                return any.extract_wstring();
            }
            if (holder == CharHolder.class) {
                return any.extract_char();
            }
            Streamable made = held(null);
            made._read(any.create_input_stream());
            return value(made);
        }
    }

    /**
     * The operations of an interface, by their names in requests.
     *
     * @param name as in "Values"
     */
    static Map<String, Signature> of(String name) {
        try {
            Map<String, Signature> all = new TreeMap<>();
            for (Method each : Class.forName("interop." + name + "Operations").getMethods()) {
                Signature signature = of(each);
                all.put(signature.operation, signature);
            }
            return all;
        } catch (ClassNotFoundException e) {
            throw new AssertionError("no interface " + name, e);
        }
    }

    static Signature of(Method method) {
        String name =
                method.getName().startsWith("_") ? method.getName().substring(1) : method.getName();
        String operation = name;
        if (ATTRIBUTES.contains(name)) {
            operation = (method.getParameterCount() == 0 ? "_get_" : "_set_") + name;
        }
        Class<?>[] types = method.getParameterTypes();
        boolean echo = name.startsWith("echo_");
        List<Form> forms = new ArrayList<>();
        List<Integer> passing = new ArrayList<>();
        int holders = ONLY_OUT.contains(name) ? 1 : 0;
        for (Class<?> type : types) {
            boolean held = type.getSimpleName().endsWith("Holder");
            passing.add(
                    !held
                            ? org.omg.CORBA.ARG_IN.value
                            : holders++ == 0
                                    ? org.omg.CORBA.ARG_INOUT.value
                                    : org.omg.CORBA.ARG_OUT.value);
            forms.add(form(name, held ? type : echo ? types[1] : holder(name, type)));
        }
        Class<?> result = method.getReturnType();
        Form form = null;
        if (result != void.class) {
            form = form(name, echo ? types[1] : holder(name, result));
        }
        return new Signature(operation, method, forms, passing, form);
    }

    private static Form form(String name, Class<?> holder) {
        return new Form(holder.asSubclass(Streamable.class), WIDE.contains(name));
    }

    private static Class<?> holder(String operation, Class<?> type) {
        if (type == String.class && !HOLDERS.containsKey(operation)) {
            return StringHolder.class;
        } else if (type == int.class) {
            return IntHolder.class;
        } else if (type == org.omg.CORBA.Object.class) {
            return ObjectHolder.class;
        } else if (type == Serializable.class) {
            return ValueBaseHolder.class;
        }
        String name = type.getName() + "Holder";
        if (type.isPrimitive()) {
            String word = type.getName();
            name =
                    "org.omg.CORBA."
                            + Character.toUpperCase(word.charAt(0))
                            + word.substring(1)
                            + "Holder";
        }
        if (!type.isPrimitive()) {
            name = HOLDERS.getOrDefault(operation, name);
        }
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError("no holder for " + operation, e);
        }
    }

    boolean isOneway() {
        return ONEWAYS.contains(operation);
    }

    /** The helper of one of the user exceptions. */
    static Method ofHelper(Class<?> type, String method, Class<?>... parameters) {
        try {
            return Class.forName(type.getName() + "Helper").getMethod(method, parameters);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError("no helper of " + type, e);
        }
    }
}
