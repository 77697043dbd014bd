package org.zenorb.idltypes;

import org.omg.CORBA.DataInputStream;
import org.omg.CORBA.DataOutputStream;

import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.AccessFlag;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What a program writes by hand: the classes behind the abstract ones that are generated for value
 * types. Their operations raise; a custom value's state is a long, and its members stay as they
 * are. Thread: one.
 */
final class ConcreteValues {
    private static final int STATE = 4711;
    private static final ClassDesc OUT = DataOutputStream.class.describeConstable().orElseThrow();
    private static final ClassDesc IN = DataInputStream.class.describeConstable().orElseThrow();
    private static final ClassDesc REFUSAL =
            UnsupportedOperationException.class.describeConstable().orElseThrow();

    private final Map<Class<?>, Class<?>> made = new HashMap<>();

    /** A new one without state. */
    Object newInstance(Class<?> value) throws ReflectiveOperationException {
        Class<?> concrete = made.get(value);
        if (concrete == null) {
            concrete = make(value);
            made.put(value, concrete);
        }
        return concrete.getConstructor().newInstance();
    }

    private static Class<?> make(Class<?> value) throws IllegalAccessException {
        ConcreteValues.class.getModule().addReads(value.getModule());
        ClassDesc parent = value.describeConstable().orElseThrow();
        byte[] bytes =
                ClassFile.of()
                        .build(
                                ClassDesc.of(value.getName() + "ByHand"),
                                type -> {
                                    type.withSuperclass(parent).withFlags(AccessFlag.PUBLIC);
                                    type.withMethodBody(
                                            ConstantDescs.INIT_NAME,
                                            ConstantDescs.MTD_void,
                                            Modifier.PUBLIC,
                                            code ->
                                                    code.aload(0)
                                                            .invokespecial(
                                                                    parent,
                                                                    ConstantDescs.INIT_NAME,
                                                                    ConstantDescs.MTD_void)
                                                            .return_());
                                    Set<String> seen = new HashSet<>();
                                    for (Method each : value.getMethods()) {
                                        MethodTypeDesc shape = shape(each);
                                        if (Modifier.isAbstract(each.getModifiers())
                                                && seen.add(each.getName() + shape)) {
                                            type.withMethodBody(
                                                    each.getName(),
                                                    shape,
                                                    Modifier.PUBLIC,
                                                    code -> body(code, shape));
                                        }
                                    }
                                });
        return MethodHandles.privateLookupIn(value, MethodHandles.lookup()).defineClass(bytes);
    }

    private static MethodTypeDesc shape(Method method) {
        return MethodType.methodType(method.getReturnType(), method.getParameterTypes())
                .describeConstable()
                .orElseThrow();
    }

    private static void body(CodeBuilder code, MethodTypeDesc shape) {
        if (shape.parameterList().contains(OUT)) {
            code.aload(1)
                    .loadConstant(STATE)
                    .invokeinterface(
                            OUT,
                            "write_long",
                            MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_int))
                    .return_();
        } else if (shape.parameterList().contains(IN)) {
            code.aload(1)
                    .invokeinterface(IN, "read_long", MethodTypeDesc.of(ConstantDescs.CD_int))
                    .pop()
                    .return_();
        } else {
            code.new_(REFUSAL)
                    .dup()
                    .invokespecial(REFUSAL, ConstantDescs.INIT_NAME, ConstantDescs.MTD_void)
                    .athrow();
        }
    }
}
