package org.zenorb.transport.tcp;

import java.lang.foreign.ValueLayout;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;

/**
 * Internet socket addresses in the kernel's layout.
 *
 * <pre>
 * sockaddr_in                        sockaddr_in6
 *  0  2 family (host order)           0  2 family (host order)
 *  2  2 port (network order)          2  2 port (network order)
 *  4  4 address                       4  4 flow information
 *  8  8 zero                          8 16 address
 *                                    24  4 scope id (host order)
 * </pre>
 *
 * <p>Thread: any.
 */
final class SocketAddress {
    static final int MAX_BYTES = 28;

    private SocketAddress() {}

    /** Writes an address and returns its length. */
    static int write(long at, InetAddress address, int port) {
        for (int i = 0; i < MAX_BYTES; i += 4) {
            LinuxCalls.putInt(at + i, 0);
        }
        byte[] raw = address.getAddress();
        boolean six = address instanceof Inet6Address;
        LinuxCalls.putShort(at, (short) (six ? LinuxCalls.AF_INET6 : LinuxCalls.AF_INET));
        putByte(at + 2, port >>> 8);
        putByte(at + 3, port);
        LinuxCalls.copyIn(raw, 0, at + (six ? 8 : 4), raw.length);
        if (six) {
            LinuxCalls.putInt(at + 24, ((Inet6Address) address).getScopeId());
        }
        return six ? 28 : 16;
    }

    static int port(long at) {
        return byteAt(at + 2) << 8 | byteAt(at + 3);
    }

    /** Reads the address; IPv4 in IPv6 comes back as IPv4. */
    static InetAddress address(long at) {
        boolean six = LinuxCalls.getShort(at) == LinuxCalls.AF_INET6;
        byte[] raw = new byte[six ? 16 : 4];
        LinuxCalls.copyOut(at + (six ? 8 : 4), raw, 0, raw.length);
        try {
            return InetAddress.getByAddress(raw);
        } catch (UnknownHostException e) {
            throw new AssertionError("4 and 16 bytes are addresses", e);
        }
    }

    /** Host and port for people, IPv6 in brackets. */
    static String text(InetAddress address, int port) {
        String host = address.getHostAddress();
        return (host.indexOf(':') >= 0 ? "[" + host + "]" : host) + ":" + port;
    }

    private static int byteAt(long at) {
        return LinuxCalls.MEMORY.get(ValueLayout.JAVA_BYTE, at) & 0xff;
    }

    private static void putByte(long at, int value) {
        LinuxCalls.MEMORY.set(ValueLayout.JAVA_BYTE, at, (byte) value);
    }
}
