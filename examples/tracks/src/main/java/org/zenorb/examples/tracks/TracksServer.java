package org.zenorb.examples.tracks;

import com.sun.management.ThreadMXBean;

import org.omg.CORBA.ORB;
import org.omg.CORBA.Policy;
import org.omg.CORBA.UserException;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;
import org.omg.PortableServer.Servant;
import org.omg.RTCORBA.PriorityModel;
import org.omg.RTCORBA.RTORB;
import org.omg.RTCORBA.RTORBHelper;
import org.omg.RTCORBA.ThreadpoolLane;

import tracks.Centre;
import tracks.CentreHelper;
import tracks.CentrePOA;
import tracks.Figures;
import tracks.Sector;
import tracks.SectorHelper;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * The track server: two sectors, served by real-time threads of two priorities.
 *
 * <pre>TracksServer IOR_FILE [-ORB...]</pre>
 *
 * writes the reference of its centre into IOR_FILE when it is ready.
 */
public final class TracksServer {
    private static final short HIGH = 20_000;
    private static final short LOW = 10_000;
    private static final int THREADS_PER_LANE = 2;

    private final ORB orb;
    private final POA root;
    private final RTORB rtOrb;

    private TracksServer(ORB orb) throws UserException {
        this.orb = orb;
        root = POAHelper.narrow(orb.resolve_initial_references("RootPOA"));
        rtOrb = RTORBHelper.narrow(orb.resolve_initial_references("RTORB"));
    }

    public static void main(String[] args) throws IOException, UserException {
        if (args.length < 1) {
            System.err.println("usage: TracksServer IOR_FILE [-ORB...]");
            System.exit(2);
        }
        ORB orb = ORB.init(args, null);
        Centre centre = new TracksServer(orb).start();
        Path file = Path.of(args[0]);
        Path temporary = file.resolveSibling(file.getFileName() + ".tmp");
        Files.writeString(temporary, orb.object_to_string(centre) + "\n");
        Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
        System.out.println("track server ready, process " + ProcessHandle.current().pid());
        orb.run();
        orb.destroy();
    }

    /** One thread pool with two lanes, and on each lane a POA with a sector. */
    private Centre start() throws UserException {
        ThreadpoolLane[] lanes = {
            new ThreadpoolLane(LOW, THREADS_PER_LANE, 0),
            new ThreadpoolLane(HIGH, THREADS_PER_LANE, 0),
        };
        int pool = rtOrb.create_threadpool_with_lanes(0, lanes, false, false, 0, 0);
        Sector approach = sector("approach", pool, HIGH);
        Sector enRoute = sector("en_route", pool, LOW);
        root.the_POAManager().activate();
        return CentreHelper.narrow(activate(root, new CentreServant(orb, approach, enRoute)));
    }

    private Sector sector(String name, int pool, short priority) throws UserException {
        Policy[] policies = {
            rtOrb.create_threadpool_policy(pool),
            rtOrb.create_priority_model_policy(PriorityModel.SERVER_DECLARED, priority),
        };
        POA poa = root.create_POA(name, root.the_POAManager(), policies);
        return SectorHelper.narrow(activate(poa, new SectorServant(name)));
    }

    private static org.omg.CORBA.Object activate(POA poa, Servant servant) throws UserException {
        return poa.id_to_reference(poa.activate_object(servant));
    }

    /** The way in, and what the process has spent. */
    private static final class CentreServant extends CentrePOA {
        private final ORB orb;
        private final Sector approach;
        private final Sector enRoute;
        private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

        CentreServant(ORB orb, Sector approach, Sector enRoute) {
            this.orb = orb;
            this.approach = approach;
            this.enRoute = enRoute;
        }

        @Override
        public Sector approach() {
            return approach;
        }

        @Override
        public Sector en_route() {
            return enRoute;
        }

        @Override
        public Figures measure() {
            return new Figures(
                    (int) ProcessHandle.current().pid(), threads.getTotalThreadAllocatedBytes());
        }

        @Override
        public void shutdown() {
            orb.shutdown(false);
        }
    }
}
