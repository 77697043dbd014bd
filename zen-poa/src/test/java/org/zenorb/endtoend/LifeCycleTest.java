package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import endtoend.Service;
import endtoend.ServiceHelper;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.omg.CORBA.BAD_INV_ORDER;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.COMM_FAILURE;
import org.omg.CORBA.INITIALIZE;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.ORB;
import org.omg.CORBA.ORBPackage.InvalidName;
import org.omg.CORBA.Policy;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.UNKNOWN;
import org.omg.PortableServer.IdAssignmentPolicyValue;
import org.omg.PortableServer.LifespanPolicyValue;
import org.omg.PortableServer.POA;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

/** Beginnings and ends: settings, endpoints, references, shutdown, restart. */
@Timeout(60)
class LifeCycleTest {
    private static final ByteOrder BIG = ByteOrder.BIG_ENDIAN;

    @RegisterExtension final NoErrors errors = new NoErrors();

    private static <T> FutureTask<T> start(java.util.concurrent.Callable<T> body) {
        FutureTask<T> task = new FutureTask<>(body);
        Thread.ofPlatform().daemon().name("caller").start(task);
        return task;
    }

    // ---------------------------------------------------------------- shutdown

    @Test
    void shouldFinishRunningRequestsBeforeItShutsDown() throws Exception {
        ServiceServant servant = new ServiceServant();
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of()) {
            Service service = client.service(server.serve(servant));
            FutureTask<Integer> running = start(() -> service.block(7));
            servant.awaitEntered(1);
            FutureTask<Boolean> shutdown =
                    start(() -> {
                        server.orb().shutdown(true);
                        return true;
                    });
            FutureTask<Boolean> run =
                    start(() -> {
                        server.orb().run();
                        return true;
                    });
            servant.gate.release();

            assertEquals(7, running.get());
            assertTrue(shutdown.get());
            try {
                assertTrue(run.get());
            } catch (java.util.concurrent.ExecutionException e) {
                // run came after the end
                assertTrue(e.getCause() instanceof BAD_INV_ORDER, e.toString());
            }
            assertThrows(SystemException.class, () -> service.add(1, 1));
            assertThrows(
                    BAD_INV_ORDER.class, () -> server.orb().resolve_initial_references("RootPOA"));
            assertThrows(BAD_INV_ORDER.class, () -> server.orb().run());
            assertThrows(BAD_INV_ORDER.class, () -> server.orb().perform_work());
            assertThrows(BAD_INV_ORDER.class, () -> server.orb().work_pending());
        }
    }

    @Test
    void shouldAnswerTheRequestThatShutsItDown() throws Exception {
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of()) {
            Service service = client.service(server.serve(new ServiceServant()));

            BAD_INV_ORDER e = assertThrows(BAD_INV_ORDER.class, () -> service.shutdown(true));
            assertEquals(0x4f4d0003, e.minor, "it would wait for itself");

            FutureTask<Boolean> run =
                    start(() -> {
                        server.orb().run();
                        return true;
                    });
            service.shutdown(false);
            try {
                assertTrue(run.get());
            } catch (java.util.concurrent.ExecutionException late) {
                assertTrue(late.getCause() instanceof BAD_INV_ORDER, late.toString());
            }
        }
    }

    @Test
    void shouldRefuseEverythingAfterDestroy() throws Exception {
        TestOrb server = TestOrb.of();
        String reference = server.serve(new ServiceServant());
        server.close();

        ORB orb = server.orb();
        assertThrows(OBJECT_NOT_EXIST.class, orb::destroy);
        assertThrows(OBJECT_NOT_EXIST.class, () -> orb.shutdown(false));
        assertThrows(OBJECT_NOT_EXIST.class, () -> orb.string_to_object(reference));
        assertThrows(OBJECT_NOT_EXIST.class, orb::run);
    }

    // ---------------------------------------------------------------- restart

    @Test
    void shouldNotMistakeATransientObjectForOneOfAnEarlierLife() throws Exception {
        String old;
        int port;
        try (TestOrb first = TestOrb.of()) {
            old = first.serve(new ServiceServant());
            port = Addresses.port(old);
        }
        ServiceServant servant = new ServiceServant();
        try (TestOrb second = TestOrb.on(port);
                TestOrb client = TestOrb.of()) {
            String current = second.serve(servant);

            assertThrows(OBJECT_NOT_EXIST.class, () -> client.service(old).add(1, 1));
            assertTrue(client.service(old)._non_existent());
            assertEquals(0, servant.calls.get());
            assertEquals(2, client.service(current).add(1, 1));
            assertFalse(client.service(current)._non_existent());
            // the same within the process: host and port say nothing of who is local
            assertThrows(OBJECT_NOT_EXIST.class, () -> second.service(old).add(1, 1));
        }
    }

    @Test
    void shouldFindAPersistentObjectAfterARestart() throws Exception {
        byte[] id = {1, 2, 3};
        String old;
        int port;
        Service service;
        try (TestOrb client = TestOrb.of()) {
            try (TestOrb first = TestOrb.of()) {
                old = servePersistent(first, id);
                port = Addresses.port(old);
                service = client.service(old);
                assertEquals(2, service.add(1, 1));
            }
            try (TestOrb second = TestOrb.on(port)) {
                servePersistent(second, id);

                // the very stub whose connection the first life has closed
                assertEquals(3, service.add(1, 2));
            }
        }
    }

    private static String servePersistent(TestOrb orb, byte[] id) throws Exception {
        POA root = orb.rootPoa();
        root.the_POAManager().activate();
        POA poa =
                root.create_POA(
                        "kept",
                        root.the_POAManager(),
                        new Policy[] {
                            root.create_lifespan_policy(LifespanPolicyValue.PERSISTENT),
                            root.create_id_assignment_policy(IdAssignmentPolicyValue.USER_ID)
                        });
        poa.activate_object_with_id(id, new ServiceServant());
        return orb.orb().object_to_string(poa.id_to_reference(id));
    }

    // ---------------------------------------------------------------- endpoints

    @Test
    void shouldNameThePortThatIsInUse() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                TestOrb orb = TestOrb.on(taken.getLocalPort())) {
            INITIALIZE e = assertThrows(INITIALIZE.class, () -> orb.serve(new ServiceServant()));
            assertTrue(
                    e.getMessage().contains("127.0.0.1:" + taken.getLocalPort())
                            && e.getMessage().contains("in use"),
                    e.getMessage());
        }
    }

    @Test
    void shouldListenOnEachEndpoint() throws Exception {
        try (TestOrb server =
                        TestOrb.withArguments(
                                "-ORBListenEndpoints",
                                "iiop://127.0.0.1:0",
                                "-ORBListenEndpoints",
                                "iiop://127.0.0.1:0");
                TestOrb client = TestOrb.of()) {
            String reference = server.serve(new ServiceServant());
            List<Integer> ports = Addresses.ports(reference);
            assertEquals(2, ports.size(), "the second one is an alternate address");
            byte[] key = Addresses.key(reference);
            for (int port : ports) {
                try (RawPeer peer = RawPeer.connect(port)) {
                    peer.send(Messages.add(BIG, 1, key, 1, 1));
                    assertEquals(2, Messages.view(peer.receive()).getInt(24));
                }
            }
            assertEquals(2, client.service(reference).add(1, 1));
        }
    }

    @Test
    void shouldPublishWhatItIsTold() throws Exception {
        try (TestOrb server =
                TestOrb.of("zen.publishedAddresses", "outside.example:4711,[2001:db8::1]")) {
            String reference = server.serve(new ServiceServant());

            assertEquals(List.of("outside.example", "2001:db8::1"), Addresses.hosts(reference));
            assertEquals(4711, Addresses.port(reference));
        }
    }

    @Test
    void shouldTryTheNextAddressWhenOneRefuses() throws Exception {
        RawServer gone = new RawServer();
        gone.close();
        ServiceServant servant = new ServiceServant();
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of()) {
            String reference = server.serve(servant);
            String key =
                    new String(Addresses.key(reference), "ISO-8859-1")
                            .chars()
                            .mapToObj(c -> String.format("%%%02x", c))
                            .reduce("", String::concat);
            Service service =
                    client.service(
                            "corbaloc:iiop:1.2@127.0.0.1:"
                                    + gone.port()
                                    + ",iiop:1.2@127.0.0.1:"
                                    + Addresses.port(reference)
                                    + "/"
                                    + key);

            assertEquals(2, service.add(1, 1));
        }
    }

    // ---------------------------------------------------------------- settings

    @Test
    void shouldSuggestTheNearestSetting() {
        BAD_PARAM e = assertThrows(BAD_PARAM.class, () -> TestOrb.of("zen.requestTimoutMs", "1"));
        assertTrue(e.getMessage().contains("zen.requestTimoutMs"), e.getMessage());
        assertTrue(e.getMessage().contains("did you mean zen.requestTimeoutMs?"), e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-ORBzen.laneThreads 0",
                "-ORBzen.laneThreads 1025",
                "-ORBzen.laneThreads four",
                "-ORBzen.byteOrder middle",
                "-ORBzen.collocation never",
                "-ORBzen.giopVersion 1.4",
                "-ORBzen.noSuchThing 1",
                "-ORBNoSuchArgument 1",
                "-ORBInitRef NameService",
                "-ORBListenEndpoints",
                "-ORBListenEndpoints tcp://host:1",
                "-ORBListenEndpoints iiop://host:65536",
                "-ORBListenEndpoints iiop://host:x",
                "-ORBListenEndpoints iiop://[::1",
                "-ORBListenEndpoints iiop://[::1]9",
            })
    void shouldRefuseBadArguments(String arguments) {
        BAD_PARAM e =
                assertThrows(
                        BAD_PARAM.class, () -> ORB.init(arguments.split(" "), new Properties()));
        assertTrue(
                e.getMessage().contains(arguments.split(" ")[0].replace("-ORBzen", "zen"))
                        || e.getMessage().contains("iiop://")
                        || e.getMessage().contains("//host"),
                e.getMessage());
    }

    @Test
    void shouldLetArgumentsWinOverProperties() throws Exception {
        Properties properties = new Properties();
        properties.setProperty("zen.giopVersion", "1.0");
        ORB orb =
                ORB.init(
                        new String[] {
                            "mine",
                            "-ORBzen.giopVersion",
                            "1.1",
                            "-ORBid",
                            "named",
                            "-ORBListenEndpoints",
                            "iiop://127.0.0.1:0",
                            "also mine"
                        },
                        properties);
        try {
            POA root =
                    org.omg.PortableServer.POAHelper.narrow(
                            orb.resolve_initial_references("RootPOA"));
            String reference =
                    orb.object_to_string(root.servant_to_reference(new ServiceServant()));
            assertEquals(1, Addresses.minor(reference));
            assertEquals("named", orb.id());
        } finally {
            orb.destroy();
        }
    }

    @Test
    void shouldResolveInitialReferences() throws Exception {
        try (TestOrb server = TestOrb.of()) {
            String reference = server.serve(new ServiceServant());
            try (TestOrb client = TestOrb.withArguments("-ORBInitRef", "Tracks=" + reference)) {
                Service service =
                        ServiceHelper.narrow(client.orb().resolve_initial_references("Tracks"));
                assertEquals(2, service.add(1, 1));
                assertTrue(List.of(client.orb().list_initial_services()).contains("Tracks"));
                assertThrows(
                        InvalidName.class,
                        () -> client.orb().resolve_initial_references("Nothing"));
            }
        }
    }

    // ---------------------------------------------------------------- references

    @Test
    void shouldReadAReferenceFromAFile() throws Exception {
        Path file = Files.createTempFile("zen", ".ior");
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of()) {
            String reference = server.serve(new ServiceServant());
            Files.writeString(file, reference + "\n");

            assertEquals(2, client.service("file:" + file).add(1, 1));
            assertEquals(reference, client.orb().object_to_string(client.service("file:" + file)));
        } finally {
            Files.delete(file);
        }
    }

    @Test
    void shouldReachAnObjectUnderAPlainKey() throws Exception {
        ServiceServant servant = new ServiceServant();
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of()) {
            String reference = server.serve(servant);
            server.orb()
                    .register_initial_reference("Tracks", server.orb().string_to_object(reference));
            String url = "corbaloc::127.0.0.1:" + Addresses.port(reference) + "/Tracks";

            assertEquals(2, client.service(url).add(1, 1));
            assertTrue(client.service(url)._is_a("IDL:endtoend/Node:1.0"));
            assertThrows(
                    OBJECT_NOT_EXIST.class,
                    () -> client.service(url.replace("Tracks", "Track")).add(1, 1));
        }
    }

    @Test
    void shouldAnswerTheObjectOperations() throws Exception {
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of()) {
            String reference = server.serve(new ServiceServant());
            String other = server.serve(new ServiceServant());
            for (TestOrb caller : List.of(client, server)) {
                org.omg.CORBA.Object object = caller.orb().string_to_object(reference);
                assertTrue(object._is_a("IDL:endtoend/Service:1.0"));
                assertTrue(object._is_a("IDL:endtoend/Node:1.0"));
                assertTrue(object._is_a("IDL:omg.org/CORBA/Object:1.0"));
                assertFalse(object._is_a("IDL:endtoend/Nothing:1.0"));
                assertFalse(object._non_existent());
                org.omg.CORBA.Object same = caller.orb().string_to_object(reference);
                assertTrue(object._is_equivalent(same));
                assertEquals(object._hash(1000), same._hash(1000));
                assertTrue(object._hash(10) >= 0 && object._hash(10) <= 10);
                assertFalse(object._is_equivalent(caller.orb().string_to_object(other)));
                assertEquals("IDL:endtoend/Service:1.0", repositoryId(object));
                assertThrows(BAD_PARAM.class, () -> narrowToPoa(object));
            }
            // the name that servers of GIOP 1.0 knew
            try (RawPeer peer = RawPeer.connect(Addresses.port(reference))) {
                byte[] key = Addresses.key(reference);
                peer.send(
                        Messages.message(
                                2,
                                BIG,
                                false,
                                0,
                                Messages.request(2, BIG, 1, true, key, "_not_existent").bytes()));
                byte[] reply = peer.receive();
                assertEquals(0, Messages.status(reply));
                assertEquals(0, reply[24]);
            }
        }
    }

    private static String repositoryId(org.omg.CORBA.Object object) {
        return ((org.omg.CORBA.portable.ObjectImpl) object)._get_delegate().repository_id(object);
    }

    private static void narrowToPoa(org.omg.CORBA.Object object) {
        org.omg.CosNaming.NamingContextHelper.narrow(object);
    }

    // ---------------------------------------------------------------- servants that fail

    @Test
    void shouldTurnAnUnexpectedExceptionIntoUnknownAndLogIt() throws Exception {
        ServiceServant servant = new ServiceServant();
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of()) {
            Service service = client.service(server.serve(servant));
            servant.failure.set(new IllegalStateException("broken on purpose"));

            UNKNOWN e = assertThrows(UNKNOWN.class, service::fail);
            assertEquals(org.omg.CORBA.CompletionStatus.COMPLETED_MAYBE, e.completed);
            assertEquals(1, errors.take("ServiceServant failed in fail called over"));

            servant.failure.set(new COMM_FAILURE("as it is", 4711, e.completed));
            COMM_FAILURE passed = assertThrows(COMM_FAILURE.class, service::fail);
            assertEquals(4711, passed.minor);
            assertEquals(2, service.add(1, 1));
        }
    }

    // ---------------------------------------------------------------- Ctrl-C

    @Test
    void shouldEndCleanlyOnCtrlC() throws Exception {
        ProcessBuilder builder =
                new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ServerProgram.class.getName());
        builder.redirectError(ProcessBuilder.Redirect.DISCARD);
        Process process = builder.start();
        try (TestOrb client = TestOrb.of()) {
            var lines = process.inputReader();
            String reference = lines.readLine();
            Service service = client.service(reference);
            byte[] key = Addresses.key(reference);
            RawPeer idle = RawPeer.connect(Addresses.port(reference));
            idle.send(Messages.add(BIG, 1, key, 1, 1));
            assertEquals(2, Messages.view(idle.receive()).getInt(24));
            FutureTask<Integer> running = start(() -> service.block(7));
            assertEquals("entered", lines.readLine());

            // SIGTERM, which the virtual machine treats like Ctrl-C; the streams stay open
            assertTrue(process.toHandle().destroy());
            assertEquals("hook", lines.readLine());
            process.outputWriter().append("go\n").flush();

            assertEquals(7, running.get(), "the running request finishes");
            assertEquals(Hex.plain(Messages.CLOSE_CONNECTION), idle.receiveHex());
            assertTrue(idle.isAtEnd());
            idle.close();
            assertTrue(process.waitFor(20, TimeUnit.SECONDS));
        } finally {
            process.destroyForcibly();
        }
    }
}
