package org.zenorb.realtime;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

import javax.realtime.PriorityParameters;
import javax.realtime.PriorityScheduler;
import javax.realtime.RealtimeThread;

/**
 * Prints what this machine gives, and checks it: a real-time thread is started and the kernel asked
 * what it made of it. Below what could be better stands the command or limit that makes it so. Exit
 * status 0 when real-time priorities are in force, 1 when they are not, 2 for arguments it does not
 * know.
 *
 * <p>Thread: main.
 */
public final class ReportCommand {
    private ReportCommand() {}

    /** The command; its only argument, which may be left out, is {@code check}. */
    public static void main(String[] arguments) throws InterruptedException {
        if (arguments.length > 1 || arguments.length == 1 && !arguments[0].equals("check")) {
            System.err.println("zen rt check: no arguments known, not " + List.of(arguments));
            System.exit(2);
        }
        RealtimePlatform platform = RealtimePlatform.current();
        platform.report().forEach(System.out::println);
        int priority = (platform.minPriority() + platform.maxPriority()) / 2;
        KernelScheduling seen = startAndRead(priority);
        System.out.println(
                "self-check            a thread of priority " + priority + " runs as " + seen);
        boolean inForce = seen.isRealtime() && seen.priority() == priority;
        System.exit(inForce ? 0 : 1);
    }

    private static KernelScheduling startAndRead(int priority) throws InterruptedException {
        AtomicReference<KernelScheduling> seen = new AtomicReference<>();
        RealtimeThread thread =
                new RealtimeThread(
                        new PriorityParameters(priority),
                        null,
                        null,
                        null,
                        null,
                        () -> seen.set(KernelScheduling.ofCurrentThread()));
        assert priority >= PriorityScheduler.instance().getMinPriority();
        thread.start();
        thread.join();
        return seen.get();
    }
}
