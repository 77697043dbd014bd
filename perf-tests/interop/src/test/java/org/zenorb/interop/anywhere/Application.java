package org.zenorb.interop.anywhere;

import interop.Base;
import interop.BaseHelper;
import interop.BasePOA;

import org.omg.CORBA.Any;
import org.omg.CORBA.ORB;
import org.omg.CORBA.UserException;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;

import java.util.Properties;

/**
 * A server and a client in one program, each with an ORB of its own, so that the call between them
 * goes over TCP.
 *
 * <p>Thread: main, or the test's.
 */
public final class Application implements AutoCloseable {
    private static final String[] ARGUMENTS = {"-ORBListenEndpoints", "iiop://127.0.0.1:0"};

    private final ORB orb = ORB.init(ARGUMENTS.clone(), new Properties());

    /** An ORB under the loaders that are in force now. */
    public Application() {}

    /** Prints what the called object answered, and where the classes came from. */
    public static void main(String[] args) throws UserException {
        try (Application server = new Application();
                Application client = new Application()) {
            System.out.println(client.call(server.serve("over there")));
            System.out.println(server.call(server.serve("here")));
            System.out.println(ORB.class.getModule() + ", " + server.orb.getClass().getModule());
        }
    }

    /** Activates an object that answers with its name; gives its reference. */
    public String serve(String name) throws UserException {
        POA poa = POAHelper.narrow(orb.resolve_initial_references("RootPOA"));
        poa.the_POAManager().activate();
        BasePOA servant =
                new BasePOA() {
                    @Override
                    public String who() {
                        return name;
                    }
                };
        return orb.object_to_string(poa.id_to_reference(poa.activate_object(servant)));
    }

    /** Calls the object; its answer goes through an Any, so that the singleton ORB is used too. */
    public String call(String reference) {
        Base base = BaseHelper.narrow(orb.string_to_object(reference));
        Any any = ORB.init().create_any();
        any.insert_string(base.who());
        return any.extract_string();
    }

    @Override
    public void close() {
        orb.destroy();
    }
}
