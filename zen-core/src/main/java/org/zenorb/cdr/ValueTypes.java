package org.zenorb.cdr;

import org.omg.CORBA.portable.BoxedValueHelper;
import org.omg.CORBA.portable.ValueFactory;
import org.zenorb.cdr.type.CdrAny;
import org.zenorb.error.MinorCode;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Who makes values of which repository id: the factories that programs registered, and behind them
 * the classes that the mapping names after the id, {@code XDefaultFactory} and, for boxes, {@code
 * XHelper} (IDL to Java 1.3, 1.13.8).
 *
 * <p>Guarantee: a class is initialised only when it is what it was looked for as, so an id that
 * comes over the wire starts no code but that of factories and box helpers. Serialised Java objects
 * are never read.
 *
 * <p>Thread: any.
 */
public class ValueTypes {
    /** Writes values whose types have no factories here. */
    @FunctionalInterface
    public interface Reencoder {
        /** Writes the value of an any, without its type. */
        void write(CdrAny any, CdrOutput out);
    }

    private static final String SCHEME = "IDL:";
    private static final String OMG_PREFIX = "omg.org";
    private static final int MAX_ID_CHARS = 1024;

    private final ConcurrentHashMap<String, ValueFactory> factories = new ConcurrentHashMap<>();

    private volatile Reencoder reencoder;

    /** Nothing registered. */
    public ValueTypes() {}

    /** Who writes values whose types have no factories here; null for nobody. */
    public Reencoder reencoder() {
        return reencoder;
    }

    /** Says who does; once, while the ORB is being made. */
    public void reencoder(Reencoder writer) {
        reencoder = writer;
    }

    /**
     * Registers a factory.
     *
     * @return the one it takes the place of, or null
     * @throws org.omg.CORBA.BAD_PARAM NULL_VALUE
     */
    public ValueFactory register(String id, ValueFactory factory) {
        if (id == null || factory == null) {
            throw MinorCode.NULL_VALUE.no(id == null ? "repository id" : "value factory");
        }
        return factories.put(id, factory);
    }

    /**
     * Takes a registration back.
     *
     * @throws org.omg.CORBA.BAD_PARAM NO_SUCH_VALUE_FACTORY
     */
    public void unregister(String id) {
        if (id == null || factories.remove(id) == null) {
            throw MinorCode.NO_SUCH_VALUE_FACTORY.no(id);
        }
    }

    /**
     * The factory registered for this id, or the default one.
     *
     * @throws org.omg.CORBA.BAD_PARAM NO_SUCH_VALUE_FACTORY
     */
    public ValueFactory lookup(String id) {
        ValueFactory factory = id == null ? null : factory(id, null);
        if (factory == null) {
            throw MinorCode.NO_SUCH_VALUE_FACTORY.no(id);
        }
        return factory;
    }

    /**
     * The factory for an id, registered or found by name; null for none.
     *
     * @param id null where neither the octets nor the caller name a type, but a class
     * @param expected the class that the caller wants, whose loader is asked too; or null
     */
    public ValueFactory factory(String id, Class<?> expected) {
        ValueFactory registered = id == null ? null : factories.get(id);
        return registered != null ? registered : byName(id, expected, ValueFactory.class);
    }

    /** What a value that was read before is to who refers to it now. */
    protected Serializable referred(Serializable value) {
        return value;
    }

    /** The helper of the box with this id, where its name follows from it; null for none. */
    public BoxedValueHelper boxByName(String id) {
        return box(id, null);
    }

    /** The helper of the box with this id; null for none. */
    public BoxedValueHelper box(String id, Class<?> expected) {
        BoxedValueHelper helper = byName(id, expected, BoxedValueHelper.class);
        return helper != null && (id == null || id.equals(helper.get_id())) ? helper : null;
    }

    private static <T> T byName(String id, Class<?> expected, Class<T> wanted) {
        String suffix = wanted == ValueFactory.class ? "DefaultFactory" : "Helper";
        if (expected != null) {
            T made = make(expected.getName() + suffix, expected.getClassLoader(), wanted);
            if (made != null && fits(made, id)) {
                return made;
            }
        }
        if (id == null) {
            return null;
        }
        for (String name : javaNames(id)) {
            T made = make(name + suffix, Thread.currentThread().getContextClassLoader(), wanted);
            if (made == null && expected != null) {
                made = make(name + suffix, expected.getClassLoader(), wanted);
            }
            if (made == null) {
                made = make(name + suffix, ValueTypes.class.getClassLoader(), wanted);
            }
            if (made != null) {
                return made;
            }
        }
        return null;
    }

    /** A helper says which type it is for; of a factory found by the class's name nothing more. */
    private static boolean fits(Object made, String id) {
        return id == null
                || !(made instanceof BoxedValueHelper helper)
                || id.equals(helper.get_id());
    }

    private static <T> T make(String name, ClassLoader loader, Class<T> wanted) {
        try {
            Class<?> found = Class.forName(name, false, loader);
            if (!wanted.isAssignableFrom(found)) {
                return null;
            }
            return wanted.cast(found.getConstructor().newInstance());
        } catch (ReflectiveOperationException | LinkageError e) {
            // No such class, or none that can be made without help: it is no default.
            return null;
        }
    }

    /** The classes that a type of this id may have in Java. */
    public static List<String> javaNames(String id) {
        List<String> names = new ArrayList<>(4);
        int end = id.lastIndexOf(':');
        if (!id.startsWith(SCHEME) || end <= SCHEME.length() || id.length() > MAX_ID_CHARS) {
            return names;
        }
        String path = id.substring(SCHEME.length(), end);
        int slash = path.indexOf('/');
        String prefix = slash < 0 ? "" : path.substring(0, slash);
        if (prefix.equals(OMG_PREFIX)) {
            add(names, "org.omg." + path.substring(slash + 1).replace('/', '.'));
        } else if (prefix.indexOf('.') >= 0) {
            String plain = path.substring(slash + 1).replace('/', '.');
            add(names, plain);
            add(names, reversed(prefix) + '.' + plain);
        } else {
            add(names, path.replace('/', '.'));
        }
        return names;
    }

    /** A type that is declared in an interface stands in a package named after it. */
    private static void add(List<String> names, String name) {
        names.add(name);
        int last = name.lastIndexOf('.');
        if (last > 0) {
            names.add(name.substring(0, last) + "Package" + name.substring(last));
        }
    }

    private static String reversed(String prefix) {
        StringBuilder result = new StringBuilder(prefix.length());
        int end = prefix.length();
        while (end > 0) {
            int dot = prefix.lastIndexOf('.', end - 1);
            result.append(prefix, dot + 1, end);
            if (dot >= 0) {
                result.append('.');
            }
            end = dot;
        }
        return result.toString();
    }
}
