package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** RTSJ 1.0.2, scheduling: sporadic releases, and what they do not share with aperiodic ones. */
class SporadicParametersTest {
    private final RelativeTime mit = new RelativeTime(10, 0);
    private final SporadicParameters sporadic = new SporadicParameters(mit);

    @Test
    void shouldHaveTheStandardsDefaults() {
        assertSame(mit, sporadic.getMinimumInterarrival());
        assertEquals(new RelativeTime(0, 0), sporadic.getCost());
        assertEquals(mit, sporadic.getDeadline());
        assertNotSame(mit, sporadic.getDeadline());
        assertNull(sporadic.getCostOverrunHandler());
        assertNull(sporadic.getDeadlineMissHandler());
        assertSame(SporadicParameters.mitViolationSave, sporadic.getMitViolationBehavior());
        assertSame(
                AperiodicParameters.arrivalTimeQueueOverflowSave,
                sporadic.getArrivalTimeQueueOverflowBehavior());
        assertEquals(0, sporadic.getInitialArrivalTimeQueueLength());
    }

    @Test
    void shouldNeedAPositiveMinimumInterarrivalTime() {
        for (RelativeTime bad :
                new RelativeTime[] {null, new RelativeTime(0, 0), new RelativeTime(0, -1)}) {
            assertThrows(IllegalArgumentException.class, () -> new SporadicParameters(bad));
            assertThrows(
                    IllegalArgumentException.class,
                    () -> new SporadicParameters(bad, null, mit, null, null));
            assertThrows(
                    IllegalArgumentException.class, () -> sporadic.setMinimumInterarrival(bad));
            assertThrows(
                    IllegalArgumentException.class, () -> sporadic.setIfFeasible(bad, null, null));
        }
        assertSame(mit, sporadic.getMinimumInterarrival());
        RelativeTime least = new RelativeTime(0, 1);
        sporadic.setMinimumInterarrival(least);
        assertSame(least, sporadic.getMinimumInterarrival());
    }

    @Test
    void shouldDefaultTheDeadlineToTheMinimumInterarrivalTimeOfTheMoment() {
        sporadic.setMinimumInterarrival(new RelativeTime(20, 0));
        assertEquals(new RelativeTime(10, 0), sporadic.getDeadline());
        sporadic.setDeadline(null);
        assertEquals(new RelativeTime(20, 0), sporadic.getDeadline());
        assertTrue(sporadic.setIfFeasible(new RelativeTime(30, 0), null, null));
        assertEquals(new RelativeTime(30, 0), sporadic.getDeadline());
    }

    @Test
    void shouldTellViolationBehaviorsApartByIdentity() {
        List<String> behaviors =
                List.of(
                        SporadicParameters.mitViolationExcept,
                        SporadicParameters.mitViolationIgnore,
                        SporadicParameters.mitViolationReplace,
                        SporadicParameters.mitViolationSave);
        Set<String> seen = new HashSet<>();
        for (String behavior : behaviors) {
            sporadic.setMitViolationBehavior(behavior);
            assertSame(behavior, sporadic.getMitViolationBehavior());
            assertTrue(seen.add(behavior));
            String copy = String.valueOf(behavior.toCharArray());
            assertThrows(
                    IllegalArgumentException.class, () -> sporadic.setMitViolationBehavior(copy));
        }
        assertThrows(
                IllegalArgumentException.class,
                () ->
                        sporadic.setMitViolationBehavior(
                                AperiodicParameters.arrivalTimeQueueOverflowSave));
        assertThrows(IllegalArgumentException.class, () -> sporadic.setMitViolationBehavior(null));
        assertSame(SporadicParameters.mitViolationSave, sporadic.getMitViolationBehavior());
    }

    @Test
    void shouldSetNothingWhenOneOfThreeIsWrong() {
        RelativeTime cost = new RelativeTime(1, 0);
        assertTrue(sporadic.setIfFeasible(cost, mit));
        RelativeTime other = new RelativeTime(5, 0);
        assertThrows(
                IllegalArgumentException.class,
                () -> sporadic.setIfFeasible(other, other, new RelativeTime(0, 0)));
        assertThrows(
                IllegalArgumentException.class,
                () -> sporadic.setIfFeasible(other, new RelativeTime(-1, 0), other));
        assertSame(mit, sporadic.getMinimumInterarrival());
        assertSame(cost, sporadic.getCost());
        assertSame(mit, sporadic.getDeadline());
    }

    @Test
    void shouldNeverFindAperiodicReleasesFeasible() {
        AperiodicParameters aperiodic = new AperiodicParameters();
        RelativeTime deadline = aperiodic.getDeadline();
        assertFalse(aperiodic.setIfFeasible(new RelativeTime(1, 0), mit));
        assertEquals(new RelativeTime(0, 0), aperiodic.getCost());
        assertSame(deadline, aperiodic.getDeadline());
        assertThrows(
                IllegalArgumentException.class,
                () -> aperiodic.setIfFeasible(new RelativeTime(-1, 0), null));
    }

    @Test
    void shouldKeepTheMinimumInterarrivalTimeInAClone() {
        SporadicParameters clone = (SporadicParameters) sporadic.clone();
        clone.setMinimumInterarrival(new RelativeTime(3, 0));
        assertSame(mit, sporadic.getMinimumInterarrival());
        assertSame(sporadic.getMitViolationBehavior(), clone.getMitViolationBehavior());
        SporadicParameters other = (SporadicParameters) sporadic.clone();
        other.getMinimumInterarrival().set(1, 0);
        other.getDeadline().set(2, 0);
        assertEquals(new RelativeTime(10, 0), mit);
        assertEquals(mit, sporadic.getDeadline());
    }

    @Test
    void shouldTakeOverTimesFromSettersOnly() {
        RelativeTime cost = new RelativeTime(1, 0);
        sporadic.setCost(cost);
        mit.set(11, 0);
        cost.set(2, 0);
        assertEquals(10_000_000, sporadic.minimumInterarrivalNs());
        assertEquals(1_000_000, sporadic.costNs());
        sporadic.setMinimumInterarrival(mit);
        assertEquals(11_000_000, sporadic.minimumInterarrivalNs());
        assertEquals(2_000_000, sporadic.costNs());
    }
}
