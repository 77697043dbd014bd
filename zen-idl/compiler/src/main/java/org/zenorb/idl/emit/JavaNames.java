package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.ModuleDef;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.model.ValueDef;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * From IDL names to Java names: packages, escapes, suffixes.
 *
 * <p>A Java keyword or the name of a method of {@code java.lang.Object} gets an underscore in
 * front, and so does a type whose name ends like one of the mapping's own classes. Types inside an
 * interface, struct, union or exception go into the package {@code …Package}. Source: IDL to Java
 * mapping 1.3, "Names". Thread: any.
 */
final class JavaNames {

    private static final Set<String> RESERVED =
            new HashSet<>(
                    Arrays.asList(
                            ("abstract assert boolean break byte case catch char class const continue"
                                            + " default do double else enum extends final finally float for"
                                            + " goto if implements import instanceof int interface long"
                                            + " native new package private protected public return short"
                                            + " static strictfp super switch synchronized this throw throws"
                                            + " transient try void volatile while true false null"
                                            + " clone equals finalize getClass hashCode notify notifyAll"
                                            + " toString wait")
                                    .split(" ")));

    /** Words that Java took from type names after the mapping was written. */
    private static final Set<String> RESTRICTED_TYPES =
            Set.of("var", "yield", "record", "sealed", "permits");

    private static final List<String> SUFFIXES =
            List.of("Helper", "Holder", "Operations", "POA", "POATie", "Package");

    private final Specification specification;
    private final EmitOptions options;
    private final Map<ScopedName, Classes> known = new ConcurrentHashMap<>();

    JavaNames(Specification specification, EmitOptions options) {
        this.specification = specification;
        this.options = options;
    }

    /** The Java name of a member, parameter, operation, attribute, enumerator or constant. */
    static String identifier(String idlName) {
        return RESERVED.contains(idlName) ? "_" + idlName : idlName;
    }

    /** The Java name of a type, module or constant outside an interface. */
    static String typeIdentifier(String idlName) {
        boolean taken =
                RESERVED.contains(idlName)
                        || RESTRICTED_TYPES.contains(idlName)
                        || isSuffixed(idlName);
        return taken ? "_" + idlName : idlName;
    }

    /** A name that is the suffix alone, such as the OMG's own POA, belongs to no other type. */
    private static boolean isSuffixed(String idlName, String suffix) {
        return idlName.length() > suffix.length() && idlName.endsWith(suffix);
    }

    private static boolean isSuffixed(String idlName) {
        for (String suffix : SUFFIXES) {
            if (isSuffixed(idlName, suffix)) {
                return true;
            }
        }
        return false;
    }

    /** The class that the definition itself is mapped to. */
    ClassName type(ScopedName name) {
        return classes(name).type;
    }

    private String typeName(ScopedName name) {
        if (PseudoTypes.OMG_UNESCAPED.contains(name)) {
            return name.simpleName();
        }
        String identifier = typeIdentifier(name.simpleName());
        boolean taken = !identifier.startsWith("_") && isTakenByNeighbour(name);
        return taken ? "_" + identifier : identifier;
    }

    /**
     * Whether another definition's additional class has that name. The endings here are not
     * reserved for everybody, since they were not before there were value types and local
     * interfaces.
     */
    private boolean isTakenByNeighbour(ScopedName name) {
        return neighbour(name, "ValueFactory") instanceof ValueDef value
                        && ValueFactoryEmitter.hasInterface(value)
                || neighbour(name, "DefaultFactory") instanceof ValueDef other
                        && other.kind() != ValueDef.Kind.ABSTRACT
                || neighbour(name, "LocalTie") instanceof InterfaceDef local
                        && local.kind() == InterfaceDef.Kind.LOCAL;
    }

    private Definition neighbour(ScopedName name, String suffix) {
        String simple = name.simpleName();
        return isSuffixed(simple, suffix)
                ? specification
                        .find(
                                name.container()
                                        .child(
                                                simple.substring(
                                                        0, simple.length() - suffix.length())))
                        .orElse(null)
                : null;
    }

    ClassName helper(ScopedName name) {
        return classes(name).helper;
    }

    ClassName holder(ScopedName name) {
        return classes(name).holder;
    }

    ClassName operations(ScopedName name) {
        return classes(name).operations;
    }

    ClassName skeleton(ScopedName name) {
        return suffixed(name, "POA");
    }

    ClassName tie(ScopedName name) {
        return suffixed(name, "POATie");
    }

    ClassName localTie(ScopedName name) {
        return suffixed(name, "LocalTie");
    }

    ClassName valueFactory(ScopedName name) {
        return suffixed(name, "ValueFactory");
    }

    ClassName defaultFactory(ScopedName name) {
        return suffixed(name, "DefaultFactory");
    }

    ClassName stub(ScopedName name) {
        ClassName type = type(name);
        return type.peerClass("_" + type.simpleName() + "Stub");
    }

    ClassName localBase(ScopedName name) {
        ClassName type = type(name);
        return type.peerClass("_" + type.simpleName() + "LocalBase");
    }

    /** The package of the definition called so. */
    String packageHolding(ScopedName name) {
        ScopedName scope = name.container();
        return scope.isGlobal()
                ? options.packages().atFileScope(name.simpleName(), isOmgs(name))
                : packageOf(scope);
    }

    /** The package for what stands directly in that scope, which is not the file's. */
    private String packageOf(ScopedName scope) {
        if (isModule(scope)) {
            return options.packages().ofModule(scope, isOmgs(scope));
        }
        String java = typeIdentifier(scope.simpleName());
        return PackageMapping.joined(packageHolding(scope), java + "Package");
    }

    /**
     * Whether that is, or stands in, a module of the OMG's: called so and with its prefix, since
     * others may have a module {@code Security} too.
     */
    private boolean isOmgs(ScopedName name) {
        String outermost = name.parts().get(0);
        return PseudoTypes.OMG_MODULES.contains(outermost)
                && specification
                        .find(ScopedName.of(outermost))
                        .map(each -> each.repositoryId().startsWith("IDL:omg.org/"))
                        .orElse(true);
    }

    private boolean isModule(ScopedName scope) {
        if (options.handWritten().contains(scope)) {
            return false;
        }
        Definition found = specification.find(scope).orElse(null);
        return found == null || found instanceof ModuleDef;
    }

    private ClassName suffixed(ScopedName name, String suffix) {
        return suffixed(type(name), suffix);
    }

    private static ClassName suffixed(ClassName type, String suffix) {
        return type.peerClass(type.simpleName() + suffix);
    }

    /** Threads that race make equal names. */
    private Classes classes(ScopedName name) {
        Classes found = known.get(name);
        if (found == null) {
            found = new Classes(ClassName.get(packageHolding(name), typeName(name)));
            known.put(name, found);
        }
        return found;
    }

    /** The classes that other definitions name, again and again. */
    private static final class Classes {
        final ClassName type;
        final ClassName helper;
        final ClassName holder;
        final ClassName operations;

        Classes(ClassName type) {
            this.type = type;
            this.helper = suffixed(type, "Helper");
            this.holder = suffixed(type, "Holder");
            this.operations = suffixed(type, "Operations");
        }
    }
}
