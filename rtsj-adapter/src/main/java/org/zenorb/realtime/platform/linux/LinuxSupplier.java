package org.zenorb.realtime.platform.linux;

import org.zenorb.realtime.platform.Platform;
import org.zenorb.realtime.platform.PlatformSupplier;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/** Offers Linux where the system is Linux, its processor is known and native access is allowed. */
public final class LinuxSupplier implements PlatformSupplier {
    /** For the service loader. */
    public LinuxSupplier() {
        super();
    }

    @Override
    public int rank() {
        return 100;
    }

    @Override
    public Platform open() {
        if (!"Linux".equals(System.getProperty("os.name"))) {
            return null;
        }
        SystemCallNumbers numbers = SystemCallNumbers.of(System.getProperty("os.arch"));
        if (numbers == null) {
            return null;
        }
        try {
            return new LinuxPlatform(numbers, new SystemCalls());
        } catch (ExceptionInInitializerError e) {
            return refused(e);
        }
    }

    /**
     * Native access was denied on the command line, or this virtual machine has no native linker:
     * the portable platform takes over and says what is missing.
     */
    private static Platform refused(ExceptionInInitializerError error) {
        if (error.getCause() instanceof IllegalCallerException
                || error.getCause() instanceof UnsupportedOperationException) {
            Logger log = System.getLogger("org.zenorb.realtime");
            log.log(Level.DEBUG, "no native access", error.getCause());
            return null;
        }
        throw error;
    }
}
