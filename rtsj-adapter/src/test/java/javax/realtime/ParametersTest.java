package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ParametersTest {
    private final PriorityScheduler scheduler = PriorityScheduler.instance();
    private final RelativeTime second = new RelativeTime(1_000, 0);

    @Test
    void shouldHaveAtLeast28Priorities() {
        assertTrue(scheduler.getMaxPriority() - scheduler.getMinPriority() + 1 >= 28);
        assertTrue(scheduler.getMinPriority() > Thread.MAX_PRIORITY);
        assertTrue(scheduler.getNormPriority() > scheduler.getMinPriority());
        assertTrue(scheduler.getNormPriority() < scheduler.getMaxPriority());
        assertSame(scheduler, Scheduler.getDefaultScheduler());
        assertEquals("Fixed Priority", scheduler.getPolicyName());
    }

    @Test
    void shouldTellThePrioritiesOfAThread() {
        RealtimeThread realtime = new RealtimeThread();
        assertEquals(scheduler.getMaxPriority(), PriorityScheduler.getMaxPriority(realtime));
        assertEquals(scheduler.getMinPriority(), PriorityScheduler.getMinPriority(realtime));
        assertEquals(scheduler.getNormPriority(), PriorityScheduler.getNormPriority(realtime));
        Thread plain = new Thread();
        assertEquals(Thread.MAX_PRIORITY, PriorityScheduler.getMaxPriority(plain));
        assertEquals(Thread.MIN_PRIORITY, PriorityScheduler.getMinPriority(plain));
        assertEquals(Thread.NORM_PRIORITY, PriorityScheduler.getNormPriority(plain));
        assertThrows(IllegalArgumentException.class, () -> PriorityScheduler.getMaxPriority(null));
    }

    @Test
    void shouldRefuseThreadsOfPrioritiesItDoesNotHave() {
        int min = scheduler.getMinPriority();
        int max = scheduler.getMaxPriority();
        new RealtimeThread(new PriorityParameters(min));
        new RealtimeThread(new PriorityParameters(max));
        assertThrows(
                IllegalArgumentException.class,
                () -> new RealtimeThread(new PriorityParameters(min - 1)));
        assertThrows(
                IllegalArgumentException.class,
                () -> new RealtimeThread(new PriorityParameters(max + 1)));
        assertThrows(
                IllegalArgumentException.class,
                () -> new RealtimeThread(new SchedulingParameters() {}));
        PriorityParameters changedLater = new PriorityParameters(min);
        RealtimeThread thread = new RealtimeThread(changedLater);
        changedLater.setPriority(max + 1);
        assertThrows(IllegalArgumentException.class, thread::start);
        assertEquals(Thread.State.NEW, thread.getState());
    }

    @Test
    void shouldGiveAThreadItsDefaults() {
        RealtimeThread thread = new RealtimeThread();
        assertEquals(
                scheduler.getNormPriority(),
                ((PriorityParameters) thread.getSchedulingParameters()).getPriority());
        assertNull(thread.getReleaseParameters());
        assertNull(thread.getMemoryParameters());
        assertNull(thread.getProcessingGroupParameters());
        assertSame(scheduler, thread.getScheduler());
        assertSame(HeapMemory.instance(), thread.getMemoryArea());
    }

    @Test
    void shouldInheritSchedulingParametersAsACopy() throws Exception {
        Realtime.run(() -> {
            PriorityParameters own = new PriorityParameters(77);
            RealtimeThread.currentRealtimeThread().setSchedulingParameters(own);
            RealtimeThread child = new RealtimeThread();
            assertNotSame(own, child.getSchedulingParameters());
            own.setPriority(76);
            assertEquals(77, ((PriorityParameters) child.getSchedulingParameters()).getPriority());
        });
    }

    @Test
    void shouldSetParametersThroughFeasibility() {
        RealtimeThread thread = new RealtimeThread();
        ReleaseParameters release = new PeriodicParameters(second);
        MemoryParameters memory = new MemoryParameters(1, 2, 3);
        ProcessingGroupParameters group =
                new ProcessingGroupParameters(null, second, second, null, null, null);
        PriorityParameters priority = new PriorityParameters(20);
        assertTrue(thread.setIfFeasible(priority, release, memory, group));
        assertSame(priority, thread.getSchedulingParameters());
        assertSame(release, thread.getReleaseParameters());
        assertSame(memory, thread.getMemoryParameters());
        assertSame(group, thread.getProcessingGroupParameters());
        assertFalse(thread.removeFromFeasibility());
        assertTrue(thread.addIfFeasible());
        assertTrue(thread.removeFromFeasibility());
        assertTrue(thread.setReleaseParametersIfFeasible(null));
        assertNull(thread.getReleaseParameters());
        assertSame(memory, thread.getMemoryParameters());
        thread.setScheduler(scheduler, null, null, null, null);
        assertNull(thread.getMemoryParameters());
        assertThrows(IllegalArgumentException.class, () -> thread.setScheduler(null));
        thread.removeFromFeasibility();
    }

    @Test
    void shouldDefaultPeriodicParametersFromThePeriod() {
        PeriodicParameters periodic = new PeriodicParameters(second);
        assertEquals(second, periodic.getDeadline());
        assertEquals(new RelativeTime(0, 0), periodic.getStart());
        assertEquals(new RelativeTime(0, 0), periodic.getCost());
        periodic.setDeadline(new RelativeTime(5, 0));
        assertEquals(new RelativeTime(5, 0), periodic.getDeadline());
        periodic.setDeadline(null);
        assertEquals(second, periodic.getDeadline());
        assertThrows(IllegalArgumentException.class, () -> new PeriodicParameters(null));
        assertThrows(
                IllegalArgumentException.class,
                () -> new PeriodicParameters(new RelativeTime(0, 0)));
        assertThrows(
                IllegalArgumentException.class,
                () -> new PeriodicParameters(new RelativeTime(-1, 0), second));
        assertThrows(IllegalArgumentException.class, () -> periodic.setCost(negative()));
        assertThrows(IllegalArgumentException.class, () -> periodic.setDeadline(negative()));
        assertThrows(IllegalArgumentException.class, () -> periodic.setPeriod(negative()));
        PeriodicParameters copy = (PeriodicParameters) periodic.clone();
        copy.setPeriod(new RelativeTime(3, 0));
        assertEquals(second, periodic.getPeriod());
        assertTrue(periodic.setIfFeasible(new RelativeTime(2, 0), null, null));
        assertEquals(new RelativeTime(2, 0), periodic.getDeadline());
    }

    @Test
    void shouldDefaultAperiodicParametersToNoDeadline() {
        AperiodicParameters aperiodic = new AperiodicParameters();
        assertEquals(new RelativeTime(Long.MAX_VALUE, 999_999), aperiodic.getDeadline());
        assertSame(
                AperiodicParameters.arrivalTimeQueueOverflowSave,
                aperiodic.getArrivalTimeQueueOverflowBehavior());
        aperiodic.setArrivalTimeQueueOverflowBehavior(
                AperiodicParameters.arrivalTimeQueueOverflowReplace);
        assertSame(
                AperiodicParameters.arrivalTimeQueueOverflowReplace,
                aperiodic.getArrivalTimeQueueOverflowBehavior());
        assertThrows(
                IllegalArgumentException.class,
                () -> aperiodic.setArrivalTimeQueueOverflowBehavior("Wait"));
        String copy =
                String.valueOf(AperiodicParameters.arrivalTimeQueueOverflowSave.toCharArray());
        assertThrows(
                IllegalArgumentException.class,
                () -> aperiodic.setArrivalTimeQueueOverflowBehavior(copy));
        assertThrows(
                IllegalArgumentException.class,
                () -> aperiodic.setInitialArrivalTimeQueueLength(-1));
    }

    @Test
    void shouldCheckGroupsAndMemoryLimits() {
        ProcessingGroupParameters group =
                new ProcessingGroupParameters(null, second, second, null, null, null);
        assertEquals(second, group.getDeadline());
        assertThrows(IllegalArgumentException.class, () -> group.setCost(null));
        assertThrows(IllegalArgumentException.class, () -> group.setPeriod(negative()));
        assertThrows(IllegalArgumentException.class, () -> new MemoryParameters(-2, 0));
        MemoryParameters memory = new MemoryParameters(MemoryParameters.NO_MAX, 5);
        assertEquals(MemoryParameters.NO_MAX, memory.getAllocationRate());
        assertTrue(memory.setMaxImmortalIfFeasible(7));
        assertEquals(7, memory.getMaxImmortal());
        assertThrows(IllegalArgumentException.class, () -> memory.setAllocationRate(-3));
    }

    @Test
    void shouldNotReleaseThreadsByEvents() {
        assertThrows(
                UnsupportedOperationException.class,
                () -> scheduler.fireSchedulable(new RealtimeThread()));
    }

    private static RelativeTime negative() {
        return new RelativeTime(-1, 0);
    }
}
