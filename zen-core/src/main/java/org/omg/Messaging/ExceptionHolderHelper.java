package org.omg.Messaging;

import org.omg.CORBA.NO_IMPLEMENT;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/** Stands here until the compiler makes it of Messaging.idl. */
public abstract class ExceptionHolderHelper {
    public static String id() {
        return "IDL:omg.org/Messaging/ExceptionHolder:1.0";
    }

    public static ExceptionHolder read(InputStream in) {
        throw new NO_IMPLEMENT("value types on the wire");
    }

    public static void write(OutputStream out, ExceptionHolder value) {
        throw new NO_IMPLEMENT("value types on the wire");
    }
}
