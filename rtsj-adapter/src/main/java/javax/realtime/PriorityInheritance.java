package javax.realtime;

/**
 * The policy that the holder of a lock runs at least at the priority of each thread that waits for
 * it. In force for {@code PriorityInheritanceLock} of {@code org.zenorb.realtime}, see {@link
 * MonitorControl}.
 *
 * <p>Source: RTSJ 1.0.2, synchronization.
 *
 * <p>Thread: any; immutable.
 */
public class PriorityInheritance extends MonitorControl {
    private static final PriorityInheritance INSTANCE = new PriorityInheritance();

    private PriorityInheritance() {
        super();
    }

    /** The policy, always the same object. */
    public static PriorityInheritance instance() {
        return INSTANCE;
    }

    @Override
    public String toString() {
        return "priority inheritance";
    }
}
