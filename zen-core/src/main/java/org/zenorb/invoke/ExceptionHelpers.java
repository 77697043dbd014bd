package org.zenorb.invoke;

import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.TypeCodePackage.BadKind;
import org.omg.CORBA.UserException;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.ValueTypes;
import org.zenorb.error.MinorCode;

import java.lang.reflect.InvocationTargetException;

/**
 * Reads and writes exceptions of which nobody says the type, by their generated helpers.
 *
 * <p>Guarantee: an id that comes over the wire starts no code but that of a class which is named as
 * a helper and reads a user exception. Thread: any.
 */
final class ExceptionHelpers {
    private ExceptionHelpers() {}

    /** Whether a list of types names the exception with this id. */
    static boolean isIn(TypeCode[] list, String id) {
        if (list == null) {
            return false;
        }
        for (TypeCode each : list) {
            try {
                if (id.equals(each.id())) {
                    return true;
                }
            } catch (BadKind e) {
                // What is no exception has no place in the list, and is none that was raised.
                continue;
            }
        }
        return false;
    }

    /**
     * Writes a user exception with its id.
     *
     * @throws org.omg.CORBA.MARSHAL when it has no helper
     */
    static void write(CdrOutput out, UserException exception) {
        Class<?> type = exception.getClass();
        Class<?> helper = helper(type.getName(), type.getClassLoader());
        if (helper == null) {
            throw MinorCode.EXCEPTION_WITHOUT_HELPER.no(type.getName());
        }
        try {
            Object unused =
                    helper.getMethod("write", OutputStream.class, type)
                            .invoke(null, out, exception);
        } catch (ReflectiveOperationException e) {
            throw failure(e, type.getName());
        }
    }

    /**
     * Reads a user exception by its id.
     *
     * @throws org.omg.CORBA.UNKNOWN when there is no class for it
     */
    static UserException read(CdrInput in) {
        int begin = in.position();
        String id = in.read_string();
        in.position(begin);
        for (String name : ValueTypes.javaNames(id)) {
            Class<?> helper = helper(name, Thread.currentThread().getContextClassLoader());
            if (helper == null) {
                helper = helper(name, ExceptionHelpers.class.getClassLoader());
            }
            if (helper != null) {
                try {
                    return (UserException)
                            helper.getMethod("read", InputStream.class).invoke(null, in);
                } catch (ReflectiveOperationException e) {
                    throw failure(e, name);
                }
            }
        }
        throw MinorCode.UNKNOWN_USER_EXCEPTION.maybe(id);
    }

    /** The helper of a user exception; null where there is none. */
    private static Class<?> helper(String name, ClassLoader loader) {
        try {
            Class<?> helper = Class.forName(name + "Helper", false, loader);
            Class<?> result = helper.getMethod("read", InputStream.class).getReturnType();
            return UserException.class.isAssignableFrom(result) ? helper : null;
        } catch (ClassNotFoundException | NoSuchMethodException | LinkageError e) {
            return null;
        }
    }

    private static SystemException failure(ReflectiveOperationException e, String name) {
        Throwable cause = e instanceof InvocationTargetException ? e.getCause() : e;
        return cause instanceof SystemException system
                ? system
                : MinorCode.EXCEPTION_WITHOUT_HELPER.caused(
                        name, CompletionStatus.COMPLETED_NO, cause);
    }
}
