package org.omg.Messaging;

import org.omg.CORBA.TypeCode;
import org.omg.CORBA.UserException;

/** Stands here until the compiler makes it of Messaging.idl. */
public abstract class ExceptionHolder {
    protected boolean is_system_exception;
    protected boolean byte_order;
    protected byte[] marshaled_exception;

    public ExceptionHolder() {}

    public abstract void raise_exception() throws UserException;

    public abstract void raise_exception_with_list(TypeCode[] exc_list) throws UserException;
}
