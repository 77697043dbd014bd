package org.omg.CORBA;

import org.omg.CORBA.ORBPackage.InvalidName;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.ValueFactory;

import java.util.Properties;

/**
 * The way into CORBA: makes and resolves references, runs servers, makes TypeCodes and Anys.
 *
 * <p>There are full ORBs, made by {@link #init(String[], Properties)}, as many as a program wants,
 * and one singleton, {@link #init()}, that can only make TypeCodes and Anys and raises {@link
 * NO_IMPLEMENT} for everything else. Operations of a destroyed ORB raise {@link OBJECT_NOT_EXIST},
 * those of one that is shut down {@link BAD_INV_ORDER}. What came later than the first edition has
 * defaults that raise {@link NO_IMPLEMENT}.
 *
 * <p>CORBA 3.3, part 1, "ORB interface"; IDL to Java 1.3, "ORB". The variants for applets are left
 * out: newer JDKs have no {@code java.applet}.
 *
 * <p>Thread: any, for full ORBs.
 */
public abstract class ORB {
    /** Makes the singleton when it is first asked for, and keeps it or the reason why not. */
    private static final class Singleton {
        private static final ORB ORB;
        private static final RuntimeException FAILURE;

        static {
            ORB made = null;
            RuntimeException failure = null;
            try {
                made = OrbLocator.newSingleton();
            } catch (RuntimeException e) {
                failure = e;
            }
            ORB = made;
            FAILURE = failure;
        }
    }

    /** For ORBs. */
    public ORB() {}

    /**
     * The singleton, for TypeCodes and Anys. Its class is {@code org.omg.CORBA.ORBSingletonClass}
     * of the system properties or {@code orb.properties}, else ZEN's.
     *
     * @throws INITIALIZE when the class cannot be used
     */
    public static ORB init() {
        ORB orb = Singleton.ORB;
        if (orb == null) {
            INITIALIZE failure = new INITIALIZE(Singleton.FAILURE.getMessage());
            failure.initCause(Singleton.FAILURE);
            throw failure;
        }
        return orb;
    }

    /**
     * A new ORB.
     *
     * <p>Its class is {@code -ORBClass} of the arguments, else {@code org.omg.CORBA.ORBClass} of
     * the properties, of the system properties, or of {@code orb.properties} in the user's home or
     * the JDK's {@code conf} or {@code lib}; else the first provider of this class that {@link
     * java.util.ServiceLoader} finds. The thread's, this class's and the system's class loader are
     * asked, in this order.
     *
     * @param args the program's arguments; may be null
     * @param props settings; may be null
     * @throws INITIALIZE when there is no such class or it cannot start
     * @throws BAD_PARAM when an argument or setting is wrong
     */
    public static ORB init(String[] args, Properties props) {
        ORB orb = OrbLocator.newOrb(args, props);
        orb.set_parameters(args, props);
        return orb;
    }

    /** Configures a new ORB; called once, by {@link #init(String[], Properties)}. */
    protected abstract void set_parameters(String[] args, Properties props);

    /** The name given by {@code -ORBid}, or the empty string. */
    public String id() {
        throw new NO_IMPLEMENT("id");
    }

    /**
     * Makes an object reachable without a POA.
     *
     * @deprecated use a POA
     */
    @Deprecated
    public void connect(Object object) {
        throw new NO_IMPLEMENT("connect");
    }

    /**
     * Takes back {@link #connect}.
     *
     * @deprecated use a POA
     */
    @Deprecated
    public void disconnect(Object object) {
        throw new NO_IMPLEMENT("disconnect");
    }

    /** Ends the ORB for good, and gives back all it has; shuts it down before if necessary. */
    public void destroy() {
        throw new NO_IMPLEMENT("destroy");
    }

    /** The names that {@link #resolve_initial_references} knows. */
    public abstract String[] list_initial_services();

    /** A well-known object: {@code RootPOA}, {@code NameService} and the like. */
    public abstract Object resolve_initial_references(String name) throws InvalidName;

    /**
     * Adds a well-known object.
     *
     * @throws InvalidName when the name is empty or taken
     * @throws BAD_PARAM when the object is null
     */
    public void register_initial_reference(String name, Object object) throws InvalidName {
        throw new NO_IMPLEMENT("register_initial_reference");
    }

    /**
     * A reference as text that any ORB understands: {@code IOR:…}.
     *
     * @throws MARSHAL for a local object
     */
    public abstract String object_to_string(Object object);

    /**
     * The reference that a text stands for: {@code IOR:}, {@code corbaloc:}, {@code corbaname:},
     * {@code file:}.
     *
     * @throws BAD_PARAM when it is malformed
     */
    public abstract Object string_to_object(String text);

    /** An empty list with room for so many values. */
    public abstract NVList create_list(int count);

    /**
     * The arguments of an operation, with their types and without values.
     *
     * @param operation an OperationDef of an interface repository, which is asked
     * @throws BAD_PARAM when it is none
     */
    public NVList create_operation_list(Object operation) {
        throw new NO_IMPLEMENT("create_operation_list");
    }

    /** A named value. */
    public abstract NamedValue create_named_value(String name, Any value, int flags);

    /** An empty list of exceptions. */
    public abstract ExceptionList create_exception_list();

    /** An empty list of context names. */
    public abstract ContextList create_context_list();

    /** The root of the process's contexts. */
    public abstract Context get_default_context();

    /** An empty environment. */
    public abstract Environment create_environment();

    /** A stream in memory. */
    public abstract OutputStream create_output_stream();

    /** Sends several dynamic requests and expects no replies. */
    public abstract void send_multiple_requests_oneway(Request[] requests);

    /** Sends several dynamic requests, whose replies are fetched later. */
    public abstract void send_multiple_requests_deferred(Request[] requests);

    /** Whether a reply to one of the deferred requests is there. */
    public abstract boolean poll_next_response();

    /**
     * Waits for the reply to one of the deferred requests.
     *
     * @throws WrongTransaction when the calling thread is in another transaction than the sender
     */
    public abstract Request get_next_response() throws WrongTransaction;

    /**
     * The TypeCode of a basic type.
     *
     * @throws BAD_TYPECODE or {@link BAD_PARAM} when the kind needs parameters
     */
    public abstract TypeCode get_primitive_tc(TCKind kind);

    /**
     * The TypeCode of a struct. Like all of these, raises {@link BAD_PARAM} on illegal ids, names
     * and members and {@link BAD_TYPECODE} on types that cannot be members.
     */
    public abstract TypeCode create_struct_tc(String id, String name, StructMember[] members);

    /** The TypeCode of a union. */
    public abstract TypeCode create_union_tc(
            String id, String name, TypeCode discriminator, UnionMember[] members);

    /** The TypeCode of an enum. */
    public abstract TypeCode create_enum_tc(String id, String name, String[] members);

    /** The TypeCode of a typedef. */
    public abstract TypeCode create_alias_tc(String id, String name, TypeCode original);

    /** The TypeCode of an exception. */
    public abstract TypeCode create_exception_tc(String id, String name, StructMember[] members);

    /** The TypeCode of an interface. */
    public abstract TypeCode create_interface_tc(String id, String name);

    /** The TypeCode of a string; bound 0 means none. */
    public abstract TypeCode create_string_tc(int bound);

    /** The TypeCode of a wstring; bound 0 means none. */
    public abstract TypeCode create_wstring_tc(int bound);

    /** The TypeCode of a sequence; bound 0 means none. */
    public abstract TypeCode create_sequence_tc(int bound, TypeCode element);

    /**
     * The TypeCode of a sequence of a type that encloses it.
     *
     * @param offset how many levels out that type stands
     * @deprecated use {@link #create_recursive_tc}
     */
    @Deprecated
    public abstract TypeCode create_recursive_sequence_tc(int bound, int offset);

    /** The TypeCode of an array. */
    public abstract TypeCode create_array_tc(int length, TypeCode element);

    /** The TypeCode of a native type. */
    public TypeCode create_native_tc(String id, String name) {
        throw new NO_IMPLEMENT("create_native_tc");
    }

    /** The TypeCode of an abstract interface. */
    public TypeCode create_abstract_interface_tc(String id, String name) {
        throw new NO_IMPLEMENT("create_abstract_interface_tc");
    }

    /** The TypeCode of a local interface. */
    public TypeCode create_local_interface_tc(String id, String name) {
        throw new NO_IMPLEMENT("create_local_interface_tc");
    }

    /** The TypeCode of a fixed. */
    public TypeCode create_fixed_tc(short digits, short scale) {
        throw new NO_IMPLEMENT("create_fixed_tc");
    }

    /**
     * The TypeCode of a value type.
     *
     * @param modifier {@link VM_NONE} and its kin
     * @param concreteBase may be null
     */
    public TypeCode create_value_tc(
            String id, String name, short modifier, TypeCode concreteBase, ValueMember[] members) {
        throw new NO_IMPLEMENT("create_value_tc");
    }

    /** Stands for the TypeCode of this id within itself. */
    public TypeCode create_recursive_tc(String id) {
        throw new NO_IMPLEMENT("create_recursive_tc");
    }

    /** The TypeCode of a boxed value. */
    public TypeCode create_value_box_tc(String id, String name, TypeCode content) {
        throw new NO_IMPLEMENT("create_value_box_tc");
    }

    /** The TypeCode of a component. */
    public TypeCode create_component_tc(String id, String name) {
        throw new NO_IMPLEMENT("create_component_tc");
    }

    /** The TypeCode of a home. */
    public TypeCode create_home_tc(String id, String name) {
        throw new NO_IMPLEMENT("create_home_tc");
    }

    /**
     * The TypeCode of an event type.
     *
     * @param modifier {@link VM_NONE} and its kin
     * @param concreteBase may be null
     */
    public TypeCode create_event_tc(
            String id, String name, short modifier, TypeCode concreteBase, ValueMember[] members) {
        throw new NO_IMPLEMENT("create_event_tc");
    }

    /** An Any that holds nothing yet. */
    public abstract Any create_any();

    /**
     * The current, for an ORB that has one and no more.
     *
     * @throws NO_IMPLEMENT when it has several
     * @deprecated resolve the initial reference of the Current you need
     */
    @Deprecated
    public Current get_current() {
        throw new NO_IMPLEMENT("get_current");
    }

    /** Serves until {@link #shutdown} is complete. */
    public void run() {
        throw new NO_IMPLEMENT("run");
    }

    /**
     * Stops serving.
     *
     * @param waitForCompletion to return only when all requests have ended
     * @throws BAD_INV_ORDER when a request being served would wait for itself
     */
    public void shutdown(boolean waitForCompletion) {
        throw new NO_IMPLEMENT("shutdown");
    }

    /** Whether there is something for {@link #perform_work} to do. */
    public boolean work_pending() {
        throw new NO_IMPLEMENT("work_pending");
    }

    /** Does a piece of work for an ORB that has to use the calling thread. */
    public void perform_work() {
        throw new NO_IMPLEMENT("perform_work");
    }

    /**
     * Tells what this ORB has of a service.
     *
     * @param serviceType 1 is security
     * @param information gets the answer, which is empty when there is nothing to tell
     * @return whether there is anything to tell
     */
    public boolean get_service_information(
            short serviceType, ServiceInformationHolder information) {
        throw new NO_IMPLEMENT("get_service_information");
    }

    /**
     * A policy.
     *
     * @param value of the type that the policy's IDL says
     * @throws PolicyError when type or value are not supported
     */
    public Policy create_policy(int type, Any value) throws PolicyError {
        throw new NO_IMPLEMENT("create_policy");
    }

    /**
     * The interface repository's description of a value type, a ValueDef.
     *
     * @throws INTF_REPOS minor code 1 when there is no interface repository, 2 when it does not
     *     know the type
     * @throws BAD_PARAM when the type is no value type
     */
    public Object get_value_def(String repositoryId) {
        throw new NO_IMPLEMENT("get_value_def");
    }

    /**
     * Says how values of this repository id are made while reading.
     *
     * @return what was said before, or null
     */
    public ValueFactory register_value_factory(String repositoryId, ValueFactory factory) {
        throw new NO_IMPLEMENT("register_value_factory");
    }

    /**
     * Takes back {@link #register_value_factory}.
     *
     * @throws BAD_PARAM when there is none
     */
    public void unregister_value_factory(String repositoryId) {
        throw new NO_IMPLEMENT("unregister_value_factory");
    }

    /** The factory registered for this repository id, or null. */
    public ValueFactory lookup_value_factory(String repositoryId) {
        throw new NO_IMPLEMENT("lookup_value_factory");
    }

    /**
     * Binds a servant to this ORB, by setting its delegate.
     *
     * @param wrapper the servant
     * @throws BAD_PARAM when it is none
     */
    public void set_delegate(java.lang.Object wrapper) {
        throw new NO_IMPLEMENT("set_delegate");
    }

    /**
     * An exception as text that tells name, reason, minor code and completion status.
     *
     * @throws BAD_PARAM when it is null
     */
    public String exception_to_string(SystemException exception) {
        if (exception == null) {
            throw new BAD_PARAM("exception_to_string of null");
        }
        return exception.toString();
    }
}
