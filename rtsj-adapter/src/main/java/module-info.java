/**
 * The Real-Time Specification for Java on a stock virtual machine and Linux.
 *
 * <p>{@code javax.realtime} is the standard's API and nothing else; {@code org.zenorb.realtime} is
 * what ZEN adds. Give it native access: {@code --enable-native-access=org.zenorb.rtsj}.
 */
module org.zenorb.rtsj {
    requires java.management;
    requires jdk.unsupported;

    exports javax.realtime;
    exports org.zenorb.realtime;
    exports org.zenorb.realtime.feasibility;

    uses org.zenorb.realtime.platform.PlatformSupplier;

    provides org.zenorb.realtime.platform.PlatformSupplier with
            org.zenorb.realtime.platform.linux.LinuxSupplier,
            org.zenorb.realtime.platform.portable.PortableSupplier;
}
