package org.zenorb.interop;

import org.omg.CORBA.ORB;
import org.omg.CORBA.UserException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/**
 * The Java client of interop.idl as a command, on whatever ORB stands on the class path:
 *
 * <pre>InteropClient REFERENCE|FILE [PREFIX] [-ORB...]</pre>
 *
 * prints "ok NAME" or "FAIL NAME reason" for each case and closes with "done N ok M failed", as the
 * C++ client does.
 */
public final class InteropClient {
    private InteropClient() {}

    public static void main(String[] args) throws IOException, UserException {
        if (args.length < 1) {
            System.err.println("usage: InteropClient REFERENCE|FILE [PREFIX] [-ORB...]");
            System.exit(2);
        }
        Properties properties = new Properties();
        properties.putAll(System.getProperties());
        ORB orb = ORB.init(args, properties);
        String prefix = args.length > 1 && !args[1].startsWith("-") ? args[1] : "";
        int failed = run(new ClientCases(orb, reference(args[0])), prefix);
        orb.destroy();
        System.exit(failed == 0 ? 0 : 1);
    }

    private static String reference(String where) throws IOException {
        Path file = Path.of(where.startsWith("IOR:") ? "" : where);
        return Files.isRegularFile(file) ? Files.readString(file).strip() : where;
    }

    private static int run(ClientCases client, String prefix) {
        int ok = 0;
        int failed = 0;
        for (Case each : client.all()) {
            if (!each.name().startsWith(prefix)) {
                continue;
            }
            try {
                each.body().run();
                System.out.println("ok " + each.name());
                ok++;
            } catch (Exception | AssertionError e) {
                System.out.println("FAIL " + each.name() + " " + e);
                failed++;
            }
        }
        System.out.println("done " + ok + " ok " + failed + " failed");
        return failed;
    }
}
