package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;

/** RTSJ 1.0.2, exceptions. */
class ExceptionsTest {
    static List<Class<? extends Throwable>> described() {
        return List.of(
                ArrivalTimeQueueOverflowException.class,
                DuplicateFilterException.class,
                IllegalAssignmentError.class,
                InaccessibleAreaException.class,
                MITViolationException.class,
                MemoryAccessError.class,
                MemoryInUseException.class,
                MemoryScopeException.class,
                MemoryTypeConflictException.class,
                OffsetOutOfBoundsException.class,
                ResourceLimitError.class,
                ScopedCycleException.class,
                SizeOutOfBoundsException.class,
                ThrowBoundaryError.class,
                UnknownHappeningException.class,
                UnsupportedPhysicalMemoryException.class);
    }

    @ParameterizedTest
    @MethodSource("described")
    void shouldKeepTheDescription(Class<? extends Throwable> type) throws Exception {
        assertNull(type.getConstructor().newInstance().getMessage());
        Throwable thrown = type.getConstructor(String.class).newInstance("seen");
        assertEquals("seen", thrown.getMessage());
        assertNull(type.getConstructor(String.class).newInstance((Object) null).getMessage());
    }

    @ParameterizedTest
    @MethodSource("described")
    void shouldTravelAsAnObject(Class<? extends Throwable> type) throws Exception {
        Throwable thrown = type.getConstructor(String.class).newInstance("far");
        Throwable copy = assertInstanceOf(type, copyOf(thrown));
        assertEquals("far", copy.getMessage());
    }

    @ParameterizedTest
    @MethodSource("described")
    void shouldBeUncheckedButForDuplicateFilters(Class<? extends Throwable> type) {
        boolean checked =
                !RuntimeException.class.isAssignableFrom(type)
                        && !Error.class.isAssignableFrom(type);
        assertEquals(type == DuplicateFilterException.class, checked);
    }

    @Test
    void shouldTellBothPrioritiesOfACeilingViolation() throws Exception {
        CeilingViolationException thrown = new CeilingViolationException(40, 30);
        assertEquals(40, thrown.getCallerPriority());
        assertEquals(30, thrown.getCeiling());
        assertTrue(thrown.getMessage().contains("40") && thrown.getMessage().contains("30"));
        assertSame(IllegalThreadStateException.class, thrown.getClass().getSuperclass());
        CeilingViolationException copy = (CeilingViolationException) copyOf(thrown);
        assertEquals(40, copy.getCallerPriority());
        assertEquals(30, copy.getCeiling());
    }

    private static Object copyOf(Throwable thrown) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(thrown);
        }
        try (ObjectInputStream in =
                new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return in.readObject();
        }
    }
}
