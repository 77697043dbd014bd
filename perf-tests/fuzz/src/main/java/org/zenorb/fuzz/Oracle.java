package org.zenorb.fuzz;

import com.sun.management.ThreadMXBean;

import org.omg.CORBA.SystemException;

import java.lang.management.ManagementFactory;

/**
 * What every input must keep to: it is read, or refused with a system exception that has a minor
 * code, and takes memory in proportion to its length.
 *
 * <p>Thread: one at a time.
 */
final class Oracle {
    /** For the exceptions and their stack traces, and for classes that are loaded once. */
    private static final long FREE_BYTES = 8L * 1024 * 1024;

    private static final long BYTES_PER_OCTET = 20_000;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Oracle() {}

    /** Runs a target; an AssertionError or whatever else it throws is a finding. */
    static void check(Target target, byte[] data) {
        long most = FREE_BYTES + BYTES_PER_OCTET * data.length;
        // The first time may load classes, and have them instrumented.
        long taken = run(target, data);
        if (taken > most) {
            taken = run(target, data);
        }
        if (taken > most) {
            throw new AssertionError(
                    target + ": " + taken + " bytes allocated for " + data.length + " octets");
        }
    }

    private static long run(Target target, byte[] data) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        try {
            target.read(data);
        } catch (SystemException e) {
            if (e.minor == 0 && !isOfGeneratedCode(e)) {
                throw new AssertionError(target + ": a system exception without minor code", e);
            }
        }
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }

    /** Generated code knows no minor codes of ZEN's: it runs on every ORB. */
    static boolean isOfGeneratedCode(SystemException e) {
        StackTraceElement[] trace = e.getStackTrace();
        return trace.length > 0 && trace[0].getClassName().endsWith("Helper");
    }

    /** A property that must hold for whatever was read. */
    static void require(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError(what);
        }
    }
}
