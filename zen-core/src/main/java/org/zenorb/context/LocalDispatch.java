package org.zenorb.context;

import org.omg.CORBA.portable.ServantObject;
import org.zenorb.buffer.RequestBuffer;

/**
 * Calls to objects of this process: the client's side of a call meets the server's here, without
 * seeing it.
 *
 * <p>Thread: the caller's, which makes the upcall itself.
 */
public interface LocalDispatch {
    /** Takes the reply to a collocated call. */
    interface ReplyReceiver {
        /** The whole Reply message; the receiver owns the buffer now. */
        void onReply(RequestBuffer reply, int length);
    }

    /** Whether this object key belongs to this life of this ORB. */
    boolean isLocal(byte[] objectKey);

    /**
     * Serves a whole Request message on the calling thread; the message stays the caller's.
     *
     * @param deadlineNs until when the caller may be blocked by a holding POA manager
     */
    void call(RequestBuffer request, int length, long deadlineNs, ReplyReceiver receiver);

    /**
     * Finds the servant for a call without marshalling.
     *
     * @return null when the servant is not of the expected type
     * @throws org.omg.CORBA.SystemException when there is no servant
     */
    ServantObject preinvoke(
            byte[] objectKey, String operation, Class<?> expectedType, long deadlineNs);

    /** Ends what {@link #preinvoke} began. */
    void postinvoke(ServantObject servant);
}
