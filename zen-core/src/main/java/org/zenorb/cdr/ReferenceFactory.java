package org.zenorb.cdr;

import java.io.Serializable;
import java.util.Map;

/**
 * What the streams ask for when they meet an object reference: this room knows the bytes, the rooms
 * above know connections, stubs and servants.
 *
 * <p>Thread: any.
 */
public interface ReferenceFactory {
    /** Reads a reference; null for nil. */
    org.omg.CORBA.Object read(CdrInput in);

    /** Reads a reference and gives it the stub class the caller names; null for nil. */
    org.omg.CORBA.Object read(CdrInput in, Class<?> stubClass);

    /**
     * Writes a reference.
     *
     * @param object the reference, null for nil
     * @throws org.omg.CORBA.MARSHAL LOCAL_OBJECT for a local object
     */
    void write(CdrOutput out, org.omg.CORBA.Object object);

    /** Who makes the values that are read. */
    ValueTypes valueTypes();

    /**
     * What the values of a message were read as, where several streams over parts of it are to give
     * the same objects: by the message's own entry of a value. Null where each stream reads for
     * itself.
     */
    default Map<Object, Serializable> sharedValues() {
        return null;
    }

    /** How large and how deep what travels may be. */
    default WireLimits limits() {
        return WireLimits.DEFAULT;
    }

    /** The ORB that the streams report as theirs. */
    org.omg.CORBA.ORB orb();
}
