package org.zenorb.cdr;

/** The usual limits but for one. */
public final class Limits {
    private Limits() {}

    public static WireLimits depth(int levels) {
        WireLimits usual = WireLimits.DEFAULT;
        return new WireLimits(
                levels,
                usual.stringBytes(),
                usual.sequenceLength(),
                usual.typeCodeBytes(),
                usual.profiles(),
                usual.components(),
                usual.serviceContexts());
    }

    public static WireLimits strings(int octets) {
        WireLimits usual = WireLimits.DEFAULT;
        return new WireLimits(
                usual.nestingDepth(),
                octets,
                usual.sequenceLength(),
                usual.typeCodeBytes(),
                usual.profiles(),
                usual.components(),
                usual.serviceContexts());
    }

    public static WireLimits sequences(int elements) {
        WireLimits usual = WireLimits.DEFAULT;
        return new WireLimits(
                usual.nestingDepth(),
                usual.stringBytes(),
                elements,
                usual.typeCodeBytes(),
                usual.profiles(),
                usual.components(),
                usual.serviceContexts());
    }

    public static WireLimits typeCodes(int octets) {
        WireLimits usual = WireLimits.DEFAULT;
        return new WireLimits(
                usual.nestingDepth(),
                usual.stringBytes(),
                usual.sequenceLength(),
                octets,
                usual.profiles(),
                usual.components(),
                usual.serviceContexts());
    }
}
