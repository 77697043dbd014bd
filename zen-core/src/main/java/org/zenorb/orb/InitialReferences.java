package org.zenorb.orb;

import org.omg.CORBA.ORBPackage.InvalidName;
import org.zenorb.serve.ObjectAdapter;
import org.zenorb.serve.PlainKeys;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * The names that {@code resolve_initial_references} knows, in the order of CORBA: what was
 * registered and what this ORB has itself, {@code -ORBInitRef}, {@code -ORBDefaultInitRef}.
 *
 * <p>Source: CORBA 3.3 part 2, 8.5. Thread: any.
 */
final class InitialReferences {
    private final Context context;
    private final PlainKeys plainKeys;
    private final Function<String, org.omg.CORBA.Object> resolver;
    private final Map<String, org.omg.CORBA.Object> own = new ConcurrentHashMap<>();

    InitialReferences(
            Context context, PlainKeys plainKeys, Function<String, org.omg.CORBA.Object> resolver) {
        this.context = context;
        this.plainKeys = plainKeys;
        this.resolver = resolver;
    }

    /** Adds an object of the ORB itself. */
    void add(String name, org.omg.CORBA.Object object) {
        own.put(name, object);
    }

    /** Registers an object, which other ORBs then reach under the name as a plain key. */
    void register(String name, org.omg.CORBA.Object object, byte[] localKey) throws InvalidName {
        if (name == null || name.isEmpty() || own.putIfAbsent(name, object) != null) {
            throw new InvalidName(name + " is registered already");
        }
        if (!(object instanceof org.omg.CORBA.LocalObject)) {
            plainKeys.bind(name, object, localKey);
        }
    }

    org.omg.CORBA.Object resolve(String name, ObjectAdapter adapter) throws InvalidName {
        String configured = context.initRefs().get(name);
        org.omg.CORBA.Object found = own.get(name);
        if (found == null && adapter != null) {
            found = adapter.initialReference(name);
        }
        if (found == null && configured != null) {
            found = resolver.apply(configured);
        }
        if (found == null && context.defaultInitRef() != null) {
            String prefix = context.defaultInitRef();
            found = resolver.apply(prefix + (prefix.endsWith("/") ? "" : "/") + name);
        }
        if (found == null) {
            throw new InvalidName(
                    name
                            + " is not known; give it as -ORBInitRef "
                            + name
                            + "=corbaloc:... or register it");
        }
        return found;
    }

    String[] names(ObjectAdapter adapter) {
        Set<String> names = new TreeSet<>(own.keySet());
        names.addAll(context.initRefs().keySet());
        if (adapter != null) {
            names.addAll(java.util.List.of(adapter.initialReferenceNames()));
        }
        return names.toArray(new String[0]);
    }
}
