package org.zenorb.interop;

import org.omg.CORBA.ORB;
import org.omg.CORBA.UserException;
import org.zenorb.ior.IiopProfile;
import org.zenorb.ior.Ior;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;

/**
 * ZEN as peers meet it: a client in this process, a server in one of its own.
 *
 * <p>Thread: any.
 *
 * @param order in which both send
 * @param version of GIOP that the server's references offer, and by which the client calls
 * @param fragmentBytes the length from which both send messages in fragments; 0 for never
 * @param orb the client's
 * @param ior a file with the reference of the server
 */
record Zen(String order, String version, int fragmentBytes, ORB orb, PeerProcess server, Path ior) {

    static Zen of(String order, String version) {
        return of(order, version, 0);
    }

    static Zen of(String order, String version, int fragmentBytes) {
        String name = "zen-" + version + "-" + order + "-" + fragmentBytes;
        Path ior = OmniOrb.iorFile(name);
        PeerProcess server =
                ZenServer.start(
                        name,
                        ior,
                        order,
                        "-Dzen.giopVersion=" + version,
                        "-Dzen.fragmentBytes=" + fragmentBytes);
        Properties properties = new Properties();
        properties.setProperty("zen.byteOrder", order);
        properties.setProperty("zen.giopVersion", version);
        properties.setProperty("zen.fragmentBytes", String.valueOf(fragmentBytes));
        String[] arguments = {"-ORBListenEndpoints", "iiop://127.0.0.1:0"};
        ORB orb = ORB.init(arguments, properties);
        return new Zen(order, version, fragmentBytes, orb, server, ior);
    }

    String name() {
        String name = "GIOP " + version + ", " + order;
        return fragmentBytes == 0 ? name : name + ", fragments of " + fragmentBytes;
    }

    /** The client's cases against the server whose reference stands in the file. */
    ClientCases cases(Path server) throws IOException, UserException {
        boolean newest = version.equals("1.2");
        String reference = Files.readString(server).strip();
        return newest
                ? new ClientCases(orb, reference)
                : new ClientCases(orb, reference, this::inThisVersion);
    }

    /**
     * Most peers' servers offer GIOP 1.2 only; with the profile of an older server, as it would
     * look, ZEN has to speak the older version to them.
     */
    private org.omg.CORBA.Object inThisVersion(org.omg.CORBA.Object given) {
        Ior ior = Ior.parse(orb.object_to_string(given));
        IiopProfile newest = ior.iiopProfiles().get(0);
        int minor = Math.min(newest.minor(), version.charAt(2) - '0');
        IiopProfile older =
                new IiopProfile(
                        minor,
                        newest.host(),
                        newest.port(),
                        newest.key(),
                        minor == 0 ? List.of() : newest.components());
        return orb.string_to_object(Ior.of(ior.typeId(), older).stringify());
    }

    void end() {
        orb.destroy();
        server.close();
    }
}
