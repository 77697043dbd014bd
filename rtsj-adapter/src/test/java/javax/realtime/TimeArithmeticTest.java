package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

import org.junit.jupiter.api.Test;

import java.math.BigInteger;
import java.util.Date;

/** Times against arithmetic on big integers, which has no overflow to get wrong. */
class TimeArithmeticTest {
    private static final BigInteger MILLION = BigInteger.valueOf(1_000_000);
    private static final BigInteger GREATEST =
            BigInteger.valueOf(Long.MAX_VALUE).multiply(MILLION).add(BigInteger.valueOf(999_999));
    private static final BigInteger LEAST =
            BigInteger.valueOf(Long.MIN_VALUE)
                    .multiply(MILLION)
                    .subtract(BigInteger.valueOf(999_999));

    @Provide
    Arbitrary<Long> millis() {
        return Arbitraries.oneOf(
                Arbitraries.longs(),
                Arbitraries.longs().between(-5, 5),
                Arbitraries.longs().between(Long.MAX_VALUE - 5_000, Long.MAX_VALUE),
                Arbitraries.longs().between(Long.MIN_VALUE, Long.MIN_VALUE + 5_000),
                Arbitraries.longs().between((1L << 61) - 3, (1L << 61) + 3),
                Arbitraries.longs().between(-(1L << 61) - 3, -(1L << 61) + 3));
    }

    @Provide
    Arbitrary<Integer> nanos() {
        return Arbitraries.oneOf(
                Arbitraries.integers(), Arbitraries.integers().between(-2_000_000, 2_000_000));
    }

    @Property
    void shouldNormalizeWithoutChangingTheValue(
            @ForAll("millis") long millis, @ForAll("nanos") int nanos) {
        BigInteger value = value(millis, nanos);
        if (!fits(value)) {
            assertThrows(IllegalArgumentException.class, () -> new RelativeTime(millis, nanos));
            assertThrows(IllegalArgumentException.class, () -> new AbsoluteTime(millis, nanos));
            return;
        }
        assertNormal(value, new RelativeTime(millis, nanos));
        assertNormal(value, new AbsoluteTime(millis, nanos));
        RelativeTime set = new RelativeTime();
        set.set(millis, nanos);
        assertNormal(value, set);
    }

    @Property
    void shouldAddExactlyOrRefuse(
            @ForAll("millis") long millis1,
            @ForAll("nanos") int nanos1,
            @ForAll("millis") long millis2,
            @ForAll("nanos") int nanos2) {
        BigInteger first = value(millis1, nanos1);
        BigInteger second = value(millis2, nanos2);
        if (!fits(first) || !fits(second)) {
            return;
        }
        RelativeTime time = new RelativeTime(millis1, nanos1);
        AbsoluteTime point = new AbsoluteTime(millis1, nanos1);
        RelativeTime other = new RelativeTime(millis2, nanos2);
        BigInteger sum = first.add(second);
        if (fits(sum)) {
            assertNormal(sum, time.add(other));
            assertNormal(sum, time.add(millis2, nanos2));
            assertNormal(sum, point.add(other));
            assertNormal(sum, point.add(millis2, nanos2));
        } else {
            assertThrows(ArithmeticException.class, () -> time.add(other));
            assertThrows(ArithmeticException.class, () -> time.add(millis2, nanos2));
            assertThrows(ArithmeticException.class, () -> point.add(other));
        }
        assertNormal(first, time);
    }

    @Property
    void shouldSubtractExactlyOrRefuse(
            @ForAll("millis") long millis1,
            @ForAll("nanos") int nanos1,
            @ForAll("millis") long millis2,
            @ForAll("nanos") int nanos2) {
        BigInteger first = value(millis1, nanos1);
        BigInteger second = value(millis2, nanos2);
        if (!fits(first) || !fits(second)) {
            return;
        }
        AbsoluteTime point = new AbsoluteTime(millis1, nanos1);
        AbsoluteTime earlier = new AbsoluteTime(millis2, nanos2);
        RelativeTime time = new RelativeTime(millis1, nanos1);
        RelativeTime other = new RelativeTime(millis2, nanos2);
        BigInteger difference = first.subtract(second);
        if (fits(difference)) {
            assertNormal(difference, point.subtract(earlier));
            assertNormal(difference, point.subtract(other));
            assertNormal(difference, time.subtract(other));
        } else {
            assertThrows(ArithmeticException.class, () -> point.subtract(earlier));
            assertThrows(ArithmeticException.class, () -> point.subtract(other));
            assertThrows(ArithmeticException.class, () -> time.subtract(other));
        }
    }

    @Property
    void shouldCompareAsTheValuesDo(
            @ForAll("millis") long millis1,
            @ForAll("nanos") int nanos1,
            @ForAll("millis") long millis2,
            @ForAll("nanos") int nanos2) {
        if (!fits(value(millis1, nanos1)) || !fits(value(millis2, nanos2))) {
            return;
        }
        RelativeTime first = new RelativeTime(millis1, nanos1);
        RelativeTime second = new RelativeTime(millis2, nanos2);
        int expected = value(millis1, nanos1).compareTo(value(millis2, nanos2));
        assertEquals(expected, first.compareTo(second));
        assertEquals(-expected, second.compareTo((Object) first));
        assertEquals(expected == 0, first.equals(second));
        if (expected == 0) {
            assertEquals(first.hashCode(), second.hashCode());
        }
    }

    @Property
    void shouldSaturateInNanoseconds(@ForAll("millis") long millis, @ForAll("nanos") int nanos) {
        BigInteger value = value(millis, nanos);
        if (!fits(value)) {
            return;
        }
        BigInteger expected =
                value.max(BigInteger.valueOf(Long.MIN_VALUE))
                        .min(BigInteger.valueOf(Long.MAX_VALUE));
        assertEquals(expected.longValueExact(), new RelativeTime(millis, nanos).toNanosSaturated());
    }

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

    private static void assertNormal(BigInteger expected, HighResolutionTime time) {
        assertEquals(expected, value(time.getMilliseconds(), time.getNanoseconds()));
        assertTrue(Math.abs(time.getNanoseconds()) <= 999_999, time::toString);
        assertTrue(
                Long.signum(time.getMilliseconds()) * Integer.signum(time.getNanoseconds()) >= 0,
                time::toString);
    }

    private static boolean fits(BigInteger value) {
        return value.compareTo(LEAST) >= 0 && value.compareTo(GREATEST) <= 0;
    }

    private static BigInteger value(long millis, long nanos) {
        return BigInteger.valueOf(millis).multiply(MILLION).add(BigInteger.valueOf(nanos));
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
