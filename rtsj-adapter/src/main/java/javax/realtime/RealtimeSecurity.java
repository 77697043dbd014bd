package javax.realtime;

/**
 * Asked before what could harm other parts of a system is done. This one permits everything, as
 * Java itself does since it has no security manager; an application may set one that refuses.
 *
 * <p>Source: RTSJ 1.0.2, system and options.
 *
 * <p>Thread: any.
 */
public class RealtimeSecurity {
    /** One that permits everything. */
    public RealtimeSecurity() {
        super();
    }

    /**
     * Whether the daemon status of an event handler may be set.
     *
     * @throws SecurityException when not
     */
    public void checkAEHSetDaemon() {
        // Permitted.
    }

    /**
     * Whether physical memory may be accessed.
     *
     * @throws SecurityException when not
     */
    public void checkAccessPhysical() {
        // Permitted.
    }

    /**
     * Whether a range of physical memory may be accessed.
     *
     * @throws SecurityException when not
     */
    public void checkAccessPhysicalRange(long base, long size) {
        // Permitted.
    }

    /**
     * Whether a filter of physical memory may be registered.
     *
     * @throws SecurityException when not
     */
    public void checkSetFilter() {
        // Permitted.
    }

    /**
     * Whether a monitor control policy may be set.
     *
     * @throws SecurityException when not
     */
    public void checkSetMonitorControl(MonitorControl policy) {
        // Permitted.
    }

    /**
     * Whether a scheduler may be set.
     *
     * @throws SecurityException when not
     */
    public void checkSetScheduler() {
        // Permitted.
    }
}
