package org.zenorb.endtoend;

import endtoend.Service;
import endtoend.ServiceHelper;

import org.omg.CORBA.ORB;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;

import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/** An ORB of one test, destroyed at its end. Listens on the loopback unless told otherwise. */
final class TestOrb implements AutoCloseable {
    private final ORB orb;
    private boolean gone;

    private TestOrb(String[] args, Properties properties) {
        orb = ORB.init(args, properties);
    }

    /** An ORB with settings given as name, value, name, value. */
    static TestOrb of(String... settings) {
        return on(0, settings);
    }

    /** An ORB that listens on a port. */
    static TestOrb on(int port, String... settings) {
        List<String> args = new ArrayList<>();
        args.add("-ORBListenEndpoints");
        args.add("iiop://127.0.0.1:" + port);
        return new TestOrb(args.toArray(new String[0]), properties(settings));
    }

    static TestOrb withArguments(String... args) {
        return new TestOrb(args, new Properties());
    }

    private static Properties properties(String... settings) {
        Properties properties = new Properties();
        for (int i = 0; i < settings.length; i += 2) {
            properties.setProperty(settings[i], settings[i + 1]);
        }
        return properties;
    }

    ORB orb() {
        return orb;
    }

    POA rootPoa() throws Exception {
        return POAHelper.narrow(orb.resolve_initial_references("RootPOA"));
    }

    /** Activates a servant in the root POA, whose manager is active then; the reference as text. */
    String serve(org.omg.PortableServer.Servant servant) throws Exception {
        POA root = rootPoa();
        root.the_POAManager().activate();
        return orb.object_to_string(root.servant_to_reference(servant));
    }

    /** A stub, without asking the server. */
    Service service(String reference) {
        return ServiceHelper.unchecked_narrow(orb.string_to_object(reference));
    }

    /** The ORB was shut down or destroyed by the test itself. */
    void gone() {
        gone = true;
    }

    @Override
    public void close() {
        if (!gone) {
            gone = true;
            orb.destroy();
        }
    }
}
