package org.zenorb.poa.orb;

import org.omg.CORBA.ORB;
import org.omg.CORBA.portable.ApplicationException;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.InvokeHandler;
import org.omg.CORBA.portable.ObjectImpl;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.RemarshalException;
import org.omg.CORBA.portable.ResponseHandler;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;
import org.omg.PortableServer.Servant;

import java.util.Properties;

/** A server's and a client's ORB in one process, joined by real sockets. */
final class TwoOrbs implements AutoCloseable {
    final ORB server = ORB.init(new String[] {"-ORBListenEndpoints", "iiop://127.0.0.1:0"}, null);
    final ORB client = ORB.init(new String[0], new Properties());

    POA activeRoot() throws Exception {
        POA root = POAHelper.narrow(server.resolve_initial_references("RootPOA"));
        root.the_POAManager().activate();
        return root;
    }

    /** The same object as the client sees it. */
    org.omg.CORBA.Object atClient(org.omg.CORBA.Object reference) {
        return client.string_to_object(server.object_to_string(reference));
    }

    @Override
    public void close() {
        client.destroy();
        server.destroy();
    }

    /** Calls an operation that takes a long and returns one. */
    static int call(org.omg.CORBA.Object target, String operation, int argument) {
        ObjectImpl object = (ObjectImpl) target;
        while (true) {
            InputStream reply = null;
            try {
                OutputStream request = object._request(operation, true);
                request.write_long(argument);
                reply = object._invoke(request);
                return reply.read_long();
            } catch (ApplicationException e) {
                throw new AssertionError(e.getId(), e);
            } catch (RemarshalException e) {
                continue;
            } finally {
                object._releaseReply(reply);
            }
        }
    }

    /** What a servant does with its argument. */
    @FunctionalInterface
    interface Body {
        int apply(int argument) throws Exception;
    }

    /** A servant with a skeleton that knows no index, as other compilers make them. */
    static final class Service extends Servant implements InvokeHandler {
        private final Body body;

        Service(Body body) {
            this.body = body;
        }

        @Override
        public OutputStream _invoke(String operation, InputStream in, ResponseHandler handler) {
            int argument = in.read_long();
            int result;
            try {
                result = body.apply(argument);
            } catch (RuntimeException e) {
                throw e;
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
            OutputStream out = handler.createReply();
            out.write_long(result);
            return out;
        }

        @Override
        public String[] _all_interfaces(POA poa, byte[] objectId) {
            return new String[] {"IDL:test/Service:1.0"};
        }
    }
}
