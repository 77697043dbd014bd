package javax.realtime;

/**
 * What can be told about a garbage collector of the heap. Subclasses may tell more.
 *
 * <p>Source: RTSJ 1.0.2, system and options.
 *
 * <p>Thread: any.
 */
public abstract class GarbageCollector {
    /**
     * For collectors.
     *
     * @deprecated since RTSJ 1.0.1: collectors are singletons, which the system makes
     */
    @Deprecated
    public GarbageCollector() {
        super();
    }

    /**
     * The longest time that a schedulable may have to wait until this collector lets it go on. Zero
     * when it never waits.
     *
     * @return a duration, new at each call
     */
    public abstract RelativeTime getPreemptionLatency();
}
