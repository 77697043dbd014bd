package org.zenorb.realtime.platform;

/**
 * Finds out whether a platform can be used here, and opens it. Found through {@code ServiceLoader}.
 */
public interface PlatformSupplier {
    /** The usable supplier of the highest rank wins; 0 is the portable one, 100 the system's. */
    int rank();

    /** The platform, or null when it cannot be used here. */
    Platform open();
}
