package org.zenorb.omgapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Our {@code org.omg} against GlassFish's 5.0.0 and JacORB's 3.9, and for two packages that neither
 * has, against the JDK's former ORB and Yoko's: whatever a program compiled against either links to
 * is there, with the same constants, orders and repository ids, or stands in the list of wanted
 * differences with its reason.
 */
class OmgApiTest {
    /**
     * Somebody else's {@code org.omg}.
     *
     * @param folder the part of it that we are compared with
     */
    private record Reference(String name, String artifact, String folder) {
        Path jar() {
            return Path.of("target", "references", artifact + ".jar");
        }

        ApiWorld read() throws IOException {
            return ApiWorld.ofJar(name, jar(), folder);
        }
    }

    private static final List<Reference> REFERENCES =
            List.of(
                    new Reference("glassfish", "glassfish-corba-omgapi", "org/omg"),
                    new Reference("jacorb", "jacorb-omgapi", "org/omg"),
                    new Reference("openjdk", "openjdk-orb", "org/omg/CORBA/ComponentIR"),
                    new Reference("yoko", "yoko-spec-corba", "org/omg/MessageRouting"));

    private static ApiWorld ours;
    private static final Map<Reference, ApiWorld> WORLDS = new LinkedHashMap<>();
    private static WantedDifferences wanted;

    @BeforeAll
    static void readAll() throws IOException {
        ours = ApiWorld.ofFolder("zen", Path.of("target", "classes"));
        for (Reference each : REFERENCES) {
            WORLDS.put(each, each.read());
        }
        wanted = WantedDifferences.read("wanted-differences.txt");
    }

    static List<Reference> references() {
        return REFERENCES;
    }

    @ParameterizedTest
    @MethodSource("references")
    void shouldOfferWhatOthersOffer(Reference other) {
        Set<String> missing = ApiComparison.missing(ours, WORLDS.get(other));
        assertNone("differences from the API of " + other, wanted.unexplained(missing));
    }

    @Test
    void shouldOfferNothingThatNoReferenceHas() {
        Set<String> extra = ApiComparison.extra(ours, List.copyOf(WORLDS.values()));
        assertNone("additions of ours", wanted.unexplained(extra));
    }

    @ParameterizedTest
    @MethodSource("references")
    void shouldHaveTheRepositoryIdsOfOthers(Reference other) throws Exception {
        assertNone(
                "repository ids other than those of " + other,
                wanted.unexplained(idDifferences(WORLDS.get(other), other.jar())));
    }

    @Test
    void shouldGiveAReasonForEachWantedDifference() {
        assertNone("wanted differences without a reason", wanted.withoutReason());
    }

    @Test
    void shouldListNoDifferenceThatIsGone() throws Exception {
        Set<String> all = new TreeSet<>(ApiComparison.extra(ours, List.copyOf(WORLDS.values())));
        for (Reference each : REFERENCES) {
            all.addAll(ApiComparison.missing(ours, WORLDS.get(each)));
            all.addAll(idDifferences(WORLDS.get(each), each.jar()));
        }
        assertNone("listed differences that are none", wanted.stale(all));
    }

    @Test
    void shouldKeepAppletsAndOurOwnPackagesOutOfTheApi() {
        List<String> found = new ArrayList<>();
        for (ApiType type : ours.types().values()) {
            for (ApiMember member : type.members()) {
                if (member.key().matches(".*(java\\.applet|org\\.zenorb).*")) {
                    found.add(type.name() + ": " + member.key());
                }
            }
        }
        assertNone("members that name a forbidden package", found);
        assertTrue(ours.types().size() > 1000, "this is the whole API");
    }

    private static void assertNone(String what, Collection<String> lines) {
        assertEquals(
                "",
                String.join("\n", lines),
                () -> lines.size() + " " + what + ", see zen-core/src/test");
    }

    /** Helpers know their ids without an ORB, so they may be asked in an isolated class loader. */
    private static Set<String> idDifferences(ApiWorld reference, Path jar) throws Exception {
        Set<String> differences = new TreeSet<>();
        ClassLoader platform = ClassLoader.getPlatformClassLoader();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {jar.toUri().toURL()}, platform)) {
            for (String name : reference.types().keySet()) {
                if (!name.endsWith("Helper") || !ours.types().containsKey(name)) {
                    continue;
                }
                String theirs = id(Class.forName(name, false, loader));
                String own = id(Class.forName(name, false, OmgApiTest.class.getClassLoader()));
                if (theirs != null && !theirs.equals(own)) {
                    differences.add(
                            reference.name() + ": " + name + ": id " + own + ", not " + theirs);
                }
            }
        }
        return differences;
    }

    /** Null where there is no id, or an ORB would be needed to tell. */
    private static String id(Class<?> helper) throws ReflectiveOperationException {
        try {
            Method id = helper.getMethod("id");
            return (String) id.invoke(null);
        } catch (NoSuchMethodException e) {
            return null;
        } catch (InvocationTargetException | ExceptionInInitializerError e) {
            return null;
        }
    }
}
