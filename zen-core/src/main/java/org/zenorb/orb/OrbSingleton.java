package org.zenorb.orb;

import org.omg.CORBA.Any;
import org.omg.CORBA.Context;
import org.omg.CORBA.ContextList;
import org.omg.CORBA.Environment;
import org.omg.CORBA.ExceptionList;
import org.omg.CORBA.NVList;
import org.omg.CORBA.NamedValue;
import org.omg.CORBA.ORB;
import org.omg.CORBA.ORBPackage.InvalidName;
import org.omg.CORBA.Request;
import org.omg.CORBA.StructMember;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.UnionMember;
import org.omg.CORBA.ValueMember;
import org.omg.CORBA.portable.OutputStream;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.cdr.ValueTypes;
import org.zenorb.cdr.named.AnyList;
import org.zenorb.cdr.named.KeptException;
import org.zenorb.cdr.named.NameList;
import org.zenorb.cdr.named.NamedAny;
import org.zenorb.cdr.named.PropertyContext;
import org.zenorb.cdr.named.TypeList;
import org.zenorb.cdr.type.CdrAny;
import org.zenorb.cdr.type.TypeCodeFactory;
import org.zenorb.error.MinorCode;

import java.util.Properties;

/**
 * What {@code ORB.init()} without arguments gives: TypeCodes and Anys, and nothing else. No thread,
 * no object adapter, no native call.
 *
 * <p>Thread: any.
 */
public class OrbSingleton extends org.omg.CORBA_3_0.ORB {
    static final int STREAM_BYTES = 256;

    private final ValueTypes valueTypes = new ValueTypes();
    private final Context defaultContext = new PropertyContext();
    private final ReferenceFactory unconnected = new Unconnected();

    /** For {@code ORB.init}. */
    public OrbSingleton() {}

    /** References cannot be followed without an ORB of one's own. */
    private final class Unconnected implements ReferenceFactory {
        @Override
        public org.omg.CORBA.Object read(CdrInput in) {
            throw notHere("reading an object reference");
        }

        @Override
        public org.omg.CORBA.Object read(CdrInput in, Class<?> stubClass) {
            throw notHere("reading an object reference");
        }

        @Override
        public void write(CdrOutput out, org.omg.CORBA.Object object) {
            throw notHere("writing an object reference");
        }

        @Override
        public ValueTypes valueTypes() {
            return valueTypes;
        }

        @Override
        public ORB orb() {
            return OrbSingleton.this;
        }
    }

    /** How this ORB reads and writes references. */
    ReferenceFactory references() {
        return unconnected;
    }

    private static SystemException notHere(String what) {
        return MinorCode.NOT_FOR_SINGLETON.no(what);
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

    // ---------------------------------------------------------------- types and values

    @Override
    public Any create_any() {
        return new CdrAny(references());
    }

    @Override
    public OutputStream create_output_stream() {
        return CdrOutput.unpooled(references(), STREAM_BYTES);
    }

    @Override
    public TypeCode get_primitive_tc(TCKind kind) {
        return TypeCodeFactory.primitive(kind);
    }

    @Override
    public TypeCode create_struct_tc(String id, String name, StructMember[] members) {
        return TypeCodeFactory.struct(id, name, members);
    }

    @Override
    public TypeCode create_union_tc(
            String id, String name, TypeCode discriminator, UnionMember[] members) {
        return TypeCodeFactory.union(id, name, discriminator, members);
    }

    @Override
    public TypeCode create_enum_tc(String id, String name, String[] members) {
        return TypeCodeFactory.enumeration(id, name, members);
    }

    @Override
    public TypeCode create_alias_tc(String id, String name, TypeCode original) {
        return TypeCodeFactory.alias(id, name, original);
    }

    @Override
    public TypeCode create_exception_tc(String id, String name, StructMember[] members) {
        return TypeCodeFactory.exception(id, name, members);
    }

    @Override
    public TypeCode create_interface_tc(String id, String name) {
        return TypeCodeFactory.objref(id, name);
    }

    @Override
    public TypeCode create_abstract_interface_tc(String id, String name) {
        return TypeCodeFactory.abstractInterface(id, name);
    }

    @Override
    public TypeCode create_local_interface_tc(String id, String name) {
        return TypeCodeFactory.localInterface(id, name);
    }

    @Override
    public TypeCode create_native_tc(String id, String name) {
        return TypeCodeFactory.nativeType(id, name);
    }

    @Override
    public TypeCode create_string_tc(int bound) {
        return TypeCodeFactory.string(bound);
    }

    @Override
    public TypeCode create_wstring_tc(int bound) {
        return TypeCodeFactory.wstring(bound);
    }

    @Override
    public TypeCode create_fixed_tc(short digits, short scale) {
        return TypeCodeFactory.fixed(digits, scale);
    }

    @Override
    public TypeCode create_sequence_tc(int bound, TypeCode element) {
        return TypeCodeFactory.sequence(bound, element);
    }

    @Override
    @SuppressWarnings("deprecation")
    public TypeCode create_recursive_sequence_tc(int bound, int offset) {
        return TypeCodeFactory.recursiveSequence(bound, offset);
    }

    @Override
    public TypeCode create_array_tc(int length, TypeCode element) {
        return TypeCodeFactory.array(length, element);
    }

    @Override
    public TypeCode create_recursive_tc(String id) {
        return TypeCodeFactory.recursive(id);
    }

    @Override
    public TypeCode create_value_tc(
            String id, String name, short modifier, TypeCode concreteBase, ValueMember[] members) {
        return TypeCodeFactory.value(id, name, modifier, concreteBase, members);
    }

    @Override
    public TypeCode create_value_box_tc(String id, String name, TypeCode content) {
        return TypeCodeFactory.valueBox(id, name, content);
    }

    @Override
    public TypeCode create_component_tc(String id, String name) {
        return TypeCodeFactory.component(id, name);
    }

    @Override
    public TypeCode create_home_tc(String id, String name) {
        return TypeCodeFactory.home(id, name);
    }

    @Override
    public TypeCode create_event_tc(
            String id, String name, short modifier, TypeCode concreteBase, ValueMember[] members) {
        return TypeCodeFactory.event(id, name, modifier, concreteBase, members);
    }

    // ---------------------------------------------------------------- lists and contexts

    /** An empty list; the count is a hint that is not needed. */
    @Override
    public NVList create_list(int count) {
        return new AnyList(this::create_any);
    }

    @Override
    public NamedValue create_named_value(String name, Any value, int flags) {
        if (value == null) {
            throw MinorCode.NULL_VALUE.no("value of " + name);
        }
        return new NamedAny(name, value, flags);
    }

    @Override
    public ExceptionList create_exception_list() {
        return new TypeList();
    }

    @Override
    public ContextList create_context_list() {
        return new NameList();
    }

    /** The same context each time: this ORB's. */
    @Override
    public Context get_default_context() {
        return defaultContext;
    }

    @Override
    public Environment create_environment() {
        return new KeptException();
    }

    // ---------------------------------------------------------------- dynamic invocation

    @Override
    public void send_multiple_requests_oneway(Request[] requests) {
        throw notHere("sending requests");
    }

    @Override
    public void send_multiple_requests_deferred(Request[] requests) {
        throw notHere("sending requests");
    }

    @Override
    public boolean poll_next_response() {
        throw notHere("poll_next_response");
    }

    @Override
    public Request get_next_response() {
        throw notHere("get_next_response");
    }
}
