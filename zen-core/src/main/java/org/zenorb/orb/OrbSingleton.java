package org.zenorb.orb;

import java.util.Properties;
import org.omg.CORBA.Any;
import org.omg.CORBA.Context;
import org.omg.CORBA.ContextList;
import org.omg.CORBA.Environment;
import org.omg.CORBA.ExceptionList;
import org.omg.CORBA.NVList;
import org.omg.CORBA.NamedValue;
import org.omg.CORBA.ORBPackage.InvalidName;
import org.omg.CORBA.Request;
import org.omg.CORBA.portable.OutputStream;
import org.zenorb.error.MinorCode;

/**
 * What {@code ORB.init()} without arguments gives: TypeCodes and Anys, and nothing else. No thread, no
 * object adapter, no native call.
 *
 * <p>Thread: any.
 */
public class OrbSingleton extends org.omg.CORBA_2_3.ORB {
    /** For {@code ORB.init}. */
    public OrbSingleton() {}

    private static RuntimeException notHere(String what) {
        return MinorCode.NOT_IMPLEMENTED.no(
                what + " is not for the ORB of ORB.init(); use ORB.init(args, props)");
    }

    @Override
    protected void set_parameters(String[] args, Properties props) {
        throw notHere("set_parameters");
    }

    @Override
    @Override
    public String[] list_initial_services() {
        throw notHere("list_initial_services");
    }

    @Override
    public org.omg.CORBA.Object resolve_initial_references(String name) throws InvalidName {
        throw notHere("resolve_initial_references");
    }

    @Override
    public String object_to_string(org.omg.CORBA.Object object) {
        throw notHere("object_to_string");
    }

    @Override
    public org.omg.CORBA.Object string_to_object(String text) {
        throw notHere("string_to_object");
    }
}
