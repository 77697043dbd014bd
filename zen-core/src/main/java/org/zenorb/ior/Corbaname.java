package org.zenorb.ior;

import org.zenorb.error.MinorCode;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * A {@code corbaname:} URL: where a naming context is and a name in it (Naming Service 1.3, 2.5.3).
 *
 * <p>Thread: any; immutable.
 *
 * @param context where the naming context is
 * @param name the stringified name, escapes of the URL resolved; empty for the context itself
 */
public record Corbaname(Corbaloc context, String name) {
    private static final String PREFIX = "corbaname:";

    /** Whether the text begins as a corbaname URL does. */
    public static boolean isCorbaname(String text) {
        return text.regionMatches(true, 0, PREFIX, 0, PREFIX.length());
    }

    /**
     * Reads a URL.
     *
     * @throws org.omg.CORBA.BAD_PARAM BAD_SCHEME, BAD_ADDRESS, BAD_SCHEME_SPECIFIC_PART, or
     *     BAD_NAME when the name is none
     */
    public static Corbaname parse(String url) {
        String trimmed = url.strip();
        if (!isCorbaname(trimmed)) {
            throw MinorCode.BAD_SCHEME.no("no corbaname: in front");
        }
        int hash = trimmed.indexOf('#');
        String object = trimmed.substring(PREFIX.length(), hash < 0 ? trimmed.length() : hash);
        String escaped = hash < 0 ? "" : trimmed.substring(hash + 1);
        Corbaloc context = Corbaloc.parseObject(object, Corbaloc.DEFAULT_KEY, trimmed);
        String name = decode(UrlEscapes.decode(escaped, trimmed), trimmed);
        if (!name.isEmpty()) {
            StringName.parse(name);
        }
        return new Corbaname(context, name);
    }

    private static String decode(byte[] utf8, String url) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(utf8)).toString();
        } catch (CharacterCodingException e) {
            throw MinorCode.BAD_NAME.caused(
                    "its octets are not UTF-8 in " + url,
                    org.omg.CORBA.CompletionStatus.COMPLETED_NO,
                    e);
        }
    }

    @Override
    public String toString() {
        String object = context.toString();
        return PREFIX
                + object.substring(object.indexOf(':') + 1)
                + "#"
                + UrlEscapes.encode(name.getBytes(StandardCharsets.UTF_8));
    }
}
