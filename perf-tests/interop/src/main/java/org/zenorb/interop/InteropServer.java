package org.zenorb.interop;

import interop.Peer;
import interop.PeerHelper;

import org.omg.CORBA.ORB;
import org.omg.CORBA.UserException;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Properties;

/**
 * The Java server of interop.idl, on whatever ORB stands on the class path:
 *
 * <pre>InteropServer IOR_FILE [--until-eof] [-ORB...]</pre>
 *
 * writes the reference of its Peer object into IOR_FILE when it is ready, and ends on
 * Peer::shutdown or, with --until-eof, when its standard input closes, so that it never outlives
 * the test that started it. System properties reach {@code ORB.init}.
 */
public final class InteropServer {
    private InteropServer() {}

    public static void main(String[] args) throws IOException, UserException {
        if (args.length < 1) {
            System.err.println("usage: InteropServer IOR_FILE [--until-eof] [-ORB...]");
            System.exit(2);
        }
        Properties properties = new Properties();
        properties.putAll(System.getProperties());
        ORB orb = ORB.init(args, properties);
        publish(Path.of(args[0]), orb.object_to_string(activate(orb)));
        System.out.println("ready");
        if (args.length > 1 && args[1].equals("--until-eof")) {
            Thread watch = new Thread(() -> endAtEof(orb), "end-at-eof");
            watch.setDaemon(true);
            watch.start();
        }
        orb.run();
        orb.destroy();
    }

    /** Makes the objects in a given ORB; they can be called as soon as this returns. */
    static Peer activate(ORB orb) throws UserException {
        return activate(orb, (name, servant) -> servant);
    }

    static Peer activate(ORB orb, PeerServant.Front front) throws UserException {
        POA poa = POAHelper.narrow(orb.resolve_initial_references("RootPOA"));
        PeerServant servant = new PeerServant("Java", orb, poa, front);
        poa.the_POAManager().activate();
        return PeerHelper.narrow(
                poa.id_to_reference(poa.activate_object(front.of("Peer", servant))));
    }

    private static void publish(Path file, String reference) throws IOException {
        Path temporary = file.resolveSibling(file.getFileName() + ".tmp");
        Files.writeString(temporary, reference + "\n");
        Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
    }

    private static void endAtEof(ORB orb) {
        try (InputStream in = System.in) {
            in.transferTo(java.io.OutputStream.nullOutputStream());
        } catch (IOException e) {
            System.err.println("InteropServer: standard input failed, ending: " + e);
        }
        orb.shutdown(false);
    }
}
