package org.omg.CORBA.ORBPackage;

import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.ORB;
import org.omg.CORBA.StringSeqHelper;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes names of initial references, as {@link
 * org.omg.CORBA.ORB#list_initial_services} gives them.
 *
 * <p>IDL to Java 1.3, "Helpers".
 *
 * <p>Thread: any.
 */
public abstract class ObjectIdListHelper {
    private static volatile TypeCode type;

    /** Nothing to do; public because the standard's is. */
    public ObjectIdListHelper() {}

    /** Puts names into an Any. */
    public static void insert(Any any, String[] value) {
        OutputStream out = any.create_output_stream();
        any.type(type());
        write(out, value);
        any.read_value(out.create_input_stream(), type());
    }

    /**
     * Takes names out of an Any.
     *
     * @throws BAD_OPERATION when it holds something else
     */
    public static String[] extract(Any any) {
        if (!any.type().equivalent(type())) {
            throw new BAD_OPERATION(
                    "the any holds a value of another type", 0, CompletionStatus.COMPLETED_NO);
        }
        return read(any.create_input_stream());
    }

    /** An alias of a sequence of {@code ObjectId}. */
    public static TypeCode type() {
        TypeCode known = type;
        if (known == null) {
            ORB orb = ORB.init();
            known =
                    orb.create_alias_tc(
                            id(), "ObjectIdList", orb.create_sequence_tc(0, ObjectIdHelper.type()));
            type = known;
        }
        return known;
    }

    /** {@code IDL:omg.org/CORBA/ORB/ObjectIdList:1.0}. */
    public static String id() {
        return "IDL:omg.org/CORBA/ORB/ObjectIdList:1.0";
    }

    /** Reads names. */
    public static String[] read(InputStream input) {
        return StringSeqHelper.read(input);
    }

    /** Writes names. */
    public static void write(OutputStream output, String[] value) {
        StringSeqHelper.write(output, value);
    }
}
