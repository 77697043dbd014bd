package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Nothing but the standard's types is public in its package. */
class PublicApiTest {
    /** The public types of RTSJ 1.0.2 that stand here so far. */
    private static final Set<String> STANDARD =
            Set.of(
                    "AbsoluteTime",
                    "AperiodicParameters",
                    "AsyncEventHandler",
                    "Clock",
                    "HeapMemory",
                    "HighResolutionTime",
                    "IllegalAssignmentError",
                    "ImmortalMemory",
                    "ImportanceParameters",
                    "InaccessibleAreaException",
                    "LTMemory",
                    "MemoryAccessError",
                    "MemoryArea",
                    "MemoryInUseException",
                    "MemoryParameters",
                    "PeriodicParameters",
                    "PriorityParameters",
                    "PriorityScheduler",
                    "ProcessingGroupParameters",
                    "RealtimeThread",
                    "RelativeTime",
                    "ReleaseParameters",
                    "ResourceLimitError",
                    "Schedulable",
                    "Scheduler",
                    "SchedulingParameters",
                    "ScopedCycleException",
                    "ScopedMemory",
                    "SizeEstimator",
                    "ThrowBoundaryError",
                    "VTMemory");

    @Test
    void shouldBeTheStandardsTypesAndNoOther() throws Exception {
        List<String> publicTypes = new ArrayList<>();
        for (Class<?> type : types()) {
            if (Modifier.isPublic(type.getModifiers())) {
                publicTypes.add(type.getSimpleName());
            }
        }
        assertEquals(STANDARD.stream().sorted().toList(), publicTypes.stream().sorted().toList());
    }

    @Test
    void shouldShowNoFieldThatTheStandardHasNot() throws Exception {
        for (Class<?> type : types()) {
            for (var field : type.getDeclaredFields()) {
                if (Modifier.isPublic(type.getModifiers())
                        && (field.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0) {
                    assertTrue(
                            field.getName().startsWith("arrivalTimeQueueOverflow")
                                    || Set.of("MAX_PRIORITY", "MIN_PRIORITY", "NO_MAX")
                                            .contains(field.getName()),
                            () -> "not in the standard: " + field);
                }
            }
        }
    }

    @Test
    void shouldNameNoTypeOfOursInSignatures() throws Exception {
        for (Class<?> type : types()) {
            if (!Modifier.isPublic(type.getModifiers())) {
                continue;
            }
            for (var method : type.getDeclaredMethods()) {
                if ((method.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0) {
                    assertTrue(
                            !method.toString().contains("org.zenorb"),
                            () -> "not in the standard: " + method);
                }
            }
        }
    }

    private static List<Class<?>> types() throws Exception {
        URI classes =
                RealtimeThread.class.getProtectionDomain().getCodeSource().getLocation().toURI();
        List<Class<?>> types = new ArrayList<>();
        try (Stream<Path> files = Files.list(Path.of(classes).resolve("javax/realtime"))) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString().replace(".class", "");
                if (!name.contains("$") && !name.equals("package-info")) {
                    types.add(Class.forName("javax.realtime." + name));
                }
            }
        } catch (IOException e) {
            throw new AssertionError("the classes are not in a folder", e);
        }
        return types;
    }
}
