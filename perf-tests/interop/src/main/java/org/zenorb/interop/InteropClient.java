package org.zenorb.interop;

import org.omg.CORBA.ORB;
import org.omg.CORBA.UserException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The Java client of interop.idl as a command, on whatever ORB stands on the class path:
 *
 * <pre>InteropClient REFERENCE|FILE... [--only PREFIX]... [--skip PREFIX] [--sparse] [-ORB...]
 * </pre>
 *
 * runs the cases against one server after the other: "against REFERENCE|FILE", then "ok NAME" or
 * "FAIL NAME reason" for each case, as the C++ client does, and "done N ok M failed". A case that
 * does not end is left alone after a while and counts as failed. With --sparse not every length
 * around the borders of fragments is tried.
 */
public final class InteropClient {
    private static final long PATIENCE_S = 30;

    private InteropClient() {}

    public static void main(String[] args) throws IOException, UserException {
        List<String> servers = new ArrayList<>();
        List<String> only = new ArrayList<>();
        String skipped = null;
        Density density = Density.FULL;
        int k = 0;
        while (k < args.length && !args[k].startsWith("-ORB")) {
            if (args[k].equals("--only") && k + 1 < args.length) {
                only.add(args[++k]);
            } else if (args[k].equals("--skip") && k + 1 < args.length) {
                skipped = args[++k];
            } else if (args[k].equals("--sparse")) {
                density = Density.SPARSE;
            } else {
                servers.add(args[k]);
            }
            k++;
        }
        if (servers.isEmpty()) {
            System.err.println(
                    "usage: InteropClient REFERENCE|FILE..."
                            + " [--only PREFIX]... [--skip PREFIX] [--sparse] [-ORB...]");
            System.exit(2);
        }
        Properties properties = new Properties();
        properties.putAll(System.getProperties());
        ORB orb = ORB.init(args, properties);
        int failed = 0;
        for (String server : servers) {
            System.out.println("against " + server);
            failed += run(new ClientCases(orb, reference(server)).all(density), only, skipped);
        }
        // Ends the ORB as well; some wait for minutes in destroy() while a connection is open.
        System.exit(failed == 0 ? 0 : 1);
    }

    private static String reference(String where) throws IOException {
        Path file = Path.of(where.startsWith("IOR:") ? "" : where);
        return Files.isRegularFile(file) ? Files.readString(file).strip() : where;
    }

    private static int run(List<Case> cases, List<String> only, String skipped) {
        int ok = 0;
        int failed = 0;
        for (Case each : cases) {
            String name = each.name();
            if (!only.isEmpty() && only.stream().noneMatch(name::startsWith)
                    || skipped != null && name.startsWith(skipped)) {
                continue;
            }
            String reason = failure(each);
            if (reason == null) {
                System.out.println("ok " + each.name());
                ok++;
            } else {
                System.out.println("FAIL " + each.name() + " " + reason);
                failed++;
            }
        }
        System.out.println("done " + ok + " ok " + failed + " failed");
        return failed;
    }

    /** Why the case failed, in one line; null where it did not. */
    private static String failure(Case each) {
        FutureTask<Void> task =
                new FutureTask<>(() -> {
                    each.body().run();
                    return null;
                });
        Thread thread = new Thread(task, each.name());
        thread.setDaemon(true);
        thread.start();
        try {
            task.get(PATIENCE_S, TimeUnit.SECONDS);
            return null;
        } catch (ExecutionException e) {
            return e.getCause().toString().replaceAll("\\s+", " ");
        } catch (TimeoutException e) {
            return "no end within " + PATIENCE_S + " s";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return e.toString();
        }
    }
}
