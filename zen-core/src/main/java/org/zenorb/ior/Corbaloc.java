package org.zenorb.ior;

import org.zenorb.error.MinorCode;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A {@code corbaloc:} URL: addresses of a server, or {@code rir:} for the ORB's own initial
 * references, and an object key (CORBA 3.3 part 2, 7.6.10.1).
 *
 * <p>Thread: any; immutable.
 */
public final class Corbaloc {
    /** Where servers listen if the URL does not say. */
    public static final int DEFAULT_PORT = 2809;

    /** What the ORB's initial reference is if the URL does not say. */
    public static final String DEFAULT_KEY = "NameService";

    private static final String PREFIX = "corbaloc:";

    /**
     * One address of the list.
     *
     * @param minor the IIOP version, 1.x
     */
    public record Endpoint(int minor, IiopAddress address) {}

    private final List<Endpoint> endpoints;
    private final byte[] key;

    private Corbaloc(List<Endpoint> endpoints, byte[] key) {
        this.endpoints = endpoints;
        this.key = key;
    }

    /** Whether the text begins as a corbaloc URL does. */
    public static boolean isCorbaloc(String text) {
        return text.regionMatches(true, 0, PREFIX, 0, PREFIX.length());
    }

    /**
     * Reads a URL.
     *
     * @throws org.omg.CORBA.BAD_PARAM BAD_SCHEME, BAD_ADDRESS or BAD_SCHEME_SPECIFIC_PART
     */
    public static Corbaloc parse(String url) {
        String trimmed = url.strip();
        if (!isCorbaloc(trimmed)) {
            throw MinorCode.BAD_SCHEME.no("no corbaloc: in front");
        }
        return parseObject(trimmed.substring(PREFIX.length()), null, trimmed);
    }

    /** Reads what stands behind the scheme; the default key stands in for a missing one. */
    static Corbaloc parseObject(String text, String defaultKey, String url) {
        int slash = text.indexOf('/');
        String addresses = slash < 0 ? text : text.substring(0, slash);
        String keyText = slash < 0 ? "" : text.substring(slash + 1);
        boolean initial = addresses.regionMatches(true, 0, "rir:", 0, 4);
        List<Endpoint> endpoints = List.of();
        if (!initial) {
            ArrayList<Endpoint> list = new ArrayList<>();
            for (String address : addresses.split(",", -1)) {
                list.add(parseEndpoint(address, url));
            }
            endpoints = List.copyOf(list);
        } else if (addresses.length() > 4) {
            throw MinorCode.BAD_ADDRESS.no("rir: has no address and stands alone: " + url);
        }
        if (keyText.isEmpty() && (initial || defaultKey != null)) {
            keyText = DEFAULT_KEY;
        }
        return new Corbaloc(endpoints, UrlEscapes.decode(keyText, url));
    }

    private static Endpoint parseEndpoint(String text, String url) {
        int colon = text.indexOf(':');
        if (colon < 0) {
            throw MinorCode.BAD_ADDRESS.no("no protocol in \"" + text + "\" of " + url);
        }
        String protocol = text.substring(0, colon);
        if (!protocol.isEmpty() && !protocol.equalsIgnoreCase("iiop")) {
            throw MinorCode.BAD_ADDRESS.no(
                    "protocol \"" + protocol + "\" of " + url + " is not iiop or rir");
        }
        String rest = text.substring(colon + 1);
        int at = rest.indexOf('@');
        int minor = at < 0 ? 0 : parseMinor(rest.substring(0, at), url);
        return new Endpoint(minor, parseAddress(rest.substring(at + 1), url));
    }

    private static int parseMinor(String version, String url) {
        int dot = version.indexOf('.');
        int minor = dot < 0 ? -1 : number(version.substring(dot + 1), 255);
        if (minor < 0 || !version.substring(0, dot).equals("1")) {
            throw MinorCode.BAD_ADDRESS.no(
                    "\"" + version + "\" of " + url + " is no version of IIOP 1");
        }
        return minor;
    }

    private static IiopAddress parseAddress(String text, String url) {
        int hostEnd = text.startsWith("[") ? text.indexOf(']') + 1 : 0;
        if (hostEnd == 0 && text.startsWith("[")) {
            throw MinorCode.BAD_ADDRESS.no("no ] in \"" + text + "\" of " + url);
        }
        int colon = text.indexOf(':', hostEnd);
        String port = colon < 0 ? String.valueOf(DEFAULT_PORT) : text.substring(colon + 1);
        String host = colon < 0 ? text : text.substring(0, colon);
        if (hostEnd > 0) {
            if (host.length() > hostEnd) {
                throw MinorCode.BAD_ADDRESS.no("no : behind the ] of \"" + text + "\" of " + url);
            }
            host = host.substring(1, hostEnd - 1);
        }
        int number = number(port, 65535);
        if (number <= 0) {
            throw MinorCode.BAD_ADDRESS.no("no port of 1 to 65535 in \"" + text + "\" of " + url);
        }
        checkHost(host, url);
        // The specification has the local host stand in for a missing one.
        return new IiopAddress(host.isEmpty() ? "localhost" : host, number);
    }

    private static void checkHost(String host, String url) {
        for (int i = 0; i < host.length(); i++) {
            char c = host.charAt(i);
            if (c <= ' ' || c >= 0x7f || "\"#<>?\\^`{|}@".indexOf(c) >= 0) {
                throw MinorCode.BAD_ADDRESS.no("'" + c + "' in the host of " + url);
            }
        }
    }

    /** A number without sign, or -1 when the text is none or too large. */
    private static int number(String digits, int max) {
        int value = 0;
        for (int i = 0; i < digits.length(); i++) {
            char c = digits.charAt(i);
            if (c < '0' || c > '9') {
                return -1;
            }
            value = value * 10 + c - '0';
            if (value > max) {
                return -1;
            }
        }
        return digits.isEmpty() ? -1 : value;
    }

    /** Whether the object is one of the ORB's own initial references. */
    public boolean isInitialReference() {
        return endpoints.isEmpty();
    }

    /** The addresses, in their order; empty for an initial reference. */
    public List<Endpoint> endpoints() {
        return endpoints;
    }

    /** The object key. */
    public byte[] key() {
        return key.clone();
    }

    /** The object key as text: the name of an initial reference. */
    public String keyString() {
        return new String(key, StandardCharsets.ISO_8859_1);
    }

    /**
     * A reference with one profile for each address; its type is unknown.
     *
     * @throws org.omg.CORBA.BAD_PARAM BAD_ADDRESS for an initial reference
     */
    public Ior toIor() {
        if (isInitialReference()) {
            throw MinorCode.BAD_ADDRESS.no("rir: has no address");
        }
        ArrayList<TaggedOctets> profiles = new ArrayList<>();
        for (Endpoint endpoint : endpoints) {
            IiopAddress address = endpoint.address();
            profiles.add(
                    new IiopProfile(
                                    endpoint.minor(),
                                    address.host(),
                                    address.port(),
                                    key,
                                    List.of())
                            .toProfile());
        }
        return Ior.ofAddresses(profiles);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(PREFIX);
        if (isInitialReference()) {
            text.append("rir:");
        }
        String separator = "";
        for (Endpoint endpoint : endpoints) {
            text.append(separator).append("iiop:1.").append(endpoint.minor()).append('@');
            text.append(endpoint.address());
            separator = ",";
        }
        return text.append('/').append(UrlEscapes.encode(key)).toString();
    }
}
