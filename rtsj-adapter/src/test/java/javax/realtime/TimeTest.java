package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import java.util.Date;

/** Times by example: destinations, clocks, kinds, dates. */
class TimeTest {
    @Test
    void shouldWriteResultsIntoTheDestination() {
        AbsoluteTime point = new AbsoluteTime(10, 500_000);
        AbsoluteTime dest = new AbsoluteTime();
        assertSame(dest, point.add(1, 600_000, dest));
        assertEquals(new AbsoluteTime(12, 100_000), dest);
        assertSame(point, point.subtract(new RelativeTime(1, 0), point));
        assertEquals(new AbsoluteTime(9, 500_000), point);
        RelativeTime apart = new RelativeTime();
        assertSame(apart, dest.subtract(point, apart));
        assertEquals(new RelativeTime(2, 600_000), apart);
        assertSame(apart, apart.add(apart, apart));
        assertEquals(new RelativeTime(5, 200_000), apart);
    }

    @Test
    void shouldLeaveTheDestinationAloneWhenTheResultDoesNotFit() {
        AbsoluteTime dest = new AbsoluteTime(7, 7);
        AbsoluteTime end = new AbsoluteTime(Long.MAX_VALUE, 999_999);
        assertThrows(ArithmeticException.class, () -> end.add(0, 1, dest));
        assertEquals(new AbsoluteTime(7, 7), dest);
    }

    @Test
    void shouldRefuseTimesOfDifferentClocks() {
        Clock other = new TestClock();
        AbsoluteTime here = new AbsoluteTime(1, 0);
        AbsoluteTime there = new AbsoluteTime(1, 0, other);
        assertNotEquals(here, there);
        assertFalse(here.equals((HighResolutionTime) there));
        assertThrows(IllegalArgumentException.class, () -> here.compareTo(there));
        assertThrows(IllegalArgumentException.class, () -> here.subtract(there));
        assertThrows(IllegalArgumentException.class, () -> here.add(new RelativeTime(1, 0, other)));
        assertThrows(IllegalArgumentException.class, () -> here.add((RelativeTime) null));
        assertSame(other, there.add(1, 0).getClock());
        assertSame(other, there.subtract(new AbsoluteTime(other)).getClock());
    }

    @Test
    void shouldRefuseToCompareDifferentKinds() {
        assertThrows(
                ClassCastException.class,
                () -> new AbsoluteTime(1, 0).compareTo(new RelativeTime(1, 0)));
        assertThrows(
                ClassCastException.class, () -> new AbsoluteTime().set(new RelativeTime(1, 0)));
        assertThrows(
                IllegalArgumentException.class,
                () -> new AbsoluteTime().set((HighResolutionTime) null));
        assertThrows(
                IllegalArgumentException.class,
                () -> new AbsoluteTime().compareTo((HighResolutionTime) null));
        assertNotEquals(new AbsoluteTime(1, 0), new RelativeTime(1, 0));
        assertFalse(new AbsoluteTime(1, 0).equals((Object) null));
    }

    @Test
    void shouldConvertByTheClocksNow() {
        TestClock clock = new TestClock();
        clock.now.set(1_000, 250_000);
        RelativeTime left = new AbsoluteTime(1_001, 0, clock).relative(clock);
        assertEquals(new RelativeTime(0, 750_000, clock), left);
        assertEquals(new AbsoluteTime(1_001, 0, clock), left.absolute(clock));
        AbsoluteTime rebound = new AbsoluteTime(5, 0).absolute(clock);
        assertEquals(new AbsoluteTime(5, 0, clock), rebound);
        assertEquals(new RelativeTime(5, 0, clock), new RelativeTime(5, 0).relative(clock));
        RelativeTime dest = new RelativeTime();
        assertSame(dest, new AbsoluteTime(900, 0, clock).relative(clock, dest));
        assertEquals(new RelativeTime(-100, -250_000, clock), dest);
    }

    @Test
    void shouldSpeakOfDatesThroughTheClocksEpoch() {
        TestClock clock = new TestClock();
        Date date = new Date(1_700_000_000_123L);
        assertEquals(date, new AbsoluteTime(date).getDate());
        AbsoluteTime byClock = new AbsoluteTime(date, clock);
        assertEquals(1_700_000_000_123L - 5_000, byClock.getMilliseconds());
        assertEquals(date, byClock.getDate());
        assertEquals(new Date(-1), new AbsoluteTime(0, -1).getDate());
        assertThrows(IllegalArgumentException.class, () -> new AbsoluteTime((Date) null));
    }

    @Test
    void shouldCopyWithClone() {
        RelativeTime time = new RelativeTime(1, 2, new TestClock());
        RelativeTime copy = (RelativeTime) time.clone();
        assertNotSame(time, copy);
        assertEquals(time, copy);
        assertSame(time.getClock(), copy.getClock());
        copy.set(9);
        assertEquals(1, time.getMilliseconds());
        assertEquals(0, copy.getNanoseconds());
    }

    @Test
    @SuppressWarnings("deprecation") // that they still work is what is tested
    void shouldKeepWhatTheStandardWithdrew() {
        RelativeTime time = new RelativeTime(3, 4);
        assertEquals(time, time.getInterarrivalTime());
        assertNotSame(time, time.getInterarrivalTime());
        AbsoluteTime point = new AbsoluteTime(1, 0);
        time.addInterarrivalTo(point);
        assertEquals(new AbsoluteTime(4, 4), point);
    }

    @Test
    void shouldPrintBothParts() {
        assertEquals("(2251 ms, 750000 ns)", new RelativeTime(2251, 750_000).toString());
        assertEquals("(-1 ms, -5 ns)", new AbsoluteTime(-1, -5).toString());
    }

    /** A clock that stands until it is set; its epoch is five seconds after 1970's. */
    private static final class TestClock extends Clock {
        final AbsoluteTime now = new AbsoluteTime(0, 0, this);

        @Override
        public RelativeTime getEpochOffset() {
            return new RelativeTime(5_000, 0, this);
        }

        @Override
        public RelativeTime getResolution() {
            return new RelativeTime(1, 0, this);
        }

        @Override
        public AbsoluteTime getTime() {
            return new AbsoluteTime(now);
        }

        @Override
        public AbsoluteTime getTime(AbsoluteTime dest) {
            dest.set(now);
            return dest;
        }

        @Override
        public void setResolution(RelativeTime resolution) {
            throw new UnsupportedOperationException();
        }
    }
}
