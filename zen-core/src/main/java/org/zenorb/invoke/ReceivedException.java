package org.zenorb.invoke;

import org.omg.CORBA.SystemException;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.UserException;
import org.omg.Messaging.ExceptionHolder;

/**
 * The exception that an asynchronous call ended with, for a handler in this process: raises it as
 * it is. It cannot be sent to a handler elsewhere yet.
 *
 * <p>Thread: any.
 */
final class ReceivedException extends ExceptionHolder {
    private static final long serialVersionUID = 1L;

    private final transient SystemException systemException;
    private final transient UserException userException;

    ReceivedException(SystemException exception) {
        systemException = exception;
        userException = null;
        is_system_exception = true;
        marshaled_exception = new byte[0];
    }

    ReceivedException(UserException exception) {
        systemException = null;
        userException = exception;
        marshaled_exception = new byte[0];
    }

    @Override
    public void raise_exception() throws UserException {
        if (userException != null) {
            throw userException;
        }
        throw systemException;
    }

    /** The list adds nothing: the exception is known. */
    @Override
    public void raise_exception_with_list(TypeCode[] list) throws UserException {
        raise_exception();
    }

    @Override
    public String toString() {
        return "ExceptionHolder of " + (userException == null ? systemException : userException);
    }
}
