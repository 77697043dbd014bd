package javax.realtime;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Handlers of the signals that the system sends to this process.
 *
 * <p>A signal comes by way of the virtual machine, which notes it and has an ordinary thread of its
 * own fire the handlers: no latency is promised. Numbers are Linux's; signals that Linux does not
 * have are negative and match none. A signal without handlers is treated as before the first one.
 *
 * <p>Source: RTSJ 1.0.2, asynchrony.
 *
 * <p>Thread: any.
 */
public final class POSIXSignalHandler {
    /** Abort. */
    public static final int SIGABRT = RunTimeConstant.of(6);

    /** Alarm clock. */
    public static final int SIGALRM = RunTimeConstant.of(14);

    /** Bus error. */
    public static final int SIGBUS = RunTimeConstant.of(7);

    /**
     * Not on Linux.
     *
     * @deprecated not of POSIX 9945-1-1996
     */
    @Deprecated public static final int SIGCANCEL = RunTimeConstant.of(-1);

    /** Status of a child changed. */
    public static final int SIGCHLD = RunTimeConstant.of(17);

    /** The same as SIGCHLD. */
    public static final int SIGCLD = RunTimeConstant.of(17);

    /** Continue. */
    public static final int SIGCONT = RunTimeConstant.of(18);

    /** Not on Linux. */
    public static final int SIGEMT = RunTimeConstant.of(-2);

    /** Arithmetic error. */
    public static final int SIGFPE = RunTimeConstant.of(8);

    /**
     * Not on Linux.
     *
     * @deprecated not of POSIX 9945-1-1996
     */
    @Deprecated public static final int SIGFREEZE = RunTimeConstant.of(-3);

    /** Hangup. */
    public static final int SIGHUP = RunTimeConstant.of(1);

    /** Illegal instruction. */
    public static final int SIGILL = RunTimeConstant.of(4);

    /** Interrupt from the terminal. */
    public static final int SIGINT = RunTimeConstant.of(2);

    /**
     * Input or output is possible.
     *
     * @deprecated not of POSIX 9945-1-1996
     */
    @Deprecated public static final int SIGIO = RunTimeConstant.of(29);

    /** The same as SIGABRT. */
    public static final int SIGIOT = RunTimeConstant.of(6);

    /** Kill; cannot be handled. */
    public static final int SIGKILL = RunTimeConstant.of(9);

    /**
     * Not on Linux.
     *
     * @deprecated not of POSIX 9945-1-1996
     */
    @Deprecated public static final int SIGLOST = RunTimeConstant.of(-4);

    /**
     * Not on Linux.
     *
     * @deprecated not of POSIX 9945-1-1996
     */
    @Deprecated public static final int SIGLWP = RunTimeConstant.of(-5);

    /** Write on a pipe that nobody reads. */
    public static final int SIGPIPE = RunTimeConstant.of(13);

    /**
     * The same as SIGIO.
     *
     * @deprecated not of POSIX 9945-1-1996
     */
    @Deprecated public static final int SIGPOLL = RunTimeConstant.of(29);

    /**
     * Profiling alarm clock.
     *
     * @deprecated not of POSIX 9945-1-1996
     */
    @Deprecated public static final int SIGPROF = RunTimeConstant.of(27);

    /**
     * Power failure.
     *
     * @deprecated not of POSIX 9945-1-1996
     */
    @Deprecated public static final int SIGPWR = RunTimeConstant.of(30);

    /** Quit from the terminal. */
    public static final int SIGQUIT = RunTimeConstant.of(3);

    /** Segmentation fault. */
    public static final int SIGSEGV = RunTimeConstant.of(11);

    /** Stop; cannot be handled. */
    public static final int SIGSTOP = RunTimeConstant.of(19);

    /** Bad system call. */
    public static final int SIGSYS = RunTimeConstant.of(31);

    /** Termination. */
    public static final int SIGTERM = RunTimeConstant.of(15);

    /**
     * Not on Linux.
     *
     * @deprecated not of POSIX 9945-1-1996
     */
    @Deprecated public static final int SIGTHAW = RunTimeConstant.of(-6);

    /** Trace trap. */
    public static final int SIGTRAP = RunTimeConstant.of(5);

    /** Stop from the terminal. */
    public static final int SIGTSTP = RunTimeConstant.of(20);

    /** Background read from the terminal. */
    public static final int SIGTTIN = RunTimeConstant.of(21);

    /** Background write to the terminal. */
    public static final int SIGTTOU = RunTimeConstant.of(22);

    /**
     * Urgent data on a socket.
     *
     * @deprecated not of POSIX 9945-1-1996
     */
    @Deprecated public static final int SIGURG = RunTimeConstant.of(23);

    /** For users. */
    public static final int SIGUSR1 = RunTimeConstant.of(10);

    /** For users. */
    public static final int SIGUSR2 = RunTimeConstant.of(12);

    /**
     * Virtual alarm clock.
     *
     * @deprecated not of POSIX 9945-1-1996
     */
    @Deprecated public static final int SIGVTALRM = RunTimeConstant.of(26);

    /**
     * Not on Linux.
     *
     * @deprecated not of POSIX 9945-1-1996
     */
    @Deprecated public static final int SIGWAITING = RunTimeConstant.of(-7);

    /**
     * Window size changed.
     *
     * @deprecated not of POSIX 9945-1-1996
     */
    @Deprecated public static final int SIGWINCH = RunTimeConstant.of(28);

    /**
     * Processor time limit exceeded.
     *
     * @deprecated not of POSIX 9945-1-1996
     */
    @Deprecated public static final int SIGXCPU = RunTimeConstant.of(24);

    /**
     * File size limit exceeded.
     *
     * @deprecated not of POSIX 9945-1-1996
     */
    @Deprecated public static final int SIGXFSZ = RunTimeConstant.of(25);

    private static final AtomicReferenceArray<AsyncEvent> EVENTS = new AtomicReferenceArray<>(65);

    private POSIXSignalHandler() {
        super();
    }

    /**
     * Adds a handler of a signal, unless it is there already.
     *
     * @throws IllegalArgumentException when there is no such signal, when the system or the virtual
     *     machine keeps it for itself, or when the handler is null
     */
    public static void addHandler(int signal, AsyncEventHandler handler) {
        if (handler == null) {
            throw new IllegalArgumentException("no handler to add");
        }
        synchronized (EVENTS) {
            AsyncEvent event = event(signal);
            ProcessSignals.watch(signal, event);
            event.addHandler(handler);
        }
    }

    /**
     * Removes a handler of a signal, if it is there.
     *
     * @throws IllegalArgumentException when there is no such signal
     */
    public static void removeHandler(int signal, AsyncEventHandler handler) {
        synchronized (EVENTS) {
            AsyncEvent event = event(signal);
            event.removeHandler(handler);
            unwatchUnhandled(signal, event);
        }
    }

    /**
     * Makes a handler the only one of a signal; null removes all.
     *
     * @throws IllegalArgumentException as {@link #addHandler} does
     */
    public static void setHandler(int signal, AsyncEventHandler handler) {
        synchronized (EVENTS) {
            AsyncEvent event = event(signal);
            if (handler != null) {
                ProcessSignals.watch(signal, event);
            }
            event.setHandler(handler);
            unwatchUnhandled(signal, event);
        }
    }

    private static void unwatchUnhandled(int signal, AsyncEvent event) {
        if (event.highestEligibility() == 0) {
            ProcessSignals.unwatch(signal);
        }
    }

    private static AsyncEvent event(int signal) {
        ProcessSignals.requireKnown(signal);
        AsyncEvent event = EVENTS.get(signal);
        if (event == null) {
            event = new AsyncEvent();
            EVENTS.set(signal, event);
        }
        return event;
    }
}
