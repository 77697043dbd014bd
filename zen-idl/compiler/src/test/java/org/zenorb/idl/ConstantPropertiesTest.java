package org.zenorb.idl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.Tuple.Tuple2;
import net.jqwik.api.constraints.CharRange;

import org.zenorb.idl.model.ConstantValue;

import java.math.BigInteger;

/** Constant expressions against the same expression computed here. */
class ConstantPropertiesTest {

    private static final BigInteger MIN = BigInteger.ONE.shiftLeft(63).negate();
    private static final BigInteger MAX = BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE);

    /** A text, and its value; null where the value does not fit or does not exist. */
    private record Sum(String text, BigInteger value) {}

    @Property(tries = 500)
    void shouldComputeLikeMathematics(@ForAll("sums") Sum sum) {
        Idl idl = Idl.of("const long long A = " + sum.text() + ";");

        BigInteger value = sum.value();
        boolean fits = value != null && value.bitLength() <= 63;
        if (fits) {
            assertEquals(new ConstantValue.IntegerValue(value), idl.constant("A").value());
        } else {
            assertTrue(idl.model().isEmpty());
            assertTrue(!idl.diagnostics().isEmpty());
        }
    }

    @Property(tries = 300)
    void shouldHoldEveryIntegerTypeToItsRange(
            @ForAll("types") Tuple2<String, BigInteger[]> type, @ForAll("integers") BigInteger n) {
        BigInteger[] range = type.get2();
        Idl idl = Idl.of("const " + type.get1() + " A = " + n + ";");

        boolean inside = n.compareTo(range[0]) >= 0 && n.compareTo(range[1]) <= 0;
        assertEquals(inside, idl.model().isPresent(), idl.said());
        if (inside) {
            assertEquals(new ConstantValue.IntegerValue(n), idl.constant("A").value());
        }
    }

    @Property(tries = 300)
    void shouldReadBackEveryStringThatIsEscaped(
            @ForAll @CharRange(from = 1, to = 0xFF) String text) {
        StringBuilder literal = new StringBuilder();
        for (char c : text.toCharArray()) {
            literal.append(
                    switch (c % 4) {
                        case 0 -> String.format("\\x%02x", (int) c);
                        case 1 -> String.format("\\%03o", (int) c);
                        default ->
                                c < ' ' || c == '"' || c == '\\' || c == 127
                                        ? String.format("\\%03o", (int) c)
                                        : String.valueOf(c);
                    });
        }
        Idl idl = Idl.of("const string A = \"" + literal + "\";");

        assertEquals(new ConstantValue.StringValue(text), idl.constant("A").value());
    }

    @Property(tries = 300)
    void shouldReadDoublesAsJavaDoes(@ForAll double value) {
        String text = Double.toString(Math.abs(value)).replace("E", "e");
        if (!text.contains(".")) {
            return;
        }
        Idl idl = Idl.of("const double A = " + (value < 0 ? "-" : "") + text + ";");

        assertEquals(value, ((ConstantValue.FloatingValue) idl.constant("A").value()).value(), 0.0);
    }

    @Provide
    Arbitrary<BigInteger> integers() {
        return Arbitraries.bigIntegers()
                .between(MIN, MAX)
                .edgeCases(edges -> {
                    for (int bits : new int[] {0, 7, 8, 15, 16, 31, 32, 63}) {
                        BigInteger power = BigInteger.ONE.shiftLeft(bits);
                        edges.add(power, power.subtract(BigInteger.ONE), power.negate());
                    }
                });
    }

    @Provide
    Arbitrary<Tuple2<String, BigInteger[]>> types() {
        return Arbitraries.of(
                Tuple.of("octet", range(0, 8)),
                Tuple.of("short", range(15, 15)),
                Tuple.of("unsigned short", range(0, 16)),
                Tuple.of("long", range(31, 31)),
                Tuple.of("unsigned long", range(0, 32)),
                Tuple.of("long long", range(63, 63)),
                Tuple.of("unsigned long long", range(0, 64)));
    }

    private static BigInteger[] range(int down, int up) {
        BigInteger min = down == 0 ? BigInteger.ZERO : BigInteger.ONE.shiftLeft(down).negate();
        return new BigInteger[] {min, BigInteger.ONE.shiftLeft(up).subtract(BigInteger.ONE)};
    }

    @Provide
    Arbitrary<Sum> sums() {
        Arbitrary<Sum> leaf =
                Combinators.combine(
                                Arbitraries.longs().between(0, 1L << 40), Arbitraries.integers())
                        .as((value, spelling) -> leaf(value, Math.floorMod(spelling, 3)));
        return Arbitraries.lazyOf(() -> leaf, () -> leaf, this::unary, this::binary);
    }

    private static Sum leaf(long value, int spelling) {
        String text =
                switch (spelling) {
                    case 0 -> Long.toString(value);
                    case 1 -> "0x" + Long.toHexString(value);
                    default -> "0" + Long.toOctalString(value);
                };
        return new Sum(text, BigInteger.valueOf(value));
    }

    private Arbitrary<Sum> unary() {
        return Combinators.combine(Arbitraries.of("-", "+", "~"), sums())
                .as((operator, of) -> {
                    BigInteger v = of.value();
                    BigInteger value =
                            v == null
                                    ? null
                                    : switch (operator) {
                                        case "-" -> v.negate();
                                        case "~" -> v.not();
                                        default -> v;
                                    };
                    return new Sum(operator + "(" + of.text() + ")", fit(value));
                });
    }

    private Arbitrary<Sum> binary() {
        return Combinators.combine(
                        Arbitraries.of("|", "^", "&", "<<", ">>", "+", "-", "*", "/", "%"),
                        sums(),
                        sums())
                .as((operator, a, b) -> {
                    String text = "(" + a.text() + ") " + operator + " (" + b.text() + ")";
                    boolean known = a.value() != null && b.value() != null;
                    return new Sum(
                            text, known ? fit(compute(operator, a.value(), b.value())) : null);
                });
    }

    private static BigInteger compute(String operator, BigInteger a, BigInteger b) {
        boolean shift = b.signum() >= 0 && b.bitLength() < 7 && b.intValue() < 64;
        return switch (operator) {
            case "|" -> a.or(b);
            case "^" -> a.xor(b);
            case "&" -> a.and(b);
            case "<<" -> shift ? a.multiply(BigInteger.TWO.pow(b.intValue())) : null;
            case ">>" -> shift ? a.shiftRight(b.intValue()) : null;
            case "+" -> a.add(b);
            case "-" -> a.subtract(b);
            case "*" -> a.multiply(b);
            case "/" -> b.signum() == 0 ? null : a.divide(b);
            default -> b.signum() == 0 ? null : a.remainder(b);
        };
    }

    private static BigInteger fit(BigInteger value) {
        return value == null || value.compareTo(MIN) < 0 || value.compareTo(MAX) > 0 ? null : value;
    }
}
