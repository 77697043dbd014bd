package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes system exceptions of whatever kind.
 *
 * <p>An exception of a class of somebody else's is written as {@link UNKNOWN}, and one of an id
 * that the standard does not have is read as {@link UNKNOWN} with the OMG's minor code 2.
 *
 * <p>IDL to Java 1.3, "Helpers" and "System exceptions"; CORBA 3.3, part 1, "Standard minor
 * exception codes".
 *
 * <p>Thread: any.
 */
public abstract class SystemExceptionHelper {
    private static final int NOT_STANDARD = OMGVMCID.value | 2;

    private static volatile TypeCode type;

    /** Nothing to do; public because the standard's is. */
    public SystemExceptionHelper() {}

    /** Puts an exception into an Any, which gets the TypeCode of the exception's kind. */
    public static void insert(Any any, SystemException value) {
        SystemExceptionKind.of(value).insert(any, value);
    }

    /**
     * Takes an exception out of an Any.
     *
     * @throws BAD_OPERATION when it holds something other than a system exception
     */
    public static SystemException extract(Any any) {
        if (!isSystemException(any.type())) {
            throw new BAD_OPERATION(
                    "the any holds no system exception", 0, CompletionStatus.COMPLETED_NO);
        }
        return read(any.create_input_stream());
    }

    private static boolean isSystemException(TypeCode type) {
        if (type.kind() != TCKind.tk_except) {
            return false;
        }
        try {
            return SystemExceptionKind.of(type.id()) != null;
        } catch (org.omg.CORBA.TypeCodePackage.BadKind e) {
            throw new INTERNAL("an exception's TypeCode without an id: " + e);
        }
    }

    /** A TypeCode with the members that all system exceptions have. */
    public static TypeCode type() {
        TypeCode known = type;
        if (known == null) {
            known = SystemExceptionKind.describe(id(), "SystemException");
            type = known;
        }
        return known;
    }

    /** {@code IDL:omg.org/CORBA/SystemException:1.0}. */
    public static String id() {
        return "IDL:omg.org/CORBA/SystemException:1.0";
    }

    /** Reads an exception with its repository id in front. */
    public static SystemException read(InputStream input) {
        String id = input.read_string();
        SystemExceptionKind kind = SystemExceptionKind.of(id);
        if (kind != null) {
            return kind.readMembers(input);
        }
        input.read_ulong();
        return new UNKNOWN(id, NOT_STANDARD, CompletionStatusHelper.read(input));
    }

    /** Writes an exception with its repository id in front. */
    public static void write(OutputStream output, SystemException value) {
        SystemExceptionKind.of(value).write(output, value);
    }
}
