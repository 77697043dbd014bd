package org.omg.CORBA;

/**
 * Who makes a request, as GIOP 1.0 and 1.1 carried it.
 *
 * @deprecated CORBA 2.2 replaced it by the Security Service; it lives on because old messages have
 *     a place for it.
 */
@Deprecated
public class Principal {
    private byte[] name = {};

    /** Nobody: a name without octets. */
    public Principal() {}

    /**
     * Sets the name, whose form GIOP leaves to whoever sends it.
     *
     * @throws BAD_PARAM when it is null
     */
    public void name(byte[] value) {
        if (value == null) {
            throw new BAD_PARAM("the name of a Principal is null");
        }
        name = value.clone();
    }

    /** The name; a copy. */
    public byte[] name() {
        return name.clone();
    }
}
