package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

import java.math.BigInteger;

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
}
