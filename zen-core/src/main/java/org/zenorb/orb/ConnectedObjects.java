package org.zenorb.orb;

import org.omg.CORBA.Policy;
import org.omg.CORBA.ServerRequest;
import org.omg.CORBA.UserException;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.InvokeHandler;
import org.omg.CORBA.portable.ObjectImpl;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.ResponseHandler;
import org.omg.PortableServer.DynamicImplementation;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.Servant;
import org.zenorb.error.MinorCode;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * The objects of {@code ORB.connect}: skeletons from before the POA ({@code _XImplBase}), which are
 * their own references. They live in a POA of their own, whose manager is active from the start,
 * and are strongly held until they are disconnected.
 *
 * <p>Source: IDL to Java 1.3, "ORB"; {@code org.omg.CORBA.ORB.connect} as the JDK had it. Thread:
 * any.
 */
final class ConnectedObjects {
    private static final String POA_NAME = "org.zenorb.connected";

    /** The POA's view of a connected object. */
    private static final class Wrapper extends Servant implements InvokeHandler {
        private final ObjectImpl object;

        Wrapper(ObjectImpl object) {
            this.object = object;
        }

        @Override
        public String[] _all_interfaces(POA poa, byte[] objectId) {
            return object._ids();
        }

        @Override
        public OutputStream _invoke(String operation, InputStream in, ResponseHandler handler) {
            return ((InvokeHandler) object)._invoke(operation, in, handler);
        }
    }

    /** The same for one that takes its requests apart itself. */
    @SuppressWarnings("deprecation")
    private static final class DynamicWrapper extends DynamicImplementation {
        private final org.omg.CORBA.DynamicImplementation object;

        DynamicWrapper(org.omg.CORBA.DynamicImplementation object) {
            this.object = object;
        }

        @Override
        public String[] _all_interfaces(POA poa, byte[] objectId) {
            return object._ids();
        }

        @Override
        public void invoke(ServerRequest request) {
            object.invoke(request);
        }
    }

    private final Supplier<POA> root;
    private final Map<ObjectImpl, byte[]> ids = new IdentityHashMap<>();
    private final ReentrantLock lock = new ReentrantLock();
    private POA poa;

    ConnectedObjects(Supplier<POA> root) {
        this.root = root;
    }

    /** Makes an object reachable, and a reference; nothing when it is connected already. */
    void connect(org.omg.CORBA.Object object) {
        Servant servant = servant(object);
        ObjectImpl impl = (ObjectImpl) object;
        lock.lock();
        try {
            if (ids.containsKey(impl)) {
                return;
            }
            if (poa == null) {
                poa = root.get().create_POA(POA_NAME, null, new Policy[0]);
                poa.the_POAManager().activate();
            }
            byte[] id = poa.activate_object(servant);
            ObjectImpl reference = (ObjectImpl) poa.id_to_reference(id);
            impl._set_delegate(reference._get_delegate());
            ids.put(impl, id);
        } catch (UserException e) {
            throw failed("connect", e);
        } finally {
            lock.unlock();
        }
    }

    @SuppressWarnings("deprecation")
    private static Servant servant(org.omg.CORBA.Object object) {
        if (object instanceof org.omg.CORBA.DynamicImplementation dynamic) {
            return new DynamicWrapper(dynamic);
        }
        if (object instanceof ObjectImpl impl && object instanceof InvokeHandler) {
            return new Wrapper(impl);
        }
        throw MinorCode.NO_SUCH_SKELETON.no(
                "connect takes a DynamicImplementation or a skeleton of idlj -oldImplBase, not "
                        + (object == null ? "null" : object.getClass().getName()));
    }

    /** Takes back {@link #connect}; nothing when it is not connected. */
    void disconnect(org.omg.CORBA.Object object) {
        lock.lock();
        try {
            byte[] id = object instanceof ObjectImpl impl ? ids.remove(impl) : null;
            if (id != null) {
                poa.deactivate_object(id);
                ((ObjectImpl) object)._set_delegate(null);
            }
        } catch (UserException e) {
            throw failed("disconnect", e);
        } finally {
            lock.unlock();
        }
    }

    private static RuntimeException failed(String what, UserException e) {
        return (org.omg.CORBA.SystemException)
                MinorCode.BROKEN_INVARIANT.no(what + ": " + e).initCause(e);
    }
}
