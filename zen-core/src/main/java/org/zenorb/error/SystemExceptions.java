package org.zenorb.error;

import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.SystemException;

import java.lang.reflect.Constructor;

/**
 * Turns what a reply carries of a system exception into the exception.
 *
 * <p>Thread: any.
 */
public final class SystemExceptions {
    private static final String PREFIX = "IDL:omg.org/CORBA/";
    private static final String SUFFIX = ":1.0";

    private SystemExceptions() {}

    /**
     * The exception of this repository id; UNKNOWN for an id that CORBA does not define.
     *
     * @param peer who raised it, for the message
     */
    public static SystemException received(
            String repositoryId, int minor, CompletionStatus completed, String peer) {
        String message = "raised by " + peer + textOf(repositoryId, minor);
        if (!isSystem(repositoryId)) {
            return MinorCode.UNKNOWN_SYSTEM_EXCEPTION.exception(repositoryId, completed);
        }
        String name =
                repositoryId.substring(PREFIX.length(), repositoryId.length() - SUFFIX.length());
        try {
            Class<? extends SystemException> type =
                    Class.forName("org.omg.CORBA." + name).asSubclass(SystemException.class);
            Constructor<? extends SystemException> constructor =
                    type.getConstructor(String.class, int.class, CompletionStatus.class);
            return constructor.newInstance(message, minor, completed);
        } catch (ReflectiveOperationException | ClassCastException e) {
            SystemException unknown =
                    MinorCode.UNKNOWN_SYSTEM_EXCEPTION.exception(repositoryId, completed);
            unknown.initCause(e);
            return unknown;
        }
    }

    /** Whether a repository id looks like a system exception's, known or not. */
    public static boolean isSystem(String repositoryId) {
        return repositoryId.startsWith(PREFIX)
                && repositoryId.endsWith(SUFFIX)
                && repositoryId
                        .substring(PREFIX.length(), repositoryId.length() - SUFFIX.length())
                        .matches("[A-Z_0-9]+");
    }

    /** The repository id of a system exception, as a reply carries it. */
    public static String repositoryId(SystemException e) {
        Class<?> type = e.getClass();
        while (type.getSuperclass() != SystemException.class) {
            type = type.getSuperclass();
        }
        return PREFIX + type.getSimpleName() + SUFFIX;
    }

    /** Minor codes count per exception, so both are needed. */
    private static String textOf(String repositoryId, int minor) {
        for (MinorCode code : MinorCode.values()) {
            if (code.number() == minor && code.repositoryId().equals(repositoryId)) {
                return ": " + code.text();
            }
        }
        return minor == 0 ? "" : ", minor code 0x" + Integer.toHexString(minor);
    }
}
