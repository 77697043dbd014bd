package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.zenorb.realtime.PriorityCeilingLock;
import org.zenorb.realtime.PriorityInheritanceLock;

/** Synchronization, monitor control; system and options. */
class MonitorControlTest {
    @Test
    void shouldSayThatOrdinaryMonitorsHaveNoPolicyOfTheStandards() {
        MonitorControl ordinary = MonitorControl.getMonitorControl();
        assertFalse(ordinary instanceof PriorityInheritance);
        assertFalse(ordinary instanceof PriorityCeilingEmulation);
        assertSame(ordinary, MonitorControl.getMonitorControl("any object"));
        assertSame(ordinary, RealtimeSystem.getInitialMonitorControl());
        assertThrows(IllegalArgumentException.class, () -> MonitorControl.getMonitorControl(null));
    }

    @Test
    void shouldReportTheLocksPolicies() {
        assertSame(
                PriorityInheritance.instance(),
                MonitorControl.getMonitorControl(new PriorityInheritanceLock()));
        assertSame(
                PriorityCeilingEmulation.instance(42),
                MonitorControl.getMonitorControl(new PriorityCeilingLock(42)));
    }

    @Test
    void shouldKeepTheDefaultAndRefuseWhatIsNotSupported() {
        MonitorControl present = MonitorControl.getMonitorControl();
        assertSame(present, MonitorControl.setMonitorControl(null));
        assertSame(present, MonitorControl.setMonitorControl(present));
        assertThrows(
                UnsupportedOperationException.class,
                () -> MonitorControl.setMonitorControl(PriorityInheritance.instance()));
        assertThrows(
                UnsupportedOperationException.class,
                () -> MonitorControl.setMonitorControl(PriorityCeilingEmulation.getMaxCeiling()));
        assertSame(present, MonitorControl.getMonitorControl());
    }

    @Test
    void shouldSetAnObjectsPolicyOnlyForItsHolder() {
        Object object = new Object();
        MonitorControl present = MonitorControl.getMonitorControl(object);
        assertThrows(
                IllegalMonitorStateException.class,
                () -> MonitorControl.setMonitorControl(object, present));
        assertThrows(
                IllegalArgumentException.class,
                () -> MonitorControl.setMonitorControl((Object) null, present));
        synchronized (object) {
            assertSame(present, MonitorControl.setMonitorControl(object, present));
            assertSame(present, MonitorControl.setMonitorControl(object, null));
            assertThrows(
                    UnsupportedOperationException.class,
                    () -> MonitorControl.setMonitorControl(object, PriorityInheritance.instance()));
        }
    }

    @Test
    void shouldKeepALocksPolicy() {
        PriorityCeilingLock lock = new PriorityCeilingLock(42);
        PriorityCeilingEmulation own = PriorityCeilingEmulation.instance(42);
        assertThrows(
                IllegalMonitorStateException.class,
                () -> MonitorControl.setMonitorControl(lock, own));
        lock.lock();
        try {
            assertSame(own, MonitorControl.setMonitorControl(lock, own));
            assertThrows(
                    UnsupportedOperationException.class,
                    () ->
                            MonitorControl.setMonitorControl(
                                    lock, PriorityCeilingEmulation.instance(43)));
        } finally {
            lock.unlock();
        }
    }

    @Test
    void shouldHaveOneObjectForEachCeiling() {
        PriorityCeilingEmulation lowest = PriorityCeilingEmulation.instance(11);
        assertSame(lowest, PriorityCeilingEmulation.instance(11));
        assertNotSame(lowest, PriorityCeilingEmulation.instance(12));
        assertEquals(11, lowest.getCeiling());
        assertEquals(95, PriorityCeilingEmulation.getMaxCeiling().getCeiling());
        assertSame(PriorityCeilingEmulation.getMaxCeiling(), PriorityCeilingEmulation.instance(95));
        assertThrows(IllegalArgumentException.class, () -> PriorityCeilingEmulation.instance(10));
        assertThrows(IllegalArgumentException.class, () -> PriorityCeilingEmulation.instance(96));
    }

    @Test
    void shouldTellOfTheSystem() {
        assertTrue(RealtimeSystem.BIG_ENDIAN != RealtimeSystem.LITTLE_ENDIAN);
        assertEquals(
                java.nio.ByteOrder.nativeOrder() == java.nio.ByteOrder.BIG_ENDIAN
                        ? RealtimeSystem.BIG_ENDIAN
                        : RealtimeSystem.LITTLE_ENDIAN,
                RealtimeSystem.BYTE_ORDER);
        assertEquals(-1, RealtimeSystem.getConcurrentLocksUsed());
        RealtimeSystem.setMaximumConcurrentLocks(5);
        RealtimeSystem.setMaximumConcurrentLocks(5, true);
        assertEquals(Integer.MAX_VALUE, RealtimeSystem.getMaximumConcurrentLocks());
        GarbageCollector collector = RealtimeSystem.currentGC();
        assertSame(collector, RealtimeSystem.currentGC());
        assertTrue(
                collector.getPreemptionLatency().compareTo(new RelativeTime(1_000_000, 0)) > 0,
                "this test runs with a collector that stops threads without a bound");
    }
}
