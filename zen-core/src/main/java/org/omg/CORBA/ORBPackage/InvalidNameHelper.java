package org.omg.CORBA.ORBPackage;

import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.ORB;
import org.omg.CORBA.StructMember;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link InvalidName}.
 *
 * <p>IDL to Java 1.3, "Helpers".
 *
 * <p>Thread: any.
 */
public abstract class InvalidNameHelper {
    private static volatile TypeCode type;

    /** Nothing to do; public because the standard's is. */
    public InvalidNameHelper() {}

    /** Puts the exception into an Any. */
    public static void insert(Any any, InvalidName value) {
        OutputStream out = any.create_output_stream();
        any.type(type());
        write(out, value);
        any.read_value(out.create_input_stream(), type());
    }

    /**
     * Takes the exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static InvalidName extract(Any any) {
        if (!any.type().equivalent(type())) {
            throw new BAD_OPERATION(
                    "the any holds a value of another type", 0, CompletionStatus.COMPLETED_NO);
        }
        return read(any.create_input_stream());
    }

    /** The exception's TypeCode. */
    public static TypeCode type() {
        TypeCode known = type;
        if (known == null) {
            known = ORB.init().create_exception_tc(id(), "InvalidName", new StructMember[0]);
            type = known;
        }
        return known;
    }

    /** {@code IDL:omg.org/CORBA/ORB/InvalidName:1.0}. */
    public static String id() {
        return "IDL:omg.org/CORBA/ORB/InvalidName:1.0";
    }

    /** Reads the exception behind its repository id. */
    public static InvalidName read(InputStream input) {
        input.read_string();
        return new InvalidName();
    }

    /** Writes the repository id, which is all there is. */
    public static void write(OutputStream output, InvalidName value) {
        output.write_string(id());
    }
}
