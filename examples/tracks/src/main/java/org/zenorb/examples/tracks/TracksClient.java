package org.zenorb.examples.tracks;

import com.sun.management.ThreadMXBean;

import org.HdrHistogram.Histogram;
import org.omg.CORBA.ORB;
import org.omg.CORBA.UserException;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;

import tracks.Area;
import tracks.AreaTooLarge;
import tracks.Centre;
import tracks.CentreHelper;
import tracks.Identity;
import tracks.Motion;
import tracks.Observer;
import tracks.ObserverPOA;
import tracks.Position;
import tracks.Sector;
import tracks.Track;
import tracks.UnknownTrack;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * The track client: uses every kind of operation once, then calls many times, then tells what a
 * person wants to know.
 *
 * <pre>TracksClient IOR_FILE [--calls N] [--end] [-ORB...]</pre>
 *
 * {@code --end} shuts the server down afterwards.
 */
public final class TracksClient {
    private static final int ID = 1;
    private static final Area BOX = new Area(50, 8, 51, 9);
    private static final int WARM_UP_CALLS = 20_000;
    private static final long LONGEST_NS = TimeUnit.SECONDS.toNanos(60);

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final ORB orb;
    private final Centre centre;
    private final Sector approach;
    private final Sector enRoute;

    private TracksClient(ORB orb, String reference) {
        this.orb = orb;
        centre = CentreHelper.narrow(orb.string_to_object(reference));
        approach = centre.approach();
        enRoute = centre.en_route();
    }

    public static void main(String[] args) throws Exception {
        if (args.length < 1) {
            System.err.println("usage: TracksClient IOR_FILE [--calls N] [--end] [-ORB...]");
            System.exit(2);
        }
        List<String> options = List.of(args);
        int at = options.indexOf("--calls");
        int calls = at < 0 ? 100_000 : Integer.parseInt(options.get(at + 1));
        ORB orb = ORB.init(args, null);
        TracksClient client = new TracksClient(orb, Files.readString(Path.of(args[0])).strip());
        client.showService();
        client.callOften(Math.max(2, calls));
        if (options.contains("--end")) {
            client.centre.shutdown();
        }
        orb.destroy();
    }

    // ---- every kind of operation once

    /** Lives in this process, is called by the server. */
    private static final class ObserverServant extends ObserverPOA {
        final CountDownLatch told = new CountDownLatch(1);
        volatile Track last;

        @Override
        public void moved(Track now) {
            last = now;
            told.countDown();
        }
    }

    private void showService() throws UserException, InterruptedException {
        POA poa = POAHelper.narrow(orb.resolve_initial_references("RootPOA"));
        poa.the_POAManager().activate();
        ObserverServant servant = new ObserverServant();
        Observer observer = servant._this(orb);
        approach.watch(observer, BOX);
        approach.report(landing("LH441", 50.05, 8.61));
        if (!servant.told.await(10, TimeUnit.SECONDS)) {
            throw new IllegalStateException("the observer was not called within 10 s");
        }
        approach.unwatch(observer);
        say("callback    the observer was told of %s", servant.last.known_as.callsign());
        say("sequence    %d track in %s", approach.within(BOX).length, approach.name());
        Position soon = approach.predict(ID, 60);
        say("struct      in 60 s at %.3f N %.3f E", soon.latitude, soon.longitude);
        try {
            approach.within(new Area(-90, -180, 90, 180));
        } catch (AreaTooLarge e) {
            say("exception   AreaTooLarge: %.0f of %.0f square degrees", e.square_degrees, e.limit);
        }
        enRoute.report(landing("QF2", 48.35, 11.78));
        awaitReport();
    }

    /** A oneway may still be on its way when the next call arrives. */
    private void awaitReport() throws UnknownTrack {
        for (int tries = 1; ; tries++) {
            try {
                enRoute.predict(ID, 0);
                return;
            } catch (UnknownTrack e) {
                if (tries == 10_000) {
                    throw e;
                }
            }
        }
    }

    private static Track landing(String callsign, double latitude, double longitude) {
        Identity identity = new Identity();
        identity.callsign(callsign);
        Position at = new Position(latitude, longitude, 900);
        return new Track(ID, at, new Motion(75, 250, -4), identity);
    }

    // ---- many calls

    private void callOften(int calls) throws UnknownTrack, IOException {
        Histogram urgent = new Histogram(1, LONGEST_NS, 3);
        Histogram other = new Histogram(1, LONGEST_NS, 3);
        for (int k = 0; k < WARM_UP_CALLS; k += 2) {
            call(approach, urgent);
            call(enRoute, other);
        }
        urgent.reset();
        other.reset();
        System.out.printf(Locale.ROOT, "%n%,d calls of predict(), %% done: ", calls);
        long serverBefore = centre.measure().allocated_bytes;
        long clientBefore = threads.getTotalThreadAllocatedBytes();
        for (int tenth = 1; tenth <= 10; tenth++) {
            int until = (int) ((long) calls * tenth / 10);
            for (int k = (int) ((long) calls * (tenth - 1) / 10); k < until; k++) {
                boolean even = k % 2 == 0;
                call(even ? approach : enRoute, even ? urgent : other);
            }
            System.out.print(tenth * 10 + (tenth < 10 ? " " : "\n"));
            System.out.flush();
        }
        double client = (double) (threads.getTotalThreadAllocatedBytes() - clientBefore) / calls;
        double server = (double) (centre.measure().allocated_bytes - serverBefore) / calls;
        report(urgent, other, client, server);
    }

    private static void call(Sector sector, Histogram histogram) throws UnknownTrack {
        long start = System.nanoTime();
        sector.predict(ID, 60);
        histogram.recordValue(Math.min(LONGEST_NS, System.nanoTime() - start));
    }

    private void report(Histogram urgent, Histogram other, double client, double server)
            throws IOException {
        title("where a request went");
        say("approach  %s", Route.of(orb, approach, "predict"));
        say("en_route  %s", Route.of(orb, enRoute, "predict"));
        title("round trip in µs    calls   median     99 %   99.9 %     most");
        row("approach", urgent);
        row("en_route", other);
        title("bytes allocated per call, over all threads");
        say("client %.1f   server %.1f", client, server);
        int pid = centre.measure().pid;
        title("real-time threads of the server, process " + pid + ", as the kernel has them");
        List<Scheduling.RealtimeThread> found = Scheduling.of(pid);
        for (Scheduling.RealtimeThread thread : found) {
            say("%-16s %s priority %d", thread.name(), thread.policy(), thread.priority());
        }
        if (found.isEmpty()) {
            say("none: SCHED_FIFO is not in force; it needs root, CAP_SYS_NICE or `ulimit -r`");
        }
    }

    private static void row(String name, Histogram times) {
        say(
                "%-14s %,9d %8.1f %8.1f %8.1f %8.1f",
                name,
                times.getTotalCount(),
                times.getValueAtPercentile(50) / 1e3,
                times.getValueAtPercentile(99) / 1e3,
                times.getValueAtPercentile(99.9) / 1e3,
                times.getMaxValue() / 1e3);
    }

    private static void title(String text) {
        System.out.println();
        System.out.println(text);
    }

    private static void say(String format, Object... arguments) {
        System.out.println("  " + String.format(Locale.ROOT, format, arguments));
    }
}
