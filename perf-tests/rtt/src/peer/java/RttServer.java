import org.omg.CORBA.ORB;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;

import rtt.AdderPOA;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** The server on any Java ORB: it writes its reference to the file named first. */
public final class RttServer {
    private RttServer() {}

    private static final class AdderServant extends AdderPOA {
        @Override
        public int add(int a, int b) {
            return a + b;
        }
    }

    public static void main(String[] args) throws Exception {
        ORB orb = ORB.init(Arrays.copyOfRange(args, 1, args.length), null);
        POA root = POAHelper.narrow(orb.resolve_initial_references("RootPOA"));
        root.the_POAManager().activate();
        String reference = orb.object_to_string(root.servant_to_reference(new AdderServant()));
        Files.writeString(Path.of(args[0]), reference);
        Thread orbThread = new Thread(orb::run, "orb");
        orbThread.setDaemon(true);
        orbThread.start();
        Told.follow(calls -> {
            throw new IOException("a server makes no calls");
        });
        System.exit(0);
    }
}
