package org.omg.CORBA_2_3.portable;

import org.omg.CORBA.NO_IMPLEMENT;
import org.omg.CORBA.portable.BoxedValueHelper;

import java.io.Serializable;

/**
 * An output stream that knows value types and abstract interfaces. Its defaults raise {@link
 * NO_IMPLEMENT}.
 *
 * <p>IDL to Java 1.3, "Streams".
 *
 * <p>Thread: one at a time.
 */
public abstract class OutputStream extends org.omg.CORBA.portable.OutputStream {
    /** For ORBs. */
    public OutputStream() {}

    /** Writes a value with its type. */
    public void write_value(Serializable value) {
        throw new NO_IMPLEMENT("write_value");
    }

    /** Writes a value; its type may be left out where it is just this class. */
    public void write_value(Serializable value, Class<?> declared) {
        throw new NO_IMPLEMENT("write_value");
    }

    /** Writes a value; its type may be left out where it is just this repository id. */
    public void write_value(Serializable value, String repositoryId) {
        throw new NO_IMPLEMENT("write_value");
    }

    /** Writes a boxed value. */
    public void write_value(Serializable value, BoxedValueHelper factory) {
        throw new NO_IMPLEMENT("write_value");
    }

    /** Writes an abstract interface: an object reference or a value. */
    public void write_abstract_interface(Object value) {
        throw new NO_IMPLEMENT("write_abstract_interface");
    }
}
