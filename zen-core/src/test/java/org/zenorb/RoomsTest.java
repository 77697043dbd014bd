package org.zenorb;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;

import org.junit.jupiter.api.Test;
import org.omg.CORBA.ORB;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.MonitorInstruction;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.stream.Stream;

/** The arrows between the rooms, and what may not happen inside them. */
final class RoomsTest {
    private static final Path COMPILED = Path.of("target", "classes");
    private static final JavaClasses CODE = new ClassFileImporter().importPath(COMPILED);

    /** From the bottom to the top; rooms in one line do not see each other. */
    private static final List<List<String>> FLOORS =
            List.of(
                    List.of("error"),
                    List.of("buffer"),
                    List.of("context", "current"),
                    List.of("cdr"),
                    List.of("ior"),
                    List.of("giop", "transport"),
                    List.of("session"),
                    List.of("lane"),
                    List.of("invoke", "serve"),
                    List.of("interceptor", "dynamic", "rt"),
                    List.of("orb"));

    /** A request passes through these. */
    private static final String[] ROAD = {
        "org.zenorb.buffer..",
        "org.zenorb.cdr..",
        "org.zenorb.giop..",
        "org.zenorb.transport..",
        "org.zenorb.session..",
        "org.zenorb.lane..",
        "org.zenorb.invoke..",
        "org.zenorb.serve.."
    };

    private static Optional<String> room(JavaClass type) {
        String name = type.getPackageName();
        if (!name.startsWith("org.zenorb.")) {
            return Optional.empty();
        }
        return Optional.of(name.split("\\.")[2]);
    }

    private static int floor(String room) {
        for (int i = 0; i < FLOORS.size(); i++) {
            if (FLOORS.get(i).contains(room)) {
                return i;
            }
        }
        throw new AssertionError("room " + room + " stands on no floor of this test");
    }

    private static ArchCondition<JavaClass> seeOnlyRoomsBelow() {
        return new ArchCondition<>("see only rooms below their own") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                String from = room(type).orElseThrow();
                for (Dependency arrow : type.getDirectDependenciesFromSelf()) {
                    room(arrow.getTargetClass())
                            .filter(to -> !to.equals(from) && floor(to) >= floor(from))
                            .ifPresent(to ->
                                    events.add(
                                            SimpleConditionEvent.violated(
                                                    arrow, arrow.getDescription())));
                }
            }
        };
    }

    private static DescribedPredicate<JavaAccess<?>> accessTo(Class<?> type, String names) {
        return DescribedPredicate.describe(
                type.getSimpleName() + "." + names,
                access ->
                        access.getTargetOwner().isAssignableTo(type)
                                && access.getName().matches(names));
    }

    @Test
    void shouldSeeOnlyRoomsBelow() {
        assertTrue(CODE.stream().anyMatch(type -> room(type).isPresent()), "no classes found");
        classes().that().resideInAPackage("org.zenorb..").should(seeOnlyRoomsBelow()).check(CODE);
    }

    @Test
    void shouldWireTransportsInOrbAlone() {
        noClasses()
                .that()
                .resideOutsideOfPackages("org.zenorb.transport.tcp", "org.zenorb.orb..")
                .should()
                .dependOnClassesThat(resideInAPackage("org.zenorb.transport.tcp"))
                .check(CODE);
    }

    @Test
    void shouldKeepTheApiFreeOfTheOrb() {
        noClasses()
                .that()
                .resideInAPackage("org.omg..")
                .should()
                .dependOnClassesThat(resideInAPackage("org.zenorb.."))
                .check(CODE);
    }

    @Test
    void shouldNotSeeTheObjectAdapter() {
        noClasses().should().dependOnClassesThat(resideInAPackage("org.zenorb.poa..")).check(CODE);
    }

    @Test
    void shouldUseTheRealtimePlatformInThreeRooms() {
        noClasses()
                .that()
                .resideOutsideOfPackages("org.zenorb.lane", "org.zenorb.rt", "org.zenorb.buffer")
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage("javax.realtime..", "org.zenorb.realtime.."))
                .check(CODE);
    }

    @Test
    void shouldReadSystemPropertiesInOrbAlone() {
        noClasses()
                .that()
                .resideOutsideOfPackages("org.zenorb.orb..", "org.omg.CORBA")
                // os.arch decides the layout of a kernel structure: a fact, not a setting
                .and()
                .doNotHaveFullyQualifiedName("org.zenorb.transport.tcp.LinuxCalls")
                .should()
                .accessTargetWhere(accessTo(System.class, "getProperty|getProperties|getenv"))
                .orShould()
                .accessTargetWhere(accessTo(Integer.class, "getInteger"))
                .orShould()
                .accessTargetWhere(accessTo(Long.class, "getLong"))
                .orShould()
                .accessTargetWhere(accessTo(Boolean.class, "getBoolean"))
                .check(CODE);
    }

    @Test
    void shouldMakeThreadsInLanesAlone() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.zenorb.lane")
                .should()
                .accessTargetWhere(
                        accessTo(Thread.class, "<init>|of(Platform|Virtual)|startVirtualThread"))
                .orShould()
                .accessTargetWhere(accessTo(Executors.class, ".*"))
                .orShould()
                .beAssignableTo(Thread.class)
                .check(CODE);
    }

    @Test
    void shouldNotSleep() {
        noClasses().should().accessTargetWhere(accessTo(Thread.class, "sleep")).check(CODE);
    }

    @Test
    void shouldNeverReadSerialisedJavaObjects() {
        noClasses()
                .should()
                .dependOnClassesThat(assignableTo(java.io.ObjectInput.class))
                .check(CODE);
    }

    @Test
    void shouldKeepTheRoadFreeOfStreamsAndFormats() {
        noClasses()
                .that()
                .resideInAnyPackage(ROAD)
                .should()
                .dependOnClassesThat(resideInAPackage("java.util.stream"))
                .orShould()
                .accessTargetWhere(accessTo(String.class, "format|formatted"))
                .check(CODE);
    }

    @Test
    void shouldKeepTheRoadFreeOfMonitors() throws IOException {
        List<String> found = new ArrayList<>();
        int seen = 0;
        for (JavaClass type : CODE.that(resideInAnyPackage(ROAD))) {
            seen++;
            monitors(type).forEach(found::add);
        }
        assertTrue(seen > 0, "no classes found");
        assertEquals(List.of(), found);
    }

    /** ArchUnit does not see synchronized blocks: the class files say it. */
    private static Stream<String> monitors(JavaClass type) throws IOException {
        Path file = COMPILED.resolve(type.getName().replace('.', '/') + ".class");
        ClassModel model = ClassFile.of().parse(Files.readAllBytes(file));
        return model.methods().stream()
                .filter(RoomsTest::hasMonitor)
                .map(method -> type.getName() + "." + method.methodName().stringValue());
    }

    private static boolean hasMonitor(MethodModel method) {
        if (method.flags().has(java.lang.reflect.AccessFlag.SYNCHRONIZED)) {
            return true;
        }
        return method.code().stream()
                .flatMap(code -> code.elementStream())
                .anyMatch(element ->
                        element instanceof MonitorInstruction monitor
                                && monitor.opcode() == Opcode.MONITORENTER);
    }

    @Test
    void shouldKeepThreadLocalsInTheContext() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.zenorb.context")
                .should()
                .dependOnClassesThat(assignableTo(ThreadLocal.class))
                .check(CODE);
    }

    @Test
    void shouldHaveNoMutableStatics() {
        // generated helpers keep their TypeCode, as the mapping has them do
        fields().that()
                .areStatic()
                .and()
                .areDeclaredInClassesThat(
                        resideInAPackage("org.zenorb..").or(equivalentTo(ORB.class)))
                .should()
                .beFinal()
                .check(CODE);
        noFields()
                .that()
                .areStatic()
                .and()
                .areDeclaredInClassesThat()
                .resideInAPackage("org.zenorb..")
                .should()
                .haveRawType(
                        assignableTo("java.util.concurrent.atomic.AtomicInteger")
                                .or(assignableTo("java.util.concurrent.atomic.AtomicLong"))
                                .or(assignableTo("java.util.concurrent.atomic.AtomicBoolean"))
                                .or(assignableTo("java.util.concurrent.atomic.AtomicReference"))
                                .or(assignableTo("java.util.concurrent.locks.Lock"))
                                .or(assignableTo("java.util.concurrent.ConcurrentMap"))
                                .or(assignableTo("java.util.AbstractMap"))
                                .or(assignableTo("java.util.AbstractCollection")))
                .check(CODE);
    }

    @Test
    void shouldPrintInCommandLinesAlone() {
        noClasses()
                .that()
                .resideOutsideOfPackage("..cli")
                .should()
                .accessTargetWhere(accessTo(System.class, "out|err|exit"))
                .orShould()
                .accessTargetWhere(accessTo(Throwable.class, "printStackTrace"))
                .check(CODE);
    }

    @Test
    void shouldNameClassesForTheirJob() {
        noClasses()
                .that()
                .resideInAPackage("org.zenorb..")
                .should()
                .haveNameMatching(".*(Impl|Manager|Util|Utils|Helper|Base)")
                .check(CODE);
    }
}
