package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The package is the standard's, member for member: what {@code rtsj-1.0.2.txt} lists and nothing
 * else. What is not there yet stands in {@code rtsj-1.0.2-missing.txt}, and only that.
 */
class PublicApiTest {
    /** A type of which only the name stands here, because signatures need it. */
    private static final String PLACEHOLDER = "placeholder ";

    private static final Map<String, SignatureList.Type> STANDARD = SignatureList.read();

    @Test
    void shouldListTheStandardsTypesInOrderEachWithItsSource() {
        assertEquals(69, STANDARD.size());
        List<String> names = List.copyOf(STANDARD.keySet());
        assertEquals(names.stream().sorted().toList(), names);
        for (SignatureList.Type type : STANDARD.values()) {
            assertFalse(type.source().isBlank(), () -> "no source: " + type.name());
            Set<String> once = new TreeSet<>(type.members());
            assertEquals(once.size(), type.members().size(), () -> "twice in " + type.name());
        }
    }

    @Test
    void shouldHaveAllButWhatIsKnownToBeMissing() throws Exception {
        TreeSet<String> missing = new TreeSet<>();
        Map<String, Class<?>> types = publicTypes();
        for (SignatureList.Type standard : STANDARD.values()) {
            Class<?> type = types.get(standard.name());
            if (type == null) {
                missing.add(standard.name());
            } else if (isPlaceholder(type)) {
                missing.add(PLACEHOLDER + standard.name());
            } else {
                for (String member : standard.members()) {
                    if (!has(type, member)) {
                        missing.add(standard.name() + " " + member);
                    }
                }
            }
        }
        assertEquals(
                String.join("\n", SignatureList.readMissing()),
                String.join("\n", missing),
                "left: rtsj-1.0.2-missing.txt, right: what is missing");
    }

    @Test
    void shouldHaveTheStandardsTypesAndNoOther() throws Exception {
        for (Class<?> type : publicTypes().values()) {
            SignatureList.Type standard = STANDARD.get(type.getSimpleName());
            assertNotNull(standard, () -> "not in the standard: " + type);
            if (!isPlaceholder(type)) {
                assertEquals(standard.header(), Signatures.header(type));
            }
        }
    }

    @Test
    void shouldShowNoMemberThatTheStandardHasNot() throws Exception {
        List<String> extra = new ArrayList<>();
        for (Class<?> type : publicTypes().values()) {
            List<String> standard = STANDARD.get(type.getSimpleName()).members();
            for (Map.Entry<String, Member> member : Signatures.declared(type).entrySet()) {
                boolean known =
                        standard.contains(member.getKey())
                                || member.getValue() instanceof Method method
                                        && Signatures.overridden(method) != null;
                if (!known) {
                    extra.add(type.getSimpleName() + " " + member.getKey());
                }
            }
        }
        assertEquals("", String.join("\n", extra));
    }

    /** Requirements and conventions, base requirement 7. */
    @Test
    void shouldKeepConstantsFromBeingResolvedAtCompileTime() throws Exception {
        Set<String> named =
                Set.of(
                        "AperiodicParameters",
                        "PhysicalMemoryManager",
                        "PriorityScheduler",
                        "RealtimeSystem",
                        "SporadicParameters");
        for (Map.Entry<String, Class<?>> type : publicTypes().entrySet()) {
            if (named.contains(type.getKey())) {
                for (FieldModel field : parse(type.getValue()).fields()) {
                    boolean shown = (field.flags().flagsMask() & ClassFile.ACC_PUBLIC) != 0;
                    assertTrue(
                            !shown || field.findAttribute(Attributes.constantValue()).isEmpty(),
                            () -> type.getKey() + "." + field.fieldName().stringValue());
                }
            }
        }
    }

    /** Declared by the type, or inherited from a supertype that declares just the same. */
    private static boolean has(Class<?> type, String member) {
        if (Signatures.declared(type).containsKey(member)) {
            return true;
        }
        boolean constructor = member.contains(" " + type.getSimpleName() + "(");
        return !constructor
                && Signatures.supertypes(type).stream()
                        .anyMatch(above -> Signatures.declared(above).containsKey(member));
    }

    private static boolean isPlaceholder(Class<?> type) {
        return Signatures.declared(type).isEmpty()
                && !STANDARD.get(type.getSimpleName()).members().isEmpty();
    }

    private static ClassModel parse(Class<?> type) throws IOException {
        try (var bytes = type.getResourceAsStream(type.getSimpleName() + ".class")) {
            return ClassFile.of().parse(bytes.readAllBytes());
        }
    }

    private static Map<String, Class<?>> publicTypes() throws Exception {
        URI classes =
                RealtimeThread.class.getProtectionDomain().getCodeSource().getLocation().toURI();
        Map<String, Class<?>> types = new TreeMap<>();
        try (Stream<Path> files = Files.list(Path.of(classes).resolve("javax/realtime"))) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString().replace(".class", "");
                if (name.equals("package-info")) {
                    continue;
                }
                Class<?> type = Class.forName("javax.realtime." + name);
                if (Modifier.isPublic(type.getModifiers())) {
                    types.put(name, type);
                }
            }
        }
        return types;
    }
}
