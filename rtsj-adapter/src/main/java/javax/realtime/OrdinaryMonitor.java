package javax.realtime;

/**
 * The policy of the virtual machine's own monitors: none against priority inversion.
 *
 * <p>Thread: any.
 */
final class OrdinaryMonitor extends MonitorControl {
    static final MonitorControl INSTANCE = new OrdinaryMonitor();

    private OrdinaryMonitor() {
        super();
    }

    @Override
    public String toString() {
        return "ordinary monitors, without a policy against priority inversion";
    }
}
