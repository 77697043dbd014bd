package org.omg.CORBA;

/**
 * Who makes a request, as GIOP 1.0 and 1.1 carried it.
 *
 * @deprecated CORBA 2.2 replaced it by the Security Service; it lives on because old messages have
 *     a place for it.
 */
@Deprecated
public class Principal {
    /** Nobody. */
    public Principal() {}

    /**
     * Sets the name.
     *
     * @throws NO_IMPLEMENT by the standard, unless an ORB defines it
     */
    public void name(byte[] value) {
        throw new NO_IMPLEMENT("Principal");
    }

    /**
     * The name.
     *
     * @throws NO_IMPLEMENT by the standard, unless an ORB defines it
     */
    public byte[] name() {
        throw new NO_IMPLEMENT("Principal");
    }
}
