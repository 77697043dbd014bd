package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;

import endtoend.Cell;
import endtoend.Chain;
import endtoend.Hedge;
import endtoend.Link;
import endtoend.LinkHelper;
import endtoend.Nothing;
import endtoend.Orchard;
import endtoend.OrchardHelper;
import endtoend.Thicket;
import endtoend.Tree;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.IMP_LIMIT;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.portable.ApplicationException;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.InvokeHandler;
import org.omg.CORBA.portable.ObjectImpl;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.RemarshalException;
import org.omg.CORBA.portable.ResponseHandler;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.Servant;
import org.zenorb.error.MinorCode;

import java.lang.management.ManagementFactory;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * What recursive types and long sequences may cost a server, whatever a client promises: levels,
 * elements, memory; and that other clients notice nothing.
 */
@Timeout(120)
class RecursiveTypesTest {
    private static final int LEVELS = 100;
    private static final int MESSAGE_BYTES = 1 << 20;

    /** How much memory an octet of a message may cost, whatever its type. */
    private static final int MOST_PER_OCTET = 48;

    @RegisterExtension final NoErrors errors = new NoErrors();

    private TestOrb server;
    private TestOrb client;
    private TestOrb other;
    private OrchardServant servant;
    private Orchard orchard;
    private Orchard neighbour;

    @BeforeEach
    void start() throws Exception {
        server =
                TestOrb.of(
                        "zen.laneThreads",
                        "1",
                        "zen.maxNestingDepth",
                        "" + LEVELS,
                        "zen.maxSequenceLength",
                        "300000");
        client = TestOrb.of("zen.maxNestingDepth", "512");
        other = TestOrb.of();
        ((org.omg.CORBA_2_3.ORB) server.orb())
                .register_value_factory(
                        LinkHelper.id(), in -> in.read_value(new LinkValue(null, null)));
        servant = new OrchardServant();
        String reference = server.serve(servant);
        orchard = OrchardHelper.unchecked_narrow(client.orb().string_to_object(reference));
        neighbour = OrchardHelper.unchecked_narrow(other.orb().string_to_object(reference));
        assertEquals(3, neighbour.countTrees(new Tree[] {OrchardServant.stem(3)}));
    }

    @AfterEach
    void stop() {
        other.close();
        client.close();
        server.close();
    }

    private static void refused(
            MinorCode code,
            CompletionStatus completed,
            org.junit.jupiter.api.function.Executable body) {
        SystemException e = assertThrows(SystemException.class, body);
        assertEquals(code.exceptionName(), e.getClass().getSimpleName(), e.getMessage());
        assertEquals(code.number(), e.minor, e.getMessage());
        assertEquals(completed.value(), e.completed.value(), e.getMessage());
    }

    /** A request whose arguments are written octet by octet. */
    private static int send(
            org.omg.CORBA.Object target, String operation, Consumer<OutputStream> arguments)
            throws ApplicationException, RemarshalException {
        ObjectImpl stub = (ObjectImpl) target;
        OutputStream out = stub._request(operation, true);
        arguments.accept(out);
        InputStream in = stub._invoke(out);
        try {
            return in.read_long();
        } finally {
            stub._releaseReply(in);
        }
    }

    /** What the server allocates for the values of a message, its buffer aside. */
    private long cost(org.junit.jupiter.api.function.Executable call) throws Throwable {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long lane = servant.threadId;
        long before = threads.getThreadAllocatedBytes(lane);
        call.execute();
        assertEquals(1, neighbour.countTrees(new Tree[] {OrchardServant.stem(1)}));
        assertEquals(lane, servant.threadId, "one thread serves them all");
        return threads.getThreadAllocatedBytes(lane) - before;
    }

    private void costsAtMost(int perOctet, org.junit.jupiter.api.function.Executable call)
            throws Throwable {
        long buffer =
                cost(() ->
                        refused(
                                MinorCode.BAD_LENGTH,
                                CompletionStatus.COMPLETED_NO,
                                () ->
                                        send(
                                                orchard,
                                                "countTexts",
                                                RecursiveTypesTest::writeNothing)));
        long bytes = cost(call) - buffer;
        assertTrue(
                bytes < (long) perOctet * MESSAGE_BYTES,
                bytes + " bytes for a message of " + MESSAGE_BYTES);
    }

    /** A message of the usual length that is refused at once. */
    private static void writeNothing(OutputStream out) {
        out.write_ulong(MESSAGE_BYTES);
        out.write_octet_array(new byte[MESSAGE_BYTES - 4], 0, MESSAGE_BYTES - 4);
    }

    @Test
    void shouldCarryAsManyLevelsAsTheLimitAllows() {
        assertEquals(LEVELS, orchard.countTrees(new Tree[] {OrchardServant.stem(LEVELS)}));
        refused(
                MinorCode.NESTING_TOO_DEEP,
                CompletionStatus.COMPLETED_NO,
                () -> orchard.countTrees(new Tree[] {OrchardServant.stem(LEVELS + 1)}));

        assertEquals(LEVELS, orchard.countChain(chain(LEVELS)));
        refused(
                MinorCode.NESTING_TOO_DEEP,
                CompletionStatus.COMPLETED_NO,
                () -> orchard.countChain(chain(LEVELS + 1)));

        assertEquals(LEVELS, orchard.countThickets(thicket(LEVELS)));
        refused(
                MinorCode.NESTING_TOO_DEEP,
                CompletionStatus.COMPLETED_NO,
                () -> orchard.countThickets(thicket(LEVELS + 1)));
        assertEquals(1, neighbour.countTrees(new Tree[] {OrchardServant.stem(1)}));
    }

    @Test
    void shouldCountLevelsOfValuesAndStructsTogether() {
        assertEquals(60, orchard.countHedge(hedge(60, 40)));
        refused(
                MinorCode.NESTING_TOO_DEEP,
                CompletionStatus.COMPLETED_NO,
                () -> orchard.countHedge(hedge(60, 41)));
    }

    @Test
    void shouldBoundWhatIsWritten() {
        assertEquals(LEVELS, depth(orchard.grow(LEVELS)));
        refused(
                MinorCode.NESTING_TOO_DEEP,
                CompletionStatus.COMPLETED_YES,
                () -> orchard.grow(LEVELS + 1));

        Tree circle = new Tree(new Tree[1]);
        circle.children[0] = circle;
        refused(
                MinorCode.NESTING_TOO_DEEP,
                CompletionStatus.COMPLETED_NO,
                () -> orchard.countTrees(new Tree[] {circle}));
        assertEquals(2, orchard.countTrees(new Tree[] {OrchardServant.stem(2)}));
    }

    @Test
    void shouldBoundTheElementsOfConstructedTypes() throws Exception {
        assertEquals(300_000, orchard.countCells(cells(300_000)));
        refused(
                MinorCode.SEQUENCE_TOO_LONG,
                CompletionStatus.COMPLETED_NO,
                () -> orchard.countCells(cells(300_001)));
        try (TestOrb strict = TestOrb.of("zen.maxSequenceLength", "1000")) {
            Orchard bounded =
                    OrchardHelper.unchecked_narrow(
                            strict.orb().string_to_object(client.orb().object_to_string(orchard)));
            assertEquals(1000, bounded.countCells(cells(1000)));
            refused(
                    MinorCode.SEQUENCE_TOO_LONG,
                    CompletionStatus.COMPLETED_NO,
                    () -> bounded.countCells(cells(1001)));
        }
    }

    @Test
    void shouldRefuseALengthBeyondTheMessageOrTheBound() {
        refused(
                MinorCode.BAD_LENGTH,
                CompletionStatus.COMPLETED_NO,
                () -> send(orchard, "countCells", out -> out.write_ulong(1)));
        refused(
                MinorCode.BAD_LENGTH,
                CompletionStatus.COMPLETED_MAYBE,
                () -> send(orchard, "countCells", out -> out.write_ulong(-1)));
        refused(
                MinorCode.BOUND_EXCEEDED,
                CompletionStatus.COMPLETED_MAYBE,
                () ->
                        send(
                                orchard,
                                "countThickets",
                                out -> {
                                    out.write_string("x".repeat(20));
                                    out.write_ulong(65);
                                }));
        refused(
                MinorCode.BOUND_EXCEEDED,
                CompletionStatus.COMPLETED_MAYBE,
                () -> send(orchard, "countThickets", out -> out.write_string("x".repeat(21))));
        refused(
                MinorCode.BOUND_EXCEEDED,
                CompletionStatus.COMPLETED_MAYBE,
                () -> orchard.countThickets(new Thicket("", new Thicket[65], new Thicket[0])));
        refused(
                MinorCode.STRING_OVER_BOUND,
                CompletionStatus.COMPLETED_NO,
                () ->
                        orchard.countThickets(
                                new Thicket("x".repeat(21), new Thicket[0], new Thicket[0])));
    }

    @Test
    void shouldRefuseAnArrayOfAnotherLength() {
        for (int length : new int[] {2, 4}) {
            refused(
                    MinorCode.BAD_ARRAY_LENGTH,
                    CompletionStatus.COMPLETED_MAYBE,
                    () -> orchard.countHedge(new Hedge(new Link[0], new byte[length])));
        }
    }

    @Test
    void shouldBoundElementsWithoutOctets() {
        assertEquals(900, orchard.countNothings(nothings(3, 300)));
        refused(
                MinorCode.SEQUENCE_TOO_LONG,
                CompletionStatus.COMPLETED_NO,
                () -> orchard.countNothings(nothings(4, 300)));
        refused(
                MinorCode.SEQUENCE_TOO_LONG,
                CompletionStatus.COMPLETED_NO,
                () -> orchard.countNothings(nothings(1, 300_000)));
    }

    /** Each level promises all that the rest of the message could hold. */
    @Test
    void shouldSpendLittleOnPromises() throws Throwable {
        costsAtMost(
                1,
                () ->
                        refused(
                                MinorCode.NESTING_TOO_DEEP,
                                CompletionStatus.COMPLETED_NO,
                                () ->
                                        send(
                                                orchard,
                                                "countTrees",
                                                out -> {
                                                    for (int i = MESSAGE_BYTES / 4; i > 0; i--) {
                                                        out.write_ulong(i - 1);
                                                    }
                                                })));
        costsAtMost(
                1,
                () ->
                        refused(
                                MinorCode.NESTING_TOO_DEEP,
                                CompletionStatus.COMPLETED_NO,
                                () ->
                                        send(
                                                orchard,
                                                "countThickets",
                                                out -> {
                                                    for (int i = MESSAGE_BYTES / 12; i > 0; i--) {
                                                        out.write_string("");
                                                        out.write_ulong(64);
                                                    }
                                                })));
        costsAtMost(
                10,
                () ->
                        refused(
                                MinorCode.BAD_STRING,
                                CompletionStatus.COMPLETED_NO,
                                () ->
                                        send(
                                                orchard,
                                                "countTexts",
                                                out -> {
                                                    out.write_ulong(MESSAGE_BYTES / 4 - 1);
                                                    out.write_ulong(MESSAGE_BYTES / 4 - 2);
                                                    out.write_octet_array(
                                                            new byte[MESSAGE_BYTES - 8],
                                                            0,
                                                            MESSAGE_BYTES - 8);
                                                })));
    }

    /** The most objects that a message of a type can be made of. */
    @Test
    void shouldSpendInProportionToWhatArrives() throws Throwable {
        int words = MESSAGE_BYTES / 4;
        costsAtMost(MOST_PER_OCTET, () -> assertEquals(words, orchard.countTrees(leaves(words))));
        costsAtMost(
                MOST_PER_OCTET, () -> assertEquals(300_000, orchard.countCells(cells(300_000))));
        // A spine of all levels that leaves its other children to the last one.
        int each = words / LEVELS;
        costsAtMost(
                MOST_PER_OCTET,
                () ->
                        assertEquals(
                                LEVELS * each,
                                send(
                                        orchard,
                                        "countTrees",
                                        out -> {
                                            for (int i = 0; i < LEVELS; i++) {
                                                out.write_ulong(each);
                                            }
                                            for (int i = 0; i < LEVELS * (each - 1) + 1; i++) {
                                                out.write_ulong(0);
                                            }
                                        })));
    }

    @Test
    void shouldServeOthersMeanwhile() throws Exception {
        AtomicBoolean over = new AtomicBoolean();
        try (ExecutorService threads = Executors.newSingleThreadExecutor()) {
            Future<Integer> served =
                    threads.submit(() -> {
                        int calls = 0;
                        while (!over.get()) {
                            assertEquals(
                                    5, neighbour.countTrees(new Tree[] {OrchardServant.stem(5)}));
                            calls++;
                        }
                        return calls;
                    });
            try {
                for (int i = 0; i < 20; i++) {
                    assertThrows(
                            IMP_LIMIT.class,
                            () ->
                                    send(
                                            orchard,
                                            "countTrees",
                                            out -> {
                                                for (int j = MESSAGE_BYTES / 4; j > 0; j--) {
                                                    out.write_ulong(j - 1);
                                                }
                                            }));
                    assertEquals(1, orchard.countTrees(new Tree[] {OrchardServant.stem(1)}));
                }
            } finally {
                over.set(true);
            }
            assertTrue(served.get() > 0);
        }
    }

    /** Code of another compiler, which knows no levels and believes each length. */
    private static final class CarelessServant extends Servant implements InvokeHandler {
        @Override
        public String[] _all_interfaces(POA poa, byte[] objectId) {
            return new String[] {"IDL:endtoend/Careless:1.0"};
        }

        private static int descend(InputStream in) {
            int length = in.read_ulong();
            int count = 1;
            for (int i = 0; i < length; i++) {
                count += descend(in);
            }
            return count;
        }

        private static int forEver(int depth) {
            return depth < 0 ? 0 : forEver(depth + 1) + 1;
        }

        @Override
        public OutputStream _invoke(String operation, InputStream in, ResponseHandler handler) {
            OutputStream out;
            switch (operation) {
                case "descend":
                    int count = descend(in);
                    out = handler.createReply();
                    out.write_long(count);
                    return out;
                case "grow":
                    int levels = in.read_ulong();
                    out = handler.createReply();
                    for (int i = 0; i < levels; i++) {
                        out.write_ulong(1);
                    }
                    out.write_ulong(0);
                    return out;
                case "believe":
                    long[] believed = new long[in.read_ulong()];
                    out = handler.createReply();
                    out.write_long(believed.length);
                    return out;
                case "runAway":
                    int unused = in.read_ulong();
                    out = handler.createReply();
                    out.write_long(forEver(0));
                    return out;
                default:
                    out = handler.createReply();
                    out.write_long(1);
                    out.write_long(forEver(0));
                    return out;
            }
        }
    }

    @Test
    void shouldOutliveCarelessSkeletons() throws Exception {
        org.omg.CORBA.Object careless =
                client.orb().string_to_object(server.serve(new CarelessServant()));
        for (int i = 0; i < 3; i++) {
            refused(
                    MinorCode.STACK_EXHAUSTED,
                    CompletionStatus.COMPLETED_NO,
                    () ->
                            send(
                                    careless,
                                    "descend",
                                    out -> {
                                        for (int j = 0; j < MESSAGE_BYTES; j++) {
                                            out.write_ulong(1);
                                        }
                                    }));
            refused(
                    MinorCode.HEAP_EXHAUSTED,
                    CompletionStatus.COMPLETED_NO,
                    () ->
                            send(
                                    careless,
                                    "believe",
                                    out -> {
                                        out.write_ulong(Integer.MAX_VALUE);
                                        out.write_ulong(0);
                                    }));
            assertEquals(1, neighbour.countTrees(new Tree[] {OrchardServant.stem(1)}));
        }
        assertEquals(0, errors.take("failed in"), "data of a client's is no error of ours");

        refused(
                MinorCode.STACK_EXHAUSTED,
                CompletionStatus.COMPLETED_MAYBE,
                () -> send(careless, "runAway", out -> out.write_ulong(0)));
        refused(
                MinorCode.STACK_EXHAUSTED,
                CompletionStatus.COMPLETED_YES,
                () -> send(careless, "other", out -> out.write_ulong(0)));
        assertEquals(2, errors.take("CarelessServant failed in"));
        assertEquals(
                2,
                send(
                        careless,
                        "descend",
                        out -> {
                            out.write_ulong(1);
                            out.write_ulong(0);
                        }));
    }

    /** What another compiler's stub does: the error is its own, and it gives back what it got. */
    private static int carelessCall(org.omg.CORBA.Object target, int levels)
            throws ApplicationException, RemarshalException {
        ObjectImpl stub = (ObjectImpl) target;
        InputStream in = null;
        try {
            OutputStream out = stub._request("grow", true);
            out.write_ulong(levels);
            in = stub._invoke(out);
            return CarelessServant.descend(in);
        } finally {
            stub._releaseReply(in);
        }
    }

    /** As {@link #carelessCall}, for arguments that never end. */
    private static int endlessArgument(org.omg.CORBA.Object target) {
        ObjectImpl stub = (ObjectImpl) target;
        InputStream in = null;
        try {
            OutputStream out = stub._request("descend", true);
            writeForEver(out, 0);
            throw new AssertionError("it came to an end");
        } finally {
            stub._releaseReply(in);
        }
    }

    private static int writeForEver(OutputStream out, int depth) {
        out.write_ulong(1);
        return depth < 0 ? 0 : writeForEver(out, depth + 1) + 1;
    }

    @Test
    void shouldOutliveCarelessStubs() throws Exception {
        try (TestOrb narrow = TestOrb.of("zen.maxCallDepth", "4")) {
            org.omg.CORBA.Object careless =
                    narrow.orb().string_to_object(server.serve(new CarelessServant()));
            for (int i = 0; i < 10; i++) {
                assertThrows(StackOverflowError.class, () -> carelessCall(careless, MESSAGE_BYTES));
                assertEquals(4, carelessCall(careless, 3));
                assertThrows(StackOverflowError.class, () -> endlessArgument(careless));
                assertEquals(2, carelessCall(careless, 1));
            }
        }
    }

    private static int depth(Tree tree) {
        int depth = 1;
        Tree at = tree;
        while (at.children.length > 0) {
            at = at.children[0];
            depth++;
        }
        return depth;
    }

    private static Chain chain(int levels) {
        Chain chain = new Chain();
        chain.__default();
        for (int i = 1; i < levels; i++) {
            Chain longer = new Chain();
            longer.next(new Chain[] {chain});
            chain = longer;
        }
        return chain;
    }

    private static Thicket thicket(int levels) {
        Thicket thicket = new Thicket("", new Thicket[0], new Thicket[0]);
        for (int i = 1; i < levels; i++) {
            thicket = new Thicket("", new Thicket[0], new Thicket[] {thicket});
        }
        return thicket;
    }

    /** Values in each other, the last of them with a stem. */
    private static Hedge hedge(int links, int levels) {
        Link last = new LinkValue(new Tree[] {OrchardServant.stem(levels)}, null);
        for (int i = 1; i < links; i++) {
            last = new LinkValue(new Tree[0], last);
        }
        return new Hedge(new Link[] {last}, new byte[3]);
    }

    private static final class LinkValue extends Link {
        private static final long serialVersionUID = 1L;

        LinkValue(Tree[] trees, Link next) {
            this.trees = trees;
            this.next = next;
        }
    }

    private static Cell[] cells(int count) {
        Cell[] cells = new Cell[count];
        java.util.Arrays.setAll(cells, i -> new Cell((byte) i));
        return cells;
    }

    private static Tree[] leaves(int count) {
        Tree[] leaves = new Tree[count];
        java.util.Arrays.fill(leaves, OrchardServant.stem(1));
        return leaves;
    }

    private static Nothing[][] nothings(int rows, int each) {
        Nothing[][] nothings = new Nothing[rows][each];
        for (Nothing[] row : nothings) {
            java.util.Arrays.fill(row, new Nothing());
        }
        return nothings;
    }
}
