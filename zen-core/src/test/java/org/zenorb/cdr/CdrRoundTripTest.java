package org.zenorb.cdr;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

import org.omg.CORBA.MARSHAL;
import org.omg.CORBA.SystemException;
import org.zenorb.buffer.RequestBuffer;

import java.util.List;

/** What is written is read: every type, both orders, every GIOP version, every alignment. */
class CdrRoundTripTest {
    record Message(int giopMinor, List<Sample> samples) {}

    @Provide
    Arbitrary<Message> messages() {
        return Arbitraries.integers()
                .between(0, 2)
                .flatMap(minor ->
                        Sample.any(minor)
                                .list()
                                .ofMinSize(1)
                                .ofMaxSize(12)
                                .map(samples -> new Message(minor, samples)));
    }

    private static CdrOutput write(Message message, int origin, int start, boolean little) {
        CdrOutput out = new CdrOutput(null);
        RequestBuffer buffer = RequestBuffer.unpooled(origin + start + 1);
        out.attach(
                buffer,
                origin,
                origin + start,
                little,
                message.giopMinor,
                CodeSets.UTF_8,
                CodeSets.UTF_16);
        for (Sample sample : message.samples) {
            sample.write(out);
        }
        return out;
    }

    private static CdrInput input(CdrOutput out, int start, int limit) {
        CdrInput in = new CdrInput(null);
        in.attach(
                out.bytes(),
                out.origin(),
                out.origin() + start,
                limit,
                out.isLittleEndian(),
                out.giopMinor(),
                CodeSets.UTF_8,
                CodeSets.UTF_16);
        return in;
    }

    @Property(tries = 3000)
    void shouldReadWhatWasWritten(
            @ForAll("messages") Message message,
            @ForAll @IntRange(max = 7) int origin,
            @ForAll @IntRange(max = 16) int start,
            @ForAll boolean little) {
        CdrOutput out = write(message, origin, start, little);
        CdrInput in = input(out, start, out.position());
        for (Sample sample : message.samples) {
            Object read = sample.read(in);
            assertArrayEquals(new Object[] {sample.value()}, new Object[] {read}, sample::toString);
        }
        assertEquals(0, in.available());
    }

    @Property(tries = 1000)
    void shouldWriteTheSameBytesWhateverTheBufferHeldBefore(
            @ForAll("messages") Message message, @ForAll boolean little) {
        byte[] clean = write(message, 0, 0, little).toByteArray();
        CdrOutput out = new CdrOutput(null);
        RequestBuffer dirty = RequestBuffer.unpooled(clean.length);
        java.util.Arrays.fill(dirty.bytes(), (byte) 0x55);
        out.attach(dirty, 0, 0, little, message.giopMinor, CodeSets.UTF_8, CodeSets.UTF_16);
        message.samples.forEach(sample -> sample.write(out));
        assertArrayEquals(clean, out.toByteArray());
    }

    @Property(tries = 300)
    void shouldRaiseMarshalWhereverTheDataIsCut(
            @ForAll("messages") Message message, @ForAll boolean little) {
        CdrOutput out = write(message, 0, 0, little);
        for (int limit = 0; limit < out.position(); limit++) {
            CdrInput in = input(out, 0, limit);
            SystemException error =
                    assertThrows(
                            SystemException.class,
                            () -> message.samples.forEach(sample -> sample.read(in)));
            assertEquals(MARSHAL.class, error.getClass(), error.getMessage());
        }
    }

    @Property(tries = 2000)
    void shouldAnswerRandomBytesWithValuesOrStandardExceptions(
            @ForAll byte[] bytes, @ForAll("messages") Message message, @ForAll boolean little) {
        CdrInput in = new CdrInput(null);
        in.attach(
                bytes,
                0,
                0,
                bytes.length,
                little,
                message.giopMinor,
                CodeSets.UTF_8,
                CodeSets.UTF_16);
        try {
            for (Sample sample : message.samples) {
                sample.read(in);
            }
        } catch (SystemException expected) {
            assertEquals(
                    true,
                    expected.minor != 0 && expected.getMessage() != null,
                    expected.toString());
        }
    }
}
