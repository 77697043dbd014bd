package org.zenorb.idltypes;

import org.omg.CORBA.Any;
import org.omg.CORBA.ORB;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.VM_CUSTOM;
import org.omg.CORBA.portable.ValueBase;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

import javax.lang.model.SourceVersion;

/**
 * Random values of generated types: what they consist of says the TypeCode, how they are made says
 * the Java class. Thread: one.
 */
final class RandomValues {
    private static final int DEPTH = 4;
    private static final Set<String> METHODS =
            Set.of("clone", "equals", "finalize", "getClass", "hashCode", "notify", "wait");

    /** A member of a value may be one that is there already, so that graphs have cycles too. */
    private static final int ONE_IN_SHARED = 4;

    private final Random random;
    private final ConcreteValues concrete;
    private final List<Object> values = new ArrayList<>();

    RandomValues(Random random, ConcreteValues concrete) {
        this.random = random;
        this.concrete = concrete;
    }

    Object next(TypeCode type, Type java) throws Exception {
        values.clear();
        return next(type, java, 0);
    }

    private Object next(TypeCode written, Type generic, int depth) throws Exception {
        TypeCode type = written;
        while (type.kind() == TCKind.tk_alias) {
            type = type.content_type();
        }
        Class<?> java = raw(generic);
        if (java == Map.class) {
            return map(type, (ParameterizedType) generic, depth);
        }
        if (java.getName().startsWith("corpus.") && isInteger(type)) {
            return bitset(java);
        }
        switch (type.kind().value()) {
            case TCKind._tk_boolean:
                return random.nextBoolean();
            case TCKind._tk_char:
                return (char) (' ' + random.nextInt(90));
            case TCKind._tk_wchar:
                return (char) (0x100 + random.nextInt(0x400));
            case TCKind._tk_octet:
                return (byte) random.nextInt();
            case TCKind._tk_short:
            case TCKind._tk_ushort:
                return (short) random.nextInt();
            case TCKind._tk_long:
            case TCKind._tk_ulong:
                return random.nextInt();
            case TCKind._tk_longlong:
            case TCKind._tk_ulonglong:
                return random.nextLong();
            case TCKind._tk_float:
                return random.nextFloat();
            case TCKind._tk_double:
                return random.nextDouble();
            case TCKind._tk_string:
            case TCKind._tk_wstring:
                return text(type);
            case TCKind._tk_fixed:
                return fixed(type);
            case TCKind._tk_any:
                Any any = ORB.init().create_any();
                any.insert_long(random.nextInt());
                return any;
            case TCKind._tk_TypeCode:
                return ORB.init().get_primitive_tc(TCKind.from_int(1 + random.nextInt(10)));
            case TCKind._tk_enum:
                return java.getMethod("from_int", int.class)
                        .invoke(null, random.nextInt(type.member_count()));
            case TCKind._tk_sequence:
                return sequence(type, generic, depth);
            case TCKind._tk_array:
                return array(type.length(), type.content_type(), generic, depth);
            case TCKind._tk_struct:
            case TCKind._tk_except:
                return struct(type, java, depth);
            case TCKind._tk_union:
                return union(type, java, depth);
            case TCKind._tk_Principal:
                return principal();
            case TCKind._tk_value_box:
                return box(type, generic, depth);
            case TCKind._tk_value:
            case TCKind._tk_event:
                return value(type, java, depth);
            default:
                return null;
        }
    }

    private String text(TypeCode type) throws Exception {
        int most = type.length() == 0 ? 20 : type.length();
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(most + 1); i > 0; i--) {
            text.append((char) ('!' + random.nextInt(90)));
        }
        return text.toString();
    }

    private BigDecimal fixed(TypeCode type) throws Exception {
        BigInteger limit = BigInteger.TEN.pow(type.fixed_digits());
        BigInteger unscaled = new BigInteger(limit.bitLength() + 8, random).mod(limit);
        return new BigDecimal(
                random.nextBoolean() ? unscaled : unscaled.negate(), type.fixed_scale());
    }

    private static Class<?> raw(Type type) {
        if (type instanceof ParameterizedType map) {
            return (Class<?>) map.getRawType();
        }
        return type instanceof GenericArrayType array
                ? raw(array.getGenericComponentType()).arrayType()
                : (Class<?>) type;
    }

    private static boolean isInteger(TypeCode type) {
        switch (type.kind().value()) {
            case TCKind._tk_octet:
            case TCKind._tk_ushort:
            case TCKind._tk_ulong:
            case TCKind._tk_ulonglong:
                return true;
            default:
                return false;
        }
    }

    /** A sequence of entries on the wire; few keys of a small type may be the same. */
    private Object map(TypeCode type, ParameterizedType java, int depth) throws Exception {
        TypeCode entry = type.content_type();
        while (entry.kind() == TCKind.tk_alias) {
            entry = entry.content_type();
        }
        Map<Object, Object> map = new LinkedHashMap<>();
        int most = depth >= DEPTH ? 0 : 3;
        int bound = type.length() == 0 ? most : Math.min(most, type.length());
        for (int i = random.nextInt(bound + 1); i > 0; i--) {
            map.put(
                    next(entry.member_type(0), java.getActualTypeArguments()[0], depth + 1),
                    next(entry.member_type(1), java.getActualTypeArguments()[1], depth + 1));
        }
        return map;
    }

    /** Every field is 0 or 1, which fits fields of all widths. */
    private Object bitset(Class<?> java) throws Exception {
        Object bitset = java.getConstructor().newInstance();
        for (Method method : java.getMethods()) {
            if (method.getParameterCount() == 1
                    && method.getReturnType() == void.class
                    && !METHODS.contains(method.getName())) {
                int bit = random.nextInt(2);
                switch (method.getParameterTypes()[0].getName()) {
                    case "boolean" -> method.invoke(bitset, bit == 1);
                    case "byte" -> method.invoke(bitset, (byte) bit);
                    case "short" -> method.invoke(bitset, (short) bit);
                    case "int" -> method.invoke(bitset, bit);
                    case "long" -> method.invoke(bitset, (long) bit);
                    default -> throw new AssertionError("a field of " + method);
                }
            }
        }
        return bitset;
    }

    private Object sequence(TypeCode type, Type java, int depth) throws Exception {
        int most = depth >= DEPTH ? 0 : 3;
        int bound = type.length() == 0 ? most : Math.min(most, type.length());
        return array(random.nextInt(bound + 1), type.content_type(), java, depth);
    }

    private Object array(int length, TypeCode element, Type java, int depth) throws Exception {
        Type component =
                java instanceof GenericArrayType generic
                        ? generic.getGenericComponentType()
                        : raw(java).getComponentType();
        Object array = Array.newInstance(raw(component), length);
        for (int i = 0; i < length; i++) {
            Array.set(array, i, next(element, component, depth + 1));
        }
        return array;
    }

    private Object struct(TypeCode type, Class<?> java, int depth) throws Exception {
        Object struct = java.getConstructor().newInstance();
        for (int i = 0; i < type.member_count(); i++) {
            Field field = java.getField(javaName(type.member_name(i)));
            field.set(struct, next(type.member_type(i), field.getGenericType(), depth + 1));
        }
        return struct;
    }

    @SuppressWarnings("deprecation")
    private org.omg.CORBA.Principal principal() {
        org.omg.CORBA.Principal principal = new org.omg.CORBA.Principal();
        byte[] name = new byte[random.nextInt(9)];
        random.nextBytes(name);
        principal.name(name);
        return principal;
    }

    private Object box(TypeCode type, Type generic, int depth) throws Exception {
        Class<?> java = raw(generic);
        if (!ValueBase.class.isAssignableFrom(java)) {
            return next(type.content_type(), generic, depth);
        }
        Type content = java.getField("value").getGenericType();
        return java.getConstructor(raw(content))
                .newInstance(next(type.content_type(), content, depth + 1));
    }

    private Object value(TypeCode type, Class<?> java, int depth) throws Exception {
        if (java.isInterface() || depth > DEPTH) {
            return null;
        }
        if (random.nextInt(ONE_IN_SHARED) == 0) {
            for (Object known : values) {
                if (java.isInstance(known)) {
                    return known;
                }
            }
        }
        Object value = concrete.newInstance(java);
        values.add(value);
        if (type.type_modifier() != VM_CUSTOM.value) {
            state(value, type, java, depth);
        }
        return value;
    }

    private void state(Object value, TypeCode type, Class<?> java, int depth) throws Exception {
        TypeCode base = type.concrete_base_type();
        if (base != null && base.kind() != TCKind.tk_null) {
            state(value, base, java.getSuperclass(), depth);
        }
        for (int i = 0; i < type.member_count(); i++) {
            Field field = java.getDeclaredField(javaName(type.member_name(i)));
            field.setAccessible(true);
            field.set(value, next(type.member_type(i), field.getGenericType(), depth + 1));
        }
    }

    /** A member is set by its modifier; with the label where several labels lead to it. */
    private Object union(TypeCode type, Class<?> java, int depth) throws Exception {
        Object union = java.getConstructor().newInstance();
        int member = random.nextInt(type.member_count());
        String name = javaName(type.member_name(member));
        for (Method method : java.getMethods()) {
            boolean modifies =
                    method.getName().equals(name)
                            && method.getParameterCount() == 1
                            && !Modifier.isStatic(method.getModifiers());
            if (modifies) {
                method.invoke(
                        union,
                        next(
                                type.member_type(member),
                                method.getGenericParameterTypes()[0],
                                depth + 1));
                return union;
            }
        }
        throw new AssertionError("no modifier " + name + " in " + java);
    }

    private static String javaName(String idl) {
        return SourceVersion.isKeyword(idl) || METHODS.contains(idl) ? "_" + idl : idl;
    }
}
