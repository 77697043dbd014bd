package org.omg.CORBA.portable;

/**
 * A skeleton: it reads the arguments, calls the servant and writes the reply.
 *
 * <p>IDL to Java 1.3, "Portability skeleton".
 */
public interface InvokeHandler {
    /**
     * Serves one request.
     *
     * @param operation its name
     * @param input its arguments
     * @param handler where the stream for the reply comes from
     * @return the stream got from the handler
     * @throws org.omg.CORBA.BAD_OPERATION when there is no such operation
     */
    OutputStream _invoke(String operation, InputStream input, ResponseHandler handler);
}
