package org.zenorb.cdr;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** A value of some IDL type with the ways to write and to read it. */
record Sample(String type, Object value, BiConsumer<CdrOutput, Object> writer, Reader reader) {
    interface Reader extends Function<CdrInput, Object> {}

    void write(CdrOutput out) {
        writer.accept(out, value);
    }

    Object read(CdrInput in) {
        return reader.apply(in);
    }

    @Override
    public String toString() {
        return type + " " + value;
    }

    private static <T> Arbitrary<Sample> of(
            String type, Arbitrary<T> values, BiConsumer<CdrOutput, Object> writer, Reader reader) {
        return values.map(value -> new Sample(type, value, writer, reader));
    }

    /** Any sample that can be written in this GIOP version. */
    static Arbitrary<Sample> any(int giopMinor) {
        Arbitrary<Sample> common = Arbitraries.oneOf(primitive(), text(), arrays(), fixed());
        return giopMinor == 0 ? common : Arbitraries.oneOf(common, wide());
    }

    static Arbitrary<Sample> primitive() {
        return Arbitraries.oneOf(
                of(
                        "boolean",
                        Arbitraries.of(true, false),
                        (out, v) -> out.write_boolean((Boolean) v),
                        CdrInput::read_boolean),
                of(
                        "octet",
                        Arbitraries.bytes(),
                        (out, v) -> out.write_octet((Byte) v),
                        CdrInput::read_octet),
                of(
                        "short",
                        Arbitraries.shorts(),
                        (out, v) -> out.write_short((Short) v),
                        CdrInput::read_short),
                of(
                        "ushort",
                        Arbitraries.shorts(),
                        (out, v) -> out.write_ushort((Short) v),
                        CdrInput::read_ushort),
                of(
                        "long",
                        Arbitraries.integers(),
                        (out, v) -> out.write_long((Integer) v),
                        CdrInput::read_long),
                of(
                        "ulong",
                        Arbitraries.integers(),
                        (out, v) -> out.write_ulong((Integer) v),
                        CdrInput::read_ulong),
                of(
                        "longlong",
                        Arbitraries.longs(),
                        (out, v) -> out.write_longlong((Long) v),
                        CdrInput::read_longlong),
                of(
                        "float",
                        Arbitraries.floats(),
                        (out, v) -> out.write_float((Float) v),
                        CdrInput::read_float),
                of(
                        "double",
                        Arbitraries.doubles(),
                        (out, v) -> out.write_double((Double) v),
                        CdrInput::read_double));
    }

    static Arbitrary<Sample> text() {
        return Arbitraries.oneOf(
                of(
                        "char",
                        Arbitraries.chars().range('\0', '\u007f'),
                        (out, v) -> out.write_char((Character) v),
                        CdrInput::read_char),
                of(
                        "string",
                        Arbitraries.strings().withCharRange('\u0001', '\u00ff').ofMaxLength(600),
                        (out, v) -> out.write_string((String) v),
                        CdrInput::read_string),
                of(
                        "char[]",
                        Arbitraries.chars().range('\0', '\u007f').array(char[].class),
                        (out, v) -> {
                            char[] a = (char[]) v;
                            out.write_ulong(a.length);
                            out.write_char_array(a, 0, a.length);
                        },
                        in -> {
                            char[] a = new char[in.readLength(1)];
                            in.read_char_array(a, 0, a.length);
                            return a;
                        }));
    }

    static Arbitrary<Sample> wide() {
        return Arbitraries.oneOf(
                of(
                        "wchar",
                        Arbitraries.chars(),
                        (out, v) -> out.write_wchar((Character) v),
                        CdrInput::read_wchar),
                of(
                        "wstring",
                        Arbitraries.strings().ofMaxLength(600),
                        (out, v) -> out.write_wstring((String) v),
                        CdrInput::read_wstring),
                of(
                        "wchar[]",
                        Arbitraries.chars().array(char[].class),
                        (out, v) -> {
                            char[] a = (char[]) v;
                            out.write_ulong(a.length);
                            out.write_wchar_array(a, 0, a.length);
                        },
                        in -> {
                            char[] a = new char[in.readLength(2)];
                            in.read_wchar_array(a, 0, a.length);
                            return a;
                        }));
    }

    static Arbitrary<Sample> arrays() {
        return Arbitraries.oneOf(
                of(
                        "octet[]",
                        Arbitraries.bytes().array(byte[].class).ofMaxSize(40),
                        (out, v) -> {
                            byte[] a = (byte[]) v;
                            out.write_ulong(a.length);
                            out.write_octet_array(a, 0, a.length);
                        },
                        in -> {
                            byte[] a = new byte[in.readLength(1)];
                            in.read_octet_array(a, 0, a.length);
                            return a;
                        }),
                of(
                        "boolean[]",
                        Arbitraries.of(true, false).array(boolean[].class).ofMaxSize(40),
                        (out, v) -> {
                            boolean[] a = (boolean[]) v;
                            out.write_ulong(a.length);
                            out.write_boolean_array(a, 0, a.length);
                        },
                        in -> {
                            boolean[] a = new boolean[in.readLength(1)];
                            in.read_boolean_array(a, 0, a.length);
                            return a;
                        }),
                of(
                        "short[]",
                        Arbitraries.shorts().array(short[].class).ofMaxSize(40),
                        (out, v) -> {
                            short[] a = (short[]) v;
                            out.write_ulong(a.length);
                            out.write_short_array(a, 0, a.length);
                        },
                        in -> {
                            short[] a = new short[in.readLength(2)];
                            in.read_ushort_array(a, 0, a.length);
                            return a;
                        }),
                of(
                        "long[]",
                        Arbitraries.integers().array(int[].class).ofMaxSize(40),
                        (out, v) -> {
                            int[] a = (int[]) v;
                            out.write_ulong(a.length);
                            out.write_ulong_array(a, 0, a.length);
                        },
                        in -> {
                            int[] a = new int[in.readLength(4)];
                            in.read_long_array(a, 0, a.length);
                            return a;
                        }),
                of(
                        "longlong[]",
                        Arbitraries.longs().array(long[].class).ofMaxSize(40),
                        (out, v) -> {
                            long[] a = (long[]) v;
                            out.write_ulong(a.length);
                            out.write_longlong_array(a, 0, a.length);
                        },
                        in -> {
                            long[] a = new long[in.readLength(8)];
                            in.read_ulonglong_array(a, 0, a.length);
                            return a;
                        }),
                of(
                        "float[]",
                        Arbitraries.floats().array(float[].class).ofMaxSize(40),
                        (out, v) -> {
                            float[] a = (float[]) v;
                            out.write_ulong(a.length);
                            out.write_float_array(a, 0, a.length);
                        },
                        in -> {
                            float[] a = new float[in.readLength(4)];
                            in.read_float_array(a, 0, a.length);
                            return a;
                        }),
                of(
                        "double[]",
                        Arbitraries.doubles().array(double[].class).ofMaxSize(40),
                        (out, v) -> {
                            double[] a = (double[]) v;
                            out.write_ulong(a.length);
                            out.write_double_array(a, 0, a.length);
                        },
                        in -> {
                            double[] a = new double[in.readLength(8)];
                            in.read_double_array(a, 0, a.length);
                            return a;
                        }));
    }

    static Arbitrary<Sample> fixed() {
        return Arbitraries.bigIntegers()
                .between(BigInteger.TEN.pow(31).subtract(BigInteger.ONE).negate(), null)
                .lessOrEqual(BigInteger.TEN.pow(31).subtract(BigInteger.ONE))
                .flatMap(unscaled ->
                        Arbitraries.integers()
                                .between(unscaled.abs().toString().length(), 31)
                                .flatMap(digits ->
                                        Arbitraries.integers()
                                                .between(0, digits)
                                                .map(scale -> fixed(unscaled, digits, scale))));
    }

    private static Sample fixed(BigInteger unscaled, int digits, int scale) {
        return new Sample(
                "fixed<" + digits + "," + scale + ">",
                new BigDecimal(unscaled, scale),
                (out, v) -> out.write_fixed((BigDecimal) v, (short) digits, (short) scale),
                in -> in.read_fixed((short) digits, (short) scale));
    }
}
