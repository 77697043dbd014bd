package org.zenorb.omgapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.INITIALIZE;
import org.omg.CORBA.ORB;
import org.zenorb.orb.Orb;
import org.zenorb.orb.OrbSingleton;

import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/** {@code ORB.init} finds its class under any class loader, and says what is missing. */
@Isolated("changes system properties")
class OrbInitTest {
    private static final String ORB_CLASS = "org.omg.CORBA.ORBClass";
    private static final String SINGLETON_CLASS = "org.omg.CORBA.ORBSingletonClass";

    private final Thread thread = Thread.currentThread();
    private final List<ORB> orbs = new ArrayList<>();
    private ClassLoader context;
    private String home;

    /** An ORB that remembers what it was told. */
    public static class Recording extends OrbSingleton {
        private String[] args;
        private Properties props;

        /** For ORB.init. */
        public Recording() {}

        @Override
        protected void set_parameters(String[] newArgs, Properties newProps) {
            args = newArgs;
            props = newProps;
        }

        @Override
        public void destroy() {}
    }

    /** Another one, to tell settings apart. */
    public static final class Other extends Recording {
        /** For ORB.init. */
        public Other() {}
    }

    /** An ORB that cannot be made. */
    public static final class Broken extends Recording {
        /** For ORB.init. */
        public Broken() {
            throw new IllegalStateException("no luck today");
        }
    }

    @BeforeEach
    void remember(@TempDir Path folder) {
        context = thread.getContextClassLoader();
        home = System.setProperty("user.home", folder.toString());
    }

    @AfterEach
    void restore() {
        thread.setContextClassLoader(context);
        System.setProperty("user.home", home);
        System.clearProperty(ORB_CLASS);
        System.clearProperty(SINGLETON_CLASS);
        orbs.forEach(ORB::destroy);
    }

    private ORB init(String[] args, Properties props) {
        ORB orb = ORB.init(args, props);
        orbs.add(orb);
        return orb;
    }

    private static Properties naming(Class<?> type) {
        Properties props = new Properties();
        props.setProperty(ORB_CLASS, type.getName());
        return props;
    }

    @Test
    void shouldMakeTheClassThatTheArgumentsName() {
        String[] args = {"-x", "-ORBClass", Recording.class.getName()};
        Properties props = naming(Other.class);
        Recording orb = assertInstanceOf(Recording.class, init(args, props));
        assertSame(Recording.class, orb.getClass());
        assertSame(args, orb.args);
        assertSame(props, orb.props);
    }

    @Test
    void shouldTakeArgumentsInOneWord() {
        String[] args = {"-ORBClass=" + Other.class.getName()};
        assertSame(Other.class, init(args, null).getClass());
    }

    @Test
    void shouldPreferPropertiesToSystemProperties() {
        System.setProperty(ORB_CLASS, Recording.class.getName());
        assertSame(Other.class, init(null, naming(Other.class)).getClass());
        assertSame(Recording.class, init(null, new Properties()).getClass());
    }

    @Test
    void shouldReadOrbPropertiesInTheUsersHome() throws Exception {
        Path file = Path.of(System.getProperty("user.home"), "orb.properties");
        Files.writeString(file, ORB_CLASS + "=" + Other.class.getName() + "\n");
        assertSame(Other.class, init(null, null).getClass());
    }

    @Test
    void shouldMakeZensOrbByDefaultAndANewOneEachTime() {
        ORB first = init(null, null);
        assertInstanceOf(Orb.class, first);
        assertNotSame(first, init(new String[0], new Properties()));
    }

    @Test
    void shouldFindTheProviderWithoutAContextClassLoader() {
        thread.setContextClassLoader(null);
        assertInstanceOf(Orb.class, init(null, null));
    }

    @Test
    void shouldFindTheProviderUnderAContextClassLoaderThatKnowsNothing() throws Exception {
        ClassLoader platform = ClassLoader.getPlatformClassLoader();
        try (URLClassLoader empty = new URLClassLoader(new URL[0], platform)) {
            thread.setContextClassLoader(empty);
            assertInstanceOf(Orb.class, init(null, null));
        }
    }

    @Test
    void shouldPassOverAProviderThatDoesNotExist(@TempDir Path folder) throws Exception {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve("org.omg.CORBA.ORB"), "no.such.Orb\n");
        URL[] urls = {folder.toUri().toURL()};
        try (URLClassLoader broken = new URLClassLoader(urls, context)) {
            thread.setContextClassLoader(broken);
            assertInstanceOf(Orb.class, init(null, null));
        }
    }

    @Test
    void shouldWorkInAClassLoaderOfAContainer() throws Exception {
        // The context class loader sees another copy of the API and of the ORB.
        ClassLoader platform = ClassLoader.getPlatformClassLoader();
        try (URLClassLoader container = new URLClassLoader(classPath(), platform)) {
            Class<?> api = container.loadClass(ORB.class.getName());
            assertNotSame(ORB.class, api);
            Object singleton = api.getMethod("init").invoke(null);
            assertSame(container, singleton.getClass().getClassLoader());
            Object orb =
                    api.getMethod("init", String[].class, Properties.class)
                            .invoke(null, null, null);
            assertEquals(Orb.class.getName(), orb.getClass().getName());
            assertSame(container, orb.getClass().getClassLoader());
            api.getMethod("destroy").invoke(orb);
        }
    }

    @Test
    void shouldMakeTheSingletonThatTheSystemPropertyNames() throws Exception {
        System.setProperty(SINGLETON_CLASS, Recording.class.getName());
        ClassLoader platform = ClassLoader.getPlatformClassLoader();
        try (URLClassLoader fresh = new URLClassLoader(classPath(), platform)) {
            thread.setContextClassLoader(fresh);
            Method init = fresh.loadClass(ORB.class.getName()).getMethod("init");
            assertEquals(Recording.class.getName(), init.invoke(null).getClass().getName());
            assertSame(init.invoke(null), init.invoke(null));
        }
    }

    @Test
    void shouldSayAgainWhyThereIsNoSingleton() throws Exception {
        System.setProperty(SINGLETON_CLASS, "no.such.Singleton");
        ClassLoader platform = ClassLoader.getPlatformClassLoader();
        try (URLClassLoader fresh = new URLClassLoader(classPath(), platform)) {
            Method init = fresh.loadClass(ORB.class.getName()).getMethod("init");
            for (int i = 0; i < 2; i++) {
                Throwable failure =
                        assertThrows(InvocationTargetException.class, () -> init.invoke(null))
                                .getCause();
                assertEquals(INITIALIZE.class.getName(), failure.getClass().getName());
                assertTrue(failure.getMessage().contains("no.such.Singleton"));
            }
        }
    }

    @Test
    void shouldNameTheClassThatIsMissing() {
        String[] args = {"-ORBClass", "no.such.Orb"};
        INITIALIZE failure = assertThrows(INITIALIZE.class, () -> ORB.init(args, null));
        assertTrue(failure.getMessage().contains("no.such.Orb"), failure.getMessage());
    }

    @Test
    void shouldRefuseAClassThatIsNoOrb() {
        INITIALIZE failure =
                assertThrows(INITIALIZE.class, () -> ORB.init(null, naming(String.class)));
        assertTrue(failure.getMessage().contains("java.lang.String"), failure.getMessage());
    }

    @Test
    void shouldTellWhyAnOrbCannotBeMade() {
        INITIALIZE failure =
                assertThrows(INITIALIZE.class, () -> ORB.init(null, naming(Broken.class)));
        assertTrue(failure.getMessage().contains("no luck today"), failure.getMessage());
    }

    @Test
    void shouldRefuseAnArgumentWithoutItsClass() {
        String[] args = {"-ORBClass"};
        assertThrows(BAD_PARAM.class, () -> ORB.init(args, null));
    }

    private static URL[] classPath() throws MalformedURLException {
        List<URL> urls = new ArrayList<>();
        for (String each : System.getProperty("java.class.path").split(File.pathSeparator)) {
            urls.add(Path.of(each).toUri().toURL());
        }
        return urls.toArray(URL[]::new);
    }
}
