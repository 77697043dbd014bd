package org.zenorb.idl.emit.source;

/** A class or interface, at the top of its package or nested in another. Thread: any; immutable. */
public final class ClassName extends TypeName {

    private static final ClassValue<ClassName> OF_CLASS =
            new ClassValue<>() {
                @Override
                protected ClassName computeValue(Class<?> type) {
                    Class<?> outer = type.getEnclosingClass();
                    return outer == null
                            ? ClassName.get(type.getPackageName(), type.getSimpleName())
                            : ClassName.get(outer).nestedClass(type.getSimpleName());
                }
            };

    private final String packageName;
    private final ClassName enclosing;
    private final String simpleName;

    private ClassName(String packageName, ClassName enclosing, String simpleName) {
        super(qualified(packageName, enclosing, simpleName));
        this.packageName = packageName;
        this.enclosing = enclosing;
        this.simpleName = simpleName;
    }

    /**
     * The class of that name.
     *
     * @param packageName empty for the unnamed package
     * @param nested further names, each of a class inside the one before
     */
    public static ClassName get(String packageName, String simpleName, String... nested) {
        ClassName name = new ClassName(packageName, null, simpleName);
        for (String each : nested) {
            name = name.nestedClass(each);
        }
        return name;
    }

    /** The name of a class or interface of the JVM's. */
    public static ClassName get(Class<?> type) {
        if (type.isPrimitive() || type.isArray()) {
            throw new IllegalArgumentException(type + " is no class: use TypeName.get");
        }
        return OF_CLASS.get(type);
    }

    /** Takes {@code java.util.Map.Entry} apart: packages begin with a small letter. */
    public static ClassName bestGuess(String qualified) {
        int at = 0;
        while (at < qualified.length() && !Character.isUpperCase(qualified.charAt(at))) {
            int dot = qualified.indexOf('.', at);
            if (dot < 0) {
                throw new IllegalArgumentException(
                        qualified + " has no part with a capital: use ClassName.get");
            }
            at = dot + 1;
        }
        String packageName = at == 0 ? "" : qualified.substring(0, at - 1);
        String[] simple = qualified.substring(at).split("\\.", -1);
        ClassName name = get(packageName, simple[0]);
        for (int i = 1; i < simple.length; i++) {
            name = name.nestedClass(simple[i]);
        }
        return name;
    }

    public String packageName() {
        return packageName;
    }

    public String simpleName() {
        return simpleName;
    }

    /** With the package and the enclosing classes, all with dots. */
    public String canonicalName() {
        return toString();
    }

    /** The class around this one; null for a class at the top of its package. */
    public ClassName enclosingClassName() {
        return enclosing;
    }

    /** A class beside this one, in the same package or class. */
    public ClassName peerClass(String name) {
        return new ClassName(packageName, enclosing, name);
    }

    /** A class inside this one. */
    public ClassName nestedClass(String name) {
        return new ClassName(packageName, this, name);
    }

    private static String qualified(String packageName, ClassName enclosing, String simpleName) {
        if (enclosing != null) {
            return enclosing + "." + simpleName;
        }
        return packageName.isEmpty() ? simpleName : packageName + "." + simpleName;
    }
}
