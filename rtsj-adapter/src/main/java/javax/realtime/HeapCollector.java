package javax.realtime;

import java.lang.management.ManagementFactory;

/**
 * The collector of the virtual machine. None of HotSpot's promises a bound for its pauses: what it
 * says is longer than any deadline, so that a program that asks is not misled. Epsilon, which
 * collects nothing, never makes a thread wait.
 *
 * <p>Thread: any.
 */
final class HeapCollector extends GarbageCollector {
    static final HeapCollector INSTANCE = new HeapCollector();

    @SuppressWarnings("deprecation") // the constructor is meant for just this
    private HeapCollector() {
        super();
    }

    @Override
    public RelativeTime getPreemptionLatency() {
        boolean collects =
                ManagementFactory.getGarbageCollectorMXBeans().stream()
                        .anyMatch(bean -> !bean.getName().startsWith("Epsilon"));
        return collects ? new RelativeTime(Long.MAX_VALUE, 0) : new RelativeTime(0, 0);
    }
}
