package org.zenorb.serve;

import org.zenorb.error.MinorCode;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Objects that can be reached under a plain key, as {@code corbaloc:iiop:host:port/Key} names it. A
 * key that is not one of ours is looked up here and nowhere else, so it never gets near an index.
 *
 * <p>Thread: any.
 */
public final class PlainKeys {
    private static final class Bound {
        final org.omg.CORBA.Object reference;
        final byte[] localKey;

        Bound(org.omg.CORBA.Object reference, byte[] localKey) {
            this.reference = reference;
            this.localKey = localKey;
        }
    }

    private final int maxKeys;
    private final ConcurrentHashMap<String, Bound> bound = new ConcurrentHashMap<>();

    /** A table of at most {@code maxKeys} keys. */
    public PlainKeys(int maxKeys) {
        this.maxKeys = maxKeys;
    }

    /**
     * Binds a key.
     *
     * @param localKey the reference's object key when the object is of this process; else null, and
     *     clients are forwarded
     * @return false when the key is bound already
     * @throws org.omg.CORBA.IMP_LIMIT when the table is full
     */
    public boolean bind(String key, org.omg.CORBA.Object reference, byte[] localKey) {
        if (bound.size() >= maxKeys) {
            throw MinorCode.TOO_MANY_NAMES.no(String.valueOf(maxKeys));
        }
        return bound.putIfAbsent(key, new Bound(reference, localKey)) == null;
    }

    /** Unbinds a key; false when it was not bound. */
    public boolean unbind(String key) {
        return bound.remove(key) != null;
    }

    /** The object bound under a key, or null. */
    public org.omg.CORBA.Object find(String key) {
        Bound found = bound.get(key);
        return found == null ? null : found.reference;
    }

    /**
     * Replaces the plain key of a request by the key that it stands for.
     *
     * @return null when the adapter may go on with it
     */
    Outcome translate(ServerRequest request) {
        String key =
                new String(
                        request.keyBytes(),
                        request.keyOffset(),
                        request.keyLength(),
                        StandardCharsets.ISO_8859_1);
        Bound found = bound.get(key);
        if (found == null) {
            request.refuse(MinorCode.OBJECT_UNKNOWN, "no object is bound under this key");
            return Outcome.REFUSED;
        }
        if (found.localKey == null) {
            request.forward(found.reference);
            return Outcome.FORWARD;
        }
        request.key(found.localKey, 0, found.localKey.length);
        return null;
    }
}
