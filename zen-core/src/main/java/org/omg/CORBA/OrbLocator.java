package org.omg.CORBA;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Properties;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;

/**
 * Finds the class of an ORB and makes one, under whatever class loader the program runs: a class
 * named by a setting, else the first provider of a service.
 *
 * <p>IDL to Java 1.3, "ORB", "ORB initialization".
 *
 * <p>Thread: any.
 */
final class OrbLocator {
    private static final String ORB_CLASS = "org.omg.CORBA.ORBClass";
    private static final String SINGLETON_CLASS = "org.omg.CORBA.ORBSingletonClass";
    private static final String DEFAULT_SINGLETON = "org.zenorb.orb.OrbSingleton";
    private static final String ARGUMENT = "-ORBClass";
    private static final String FILE_NAME = "orb.properties";
    private static final int MAX_PROVIDERS = 16;

    private OrbLocator() {}

    static ORB newSingleton() {
        String name = systemSetting(SINGLETON_CLASS);
        if (name == null) {
            return newInstance(DEFAULT_SINGLETON, List.of(ownLoader()));
        }
        return newInstance(name, loaders());
    }

    static ORB newOrb(String[] args, Properties props) {
        String name = argument(args);
        if (name == null && props != null) {
            name = props.getProperty(ORB_CLASS);
        }
        if (name == null) {
            name = systemSetting(ORB_CLASS);
        }
        return name == null ? newProvided() : newInstance(name, loaders());
    }

    private static String argument(String[] args) {
        if (args == null) {
            return null;
        }
        for (int i = 0; i < args.length; i++) {
            String arg = args[i];
            if (ARGUMENT.equals(arg)) {
                if (i + 1 == args.length) {
                    throw new BAD_PARAM(ARGUMENT + " is the last argument: the class is missing");
                }
                return args[i + 1];
            }
            if (arg != null && arg.startsWith(ARGUMENT + "=")) {
                return arg.substring(ARGUMENT.length() + 1);
            }
        }
        return null;
    }

    private static String systemSetting(String name) {
        String value = System.getProperty(name);
        if (value != null) {
            return value;
        }
        value = setting(System.getProperty("user.home"), "", name);
        if (value == null) {
            value = setting(System.getProperty("java.home"), "conf", name);
        }
        return value == null ? setting(System.getProperty("java.home"), "lib", name) : value;
    }

    private static String setting(String home, String folder, String name) {
        if (home == null) {
            return null;
        }
        Path file = Path.of(home, folder, FILE_NAME);
        if (!Files.isRegularFile(file)) {
            return null;
        }
        try (InputStream in = Files.newInputStream(file)) {
            Properties properties = new Properties();
            properties.load(in);
            return properties.getProperty(name);
        } catch (IOException | IllegalArgumentException e) {
            throw initialize("cannot read " + file + ": " + e.getMessage(), e);
        }
    }

    /** The loaders to ask, in order, each once; null stands for the JDK's own. */
    private static List<ClassLoader> loaders() {
        Set<ClassLoader> loaders = new LinkedHashSet<>();
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        if (context != null) {
            loaders.add(context);
        }
        loaders.add(ownLoader());
        loaders.add(ClassLoader.getSystemClassLoader());
        return new ArrayList<>(loaders);
    }

    private static ClassLoader ownLoader() {
        return ORB.class.getClassLoader();
    }

    private static ORB newInstance(String name, List<ClassLoader> loaders) {
        ClassNotFoundException missing = null;
        for (ClassLoader loader : loaders) {
            try {
                return newInstance(Class.forName(name, true, loader));
            } catch (ClassNotFoundException e) {
                missing = e;
            }
        }
        throw initialize("there is no class " + name + " in " + names(loaders), missing);
    }

    private static ORB newInstance(Class<?> type) {
        if (!ORB.class.isAssignableFrom(type)) {
            throw initialize(
                    type.getName()
                            + " is no org.omg.CORBA.ORB, at least not the one of "
                            + ownLoader()
                            + ": is there a second org.omg on the class path?",
                    null);
        }
        try {
            return (ORB) type.getConstructor().newInstance();
        } catch (ReflectiveOperationException | LinkageError e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            if (cause instanceof SystemException known) {
                throw known;
            }
            throw initialize("cannot make a " + type.getName() + ": " + cause, cause);
        }
    }

    private static ORB newProvided() {
        List<ClassLoader> loaders = loaders();
        List<String> failures = new ArrayList<>();
        for (ClassLoader loader : loaders) {
            ORB found = firstProvider(loader, failures);
            if (found != null) {
                return found;
            }
        }
        throw initialize(
                "there is no ORB: no provider of org.omg.CORBA.ORB in "
                        + names(loaders)
                        + (failures.isEmpty() ? "" : " that works " + failures)
                        + ". Put zen-core on the class path or name a class by "
                        + ORB_CLASS,
                null);
    }

    /**
     * A provider that cannot be used, such as one for another copy of this API, is passed over: the
     * next one, or another loader's, may work.
     */
    private static ORB firstProvider(ClassLoader loader, List<String> failures) {
        Iterator<ORB> providers = ServiceLoader.load(ORB.class, loader).iterator();
        for (int i = 0; i < MAX_PROVIDERS; i++) {
            try {
                return providers.hasNext() ? providers.next() : null;
            } catch (ServiceConfigurationError e) {
                failures.add(e.getMessage());
            }
        }
        return null;
    }

    private static String names(List<ClassLoader> loaders) {
        StringBuilder names = new StringBuilder();
        for (ClassLoader loader : loaders) {
            names.append(names.isEmpty() ? "class loader " : ", ").append(loader);
        }
        return names.toString();
    }

    private static INITIALIZE initialize(String reason, Throwable cause) {
        INITIALIZE failure = new INITIALIZE(reason);
        failure.initCause(cause);
        return failure;
    }
}
