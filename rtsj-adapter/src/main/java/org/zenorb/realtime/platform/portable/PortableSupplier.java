package org.zenorb.realtime.platform.portable;

import org.zenorb.realtime.platform.Platform;
import org.zenorb.realtime.platform.PlatformSupplier;

/** Offers the portable platform, usable everywhere and last in rank. */
public final class PortableSupplier implements PlatformSupplier {
    /** For the service loader. */
    public PortableSupplier() {
        super();
    }

    @Override
    public int rank() {
        return 0;
    }

    @Override
    public Platform open() {
        return new PortablePlatform();
    }
}
