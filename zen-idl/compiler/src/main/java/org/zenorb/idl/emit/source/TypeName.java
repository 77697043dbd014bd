package org.zenorb.idl.emit.source;

/**
 * A Java type: primitive or void, one of the constants; otherwise a {@link ClassName}, an {@link
 * ArrayTypeName} or a {@link ParameterizedTypeName}. Thread: any; immutable.
 */
public sealed class TypeName permits ClassName, ArrayTypeName, ParameterizedTypeName {

    public static final TypeName VOID = new TypeName("void");
    public static final TypeName BOOLEAN = new TypeName("boolean");
    public static final TypeName BYTE = new TypeName("byte");
    public static final TypeName SHORT = new TypeName("short");
    public static final TypeName INT = new TypeName("int");
    public static final TypeName LONG = new TypeName("long");
    public static final TypeName CHAR = new TypeName("char");
    public static final TypeName FLOAT = new TypeName("float");
    public static final TypeName DOUBLE = new TypeName("double");

    private final String qualified;

    /**
     * @param qualified how the type is written where nothing is imported
     */
    TypeName(String qualified) {
        this.qualified = qualified;
    }

    /** The name of that type. */
    public static TypeName get(Class<?> type) {
        if (type.isArray()) {
            return ArrayTypeName.of(get(type.getComponentType()));
        }
        return type.isPrimitive() ? primitive(type) : ClassName.get(type);
    }

    /** Whether it is a primitive type; {@code void} is none. */
    public boolean isPrimitive() {
        return getClass() == TypeName.class && this != VOID;
    }

    /** The class whose objects hold values of the primitive type; any other type is its own. */
    public TypeName boxed() {
        if (!isPrimitive()) {
            return this;
        }
        switch (qualified) {
            case "boolean":
                return get(Boolean.class);
            case "byte":
                return get(Byte.class);
            case "short":
                return get(Short.class);
            case "int":
                return get(Integer.class);
            case "long":
                return get(Long.class);
            case "char":
                return get(Character.class);
            case "float":
                return get(Float.class);
            default:
                return get(Double.class);
        }
    }

    private static TypeName primitive(Class<?> type) {
        switch (type.getName()) {
            case "void":
                return VOID;
            case "boolean":
                return BOOLEAN;
            case "byte":
                return BYTE;
            case "short":
                return SHORT;
            case "int":
                return INT;
            case "long":
                return LONG;
            case "char":
                return CHAR;
            case "float":
                return FLOAT;
            default:
                return DOUBLE;
        }
    }

    @Override
    public final boolean equals(Object other) {
        return other == this
                || other instanceof TypeName type
                        && type.getClass() == getClass()
                        && type.qualified.equals(qualified);
    }

    @Override
    public final int hashCode() {
        return qualified.hashCode();
    }

    /** The type with its package, as it can be written anywhere. */
    @Override
    public final String toString() {
        return qualified;
    }
}
