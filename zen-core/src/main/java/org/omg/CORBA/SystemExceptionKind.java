package org.omg.CORBA;

import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

import java.util.HashMap;
import java.util.Map;

/**
 * The standard's system exceptions, as their helpers need them: each is named like its class.
 *
 * <p>On the wire and in an Any an exception is its repository id, the minor code and the completion
 * status; the message stays behind. CORBA 3.3, part 1, "Exceptions", and part 2, "CDR".
 *
 * <p>Thread: any.
 */
enum SystemExceptionKind {
    ACTIVITY_COMPLETED(ACTIVITY_COMPLETED::new),
    ACTIVITY_REQUIRED(ACTIVITY_REQUIRED::new),
    BAD_CONTEXT(BAD_CONTEXT::new),
    BAD_INV_ORDER(BAD_INV_ORDER::new),
    BAD_OPERATION(BAD_OPERATION::new),
    BAD_PARAM(BAD_PARAM::new),
    BAD_QOS(BAD_QOS::new),
    BAD_TYPECODE(BAD_TYPECODE::new),
    CODESET_INCOMPATIBLE(CODESET_INCOMPATIBLE::new),
    COMM_FAILURE(COMM_FAILURE::new),
    DATA_CONVERSION(DATA_CONVERSION::new),
    FREE_MEM(FREE_MEM::new),
    IMP_LIMIT(IMP_LIMIT::new),
    INITIALIZE(INITIALIZE::new),
    INTERNAL(INTERNAL::new),
    INTF_REPOS(INTF_REPOS::new),
    INVALID_ACTIVITY(INVALID_ACTIVITY::new),
    INVALID_TRANSACTION(INVALID_TRANSACTION::new),
    INV_FLAG(INV_FLAG::new),
    INV_IDENT(INV_IDENT::new),
    INV_OBJREF(INV_OBJREF::new),
    INV_POLICY(INV_POLICY::new),
    MARSHAL(MARSHAL::new),
    NO_IMPLEMENT(NO_IMPLEMENT::new),
    NO_MEMORY(NO_MEMORY::new),
    NO_PERMISSION(NO_PERMISSION::new),
    NO_RESOURCES(NO_RESOURCES::new),
    NO_RESPONSE(NO_RESPONSE::new),
    OBJECT_NOT_EXIST(OBJECT_NOT_EXIST::new),
    OBJ_ADAPTER(OBJ_ADAPTER::new),
    PERSIST_STORE(PERSIST_STORE::new),
    REBIND(REBIND::new),
    THREAD_CANCELLED(THREAD_CANCELLED::new),
    TIMEOUT(TIMEOUT::new),
    TRANSACTION_MODE(TRANSACTION_MODE::new),
    TRANSACTION_REQUIRED(TRANSACTION_REQUIRED::new),
    TRANSACTION_ROLLEDBACK(TRANSACTION_ROLLEDBACK::new),
    TRANSACTION_UNAVAILABLE(TRANSACTION_UNAVAILABLE::new),
    TRANSIENT(TRANSIENT::new),
    UNKNOWN(UNKNOWN::new);

    private static final String PREFIX = "IDL:omg.org/CORBA/";
    private static final String VERSION = ":1.0";
    private static final Map<String, SystemExceptionKind> BY_ID = new HashMap<>();

    static {
        for (SystemExceptionKind each : values()) {
            BY_ID.put(each.id, each);
        }
    }

    /** The constructor that says all. */
    private interface Maker {
        SystemException make(String reason, int minor, CompletionStatus completed);
    }

    private final Maker maker;
    private final String id = PREFIX + name() + VERSION;
    private volatile TypeCode type;

    SystemExceptionKind(Maker maker) {
        this.maker = maker;
    }

    /** The kind with that repository id, or null. */
    static SystemExceptionKind of(String id) {
        return BY_ID.get(id);
    }

    /** What an exception is for others: UNKNOWN where its class is none of the standard's. */
    static SystemExceptionKind of(SystemException value) {
        Class<?> type = value.getClass();
        boolean isStandard = type.getPackage() == SystemException.class.getPackage();
        SystemExceptionKind found = isStandard ? of(PREFIX + type.getSimpleName() + VERSION) : null;
        return found == null ? UNKNOWN : found;
    }

    static TypeCode describe(String id, String name) {
        ORB orb = ORB.init();
        StructMember[] members = {
            new StructMember("minor", orb.get_primitive_tc(TCKind.tk_ulong), null),
            new StructMember("completed", CompletionStatusHelper.type(), null)
        };
        return orb.create_exception_tc(id, name, members);
    }

    String id() {
        return id;
    }

    TypeCode type() {
        TypeCode known = type;
        if (known == null) {
            known = describe(id, name());
            type = known;
        }
        return known;
    }

    void insert(Any any, SystemException value) {
        OutputStream out = any.create_output_stream();
        any.type(type());
        write(out, value);
        any.read_value(out.create_input_stream(), type());
    }

    SystemException extract(Any any) {
        if (!any.type().equivalent(type())) {
            throw new BAD_OPERATION(
                    "the any holds a value of another type", 0, CompletionStatus.COMPLETED_NO);
        }
        return read(any.create_input_stream());
    }

    SystemException read(InputStream input) {
        String found = input.read_string();
        if (!found.equals(id)) {
            throw new MARSHAL(
                    "instead of " + id + " there is " + found, 0, CompletionStatus.COMPLETED_NO);
        }
        return readMembers(input);
    }

    SystemException readMembers(InputStream input) {
        int minor = input.read_ulong();
        return maker.make("", minor, CompletionStatusHelper.read(input));
    }

    void write(OutputStream output, SystemException value) {
        output.write_string(id);
        output.write_ulong(value.minor);
        CompletionStatus completed = value.completed;
        // Who does not know says that it may be.
        CompletionStatusHelper.write(
                output, completed == null ? CompletionStatus.COMPLETED_MAYBE : completed);
    }
}
