package org.zenorb.realtime.platform;

import java.util.ServiceLoader;

/**
 * The platform in use, found when first asked for and the same from then on.
 *
 * <p>Thread: any.
 */
public final class Platforms {
    private Platforms() {}

    /** The platform in use. */
    public static Platform current() {
        return Holder.CURRENT;
    }

    /** Loads providers and native access no sooner than somebody asks. */
    private static final class Holder {
        static final Platform CURRENT = choose();

        private static Platform choose() {
            Platform best = null;
            int bestRank = Integer.MIN_VALUE;
            for (PlatformSupplier supplier :
                    ServiceLoader.load(
                            PlatformSupplier.class, PlatformSupplier.class.getClassLoader())) {
                if (supplier.rank() <= bestRank) {
                    continue;
                }
                Platform opened = supplier.open();
                if (opened != null) {
                    best = opened;
                    bestRank = supplier.rank();
                }
            }
            if (best == null) {
                throw new IllegalStateException(
                        "no real-time platform provider found; is META-INF/services/"
                                + PlatformSupplier.class.getName()
                                + " missing from the jar?");
            }
            return best;
        }
    }
}
