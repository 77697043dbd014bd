package org.zenorb.interop;

import static org.zenorb.interop.Case.check;
import static org.zenorb.interop.Case.same;

import interop.AnySeqHolder;
import interop.Calls;
import interop.DoubleSeqHolder;
import interop.LongSeqHolder;
import interop.Sequences;
import interop.StringSeqHolder;
import interop.Texts;
import interop.TextsSeqHolder;
import interop.Values;

import org.omg.CORBA.Any;
import org.omg.CORBA.IntHolder;
import org.omg.CORBA.StringHolder;

import java.util.List;
import java.util.function.IntFunction;

/**
 * Messages of 100 KB and 1 MiB, of every length around the borders of omniORB's 8 KB fragments, and
 * the characters of the code sets.
 *
 * <p>Thread: any.
 */
final class LargeCases {
    private static final int FRAGMENT_BYTES = 8192;

    private final Values values;
    private final Sequences sequences;
    private final Calls calls;
    private final Samples samples;
    private final Density density;

    LargeCases(Values values, Sequences sequences, Calls calls, Samples samples, Density density) {
        this.values = values;
        this.sequences = sequences;
        this.calls = calls;
        this.samples = samples;
        this.density = density;
    }

    List<Case> all() {
        return List.of(
                new Case("large.string", () -> echoString(longText(100_000), longText(99_999))),
                new Case("large.wstring", () -> echoWstring(longWide(100_000), longWide(99_999))),
                new Case("large.longs", this::longs),
                new Case("large.doubles", this::doubles),
                new Case("large.strings", this::strings),
                new Case("large.texts", this::texts),
                new Case("large.anys", this::anys),
                new Case("large.octets_out", () -> octetsOut(1 << 20)),
                new Case("large.octets_in", () -> octetsIn(1 << 20)),
                new Case("fragment.borders", this::fragmentBorders),
                new Case("fragment.borders_within", this::fragmentBordersWithin),
                new Case(
                        "codeset.latin1_string",
                        () ->
                                echoString(
                                        "Gr\u00fc\u00df Gott \u00a7 \u00bd", "\u00ff\u00e9\u00a0")),
                new Case("codeset.latin1_char", this::latin1Char));
    }

    /** For a server whose narrow code set is UTF-8. */
    List<Case> utf8() {
        return List.of(
                new Case(
                        "utf8.string",
                        () -> echoString("Gr\u00fc\u00df \u20ac \ud83d\ude00", "\u03b1\u03b2")),
                new Case(
                        "utf8.large_string", () -> echoString("\u20aca\u00fc".repeat(20_000), "")));
    }

    private void echoString(String x, String y) {
        StringHolder b = new StringHolder(y);
        StringHolder c = new StringHolder();
        check(values.echo_string(x, b, c).equals(x), "result is not a");
        check(c.value.equals(y), "c is not the old b");
        check(b.value.equals(x), "b is not a");
    }

    private void echoWstring(String x, String y) {
        StringHolder b = new StringHolder(y);
        StringHolder c = new StringHolder();
        check(values.echo_wstring(x, b, c).equals(x), "result is not a");
        check(c.value.equals(y), "c is not the old b");
        check(b.value.equals(x), "b is not a");
    }

    private static String longText(int length) {
        StringBuilder text = new StringBuilder(length);
        for (int k = 0; k < length; k++) {
            text.append((char) ('!' + k % 90));
        }
        return text.toString();
    }

    private static String longWide(int length) {
        StringBuilder text = new StringBuilder(length);
        for (int k = 0; k < length; k++) {
            text.append((char) (0x3b1 + k % 1000));
        }
        return text.toString();
    }

    private static <T> T elements(Class<T> type, int count, IntFunction<?> element) {
        return Samples.array(type, count, element, 0);
    }

    private void longs() {
        int[] x = elements(int[].class, 25_600, Samples::longOf);
        LongSeqHolder b = new LongSeqHolder(new int[0]);
        LongSeqHolder c = new LongSeqHolder();
        same(x, sequences.echo_longs(x, b, c), "result");
        same(x, b.value, "b");
        check(c.value.length == 0, "c is not the old b");
    }

    private void doubles() {
        double[] x = elements(double[].class, 12_800, Samples::doubleOf);
        DoubleSeqHolder b = new DoubleSeqHolder(new double[0]);
        DoubleSeqHolder c = new DoubleSeqHolder();
        same(x, sequences.echo_doubles(x, b, c), "result");
        same(x, b.value, "b");
    }

    private void strings() {
        String[] x = elements(String[].class, 3_000, Samples::text);
        StringSeqHolder b = new StringSeqHolder(new String[0]);
        StringSeqHolder c = new StringSeqHolder();
        same(x, sequences.echo_strings(x, b, c), "result");
        same(x, b.value, "b");
    }

    private void texts() {
        Texts[] x = elements(Texts[].class, 1_500, Samples::texts);
        TextsSeqHolder b = new TextsSeqHolder(new Texts[0]);
        TextsSeqHolder c = new TextsSeqHolder();
        same(x, sequences.echo_texts_list(x, b, c), "result");
        same(x, b.value, "b");
    }

    private void anys() {
        Any[] x = elements(Any[].class, 600, samples::any);
        AnySeqHolder b = new AnySeqHolder(new Any[0]);
        AnySeqHolder c = new AnySeqHolder();
        same(x, sequences.echo_anys(x, b, c), "result");
        same(x, b.value, "b");
    }

    private void octetsOut(int count) {
        byte[] x = new byte[count];
        int expected = 0;
        for (int k = 0; k < count; k++) {
            x[k] = Samples.pattern(k);
            expected += x[k] & 0xff;
        }
        IntHolder counted = new IntHolder();
        check(calls.checksum(x, counted) == expected, "checksum of " + count);
        check(counted.value == count, "count of " + count);
    }

    private void octetsIn(int count) {
        byte[] data = calls.octets(count);
        check(data.length == count, "length " + data.length);
        for (int k = 0; k < count; k++) {
            check(data[k] == Samples.pattern(k), "octet " + k);
        }
    }

    private void fragmentBorders() {
        for (int border = FRAGMENT_BYTES; border <= 2 * FRAGMENT_BYTES; border += FRAGMENT_BYTES) {
            for (int count = border - 90; count < border + 20; count += density.step()) {
                octetsOut(count);
                octetsIn(count);
                echoString(longText(count), "");
            }
        }
    }

    private void fragmentBordersWithin() {
        for (int count = 8060; count < 8200; count += density.step()) {
            Texts[] x = {Samples.texts(0), Samples.texts(2), Samples.texts(3)};
            x[0].s = longText(count);
            TextsSeqHolder b = new TextsSeqHolder(new Texts[0]);
            TextsSeqHolder c = new TextsSeqHolder();
            same(x, sequences.echo_texts_list(x, b, c), "texts after a string of " + count);
        }
    }

    private void latin1Char() {
        org.omg.CORBA.CharHolder b = new org.omg.CORBA.CharHolder('\u00ff');
        org.omg.CORBA.CharHolder c = new org.omg.CORBA.CharHolder();
        check(values.echo_char('\u00e9', b, c) == '\u00e9', "result is not a");
        check(c.value == '\u00ff' && b.value == '\u00e9', "c or b");
    }
}
