package org.zenorb.idltypes;

import org.omg.CORBA.Any;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Type;

/** A generated helper by reflection. Thread: any. */
record HelperFace(Class<?> helper, Class<?> javaType) {

    static HelperFace of(Class<?> helper) throws ReflectiveOperationException {
        return new HelperFace(helper, helper.getMethod("read", InputStream.class).getReturnType());
    }

    String name() {
        return helper.getName();
    }

    /** The package that all of the helper's IDL file is in. */
    String file() {
        return name().substring(0, name().indexOf('.', "corpus.".length()));
    }

    /** What values are made of: with the types of keys and values, where it is a map. */
    Type genericType() throws Exception {
        return helper.getMethod("read", InputStream.class).getGenericReturnType();
    }

    TypeCode type() throws Exception {
        return (TypeCode) call(helper.getMethod("type"));
    }

    Object read(InputStream in) throws Exception {
        return call(helper.getMethod("read", InputStream.class), in);
    }

    void write(OutputStream out, Object value) throws Exception {
        call(helper.getMethod("write", OutputStream.class, javaType), out, value);
    }

    void insert(Any any, Object value) throws Exception {
        call(helper.getMethod("insert", Any.class, javaType), any, value);
    }

    Object extract(Any any) throws Exception {
        return call(helper.getMethod("extract", Any.class), any);
    }

    private Object call(Method method, Object... arguments) throws Exception {
        try {
            return method.invoke(null, arguments);
        } catch (InvocationTargetException e) {
            throw new AssertionError(method.getName() + ": " + e.getCause(), e.getCause());
        }
    }
}
