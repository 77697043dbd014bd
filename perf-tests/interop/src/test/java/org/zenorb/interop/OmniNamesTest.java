package org.zenorb.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import interop.BaseHelper;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.omg.CORBA.ORB;
import org.omg.CosNaming.Binding;
import org.omg.CosNaming.BindingIteratorHolder;
import org.omg.CosNaming.BindingListHolder;
import org.omg.CosNaming.NameComponent;
import org.omg.CosNaming.NamingContextExt;
import org.omg.CosNaming.NamingContextExtHelper;
import org.omg.CosNaming.NamingContextPackage.AlreadyBound;
import org.omg.CosNaming.NamingContextPackage.NotFound;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** omniNames through ZEN's CosNaming stubs: another ORB's name service as people use it. */
@Timeout(120)
final class OmniNamesTest {
    private static PeerProcess names;
    private static int port;
    private static ORB orb;
    private static POA poa;
    private static NamingContextExt root;

    @BeforeAll
    static void start() throws Exception {
        OmniOrb.built();
        port = freePort();
        Path data = Files.createTempDirectory(Path.of("target"), "omninames");
        names =
                PeerProcess.start(
                        "omninames",
                        List.of(
                                "omniNames",
                                "-always",
                                "-ignoreport",
                                "-start",
                                Integer.toString(port),
                                "-datadir",
                                data.toString(),
                                "-ORBendPoint",
                                "giop:tcp:127.0.0.1:" + port));
        names.await("Root context is", OmniOrb.START_LIMIT);
        String[] arguments = {
            "-ORBInitRef",
            "NameService=corbaloc:iiop:1.2@127.0.0.1:" + port + "/NameService",
            "-ORBListenEndpoints",
            "iiop://127.0.0.1:0",
        };
        orb = ORB.init(arguments, null);
        poa = POAHelper.narrow(orb.resolve_initial_references("RootPOA"));
        poa.the_POAManager().activate();
        root = NamingContextExtHelper.narrow(orb.resolve_initial_references("NameService"));
    }

    @AfterAll
    static void end() throws Exception {
        if (orb != null) {
            orb.destroy();
        }
        if (names != null) {
            names.signal("TERM");
            names.close();
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private static org.omg.CORBA.Object named(String name) throws Exception {
        return poa.id_to_reference(poa.activate_object(new BaseServant(name)));
    }

    @Test
    void shouldResolveWhatItBound() throws Exception {
        NameComponent[] name = root.to_name("tower.control");
        assertEquals("tower", name[0].id);
        assertEquals("control", name[0].kind);
        root.bind(name, named("tower"));
        assertEquals("tower", BaseHelper.narrow(root.resolve(name)).who());
        assertEquals("tower", BaseHelper.narrow(root.resolve_str("tower.control")).who());
        AlreadyBound twice = assertThrows(AlreadyBound.class, () -> root.bind(name, named("two")));
        assertTrue(twice.getMessage().contains("AlreadyBound"), twice.getMessage());
        root.rebind(name, named("tower two"));
        assertEquals("tower two", BaseHelper.narrow(root.resolve(name)).who());
        root.unbind(name);
        NotFound gone = assertThrows(NotFound.class, () -> root.resolve(name));
        assertEquals(1, gone.rest_of_name.length);
        assertEquals("tower", gone.rest_of_name[0].id);
    }

    @Test
    void shouldWalkContextsAndListThem() throws Exception {
        NamingContextExt airport =
                NamingContextExtHelper.narrow(root.bind_new_context(root.to_name("airport")));
        List<String> expected = new ArrayList<>();
        for (int runway = 0; runway < 25; runway++) {
            airport.bind(root.to_name("runway" + runway), named("runway" + runway));
            expected.add("runway" + runway);
        }
        assertEquals("runway7", BaseHelper.narrow(root.resolve_str("airport/runway7")).who());

        BindingListHolder first = new BindingListHolder();
        BindingIteratorHolder rest = new BindingIteratorHolder();
        airport.list(10, first, rest);
        List<String> found = new ArrayList<>();
        addNames(found, first.value);
        BindingListHolder more = new BindingListHolder();
        while (rest.value.next_n(10, more)) {
            addNames(found, more.value);
        }
        rest.value.destroy();
        assertEquals(expected.stream().sorted().toList(), found.stream().sorted().toList());
    }

    private static void addNames(List<String> names, Binding[] bindings) {
        for (Binding binding : bindings) {
            names.add(binding.binding_name[0].id);
        }
    }

    @Test
    void shouldResolveCorbaname() throws Exception {
        root.rebind(root.to_name("by-url"), named("by url"));
        String url = "corbaname:iiop:1.2@127.0.0.1:" + port + "#by-url";
        assertEquals("by url", BaseHelper.narrow(orb.string_to_object(url)).who());
        assertEquals(
                "by url", BaseHelper.narrow(orb.string_to_object("corbaname:rir:#by-url")).who());
        assertEquals(
                url.replace("1.2@", ""),
                root.to_url("iiop:127.0.0.1:" + port, "by-url").replace("1.2@", ""));
    }
}
