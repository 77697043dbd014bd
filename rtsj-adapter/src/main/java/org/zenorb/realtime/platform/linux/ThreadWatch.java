package org.zenorb.realtime.platform.linux;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.System.Logger.Level;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.file.Path;

/**
 * Has the virtual machine call us on every new thread before its {@code run()} and after it: the
 * ThreadStart and ThreadEnd events of its tool interface, asked for without an agent.
 *
 * <p>Needed for subclasses of a real-time thread that override {@code run()}: nothing else in Java
 * comes between the start of a thread and that method. Installed at the first start of such a
 * thread and never removed; it costs each thread start some microseconds.
 *
 * <p>Source: JVM Tool Interface 1.2 and the JNI invocation interface, whose function tables are
 * fixed by specification.
 *
 * <p>Thread: installed by any, called on every thread.
 */
final class ThreadWatch {
    private static final int JVMTI_VERSION = 0x3001_0000;
    private static final int EVENT_THREAD_START = 52;
    private static final int EVENT_THREAD_END = 53;
    private static final int ENABLE = 1;

    /** Places in the tables of functions and callbacks. */
    private static final int VM_GET_ENV = 6;

    private static final int TOOL_SET_EVENT_MODE = 1;
    private static final int TOOL_SET_CALLBACKS = 121;
    private static final int CALLBACK_THREAD_START = 2;
    private static final int CALLBACK_THREAD_END = 3;
    private static final int CALLBACKS = 4;

    private final Runnable started;
    private final Runnable ending;

    private ThreadWatch(Runnable started, Runnable ending) {
        this.started = started;
        this.ending = ending;
    }

    /** Whether the virtual machine will call; it says why not in the log, at debug level. */
    static boolean install(Runnable started, Runnable ending) {
        try {
            int outcome = new ThreadWatch(started, ending).install();
            if (outcome != 0) {
                log("the virtual machine refused thread events: " + outcome, null);
            }
            return outcome == 0;
        } catch (IllegalArgumentException | ReflectiveOperationException e) {
            log("this virtual machine has no tool interface", e);
            return false;
        }
    }

    private int install() throws ReflectiveOperationException {
        MemorySegment vm = runningVm();
        MemorySegment out = Arena.global().allocate(ADDRESS);
        int outcome =
                call(function(vm, VM_GET_ENV, ADDRESS, ADDRESS, JAVA_INT), vm, out, JVMTI_VERSION);
        if (outcome != 0) {
            return outcome;
        }
        MemorySegment tool = out.get(ADDRESS, 0).reinterpret(ADDRESS.byteSize());
        MemorySegment callbacks = Arena.global().allocate(ADDRESS, CALLBACKS);
        callbacks.setAtIndex(ADDRESS, CALLBACK_THREAD_START, stub("onStart"));
        callbacks.setAtIndex(ADDRESS, CALLBACK_THREAD_END, stub("onEnd"));
        outcome =
                call(
                        function(tool, TOOL_SET_CALLBACKS, ADDRESS, ADDRESS, JAVA_INT),
                        tool,
                        callbacks,
                        (int) callbacks.byteSize());
        return outcome != 0 ? outcome : enable(tool);
    }

    private static int enable(MemorySegment tool) {
        MethodHandle setMode =
                Linker.nativeLinker()
                        .downcallHandle(
                                at(tool, TOOL_SET_EVENT_MODE),
                                FunctionDescriptor.of(
                                        JAVA_INT, ADDRESS, JAVA_INT, JAVA_INT, ADDRESS),
                                Linker.Option.firstVariadicArg(4));
        int outcome = 0;
        for (int event : new int[] {EVENT_THREAD_END, EVENT_THREAD_START}) {
            if (outcome == 0) {
                try {
                    outcome = (int) setMode.invokeExact(tool, ENABLE, event, MemorySegment.NULL);
                } catch (Throwable e) {
                    throw new AssertionError("the tool interface threw", e);
                }
            }
        }
        return outcome;
    }

    private static MemorySegment runningVm() {
        Path library = Path.of(System.getProperty("java.home"), "lib", "server", "libjvm.so");
        SymbolLookup symbols = SymbolLookup.libraryLookup(library, Arena.global());
        MemorySegment address =
                symbols.find("JNI_GetCreatedJavaVMs")
                        .orElseThrow(() -> new IllegalArgumentException("no invocation interface"));
        MemorySegment vms = Arena.global().allocate(ADDRESS);
        MemorySegment count = Arena.global().allocate(JAVA_INT);
        MethodHandle created =
                Linker.nativeLinker()
                        .downcallHandle(
                                address,
                                FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT, ADDRESS));
        try {
            int outcome = (int) created.invokeExact(vms, 1, count);
            assert outcome == 0 && count.get(JAVA_INT, 0) == 1;
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new AssertionError("the invocation interface threw", e);
        }
        return vms.get(ADDRESS, 0).reinterpret(ADDRESS.byteSize());
    }

    private static MethodHandle function(
            MemorySegment object, int index, java.lang.foreign.MemoryLayout... arguments) {
        return Linker.nativeLinker()
                .downcallHandle(at(object, index), FunctionDescriptor.of(JAVA_INT, arguments));
    }

    /** An object of these interfaces begins with a pointer to its table of functions. */
    private static MemorySegment at(MemorySegment object, int index) {
        return object.get(ADDRESS, 0)
                .reinterpret((index + 1) * ADDRESS.byteSize())
                .getAtIndex(ADDRESS, index);
    }

    private static int call(MethodHandle function, MemorySegment object, MemorySegment a, int b) {
        try {
            return (int) function.invokeExact(object, a, b);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new AssertionError("the tool interface threw", e);
        }
    }

    private MemorySegment stub(String method) throws ReflectiveOperationException {
        MethodType type =
                MethodType.methodType(
                        void.class, MemorySegment.class, MemorySegment.class, MemorySegment.class);
        return Linker.nativeLinker()
                .upcallStub(
                        MethodHandles.lookup().bind(this, method, type),
                        FunctionDescriptor.ofVoid(ADDRESS, ADDRESS, ADDRESS),
                        Arena.global());
    }

    @SuppressWarnings("unused") // called by the virtual machine
    private void onStart(MemorySegment tool, MemorySegment jni, MemorySegment thread) {
        guarded(started);
    }

    @SuppressWarnings("unused") // called by the virtual machine
    private void onEnd(MemorySegment tool, MemorySegment jni, MemorySegment thread) {
        guarded(ending);
    }

    /** An exception that left an upcall would end the process. */
    private static void guarded(Runnable action) {
        try {
            action.run();
        } catch (Throwable e) {
            System.getLogger("org.zenorb.realtime")
                    .log(Level.ERROR, "a thread's start or end failed", e);
        }
    }

    private static void log(String what, Throwable cause) {
        System.getLogger("org.zenorb.realtime").log(Level.DEBUG, what, cause);
    }
}
