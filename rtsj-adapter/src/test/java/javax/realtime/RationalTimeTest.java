package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

import org.junit.jupiter.api.Test;

import java.math.BigInteger;

/** RTSJ 1.0.2, time: the withdrawn class for rates. */
@SuppressWarnings("deprecation") // what is tested is deprecated by the RTSJ
class RationalTimeTest {
    private static final BigInteger MILLION = BigInteger.valueOf(1_000_000);

    @Test
    void shouldBePartsPerSecondByDefault() {
        RationalTime fifty = new RationalTime(50);
        assertEquals(50, fifty.getFrequency());
        assertEquals(1_000, fifty.getMilliseconds());
        assertEquals(new RelativeTime(20, 0), fifty.getInterarrivalTime());
    }

    @Test
    void shouldRoundTheInterarrivalTimeDown() {
        RationalTime thirds = new RationalTime(3, 1_000, 0);
        assertEquals(new RelativeTime(333, 333_333), thirds.getInterarrivalTime());
        assertEquals(new RelativeTime(0, 0), new RationalTime(2, 0, 1).getInterarrivalTime());
    }

    @Property
    void shouldDivideExactly(
            @ForAll @LongRange(max = Long.MAX_VALUE) long millis,
            @ForAll @IntRange(max = 999_999) int nanos,
            @ForAll @IntRange(min = 1) int frequency) {
        RelativeTime part = new RationalTime(frequency, millis, nanos).getInterarrivalTime();
        BigInteger whole =
                BigInteger.valueOf(millis).multiply(MILLION).add(BigInteger.valueOf(nanos));
        assertEquals(
                whole.divide(BigInteger.valueOf(frequency)),
                BigInteger.valueOf(part.getMilliseconds())
                        .multiply(MILLION)
                        .add(BigInteger.valueOf(part.getNanoseconds())));
    }

    @Test
    void shouldNotDivideByZero() {
        RationalTime never = new RationalTime(0);
        assertThrows(ArithmeticException.class, never::getInterarrivalTime);
        assertThrows(
                ArithmeticException.class, () -> never.addInterarrivalTo(new AbsoluteTime(0, 0)));
        never.setFrequency(4);
        assertEquals(new RelativeTime(250, 0), never.getInterarrivalTime());
    }

    @Test
    void shouldRefuseNegativeArguments() {
        assertThrows(IllegalArgumentException.class, () -> new RationalTime(-1));
        assertThrows(IllegalArgumentException.class, () -> new RationalTime(1, -1, 0));
        assertThrows(IllegalArgumentException.class, () -> new RationalTime(1, 1, -1));
        assertThrows(
                IllegalArgumentException.class, () -> new RationalTime(1, new RelativeTime(-1, 0)));
        assertThrows(IllegalArgumentException.class, () -> new RationalTime(1, null));
        RationalTime time = new RationalTime(1);
        assertThrows(IllegalArgumentException.class, () -> time.setFrequency(-1));
        assertEquals(1, time.getFrequency());
    }

    @Test
    void shouldAddOnePartToAPointInTime() {
        AbsoluteTime point = new AbsoluteTime(1_000, 5);
        new RationalTime(4, 1_000, 0).addInterarrivalTo(point);
        assertEquals(new AbsoluteTime(1_250, 5), point);
    }

    @Test
    void shouldGiveThePartInTheDestination() {
        RelativeTime dest = new RelativeTime(7, 7);
        RationalTime time = new RationalTime(10, 1_000, 0);
        assertSame(dest, time.getInterarrivalTime(dest));
        assertEquals(new RelativeTime(100, 0), dest);
        assertNotSame(time.getInterarrivalTime(), time.getInterarrivalTime(null));
    }

    @Test
    void shouldBeTheWholeDurationElsewhere() {
        RationalTime time = new RationalTime(10, 1_000, 0);
        AbsoluteTime point = new AbsoluteTime(0, 0);
        assertEquals(new AbsoluteTime(1_000, 0), point.add(time));
        AbsoluteTime before = Clock.getRealtimeClock().getTime();
        AbsoluteTime inASecond = time.absolute(null, null);
        assertTrue(inASecond.compareTo(before.add(1_000, 0)) >= 0);
    }

    @Test
    void shouldKeepTheFrequencyWhenTheDurationIsSet() {
        RationalTime time = new RationalTime(10, 1_000, 0);
        time.set(2_000, 0);
        assertEquals(10, time.getFrequency());
        assertEquals(new RelativeTime(200, 0), time.getInterarrivalTime());
    }

    @Test
    void shouldTakeOverTheFrequencyOfItsKindOnly() {
        RationalTime time = new RationalTime(10);
        time.set(new RationalTime(4, 8, 0));
        assertEquals(4, time.getFrequency());
        assertEquals(new RelativeTime(2, 0), time.getInterarrivalTime());
        assertThrows(ClassCastException.class, () -> time.set(new RelativeTime(1, 0)));
        assertEquals(4, ((RationalTime) time.clone()).getFrequency());
    }

    @Test
    void shouldBeEqualWithTheFrequencyOnly() {
        assertEquals(new RationalTime(4), new RationalTime(4, 1_000, 0));
        assertEquals(new RationalTime(4).hashCode(), new RationalTime(4).hashCode());
        assertNotEquals(new RationalTime(4), new RationalTime(5));
        assertNotEquals(new RationalTime(4), new RelativeTime(1_000, 0));
    }
}
