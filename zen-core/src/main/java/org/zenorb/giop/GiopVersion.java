package org.zenorb.giop;

/**
 * What differs between the versions of GIOP, as a table.
 *
 * <p>Source: CORBA 3.3 part 2, chapter 9.
 *
 * <pre>
 *                            1.0      1.1      1.2
 * service contexts           first    first    after the operation
 * reserved octets in Request 0        3        3
 * target                     key      key      addressing disposition
 * principal                  yes      yes      no
 * body aligned to            -        -        8
 * fragments                  none     no id    with request id
 * who may close in order     server   server   both
 * </pre>
 *
 * <p>Thread: any.
 */
public enum GiopVersion {
    /** GIOP 1.0. */
    V1_0(0, true, 0, false, true, false, false),
    /** GIOP 1.1. */
    V1_1(1, true, 3, false, true, false, true),
    /** GIOP 1.2, and 1.3, which differs in nothing that this table holds. */
    V1_2(2, false, 3, true, false, true, true);

    private static final GiopVersion[] BY_MINOR = {V1_0, V1_1, V1_2, V1_2};

    final int minor;
    final boolean contextsFirst;
    final int reservedOctets;
    final boolean addressesTarget;
    final boolean hasPrincipal;
    final boolean bodyAligned;
    final boolean hasFragments;

    GiopVersion(
            int minor,
            boolean contextsFirst,
            int reservedOctets,
            boolean addressesTarget,
            boolean hasPrincipal,
            boolean bodyAligned,
            boolean hasFragments) {
        this.minor = minor;
        this.contextsFirst = contextsFirst;
        this.reservedOctets = reservedOctets;
        this.addressesTarget = addressesTarget;
        this.hasPrincipal = hasPrincipal;
        this.bodyAligned = bodyAligned;
        this.hasFragments = hasFragments;
    }

    /** The version of this minor number, or null when there is none. */
    public static GiopVersion ofMinor(int minor) {
        return minor >= 0 && minor < BY_MINOR.length ? BY_MINOR[minor] : null;
    }

    /** The minor number as it goes over the wire. */
    public int minor() {
        return minor;
    }
}
