package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;

import V.User;
import V.UserHelper;
import V.UserOperations;
import V.UserPOA;
import V.UserPOATie;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.omg.CORBA.Any;
import org.omg.CORBA.Bounds;
import org.omg.CORBA.Context;
import org.omg.CORBA.NVList;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;

import javax.tools.ToolProvider;

/**
 * The IDL compiler's scenario of values, which runs on an ORB of others there, on this one; and
 * operations with a context.
 */
@Timeout(120)
class ValueScenarioTest {
    private static final Path SCENARIO =
            Path.of("..", "zen-idl", "compiler", "src", "test", "resources", "emit");

    @TempDir private Path folder;

    @Test
    void shouldCarryValuesAsOtherOrbsDo() throws Exception {
        Path source = Files.createDirectories(folder.resolve("scenario"));
        source = source.resolve("ValueScenario.java");
        Files.copy(SCENARIO.resolve("ValueScenario.java.txt"), source);
        int status =
                ToolProvider.getSystemJavaCompiler()
                        .run(
                                null,
                                null,
                                null,
                                "-proc:none",
                                "-cp",
                                System.getProperty("java.class.path"),
                                "-d",
                                folder.toString(),
                                source.toString());
        assertEquals(0, status);
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader =
                new URLClassLoader(
                        new URL[] {folder.toUri().toURL()}, getClass().getClassLoader())) {
            Object log =
                    loader.loadClass("scenario.ValueScenario")
                            .getMethod("run", String.class)
                            .invoke(null, "org.zenorb.orb.Orb");
            List<String> expected =
                    Files.readAllLines(SCENARIO.resolve("ValueScenario.expected.txt"));
            assertEquals(String.join("\n", expected), String.join("\n", lines(log)));
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static List<String> lines(Object log) {
        return ((List<?>) log).stream().map(String::valueOf).toList();
    }

    /** Says what the context holds; its other operations are called by nobody. */
    private static UserPOA servant() {
        Object operations =
                Proxy.newProxyInstance(
                        UserOperations.class.getClassLoader(),
                        new Class<?>[] {UserOperations.class},
                        said());
        return new UserPOATie((UserOperations) operations);
    }

    private static InvocationHandler said() {
        return (proxy, method, arguments) -> {
            assertEquals("inContext", method.getName());
            return arguments[0] + " " + text((Context) arguments[1]);
        };
    }

    private static String text(Context context) throws Bounds {
        NVList values = context.get_values("", 0, "*");
        TreeMap<String, String> found = new TreeMap<>();
        for (int i = 0; i < values.count(); i++) {
            found.put(values.item(i).name(), values.item(i).value().extract_string());
        }
        return found.toString();
    }

    @Test
    void shouldSendTheContextThatTheOperationNames() throws Exception {
        try (TestOrb server = TestOrb.of();
                TestOrb client = TestOrb.of()) {
            String reference = server.serve(servant());
            User user = UserHelper.narrow(client.orb().string_to_object(reference));
            Context context = client.orb().get_default_context();
            for (String each : List.of("one", "two.a", "two.b", "three")) {
                Any value = client.orb().create_any();
                value.insert_string(each.toUpperCase(Locale.ROOT));
                context.set_one_value(each, value);
            }
            assertEquals(
                    "3 {one=ONE, two.a=TWO.A, two.b=TWO.B}",
                    user.inContext(3, context.create_child("child")));
        }
    }
}
