package org.zenorb.idl.emit.source;

/** An array type. Thread: any; immutable. */
public final class ArrayTypeName extends TypeName {

    private final TypeName componentType;

    private ArrayTypeName(TypeName componentType) {
        super(componentType + "[]");
        this.componentType = componentType;
    }

    public static ArrayTypeName of(TypeName componentType) {
        return new ArrayTypeName(componentType);
    }

    public static ArrayTypeName of(Class<?> componentType) {
        return of(get(componentType));
    }

    public TypeName componentType() {
        return componentType;
    }
}
