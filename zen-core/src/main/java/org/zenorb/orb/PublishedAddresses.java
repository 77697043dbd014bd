package org.zenorb.orb;

import org.zenorb.error.MinorCode;
import org.zenorb.ior.IiopAddress;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Which addresses go into references. By default all addresses of this machine that others can use,
 * IPv4 first; the loopback only when there is nothing else; link-local IPv6 never. A host that was
 * asked for stands for itself. {@code zen.publishedAddresses} overrides everything.
 *
 * <p>Thread: any.
 */
final class PublishedAddresses {
    private PublishedAddresses() {}

    /** The addresses for one listening port, the first one for the profile itself. */
    static List<IiopAddress> of(String published, String listenHost, int port) {
        List<IiopAddress> addresses = new ArrayList<>();
        if (!published.isBlank()) {
            for (String one : published.split(",")) {
                Endpoint endpoint = Endpoint.hostAndPort(one.trim(), port, one.trim());
                addresses.add(new IiopAddress(endpoint.host(), endpoint.port()));
            }
            return addresses;
        }
        if (!listenHost.isEmpty() && !isWildcard(listenHost)) {
            return List.of(new IiopAddress(listenHost, port));
        }
        for (InetAddress address : ofThisMachine()) {
            // the scope of an address means nothing to others
            String text = address.getHostAddress();
            int scope = text.indexOf('%');
            addresses.add(new IiopAddress(scope < 0 ? text : text.substring(0, scope), port));
        }
        return addresses;
    }

    private static boolean isWildcard(String host) {
        return host.equals("0.0.0.0") || host.equals("::") || host.equals("*");
    }

    private static List<InetAddress> ofThisMachine() {
        List<InetAddress> usable = new ArrayList<>();
        try {
            NetworkInterface.networkInterfaces()
                    .filter(PublishedAddresses::isUp)
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(a -> !a.isLoopbackAddress() && !a.isLinkLocalAddress())
                    .sorted(Comparator.comparing(a -> a instanceof Inet6Address))
                    .forEach(usable::add);
        } catch (SocketException e) {
            throw MinorCode.BAD_ENDPOINT.caused(
                    "the network interfaces cannot be listed",
                    org.omg.CORBA.CompletionStatus.COMPLETED_NO,
                    e);
        }
        return usable.isEmpty() ? List.of(InetAddress.getLoopbackAddress()) : usable;
    }

    private static boolean isUp(NetworkInterface network) {
        try {
            return network.isUp();
        } catch (SocketException e) {
            // an interface that vanishes while it is being looked at is not up
            return false;
        }
    }
}
