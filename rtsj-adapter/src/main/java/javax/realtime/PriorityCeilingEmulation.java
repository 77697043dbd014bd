package javax.realtime;

/**
 * The policy that the holder of a lock runs at the lock's ceiling. In force for {@code
 * PriorityCeilingLock} of {@code org.zenorb.realtime}, see {@link MonitorControl}.
 *
 * <p>Source: RTSJ 1.0.2, synchronization.
 *
 * <p>Thread: any; immutable.
 */
public class PriorityCeilingEmulation extends MonitorControl {
    private static final PriorityCeilingEmulation[] INSTANCES = all();

    private final int ceiling;

    private PriorityCeilingEmulation(int ceiling) {
        super();
        this.ceiling = ceiling;
    }

    /**
     * The policy with a ceiling, always the same object for the same ceiling.
     *
     * @throws IllegalArgumentException when {@code ceiling} is not a priority of the base scheduler
     */
    public static PriorityCeilingEmulation instance(int ceiling) {
        PriorityScheduler.instance().requirePriority(ceiling);
        return INSTANCES[ceiling - PriorityScheduler.instance().getMinPriority()];
    }

    /** The policy with the base scheduler's highest priority as its ceiling. */
    public static PriorityCeilingEmulation getMaxCeiling() {
        return instance(PriorityScheduler.instance().getMaxPriority());
    }

    /** The ceiling. */
    public int getCeiling() {
        return ceiling;
    }

    /**
     * The ceiling.
     *
     * @deprecated since RTSJ 1.0.1, use {@link #getCeiling()}
     */
    @Deprecated
    public int getDefaultCeiling() {
        return ceiling;
    }

    @Override
    public String toString() {
        return "priority ceiling emulation, ceiling " + ceiling;
    }

    private static PriorityCeilingEmulation[] all() {
        int lowest = PriorityScheduler.instance().getMinPriority();
        int highest = PriorityScheduler.instance().getMaxPriority();
        PriorityCeilingEmulation[] all = new PriorityCeilingEmulation[highest - lowest + 1];
        for (int i = 0; i < all.length; i++) {
            all[i] = new PriorityCeilingEmulation(lowest + i);
        }
        return all;
    }
}
