package org.omg.CORBA.ORBPackage;

import org.omg.CORBA.TypeCode;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.Streamable;

/**
 * Carries names of initial references out of a call: an out or inout parameter.
 *
 * <p>IDL to Java 1.3, "Holder classes".
 *
 * <p>Thread: one at a time.
 */
public final class ObjectIdListHolder implements Streamable {
    /** The value. */
    public String[] value;

    /** Holds null. */
    public ObjectIdListHolder() {}

    /** Holds this value. */
    public ObjectIdListHolder(String[] initial) {
        value = initial;
    }

    @Override
    public void _read(InputStream input) {
        value = ObjectIdListHelper.read(input);
    }

    @Override
    public void _write(OutputStream output) {
        ObjectIdListHelper.write(output, value);
    }

    @Override
    public TypeCode _type() {
        return ObjectIdListHelper.type();
    }
}
