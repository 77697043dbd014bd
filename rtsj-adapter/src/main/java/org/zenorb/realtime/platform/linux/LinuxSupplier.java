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
        } catch (IllegalCallerException | UnsupportedOperationException e) {
            // Native access was denied on the command line, or this VM has no native linker. The
            // portable platform takes over and says what is missing; the cause stands in the log.
            Logger log = System.getLogger("org.zenorb.realtime");
            log.log(Level.DEBUG, "no native access", e);
            return null;
        }
    }
}
