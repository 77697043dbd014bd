package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

import java.io.Serializable;

/**
 * What the mapping offers for the built-in IDL type {@code ValueBase}.
 *
 * <p>IDL to Java 1.3, "Value types". The streams must be those of CORBA 2.3 or later, as every ORB
 * that knows value types makes them.
 *
 * <p>Thread: any.
 */
public abstract class ValueBaseHelper {
    /** Nothing to do; public because the standard's is. */
    public ValueBaseHelper() {}

    /** Puts a value into an Any. */
    public static void insert(Any any, Serializable value) {
        any.insert_Value(value, type());
    }

    /**
     * Takes a value out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static Serializable extract(Any any) {
        return any.extract_Value();
    }

    /** The TypeCode of ValueBase. */
    public static TypeCode type() {
        return ORB.init()
                .create_value_tc(id(), "ValueBase", VM_NONE.value, null, new ValueMember[0]);
    }

    /** {@code IDL:omg.org/CORBA/ValueBase:1.0}. */
    public static String id() {
        return "IDL:omg.org/CORBA/ValueBase:1.0";
    }

    /** Reads a value of whatever type it says it has. */
    public static Serializable read(InputStream input) {
        return ((org.omg.CORBA_2_3.portable.InputStream) input).read_value();
    }

    /** Writes a value with its type. */
    public static void write(OutputStream output, Serializable value) {
        ((org.omg.CORBA_2_3.portable.OutputStream) output).write_value(value);
    }
}
