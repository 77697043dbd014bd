package org.zenorb.orb;

import org.omg.CORBA.Any;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.Current;
import org.omg.CORBA.NVList;
import org.omg.CORBA.ORBPackage.InvalidName;
import org.omg.CORBA.Policy;
import org.omg.CORBA.PolicyError;
import org.omg.CORBA.Request;
import org.omg.CORBA.ServiceDetail;
import org.omg.CORBA.ServiceInformation;
import org.omg.CORBA.ServiceInformationHolder;
import org.omg.CORBA.portable.ObjectImpl;
import org.omg.CORBA.portable.ValueFactory;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.Servant;
import org.zenorb.buffer.BufferPool;
import org.zenorb.buffer.LargeBufferPool;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.context.ThreadContexts;
import org.zenorb.current.RequestCurrent;
import org.zenorb.dynamic.CodecSupplier;
import org.zenorb.dynamic.DynAnySupplier;
import org.zenorb.dynamic.ValueReencoder;
import org.zenorb.error.MinorCode;
import org.zenorb.invoke.Invoker;
import org.zenorb.invoke.ReferenceDelegate;
import org.zenorb.invoke.References;
import org.zenorb.lane.ServiceThreads;
import org.zenorb.rt.RtCurrent;
import org.zenorb.rt.RtOrb;
import org.zenorb.rt.ThreadpoolRegistry;
import org.zenorb.serve.CollocatedCalls;
import org.zenorb.serve.ObjectAdapter;
import org.zenorb.serve.ObjectAdapterSupplier;
import org.zenorb.serve.PlainKeys;
import org.zenorb.serve.RequestAdapter;
import org.zenorb.serve.RequestCurrentFace;
import org.zenorb.transport.Transport;
import org.zenorb.transport.tcp.TcpTransport;

import java.lang.System.Logger.Level;
import java.security.SecureRandom;
import java.util.Properties;
import java.util.ServiceLoader;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The ORB: made by {@code ORB.init(args, props)}, wires the rooms of one ORB and governs its life.
 *
 * <p>Thread: any.
 */
public final class Orb extends OrbSingleton {
    /** The life of an ORB. */
    private enum State {
        /** Made, and without settings yet. */
        NEW,
        /** In use. */
        RUNNING,
        /** Shutting down: running requests end. */
        SHUTTING_DOWN,
        /** Nothing runs any more. */
        SHUT_DOWN,
        /** Gone. */
        DESTROYED
    }

    private static final System.Logger LOGGER = System.getLogger(Orb.class.getName());
    private static final int CLIENT_BUFFERS = 32;
    private static final int LARGE_BUFFERS_KEPT = 4;
    private static final long NS_PER_MS = 1_000_000L;

    private final AtomicReference<State> state = new AtomicReference<>(State.NEW);
    private final CountDownLatch shutDown = new CountDownLatch(1);
    private final ReentrantLock adapterLock = new ReentrantLock();
    private Context context;
    private ThreadContexts contexts;
    private References references;
    private Invoker invoker;
    private RequestAdapter requests;
    private PlainKeys plainKeys;
    private ServerSide server;
    private InitialReferences initial;
    private ObjectUrls urls;
    private volatile ObjectAdapter adapter;
    private volatile Thread shutdownHook;
    private final PolicySupplier policies = new PolicySupplier(this::adapterIfPresent);
    private final InterfaceRepository repository = new InterfaceRepository(this);
    private final ConnectedObjects connected = new ConnectedObjects(this::rootPoa);

    /** For {@code ORB.init}; {@link #set_parameters} must follow. */
    public Orb() {}

    @Override
    protected void set_parameters(String[] args, Properties props) {
        if (!state.compareAndSet(State.NEW, State.RUNNING)) {
            throw MinorCode.BROKEN_INVARIANT.no("an ORB is made once");
        }
        context = Context.of(args, props);
        long incarnation = new SecureRandom().nextLong();
        Transport transport = new TcpTransport();
        contexts = new ThreadContexts((int) context.number(Setting.MAX_CALL_DEPTH));
        references = new References(this, context.wireLimits());
        plainKeys = new PlainKeys((int) context.number(Setting.MAX_PLAIN_KEYS));
        requests = new RequestAdapter(references, contexts, plainKeys, context.littleEndian());
        LargeBufferPool large =
                new LargeBufferPool(
                        (int) context.number(Setting.MAX_MESSAGE_BYTES),
                        context.number(Setting.LARGE_BUFFER_BYTES),
                        LARGE_BUFFERS_KEPT);
        BufferPool buffers =
                new BufferPool(
                        CLIENT_BUFFERS,
                        (int) context.number(Setting.REQUEST_BUFFER_BYTES),
                        large,
                        byte[]::new);
        invoker =
                new Invoker(
                        context.invokeSettings(),
                        contexts,
                        references,
                        buffers,
                        transport,
                        new CollocatedCalls(requests, contexts, buffers, incarnation),
                        "zen-cli-watch");
        references.invoker(invoker);
        ThreadpoolRegistry threadpools = new ThreadpoolRegistry();
        server =
                new ServerSide(
                        this,
                        context,
                        contexts,
                        references,
                        transport,
                        large,
                        requests,
                        threadpools,
                        incarnation,
                        this::installShutdownHook);
        urls = new ObjectUrls(this, references);
        initial = new InitialReferences(context, plainKeys, this::string_to_object);
        initial.add("RTORB", new RtOrb(threadpools));
        initial.add("RTCurrent", new RtCurrent());
        int maxComponents = (int) context.number(Setting.MAX_DYN_ANY_COMPONENTS);
        initial.add("DynAnyFactory", new DynAnySupplier(references, maxComponents));
        references.valueTypes().reencoder(new ValueReencoder(references, maxComponents));
        initial.add("CodecFactory", new CodecSupplier(references, context.littleEndian()));
        initial.add(RequestCurrent.NAME, new RequestCurrentFace(contexts));
    }

    @Override
    ReferenceFactory references() {
        return references;
    }

    // ---------------------------------------------------------------- checks

    private void checkAlive() {
        switch (state.get()) {
            case DESTROYED -> throw MinorCode.ORB_DESTROYED.no(null);
            case SHUT_DOWN, SHUTTING_DOWN -> throw MinorCode.ORB_SHUT_DOWN.no(null);
            default -> {
                // alive
            }
        }
    }

    private void checkNotDestroyed() {
        if (state.get() == State.DESTROYED) {
            throw MinorCode.ORB_DESTROYED.no(null);
        }
    }

    // ---------------------------------------------------------------- object adapter

    /** The object adapter, made when it is first needed; null when there is none to be found. */
    private ObjectAdapter adapterIfPresent() {
        ObjectAdapter present = adapter;
        if (present != null) {
            return present;
        }
        adapterLock.lock();
        try {
            if (adapter == null) {
                ObjectAdapterSupplier supplier = adapterSupplier();
                if (supplier != null) {
                    ObjectAdapter made = supplier.newObjectAdapter(server);
                    requests.objectAdapter(made);
                    adapter = made;
                }
            }
            return adapter;
        } finally {
            adapterLock.unlock();
        }
    }

    /** Asks the loaders of this class and of the calling thread, as application servers need it. */
    private static ObjectAdapterSupplier adapterSupplier() {
        ClassLoader own = Orb.class.getClassLoader();
        ClassLoader callers = Thread.currentThread().getContextClassLoader();
        for (ClassLoader loader : new ClassLoader[] {own, callers}) {
            ObjectAdapterSupplier found =
                    ServiceLoader.load(ObjectAdapterSupplier.class, loader)
                            .findFirst()
                            .orElse(null);
            if (found != null) {
                return found;
            }
        }
        ModuleLayer layer = Orb.class.getModule().getLayer();
        return layer == null
                ? null
                : ServiceLoader.load(layer, ObjectAdapterSupplier.class).findFirst().orElse(null);
    }

    /** In the byte order that this ORB sends, so that it shows what goes over the wire. */
    @Override
    public org.omg.CORBA.portable.OutputStream create_output_stream() {
        return CdrOutput.unpooled(references(), STREAM_BYTES, context.littleEndian());
    }

    // ---------------------------------------------------------------- values

    @Override
    public ValueFactory register_value_factory(String id, ValueFactory factory) {
        return references.valueTypes().register(id, factory);
    }

    @Override
    public void unregister_value_factory(String id) {
        references.valueTypes().unregister(id);
    }

    @Override
    public ValueFactory lookup_value_factory(String id) {
        return references.valueTypes().lookup(id);
    }

    // ---------------------------------------------------------------- policies and services

    @Override
    public Policy create_policy(int type, Any value) throws PolicyError {
        checkAlive();
        if (value == null) {
            throw MinorCode.NULL_VALUE.no("the value of policy type " + type);
        }
        return policies.create(type, value);
    }

    /** {@inheritDoc} ZEN has several: POACurrent, RTCurrent and its own. */
    @Override
    @SuppressWarnings("deprecation")
    public Current get_current() {
        checkAlive();
        throw MinorCode.NO_SINGLE_CURRENT.no("POACurrent, RTCurrent or " + RequestCurrent.NAME);
    }

    /** {@inheritDoc} ZEN has none of the services that the OMG has numbered. */
    @Override
    public boolean get_service_information(
            short serviceType, ServiceInformationHolder information) {
        checkAlive();
        if (information == null) {
            throw MinorCode.NULL_VALUE.no("the holder of service information");
        }
        information.value = new ServiceInformation(new int[0], new ServiceDetail[0]);
        return false;
    }

    // ---------------------------------------------------------------- interface repository

    @Override
    public NVList create_operation_list(org.omg.CORBA.Object operation) {
        checkAlive();
        return repository.operationList(operation);
    }

    @Override
    public org.omg.CORBA.Object get_value_def(String repositoryId) {
        checkAlive();
        return repository.valueDef(repositoryId);
    }

    // ---------------------------------------------------------------- dynamic invocation

    /** {@inheritDoc} The first that cannot be sent ends it; its exception is thrown. */
    @Override
    public void send_multiple_requests_oneway(Request[] requests) {
        checkAlive();
        for (Request each : requests) {
            each.send_oneway();
        }
    }

    /** {@inheritDoc} The first that cannot be sent ends it; its exception is thrown. */
    @Override
    public void send_multiple_requests_deferred(Request[] requests) {
        checkAlive();
        for (Request each : requests) {
            each.send_deferred();
        }
    }

    @Override
    public boolean poll_next_response() {
        checkAlive();
        return invoker.deferred().poll();
    }

    @Override
    public Request get_next_response() {
        checkAlive();
        return invoker.deferred().next();
    }

    // ---------------------------------------------------------------- references

    @Override
    public String id() {
        return context.id();
    }

    @Override
    public String[] list_initial_services() {
        checkAlive();
        return initial.names(adapterIfPresent());
    }

    @Override
    public org.omg.CORBA.Object resolve_initial_references(String name) throws InvalidName {
        checkAlive();
        if ("RootPOA".equals(name) && adapterIfPresent() == null) {
            throw MinorCode.NO_OBJECT_ADAPTER.no(null);
        }
        return initial.resolve(name, adapterIfPresent());
    }

    @Override
    public void register_initial_reference(String name, org.omg.CORBA.Object object)
            throws InvalidName {
        checkAlive();
        if (object == null) {
            throw MinorCode.NULL_VALUE.no("register_initial_reference of " + name);
        }
        initial.register(name, object, server.localKey(object));
    }

    @Override
    public String object_to_string(org.omg.CORBA.Object object) {
        checkNotDestroyed();
        return references.ior(object).stringify();
    }

    @Override
    public org.omg.CORBA.Object string_to_object(String text) {
        checkAlive();
        return urls.resolve(text);
    }

    @Override
    public void set_delegate(Object wrapper) {
        checkAlive();
        if (!(wrapper instanceof Servant servant)) {
            throw MinorCode.NO_SUCH_SKELETON.no("set_delegate takes a Servant");
        }
        ObjectAdapter present = adapterIfPresent();
        if (present == null) {
            throw MinorCode.NO_OBJECT_ADAPTER.no(null);
        }
        servant._set_delegate(present.servantDelegate());
    }

    @Override
    @SuppressWarnings("deprecation")
    public void connect(org.omg.CORBA.Object object) {
        checkAlive();
        connected.connect(object);
    }

    @Override
    @SuppressWarnings("deprecation")
    public void disconnect(org.omg.CORBA.Object object) {
        checkAlive();
        connected.disconnect(object);
    }

    private POA rootPoa() {
        ObjectAdapter present = adapterIfPresent();
        if (present == null) {
            throw MinorCode.NO_OBJECT_ADAPTER.no(null);
        }
        return (POA) present.initialReference("RootPOA");
    }

    /** Where the object of a reference of this process is kept, in words; null for others. */
    public String describe(org.omg.CORBA.Object object) {
        if (object instanceof ObjectImpl impl
                && impl._get_delegate() instanceof ReferenceDelegate delegate
                && delegate.localKey() != null
                && adapter != null) {
            return adapter.describe(delegate.localKey());
        }
        return null;
    }

    // ---------------------------------------------------------------- life

    @Override
    public void run() {
        checkAlive();
        boolean interrupted = false;
        while (true) {
            try {
                shutDown.await();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public boolean work_pending() {
        checkAlive();
        // requests are the lanes' work; nothing waits for the main thread
        return false;
    }

    @Override
    public void perform_work() {
        checkAlive();
    }

    @Override
    public void shutdown(boolean waitForCompletion) {
        checkNotDestroyed();
        boolean inside = contexts.current().upcallDepth() > 0;
        if (waitForCompletion && inside) {
            throw MinorCode.WOULD_DEADLOCK.no("shutdown(true) from within an upcall");
        }
        if (!state.compareAndSet(State.RUNNING, State.SHUTTING_DOWN)) {
            if (waitForCompletion) {
                awaitShutDown();
            }
            return;
        }
        if (waitForCompletion) {
            end(true);
        } else {
            // the caller may be an upcall whose reply has still to go out
            ServiceThreads.start("zen-shutdown", () -> end(false));
        }
    }

    private void awaitShutDown() {
        boolean interrupted = false;
        while (true) {
            try {
                shutDown.await();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void end(boolean waitForCompletion) {
        try {
            server.stopAccepting();
            // reply handlers are objects of ours: they are told while their POAs are there
            invoker.closeAsync(context.number(Setting.SHUTDOWN_TIMEOUT_MS) * NS_PER_MS);
            ObjectAdapter present = adapter;
            if (present != null) {
                present.shutdown(waitForCompletion);
            }
            server.stop(context.number(Setting.SHUTDOWN_TIMEOUT_MS) * NS_PER_MS);
            invoker.close();
        } catch (RuntimeException e) {
            LOGGER.log(Level.ERROR, "shutting down", e);
        } finally {
            state.set(State.SHUT_DOWN);
            shutDown.countDown();
            removeShutdownHook();
        }
    }

    @Override
    public void destroy() {
        if (state.get() == State.DESTROYED) {
            throw MinorCode.ORB_DESTROYED.no(null);
        }
        if (contexts.current().upcallDepth() > 0) {
            throw MinorCode.WOULD_DEADLOCK.no("destroy from within an upcall");
        }
        if (state.get() != State.SHUT_DOWN) {
            shutdown(true);
        }
        state.set(State.DESTROYED);
    }

    /** Ctrl-C ends a server as shutdown(true) does, but waits no longer than the settings allow. */
    private void installShutdownHook() {
        Thread hook = ServiceThreads.unstarted("zen-ctrl-c", this::onTermination);
        shutdownHook = hook;
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalStateException e) {
            shutdownHook = null;
            throw MinorCode.ORB_SHUT_DOWN.caused(
                    "the process is ending", CompletionStatus.COMPLETED_NO, e);
        }
    }

    private void onTermination() {
        shutdownHook = null;
        if (state.compareAndSet(State.RUNNING, State.SHUTTING_DOWN)) {
            // the lanes wait for their requests, and not for longer than the settings allow
            end(false);
        } else {
            awaitShutDown();
        }
    }

    private void removeShutdownHook() {
        Thread hook = shutdownHook;
        shutdownHook = null;
        if (hook != null) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException e) {
                // the process is ending, and the hook finds nothing to do
                LOGGER.log(Level.DEBUG, "shutdown hook", e);
            }
        }
    }
}
