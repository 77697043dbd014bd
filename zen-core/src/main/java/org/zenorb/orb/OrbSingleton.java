package org.zenorb.orb;

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

import java.util.Properties;

/**
 * What {@code ORB.init()} without arguments gives: TypeCodes and Anys, and nothing else. No thread,
 * no object adapter, no native call.
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

    @Override
    public NVList create_list(int count) {
        throw MinorCode.NOT_IMPLEMENTED.no("create_list");
    }

    @Override
    public NamedValue create_named_value(String name, Any value, int flags) {
        throw MinorCode.NOT_IMPLEMENTED.no("create_named_value");
    }

    @Override
    public ExceptionList create_exception_list() {
        throw MinorCode.NOT_IMPLEMENTED.no("create_exception_list");
    }

    @Override
    public ContextList create_context_list() {
        throw MinorCode.NOT_IMPLEMENTED.no("create_context_list");
    }

    @Override
    public Context get_default_context() {
        throw MinorCode.NOT_IMPLEMENTED.no("get_default_context");
    }

    @Override
    public Environment create_environment() {
        throw MinorCode.NOT_IMPLEMENTED.no("create_environment");
    }

    @Override
    public void send_multiple_requests_oneway(Request[] requests) {
        throw MinorCode.NOT_IMPLEMENTED.no("send_multiple_requests_oneway");
    }

    @Override
    public void send_multiple_requests_deferred(Request[] requests) {
        throw MinorCode.NOT_IMPLEMENTED.no("send_multiple_requests_deferred");
    }

    @Override
    public boolean poll_next_response() {
        throw MinorCode.NOT_IMPLEMENTED.no("poll_next_response");
    }

    @Override
    public Request get_next_response() {
        throw MinorCode.NOT_IMPLEMENTED.no("get_next_response");
    }

    @Override
    public org.omg.CORBA.TypeCode get_primitive_tc(org.omg.CORBA.TCKind kind) {
        throw MinorCode.NOT_IMPLEMENTED.no("get_primitive_tc");
    }

    @Override
    public org.omg.CORBA.TypeCode create_struct_tc(
            String id, String name, org.omg.CORBA.StructMember[] members) {
        throw MinorCode.NOT_IMPLEMENTED.no("create_struct_tc");
    }

    @Override
    public org.omg.CORBA.TypeCode create_union_tc(
            String id,
            String name,
            org.omg.CORBA.TypeCode discriminator,
            org.omg.CORBA.UnionMember[] members) {
        throw MinorCode.NOT_IMPLEMENTED.no("create_union_tc");
    }

    @Override
    public org.omg.CORBA.TypeCode create_enum_tc(String id, String name, String[] members) {
        throw MinorCode.NOT_IMPLEMENTED.no("create_enum_tc");
    }

    @Override
    public org.omg.CORBA.TypeCode create_alias_tc(
            String id, String name, org.omg.CORBA.TypeCode original) {
        throw MinorCode.NOT_IMPLEMENTED.no("create_alias_tc");
    }

    @Override
    public org.omg.CORBA.TypeCode create_exception_tc(
            String id, String name, org.omg.CORBA.StructMember[] members) {
        throw MinorCode.NOT_IMPLEMENTED.no("create_exception_tc");
    }

    @Override
    public org.omg.CORBA.TypeCode create_interface_tc(String id, String name) {
        throw MinorCode.NOT_IMPLEMENTED.no("create_interface_tc");
    }

    @Override
    public org.omg.CORBA.TypeCode create_string_tc(int bound) {
        throw MinorCode.NOT_IMPLEMENTED.no("create_string_tc");
    }

    @Override
    public org.omg.CORBA.TypeCode create_wstring_tc(int bound) {
        throw MinorCode.NOT_IMPLEMENTED.no("create_wstring_tc");
    }

    @Override
    public org.omg.CORBA.TypeCode create_sequence_tc(int bound, org.omg.CORBA.TypeCode element) {
        throw MinorCode.NOT_IMPLEMENTED.no("create_sequence_tc");
    }

    @Override
    @SuppressWarnings("deprecation")
    public org.omg.CORBA.TypeCode create_recursive_sequence_tc(int bound, int offset) {
        throw MinorCode.NOT_IMPLEMENTED.no("create_recursive_sequence_tc");
    }

    @Override
    public org.omg.CORBA.TypeCode create_array_tc(int length, org.omg.CORBA.TypeCode element) {
        throw MinorCode.NOT_IMPLEMENTED.no("create_array_tc");
    }

    @Override
    public Any create_any() {
        throw MinorCode.NOT_IMPLEMENTED.no("create_any");
    }

    @Override
    public OutputStream create_output_stream() {
        throw MinorCode.NOT_IMPLEMENTED.no("create_output_stream");
    }
}
