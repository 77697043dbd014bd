package org.zenorb.invoke;

import org.omg.CORBA.SystemException;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.UserException;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.Messaging.ExceptionHolder;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.CodeSets;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.error.MinorCode;
import org.zenorb.error.SystemExceptions;

/**
 * The exception that an asynchronous call ended with (CORBA 3.3 part 1, 17.12.1): for a handler in
 * this process as it is, for one elsewhere as the octets of a reply's body.
 *
 * <p>The octets are aligned as if they began at a multiple of 8. The specification does not name
 * their code sets; these are the fallbacks, UTF-8 and UTF-16. A user exception is found by its id:
 * its helper must be reachable under the name that the mapping gives it.
 *
 * <p>Thread: any, once it is published safely.
 */
public final class ReceivedException extends ExceptionHolder {
    private static final long serialVersionUID = 1L;

    private static final int GIOP_MINOR = 2;

    private final transient ReferenceFactory references;
    private transient SystemException systemException;
    private transient UserException userException;

    /** One whose state is going to be read; the ORB's value factory makes it. */
    public ReceivedException(ReferenceFactory references) {
        this.references = references;
        marshaled_exception = new byte[0];
    }

    ReceivedException(ReferenceFactory references, SystemException exception) {
        this(references);
        systemException = exception;
        is_system_exception = true;
    }

    ReceivedException(ReferenceFactory references, UserException exception) {
        this(references);
        userException = exception;
    }

    /** In the byte order of the stream. */
    @Override
    public void _write(OutputStream out) {
        boolean known = systemException != null || userException != null;
        if (known && marshaled_exception.length == 0) {
            byte_order = out instanceof CdrOutput ours && ours.isLittleEndian();
            CdrOutput octets = CdrOutput.unpooled(references, 128, byte_order);
            if (is_system_exception) {
                octets.write_string(SystemExceptions.repositoryId(systemException));
                octets.write_ulong(systemException.minor);
                octets.write_ulong(systemException.completed.value());
            } else {
                ExceptionHelpers.write(octets, userException);
            }
            marshaled_exception = octets.toByteArray();
        }
        super._write(out);
    }

    @Override
    public void _read(InputStream in) {
        systemException = null;
        userException = null;
        super._read(in);
    }

    private CdrInput octets() {
        CdrInput in = new CdrInput(references);
        in.attach(
                marshaled_exception,
                0,
                0,
                marshaled_exception.length,
                byte_order,
                GIOP_MINOR,
                CodeSets.UTF_8,
                CodeSets.UTF_16);
        in.completed(org.omg.CORBA.CompletionStatus.COMPLETED_YES);
        return in;
    }

    private void raiseSystemException() {
        if (systemException == null) {
            systemException = ReplyOutcome.systemException(octets(), "the server that was called");
        }
        throw systemException;
    }

    /**
     * Raises it.
     *
     * @throws UserException the exception
     * @throws SystemException the exception; UNKNOWN_USER_EXCEPTION where it is one that has no
     *     class here
     */
    @Override
    public void raise_exception() throws UserException {
        if (is_system_exception) {
            raiseSystemException();
        }
        if (userException == null) {
            userException = ExceptionHelpers.read(octets());
        }
        throw userException;
    }

    /**
     * Raises it, if the list has it.
     *
     * @throws SystemException UNKNOWN_USER_EXCEPTION for one that is not in the list
     */
    @Override
    public void raise_exception_with_list(TypeCode[] list) throws UserException {
        if (!is_system_exception && userException == null) {
            String id = octets().read_string();
            if (!ExceptionHelpers.isIn(list, id)) {
                throw MinorCode.UNKNOWN_USER_EXCEPTION.maybe(id);
            }
        }
        raise_exception();
    }

    @Override
    public String toString() {
        return "ExceptionHolder of "
                + (userException != null
                        ? userException
                        : systemException != null
                                ? systemException
                                : marshaled_exception.length + " octets");
    }
}
