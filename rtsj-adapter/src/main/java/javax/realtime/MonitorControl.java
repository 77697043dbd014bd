package javax.realtime;

import org.zenorb.realtime.PriorityCeilingLock;
import org.zenorb.realtime.PriorityInheritanceLock;

/**
 * What is done against priority inversion when threads lock an object.
 *
 * <p>What is told here is what is in force. The monitors of a stock virtual machine, which is what
 * {@code synchronized} locks, know neither inheritance nor ceilings; no call can change that, so
 * that they are governed by a policy that is neither, and setting one of the standard's for them is
 * an {@link UnsupportedOperationException}, as the standard has it for what is not supported. The
 * locks {@code PriorityInheritanceLock} and {@code PriorityCeilingLock} of {@code
 * org.zenorb.realtime} are governed by what their names and constructors say.
 *
 * <p>Source: RTSJ 1.0.2, synchronization.
 *
 * <p>Thread: any.
 */
public abstract class MonitorControl {
    /** For policies. */
    protected MonitorControl() {
        super();
    }

    /** The policy of objects that were given none. */
    public static MonitorControl getMonitorControl() {
        return OrdinaryMonitor.INSTANCE;
    }

    /**
     * The policy in force for an object.
     *
     * @throws IllegalArgumentException when {@code obj} is null
     */
    public static MonitorControl getMonitorControl(Object obj) {
        if (obj == null) {
            throw new IllegalArgumentException("null has no monitor");
        }
        return switch (obj) {
            case PriorityInheritanceLock lock when lock.inherits() ->
                    PriorityInheritance.instance();
            case PriorityCeilingLock lock when lock.raises() ->
                    PriorityCeilingEmulation.instance(lock.getCeiling());
            default -> OrdinaryMonitor.INSTANCE;
        };
    }

    /**
     * Sets the policy of objects that were given none; null changes nothing.
     *
     * @return the policy until now
     * @throws UnsupportedOperationException when {@code policy} is another than the present one
     * @throws SecurityException when the real-time security manager refuses
     */
    public static MonitorControl setMonitorControl(MonitorControl policy) {
        MonitorControl present = getMonitorControl();
        requirePermitted(policy);
        requireSame(present, policy, "the virtual machine's monitors");
        return present;
    }

    /**
     * Sets the policy of an object; null changes nothing.
     *
     * @return the policy until now
     * @throws IllegalArgumentException when {@code obj} is null
     * @throws IllegalMonitorStateException when the caller does not hold the lock of {@code obj}
     * @throws UnsupportedOperationException when {@code policy} is another than the present one
     * @throws SecurityException when the real-time security manager refuses
     */
    public static MonitorControl setMonitorControl(Object obj, MonitorControl policy) {
        MonitorControl present = getMonitorControl(obj);
        requirePermitted(policy);
        boolean held =
                switch (obj) {
                    case PriorityInheritanceLock lock -> lock.isHeldByCurrentThread();
                    case PriorityCeilingLock lock -> lock.isHeldByCurrentThread();
                    default -> Thread.holdsLock(obj);
                };
        if (!held) {
            throw new IllegalMonitorStateException(
                    Thread.currentThread().getName() + " does not hold the lock of " + obj);
        }
        requireSame(present, policy, obj.toString());
        return present;
    }

    private static void requirePermitted(MonitorControl policy) {
        RealtimeSystem.getSecurityManager().checkSetMonitorControl(policy);
    }

    private static void requireSame(MonitorControl present, MonitorControl policy, String what) {
        if (policy != null && policy != present) {
            throw new UnsupportedOperationException(
                    what
                            + " cannot be governed by "
                            + policy
                            + "; use a PriorityInheritanceLock or a PriorityCeilingLock of"
                            + " org.zenorb.realtime");
        }
    }
}
