package org.zenorb.orb;

import org.zenorb.error.MinorCode;

/**
 * Where a server listens, as {@code iiop://host:port} names it.
 *
 * @param host a name or address of this machine; empty for all interfaces
 * @param port 0 for a free one
 */
record Endpoint(String host, int port) {
    private static final String SCHEME = "iiop://";
    private static final int MAX_PORT = 65_535;

    /**
     * Reads {@code iiop://[host][:port]}; TAO's {@code iiop://1.2@host:port} is taken too.
     *
     * @throws org.omg.CORBA.BAD_PARAM BAD_ENDPOINT
     */
    static Endpoint parse(String text) {
        String trimmed = text.trim();
        if (!trimmed.startsWith(SCHEME)) {
            throw MinorCode.BAD_ENDPOINT.no(trimmed + " does not begin with " + SCHEME);
        }
        String rest = trimmed.substring(SCHEME.length());
        int at = rest.indexOf('@');
        if (at >= 0) {
            rest = rest.substring(at + 1);
        }
        if (rest.endsWith("/")) {
            rest = rest.substring(0, rest.length() - 1);
        }
        return hostAndPort(rest, 0, trimmed);
    }

    /** Reads {@code host}, {@code host:port} or {@code [v6]:port}. */
    static Endpoint hostAndPort(String text, int defaultPort, String whole) {
        String host = text;
        String port = "";
        int colon = text.lastIndexOf(':');
        if (text.startsWith("[")) {
            int close = text.indexOf(']');
            if (close < 0) {
                throw MinorCode.BAD_ENDPOINT.no(whole + " has no ] behind its [");
            }
            host = text.substring(1, close);
            if (close + 1 < text.length()) {
                if (text.charAt(close + 1) != ':') {
                    throw MinorCode.BAD_ENDPOINT.no(whole + " has no : behind its ]");
                }
                port = text.substring(close + 2);
            }
        } else if (colon >= 0) {
            host = text.substring(0, colon);
            port = text.substring(colon + 1);
        }
        return new Endpoint(host, port.isEmpty() ? defaultPort : port(port, whole));
    }

    private static int port(String text, String whole) {
        int value = -1;
        if (text.length() <= 5 && text.chars().allMatch(c -> c >= '0' && c <= '9')) {
            value = Integer.parseInt(text);
        }
        if (value < 0 || value > MAX_PORT) {
            throw MinorCode.BAD_ENDPOINT.no(whole + " has no port between 0 and " + MAX_PORT);
        }
        return value;
    }
}
