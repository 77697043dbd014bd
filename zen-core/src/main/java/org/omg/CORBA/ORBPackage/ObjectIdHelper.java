package org.omg.CORBA.ORBPackage;

import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.ORB;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes the name of an initial reference, which is a string.
 *
 * <p>IDL to Java 1.3, "Helpers".
 *
 * <p>Thread: any.
 */
public abstract class ObjectIdHelper {
    private static volatile TypeCode type;

    /** Nothing to do; public because the standard's is. */
    public ObjectIdHelper() {}

    /** Puts a name into an Any. */
    public static void insert(Any any, String value) {
        OutputStream out = any.create_output_stream();
        any.type(type());
        write(out, value);
        any.read_value(out.create_input_stream(), type());
    }

    /**
     * Takes a name out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static String extract(Any any) {
        if (!any.type().equivalent(type())) {
            throw new BAD_OPERATION(
                    "the any holds a value of another type", 0, CompletionStatus.COMPLETED_NO);
        }
        return read(any.create_input_stream());
    }

    /** An alias of string. */
    public static TypeCode type() {
        TypeCode known = type;
        if (known == null) {
            ORB orb = ORB.init();
            known = orb.create_alias_tc(id(), "ObjectId", orb.get_primitive_tc(TCKind.tk_string));
            type = known;
        }
        return known;
    }

    /** {@code IDL:omg.org/CORBA/ORB/ObjectId:1.0}. */
    public static String id() {
        return "IDL:omg.org/CORBA/ORB/ObjectId:1.0";
    }

    /** Reads a name. */
    public static String read(InputStream input) {
        return input.read_string();
    }

    /** Writes a name. */
    public static void write(OutputStream output, String value) {
        output.write_string(value);
    }
}
