package javax.realtime;

import java.nio.ByteOrder;
import java.util.concurrent.atomic.AtomicReference;

/**
 * What the system is.
 *
 * <p>Source: RTSJ 1.0.2, system and options.
 *
 * <p>Thread: any.
 */
public final class RealtimeSystem {
    /** The value of {@link #BYTE_ORDER} where the most significant byte comes first. */
    public static final byte BIG_ENDIAN = (byte) RunTimeConstant.of(1);

    /** The value of {@link #BYTE_ORDER} where the least significant byte comes first. */
    public static final byte LITTLE_ENDIAN = (byte) RunTimeConstant.of(0);

    /** The byte order of this machine. */
    public static final byte BYTE_ORDER =
            ByteOrder.nativeOrder() == ByteOrder.BIG_ENDIAN ? BIG_ENDIAN : LITTLE_ENDIAN;

    private static final RealtimeSecurity PERMITTING = new RealtimeSecurity();
    private static final AtomicReference<RealtimeSecurity> SECURITY =
            new AtomicReference<>(PERMITTING);

    private RealtimeSystem() {}

    /** The collector of the heap, always the same object. */
    public static GarbageCollector currentGC() {
        return HeapCollector.INSTANCE;
    }

    /** How many locks have been used at once at most; -1: this is not counted. */
    public static int getConcurrentLocksUsed() {
        return -1;
    }

    /** The policy that governed monitors when the virtual machine started. */
    public static MonitorControl getInitialMonitorControl() {
        return OrdinaryMonitor.INSTANCE;
    }

    /** How many locks may be in use at once: there is no limit. */
    public static int getMaximumConcurrentLocks() {
        return Integer.MAX_VALUE;
    }

    /** What is asked before what could harm. */
    public static RealtimeSecurity getSecurityManager() {
        return SECURITY.get();
    }

    /** Takes a hint that is not needed: no number of locks makes locking slower. */
    public static void setMaximumConcurrentLocks(int numLocks) {
        setMaximumConcurrentLocks(numLocks, false);
    }

    /**
     * Takes a hint that is not needed, as the other one.
     *
     * @param hard whether the number shall be a limit; there is no place that could keep it, and
     *     the standard leaves that open
     */
    public static void setMaximumConcurrentLocks(int number, boolean hard) {
        // A monitor of the virtual machine needs no place in a table.
    }

    /**
     * Sets what is asked before what could harm.
     *
     * @throws IllegalArgumentException when {@code manager} is null
     * @throws SecurityException when one has been set already
     */
    public static void setSecurityManager(RealtimeSecurity manager) {
        if (manager == null) {
            throw new IllegalArgumentException("no security manager");
        }
        if (!SECURITY.compareAndSet(PERMITTING, manager)) {
            throw new SecurityException("the real-time security manager has been set already");
        }
    }
}
