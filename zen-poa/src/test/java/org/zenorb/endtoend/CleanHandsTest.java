package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;

import endtoend.Refused;
import endtoend.Service;

import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.omg.CORBA.BAD_INV_ORDER;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.portable.ObjectImpl;
import org.omg.CORBA.portable.OutputStream;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** What calls leave behind: no garbage, no leaks, and events only for whoever records. */
@Timeout(120)
class CleanHandsTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @RegisterExtension final NoErrors errors = new NoErrors();

    @Test
    void shouldAllocateNothingPerCall() throws Exception {
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of()) {
            Service service = client.service(server.serve(new ServiceServant()));
            int calls = 10_000;
            for (int i = 0; i < 6 * calls; i++) {
                service.add(i, 1);
            }
            // compilers, class initialisers and the sweep of the watch allocate now and then; a
            // call that allocates does so in every round
            long least = Long.MAX_VALUE;
            for (int round = 0; round < 6; round++) {
                long before = THREADS.getTotalThreadAllocatedBytes();
                for (int i = 0; i < calls; i++) {
                    service.add(i, 1);
                }
                least = Math.min(least, THREADS.getTotalThreadAllocatedBytes() - before);
            }
            // less than one byte per call: the least object has sixteen
            long allowed = calls;
            assertTrue(least <= allowed, least + " bytes over all threads in " + calls + " calls");
        }
    }

    @Test
    void shouldTellTheFlightRecorder() throws Exception {
        Path file = Files.createTempFile("zen", ".jfr");
        List<RecordedEvent> events = new ArrayList<>();
        try (Recording recording = new Recording()) {
            recording.enable("org.zenorb.*");
            recording.start();
            try (TestOrb server = TestOrb.of();
                    TestOrb client = TestOrb.of()) {
                Service service = client.service(server.serve(new ServiceServant()));
                service.add(1, 1);
                service.echo("x");
                assertThrows(Refused.class, () -> service.refuse("x"));
            }
            recording.stop();
            recording.dump(file);
            events.addAll(RecordingFile.readAllEvents(file));
        } finally {
            Files.delete(file);
        }
        for (String name : List.of("ReplyReceived", "RequestDispatched")) {
            List<String> operations =
                    events.stream()
                            .filter(e -> e.getEventType().getName().equals("org.zenorb." + name))
                            // each thread's events come together
                            .sorted(Comparator.comparing(RecordedEvent::getStartTime))
                            .map(e -> e.getString("operation"))
                            .toList();
            assertEquals(List.of("add", "echo", "refuse"), operations, name);
        }
        for (RecordedEvent event : events) {
            String name = event.getEventType().getName();
            assertTrue(event.getString("connection").contains("127.0.0.1:"), name);
            if (event.hasField("requestId")) {
                assertTrue(event.getDuration().toNanos() > 0, name);
                assertTrue(event.getDuration().toSeconds() < 60, name);
            }
        }
        for (String name : List.of("ConnectionOpened", "ConnectionClosed")) {
            assertEquals(
                    2,
                    events.stream()
                            .filter(e -> e.getEventType().getName().equals("org.zenorb." + name))
                            .count(),
                    name + " at either end");
        }
    }

    @Test
    void shouldForgiveReleasesInAnyOrder() throws Exception {
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of()) {
            Service service = client.service(server.serve(new ServiceServant()));
            ObjectImpl stub = (ObjectImpl) service;
            for (int i = 0; i < 1000; i++) {
                stub._releaseReply(null);
                // a stub that fails while it writes its arguments
                OutputStream failed = stub._request("echo", true);
                assertThrows(SystemException.class, () -> failed.write_string(null));
                stub._releaseReply(null);
                stub._releaseReply(null);

                OutputStream out = stub._request("add", true);
                out.write_long(i);
                out.write_long(1);
                var in = stub._invoke(out);
                assertEquals(i + 1, in.read_long());
                stub._releaseReply(in);
                stub._releaseReply(in);
                stub._releaseReply(null);
                assertThrows(BAD_INV_ORDER.class, () -> stub._invoke(out));
                assertEquals(3, service.add(1, 2));
            }
        }
    }

    @Test
    void shouldLendNoMoreThanItHas() throws Exception {
        // 8 frames for virtual threads: any that is lost would be missed soon
        try (TestOrb server = TestOrb.of();
                TestOrb client =
                        TestOrb.of("zen.virtualFrames", "2", "zen.connectTimeoutMs", "500")) {
            Service service = client.service(server.serve(new ServiceServant()));
            Thread thread =
                    Thread.ofVirtual()
                            .unstarted(() -> {
                                for (int i = 0; i < 20; i++) {
                                    assertThrows(SystemException.class, () -> service.echo(null));
                                    assertThrows(Refused.class, () -> service.refuse("x"));
                                    service.post(1);
                                    assertEquals(2, service.add(1, 1));
                                }
                            });
            List<Throwable> thrown = new ArrayList<>();
            thread.setUncaughtExceptionHandler((t, e) -> thrown.add(e));
            thread.start();
            thread.join();
            assertEquals(List.of(), thrown);
        }
    }

    @Test
    void shouldCloseEveryDescriptor() throws Exception {
        Path descriptors = Path.of("/proc/self/fd");
        for (int round = 0; round < 3; round++) {
            cycle();
        }
        long before = count(descriptors);
        for (int round = 0; round < 10; round++) {
            cycle();
        }
        long after = count(descriptors);
        assertTrue(after <= before + 3, before + " descriptors before, " + after + " after");
    }

    private static long count(Path folder) throws Exception {
        try (var files = Files.list(folder)) {
            return files.count();
        }
    }

    private static void cycle() throws Exception {
        // closed in the opposite order: the client ends first, and the server need not wait for it
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of()) {
            String reference = server.serve(new ServiceServant());
            assertEquals(2, client.service(reference).add(1, 1));
            for (int i = 0; i < 20; i++) {
                try (RawPeer peer = RawPeer.connect(Addresses.port(reference))) {
                    peer.send("'GIOP' 01 02 00 00");
                }
            }
        }
    }

    @Test
    void shouldKeepSeveralOrbsApart() throws Exception {
        int orbs = 4;
        List<TestOrb> servers = new ArrayList<>();
        List<Service> services = new ArrayList<>();
        List<ServiceServant> servants = new ArrayList<>();
        try (TestOrb client = TestOrb.of()) {
            for (int i = 0; i < orbs; i++) {
                TestOrb server = TestOrb.of("zen.laneThreads", "1");
                ServiceServant servant = new ServiceServant();
                servers.add(server);
                servants.add(servant);
                services.add(client.service(server.serve(servant)));
            }
            CountDownLatch done = new CountDownLatch(orbs);
            for (int i = 0; i < orbs; i++) {
                int mine = i;
                Thread.ofPlatform()
                        .daemon()
                        .start(() -> {
                            for (int c = 0; c <= mine * 10; c++) {
                                services.get(mine).add(c, 1);
                            }
                            done.countDown();
                        });
            }
            done.await();
            for (int i = 0; i < orbs; i++) {
                assertEquals(i * 10 + 1, servants.get(i).calls.get());
            }
            // the end of one is not the end of another
            servers.get(0).close();
            assertThrows(SystemException.class, () -> services.get(0).add(1, 1));
            assertEquals(2, services.get(1).add(1, 1));
        } finally {
            servers.forEach(TestOrb::close);
        }
    }
}
