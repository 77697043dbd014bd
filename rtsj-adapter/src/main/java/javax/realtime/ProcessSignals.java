package javax.realtime;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.Map;

/**
 * Signals as the virtual machine passes them on: through {@code sun.misc.Signal}, which the module
 * {@code jdk.unsupported} exports, and by reflection, because compilers warn of it wherever it is
 * named. The virtual machine keeps some signals for itself (SIGSEGV, SIGQUIT, …), the system keeps
 * SIGKILL and SIGSTOP.
 *
 * <p>Thread: one at a time.
 */
final class ProcessSignals {
    private static final String[] NAMES = {
        null, "HUP", "INT", "QUIT", "ILL", "TRAP", "ABRT", "BUS", "FPE", "KILL", "USR1", "SEGV",
        "USR2", "PIPE", "ALRM", "TERM", null, "CHLD", "CONT", "STOP", "TSTP", "TTIN", "TTOU", "URG",
        "XCPU", "XFSZ", "VTALRM", "PROF", "WINCH", "IO", "PWR", "SYS"
    };

    /** What was in force before we watched. */
    private static final Map<Integer, Object> BEFORE = new HashMap<>();

    private ProcessSignals() {
        super();
    }

    static void requireKnown(int signal) {
        if (signal <= 0 || signal >= NAMES.length || NAMES[signal] == null) {
            throw new IllegalArgumentException("there is no signal " + signal + " on this system");
        }
    }

    /**
     * Has an event fired at each signal from now on.
     *
     * @throws IllegalArgumentException when the signal is not to be had
     */
    static void watch(int signal, AsyncEvent event) {
        if (!BEFORE.containsKey(signal)) {
            BEFORE.put(signal, handle(signal, firing(event)));
        }
    }

    /** Restores what was in force before. */
    static void unwatch(int signal) {
        Object before = BEFORE.remove(signal);
        if (before != null) {
            handle(signal, before);
        }
    }

    private static Object handle(int signal, Object handler) {
        try {
            Class<?> type = Class.forName("sun.misc.Signal");
            Object named = type.getConstructor(String.class).newInstance(NAMES[signal]);
            return type.getMethod("handle", type, handlerType()).invoke(null, named, handler);
        } catch (InvocationTargetException e) {
            throw new IllegalArgumentException(
                    "the system or the virtual machine keeps SIG" + NAMES[signal] + " for itself",
                    e.getCause());
        } catch (ReflectiveOperationException e) {
            throw noSignals(e);
        }
    }

    private static Object firing(AsyncEvent event) {
        try {
            return Proxy.newProxyInstance(
                    ProcessSignals.class.getClassLoader(),
                    new Class<?>[] {handlerType()},
                    (proxy, method, arguments) ->
                            switch (method.getName()) {
                                case "handle" -> fire(event);
                                case "equals" -> proxy == arguments[0];
                                case "hashCode" -> System.identityHashCode(proxy);
                                default -> "handlers of javax.realtime";
                            });
        } catch (ReflectiveOperationException e) {
            throw noSignals(e);
        }
    }

    private static Class<?> handlerType() throws ClassNotFoundException {
        return Class.forName("sun.misc.SignalHandler");
    }

    private static IllegalArgumentException noSignals(Exception cause) {
        return new IllegalArgumentException(
                "this virtual machine passes no signals on: the module jdk.unsupported is missing",
                cause);
    }

    private static Object fire(AsyncEvent event) {
        try {
            event.fire();
        } catch (MITViolationException | ArrivalTimeQueueOverflowException e) {
            AsyncEventHandler.report(e);
        }
        return null;
    }
}
