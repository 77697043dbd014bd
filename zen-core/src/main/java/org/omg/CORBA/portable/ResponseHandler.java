package org.omg.CORBA.portable;

/**
 * Where a skeleton gets the stream for its reply from. The later of several calls counts.
 *
 * <p>IDL to Java 1.3, "Portability skeleton".
 */
public interface ResponseHandler {
    /** The stream of a normal reply. */
    OutputStream createReply();

    /** The stream of a reply with a user exception, its repository id first. */
    OutputStream createExceptionReply();
}
