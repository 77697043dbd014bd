package org.omg.CORBA_2_3.portable;

import org.omg.CORBA.NO_IMPLEMENT;
import org.omg.CORBA.portable.BoxedValueHelper;

import java.io.Serializable;

/**
 * An input stream that knows value types and abstract interfaces. Its defaults raise {@link
 * NO_IMPLEMENT}.
 *
 * <p>IDL to Java 1.3, "Streams".
 *
 * <p>Thread: one at a time.
 */
public abstract class InputStream extends org.omg.CORBA.portable.InputStream {
    /** For ORBs. */
    public InputStream() {}

    /** Reads a value of the type that the stream names. */
    public Serializable read_value() {
        throw new NO_IMPLEMENT("read_value");
    }

    /** Reads a value of this class, unless the stream names another. */
    public Serializable read_value(Class<?> expected) {
        throw new NO_IMPLEMENT("read_value");
    }

    /** Reads a boxed value. */
    public Serializable read_value(BoxedValueHelper factory) {
        throw new NO_IMPLEMENT("read_value");
    }

    /** Reads a value of this repository id, unless the stream names another. */
    public Serializable read_value(String repositoryId) {
        throw new NO_IMPLEMENT("read_value");
    }

    /** Reads the state of a value into this empty one; for value factories. */
    public Serializable read_value(Serializable empty) {
        throw new NO_IMPLEMENT("read_value");
    }

    /** Reads an abstract interface: an object reference or a value. */
    public Object read_abstract_interface() {
        throw new NO_IMPLEMENT("read_abstract_interface");
    }

    /** Reads an abstract interface: an object reference as a stub of this class, or a value. */
    public Object read_abstract_interface(Class<?> stubClass) {
        throw new NO_IMPLEMENT("read_abstract_interface");
    }
}
