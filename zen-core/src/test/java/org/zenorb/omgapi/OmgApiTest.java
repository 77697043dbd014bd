package org.zenorb.omgapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Our {@code org.omg} against GlassFish's 5.0.0 and JacORB's 3.9: whatever a program compiled
 * against either links to is there, with the same constants, orders and repository ids, or stands
 * in the list of wanted differences with its reason.
 */
class OmgApiTest {
    private static final Path REFERENCES = Path.of("target", "references");
    private static final Path GLASSFISH = REFERENCES.resolve("glassfish-corba-omgapi.jar");
    private static final Path JACORB = REFERENCES.resolve("jacorb-omgapi.jar");

    private static ApiWorld ours;
    private static ApiWorld glassfish;
    private static ApiWorld jacorb;
    private static WantedDifferences wanted;

    @BeforeAll
    static void readAll() throws IOException {
        ours = ApiWorld.ofFolder("zen", Path.of("target", "classes"));
        glassfish = ApiWorld.ofJar("glassfish", GLASSFISH);
        jacorb = ApiWorld.ofJar("jacorb", JACORB);
        wanted = WantedDifferences.read("wanted-differences.txt");
    }

    @Test
    void shouldOfferWhatGlassFishOffers() {
        Set<String> missing = ApiComparison.missing(ours, glassfish);
        assertNone("differences from GlassFish's API", wanted.unexplained(missing));
    }

    @Test
    void shouldOfferWhatJacOrbOffers() {
        Set<String> missing = ApiComparison.missing(ours, jacorb);
        assertNone("differences from JacORB's API", wanted.unexplained(missing));
    }

    @Test
    void shouldOfferNothingThatNoReferenceHas() {
        Set<String> extra = ApiComparison.extra(ours, List.of(glassfish, jacorb));
        assertNone("additions of ours", wanted.unexplained(extra));
    }

    @Test
    void shouldHaveTheRepositoryIdsOfGlassFish() throws Exception {
        assertNone(
                "repository ids other than GlassFish's",
                wanted.unexplained(idDifferences(glassfish, GLASSFISH)));
    }

    @Test
    void shouldHaveTheRepositoryIdsOfJacOrb() throws Exception {
        assertNone(
                "repository ids other than JacORB's",
                wanted.unexplained(idDifferences(jacorb, JACORB)));
    }

    @Test
    void shouldGiveAReasonForEachWantedDifference() {
        assertNone("wanted differences without a reason", wanted.withoutReason());
    }

    @Test
    void shouldListNoDifferenceThatIsGone() throws Exception {
        Set<String> all = new TreeSet<>(ApiComparison.missing(ours, glassfish));
        all.addAll(ApiComparison.missing(ours, jacorb));
        all.addAll(ApiComparison.extra(ours, List.of(glassfish, jacorb)));
        all.addAll(idDifferences(glassfish, GLASSFISH));
        all.addAll(idDifferences(jacorb, JACORB));
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
