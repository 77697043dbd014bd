package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ArrayTypeName;
import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.ParameterizedTypeName;
import org.zenorb.idl.emit.source.TypeName;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.NativeDef;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.TypeRef.ArrayType;
import org.zenorb.idl.model.TypeRef.FixedType;
import org.zenorb.idl.model.TypeRef.MapType;
import org.zenorb.idl.model.TypeRef.NamedType;
import org.zenorb.idl.model.TypeRef.SequenceType;
import org.zenorb.idl.model.TypeRef.StringType;
import org.zenorb.idl.model.TypedefDef;
import org.zenorb.idl.model.ValueBoxDef;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.Map;

/**
 * The Java type, holder and wire name of each IDL type. Source: IDL to Java mapping 1.3, basic
 * types, typedefs and holders. Thread: any.
 */
final class JavaTypes {

    private final Specification specification;
    private final EmitOptions options;
    private final JavaNames names;

    JavaTypes(Specification specification, EmitOptions options, JavaNames names) {
        this.specification = specification;
        this.options = options;
        this.names = names;
    }

    /** The type behind all typedefs, {@code CORBA::Object} and {@code CORBA::TypeCode} as basic. */
    TypeRef plain(TypeRef type) {
        return PseudoTypes.basic(specification.unalias(type));
    }

    TypeName of(TypeRef type) {
        TypeRef plain = plain(type);
        if (plain instanceof BasicType basic) {
            return basic(basic);
        } else if (plain instanceof StringType) {
            return ClassName.get(String.class);
        } else if (plain instanceof FixedType) {
            return ClassName.get(BigDecimal.class);
        } else if (plain instanceof SequenceType sequence) {
            return ArrayTypeName.of(of(sequence.element()));
        } else if (plain instanceof ArrayType array) {
            TypeName at = of(array.element());
            for (int i = 0; i < array.dimensions().size(); i++) {
                at = ArrayTypeName.of(at);
            }
            return at;
        } else if (plain instanceof MapType map) {
            return ParameterizedTypeName.of(
                    ClassName.get(Map.class), of(map.key()).boxed(), of(map.value()).boxed());
        }
        ScopedName name = ((NamedType) plain).name();
        if (specification.find(name).orElse(null) instanceof ValueBoxDef box && !isBoxClass(box)) {
            return of(box.type());
        }
        return named(name);
    }

    /**
     * Whether a class of its own stands for the box: its content has no null, or has a map, which
     * Java neither takes for serializable nor can tell from another one.
     */
    boolean isBoxClass(ValueBoxDef box) {
        return plain(box.type()) instanceof BasicType basic
                ? basic == BasicType.ANY || basic(basic).isPrimitive()
                : holdsMaps(box.type());
    }

    /** Whether the type is a map, or of sequences or arrays of maps: generic in Java. */
    boolean holdsMaps(TypeRef type) {
        TypeRef at = plain(type);
        while (at instanceof SequenceType || at instanceof ArrayType) {
            at =
                    plain(
                            at instanceof SequenceType sequence
                                    ? sequence.element()
                                    : ((ArrayType) at).element());
        }
        return at instanceof MapType;
    }

    /** The class that carries an out or inout parameter of that type. */
    ClassName holder(TypeRef type) {
        TypeRef plain = plain(type);
        if (plain instanceof BasicType basic) {
            return basicHolder(basic);
        } else if (plain instanceof StringType) {
            return Omg.STRING_HOLDER;
        } else if (plain instanceof FixedType) {
            return Omg.FIXED_HOLDER;
        } else if (plain instanceof NamedType named) {
            return names.holder(named.name());
        }
        return names.holder(lastTypedef(type).name());
    }

    /** The typedef nearest to the type itself, for types that have no name of their own. */
    TypedefDef lastTypedef(TypeRef type) {
        TypedefDef last = null;
        TypeRef at = type;
        while (at instanceof NamedType named
                && specification.find(named.name()).orElse(null) instanceof TypedefDef typedef) {
            last = typedef;
            at = typedef.type();
        }
        return last;
    }

    /** The definition behind a type's name and all typedefs; null where the type has none. */
    Definition definition(TypeRef type) {
        return plain(type) instanceof NamedType named
                ? specification.find(named.name()).orElse(null)
                : null;
    }

    /** The suffix of the stream methods: {@code ulonglong} in {@code read_ulonglong}. */
    static String wire(BasicType basic) {
        switch (basic) {
            case BOOLEAN:
                return "boolean";
            case CHAR:
                return "char";
            case WCHAR:
                return "wchar";
            case OCTET:
                return "octet";
            case SHORT:
                return "short";
            case UNSIGNED_SHORT:
                return "ushort";
            case LONG:
                return "long";
            case UNSIGNED_LONG:
                return "ulong";
            case LONG_LONG:
                return "longlong";
            case UNSIGNED_LONG_LONG:
                return "ulonglong";
            case FLOAT:
                return "float";
            case DOUBLE:
                return "double";
            case ANY:
                return "any";
            case OBJECT:
                return "Object";
            case TYPE_CODE:
                return "TypeCode";
            case PRINCIPAL:
                return "Principal";
            default:
                throw new IllegalArgumentException("no value of " + basic.idlName());
        }
    }

    private TypeName named(ScopedName name) {
        String nativeClass = options.nativeTypes().get(name);
        if (nativeClass != null && specification.find(name).orElse(null) instanceof NativeDef) {
            // Not bestGuess: it takes the OMG's package PortableServer for a class.
            int dot = nativeClass.lastIndexOf('.');
            return ClassName.get(
                    dot < 0 ? "" : nativeClass.substring(0, dot), nativeClass.substring(dot + 1));
        }
        return names.type(name);
    }

    private static TypeName basic(BasicType basic) {
        switch (basic) {
            case VOID:
                return TypeName.VOID;
            case BOOLEAN:
                return TypeName.BOOLEAN;
            case CHAR:
            case WCHAR:
                return TypeName.CHAR;
            case OCTET:
                return TypeName.BYTE;
            case SHORT:
            case UNSIGNED_SHORT:
                return TypeName.SHORT;
            case LONG:
            case UNSIGNED_LONG:
                return TypeName.INT;
            case LONG_LONG:
            case UNSIGNED_LONG_LONG:
                return TypeName.LONG;
            case FLOAT:
                return TypeName.FLOAT;
            case DOUBLE:
                return TypeName.DOUBLE;
            case ANY:
                return Omg.ANY;
            case OBJECT:
                return Omg.OBJECT;
            case TYPE_CODE:
                return Omg.TYPE_CODE;
            case VALUE_BASE:
                return ClassName.get(Serializable.class);
            case ABSTRACT_BASE:
                return ClassName.get(Object.class);
            case PRINCIPAL:
                return Omg.PRINCIPAL;
            default:
                throw new IllegalArgumentException("Java has no type for " + basic.idlName());
        }
    }

    private static ClassName basicHolder(BasicType basic) {
        switch (basic) {
            case BOOLEAN:
                return Omg.BOOLEAN_HOLDER;
            case CHAR:
            case WCHAR:
                return Omg.CHAR_HOLDER;
            case OCTET:
                return Omg.BYTE_HOLDER;
            case SHORT:
            case UNSIGNED_SHORT:
                return Omg.SHORT_HOLDER;
            case LONG:
            case UNSIGNED_LONG:
                return Omg.INT_HOLDER;
            case LONG_LONG:
            case UNSIGNED_LONG_LONG:
                return Omg.LONG_HOLDER;
            case FLOAT:
                return Omg.FLOAT_HOLDER;
            case DOUBLE:
                return Omg.DOUBLE_HOLDER;
            case ANY:
                return Omg.ANY_HOLDER;
            case OBJECT:
                return Omg.OBJECT_HOLDER;
            case TYPE_CODE:
                return Omg.TYPE_CODE_HOLDER;
            case VALUE_BASE:
                return Omg.VALUE_BASE_HOLDER;
            case PRINCIPAL:
                return Omg.PRINCIPAL_HOLDER;
            default:
                throw new IllegalArgumentException("no holder for " + basic.idlName());
        }
    }
}
