package org.zenorb.error;

import org.omg.CORBA.BAD_CONTEXT;
import org.omg.CORBA.BAD_INV_ORDER;
import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.BAD_TYPECODE;
import org.omg.CORBA.CODESET_INCOMPATIBLE;
import org.omg.CORBA.COMM_FAILURE;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.DATA_CONVERSION;
import org.omg.CORBA.IMP_LIMIT;
import org.omg.CORBA.INITIALIZE;
import org.omg.CORBA.INTERNAL;
import org.omg.CORBA.INTF_REPOS;
import org.omg.CORBA.INV_OBJREF;
import org.omg.CORBA.INV_POLICY;
import org.omg.CORBA.MARSHAL;
import org.omg.CORBA.NO_IMPLEMENT;
import org.omg.CORBA.NO_MEMORY;
import org.omg.CORBA.NO_PERMISSION;
import org.omg.CORBA.NO_RESOURCES;
import org.omg.CORBA.NO_RESPONSE;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.OBJ_ADAPTER;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.TIMEOUT;
import org.omg.CORBA.TRANSIENT;
import org.omg.CORBA.UNKNOWN;

/**
 * The catalogue of minor codes: every system exception that ZEN raises has its number, its standard
 * text and its usual completion status here, and is made here.
 *
 * <p>Numbers under {@link #OMG} are the OMG's own (CORBA 3.3 part 1, annex A); those under {@link
 * #ZEN} are ours. A message is always the text of the catalogue, a colon and the detail that the
 * caller knows (address, limit, setting).
 *
 * <p>Thread: any.
 */
public enum MinorCode {
    // OMG-assigned
    ORB_SHUT_DOWN(Kind.BAD_INV_ORDER, MinorCode.OMG | 4, "the ORB has been shut down"),
    WOULD_DEADLOCK(
            Kind.BAD_INV_ORDER,
            MinorCode.OMG | 3,
            "waiting for completion from within an invocation would deadlock"),
    ORB_DESTROYED(Kind.OBJECT_NOT_EXIST, MinorCode.ZEN | 1, "the ORB has been destroyed"),
    UNKNOWN_USER_EXCEPTION(
            Kind.UNKNOWN, MinorCode.OMG | 1, "a user exception the operation does not declare"),
    UNKNOWN_SYSTEM_EXCEPTION(
            Kind.UNKNOWN, MinorCode.OMG | 2, "a system exception this ORB does not know"),
    SERVANT_THREW(Kind.UNKNOWN, MinorCode.ZEN | 1, "the servant threw an unexpected exception"),
    OBJECT_UNKNOWN(
            Kind.OBJECT_NOT_EXIST,
            MinorCode.OMG | 1,
            "no such object is active (deactivated, or never was)"),
    OBJECT_STALE(
            Kind.OBJECT_NOT_EXIST,
            MinorCode.ZEN | 2,
            "the reference belongs to an earlier life of this server"),
    DYN_ANY_DESTROYED(
            Kind.OBJECT_NOT_EXIST,
            MinorCode.ZEN | 3,
            "the DynAny was destroyed, or is no component of its parent any more"),
    ADAPTER_UNKNOWN(Kind.OBJECT_NOT_EXIST, MinorCode.OMG | 2, "the object's POA does not exist"),
    ADAPTER_INACTIVE(Kind.OBJ_ADAPTER, MinorCode.ZEN | 1, "the POA manager is inactive"),
    NO_SERVANT(
            Kind.OBJ_ADAPTER,
            MinorCode.OMG | 3,
            "the POA has neither an active object of this id nor a default servant"),
    NO_UPCALL(
            Kind.OBJ_ADAPTER, MinorCode.ZEN | 16, "the calling thread runs no request of this ORB"),
    SERVANT_NOT_ACTIVE(
            Kind.OBJ_ADAPTER,
            MinorCode.ZEN | 17,
            "the servant incarnates no object and its POA does not activate implicitly"),
    ADAPTER_ACTIVATOR_FAILED(
            Kind.OBJ_ADAPTER, MinorCode.OMG | 1, "the adapter activator raised an exception"),
    NO_SERVANT_MANAGER(
            Kind.OBJ_ADAPTER,
            MinorCode.OMG | 4,
            "the POA has no servant manager of the kind its policies want"),
    INCARNATE_VIOLATES_POLICY(
            Kind.OBJ_ADAPTER,
            MinorCode.OMG | 5,
            "the servant that incarnate returned violates the POA's policies"),
    NULL_SERVANT(Kind.OBJ_ADAPTER, MinorCode.OMG | 7, "the servant manager returned no servant"),
    REQUEST_SENT_TWICE(
            Kind.BAD_INV_ORDER, MinorCode.OMG | 10, "the dynamic request was sent already"),
    REQUEST_NOT_SENT(
            Kind.BAD_INV_ORDER,
            MinorCode.OMG | 11,
            "the dynamic request was not sent deferred yet"),
    REPLY_RETRIEVED(
            Kind.BAD_INV_ORDER,
            MinorCode.OMG | 12,
            "the reply of the request was retrieved already"),
    REQUEST_NOT_DEFERRED(
            Kind.BAD_INV_ORDER, MinorCode.OMG | 13, "the dynamic request was not sent deferred"),
    ARGUMENTS_TAKEN(
            Kind.BAD_INV_ORDER,
            MinorCode.OMG | 7,
            "arguments of a ServerRequest are given once, and before an exception"),
    CONTEXT_TAKEN(
            Kind.BAD_INV_ORDER,
            MinorCode.OMG | 8,
            "the context of a ServerRequest is given once, between arguments and result"),
    RESULT_SET(
            Kind.BAD_INV_ORDER,
            MinorCode.OMG | 9,
            "the result of a ServerRequest is set once, behind arguments, and not beside an"
                    + " exception"),
    NOT_A_SKELETON(
            Kind.OBJ_ADAPTER,
            MinorCode.ZEN | 24,
            "the servant has neither a skeleton nor a dynamic implementation"),
    NOT_AN_EXCEPTION(Kind.BAD_PARAM, MinorCode.ZEN | 28, "the type is no exception"),
    SERVANT_MANAGER_SET(
            Kind.BAD_INV_ORDER, MinorCode.OMG | 6, "the POA has a servant manager already"),
    BAD_OBJECT_ID(Kind.BAD_PARAM, MinorCode.OMG | 14, "the object id is not one of this POA"),
    BAD_PRIORITY(
            Kind.BAD_PARAM, MinorCode.ZEN | 16, "the thread pool has no lane of this priority"),
    POA_DESTROYED(
            Kind.BAD_INV_ORDER, MinorCode.OMG | 17, "the POA is destroyed or being destroyed"),
    TOO_MANY_POAS(Kind.IMP_LIMIT, MinorCode.ZEN | 16, "the limit zen.poa.maxPoas is reached"),
    TOO_MANY_OBJECTS(Kind.IMP_LIMIT, MinorCode.ZEN | 17, "the limit zen.poa.maxObjects is reached"),
    REQUEST_DISCARDED(
            Kind.TRANSIENT, MinorCode.OMG | 1, "the POA manager discards requests at present"),
    HOLD_QUEUE_FULL(
            Kind.TRANSIENT,
            MinorCode.ZEN | 1,
            "the POA manager holds requests and its queue is full"),
    NO_USABLE_PROFILE(Kind.TRANSIENT, MinorCode.OMG | 2, "no usable profile in the reference"),
    REQUEST_CANCELLED(Kind.TRANSIENT, MinorCode.OMG | 3, "the request was cancelled"),
    CONNECTION_REFUSED(Kind.TRANSIENT, MinorCode.ZEN | 2, "no connection could be made"),
    CONNECT_TIMED_OUT(Kind.TRANSIENT, MinorCode.ZEN | 3, "connecting took too long"),
    LANE_STALLED(
            Kind.TRANSIENT,
            MinorCode.ZEN | 4,
            "every thread of the lane waits for a nested call of its own"),
    CONNECTION_CLOSED_BY_PEER(
            Kind.TRANSIENT, MinorCode.ZEN | 5, "the server closed the connection in good order"),
    TOO_MANY_FORWARDS(
            Kind.TRANSIENT, MinorCode.ZEN | 6, "the reference was forwarded too many times"),
    FORWARDED_MEANWHILE(
            Kind.TRANSIENT,
            MinorCode.ZEN | 7,
            "an asynchronous request was forwarded to a server that takes another GIOP version or"
                    + " code set; the same call will reach it now"),
    CONNECTION_LOST(
            Kind.COMM_FAILURE, MinorCode.ZEN | 1, "the connection broke before the reply came"),
    WRITE_FAILED(Kind.COMM_FAILURE, MinorCode.ZEN | 2, "the request could not be sent"),
    PROTOCOL_ERROR(
            Kind.COMM_FAILURE, MinorCode.ZEN | 3, "the peer sent what is not a GIOP message"),
    PEER_REPORTED_ERROR(
            Kind.COMM_FAILURE, MinorCode.ZEN | 4, "the peer answered with MessageError"),
    REQUEST_TIMED_OUT(Kind.TIMEOUT, MinorCode.ZEN | 1, "no reply within the request time-out"),
    MESSAGE_TOO_LARGE(
            Kind.IMP_LIMIT, MinorCode.ZEN | 1, "the message is larger than zen.maxMessageBytes"),
    TOO_MANY_CONNECTIONS(
            Kind.IMP_LIMIT, MinorCode.ZEN | 2, "the limit zen.maxConnections is reached"),
    CALLS_NESTED_TOO_DEEP(
            Kind.IMP_LIMIT, MinorCode.ZEN | 3, "calls are nested deeper than zen.maxCallDepth"),
    NESTING_TOO_DEEP(
            Kind.IMP_LIMIT,
            MinorCode.ZEN | 4,
            "values, recursive types, TypeCodes or encapsulations are nested deeper than zen.maxNestingDepth"),
    STACK_EXHAUSTED(
            Kind.IMP_LIMIT,
            MinorCode.ZEN | 39,
            "the thread's stack is full: data nested too deep, or calls without end"),
    HEAP_EXHAUSTED(
            Kind.NO_MEMORY, MinorCode.ZEN | 1, "there is no memory for what the servant wants"),
    TOO_MANY_COMPONENTS(
            Kind.IMP_LIMIT,
            MinorCode.ZEN | 20,
            "a DynAny would have more components than zen.maxDynAnyComponents"),
    TOO_MANY_NAMES(Kind.IMP_LIMIT, MinorCode.ZEN | 5, "the limit zen.maxPlainKeys is reached"),
    TOO_MANY_FRAGMENTS(
            Kind.IMP_LIMIT,
            MinorCode.ZEN | 32,
            "too much of a connection is under way in fragments"),
    STRING_TOO_LONG(
            Kind.IMP_LIMIT, MinorCode.ZEN | 33, "a string is longer than zen.maxStringBytes"),
    SEQUENCE_TOO_LONG(
            Kind.IMP_LIMIT,
            MinorCode.ZEN | 34,
            "a sequence or array is longer than zen.maxSequenceLength"),
    TYPECODE_TOO_LARGE(
            Kind.IMP_LIMIT, MinorCode.ZEN | 35, "a TypeCode is larger than zen.maxTypeCodeBytes"),
    TOO_MANY_PROFILES(
            Kind.IMP_LIMIT,
            MinorCode.ZEN | 36,
            "a reference has more profiles than zen.maxProfiles"),
    TOO_MANY_PROFILE_COMPONENTS(
            Kind.IMP_LIMIT,
            MinorCode.ZEN | 37,
            "a profile has more components than zen.maxComponents"),
    TOO_MANY_CONTEXTS(
            Kind.IMP_LIMIT,
            MinorCode.ZEN | 38,
            "a message has more service contexts than zen.maxServiceContexts"),
    BUFFERS_EXHAUSTED(
            Kind.NO_RESOURCES,
            MinorCode.ZEN | 1,
            "the pool of large message buffers is exhausted (zen.largeBufferBytes)"),
    TOO_MANY_THREADPOOLS(
            Kind.NO_RESOURCES, MinorCode.ZEN | 4, "the limit of thread pools is reached"),
    TOO_MANY_PENDING(
            Kind.NO_RESOURCES,
            MinorCode.ZEN | 3,
            "too many requests wait on one connection (zen.maxPendingRequests)"),
    TOO_MANY_ASYNC_CALLS(
            Kind.NO_RESOURCES,
            MinorCode.ZEN | 5,
            "too many asynchronous calls are under way (zen.maxAsyncCalls)"),
    FRAMES_EXHAUSTED(
            Kind.NO_RESOURCES, MinorCode.ZEN | 2, "the pool of invocation frames is exhausted"),
    TRUNCATED(Kind.MARSHAL, MinorCode.ZEN | 1, "the data ends before the value does"),
    BAD_LENGTH(
            Kind.MARSHAL, MinorCode.ZEN | 2, "a length is negative or beyond the end of the data"),
    BAD_STRING(Kind.MARSHAL, MinorCode.ZEN | 3, "a string does not end with a null character"),
    BAD_BOOLEAN(Kind.MARSHAL, MinorCode.ZEN | 4, "a boolean is neither 0 nor 1"),
    BAD_ENUM(Kind.MARSHAL, MinorCode.ZEN | 5, "an enum value is out of range"),
    BAD_TYPECODE(Kind.MARSHAL, MinorCode.ZEN | 6, "the data is not a valid TypeCode"),
    BAD_ENCAPSULATION(Kind.MARSHAL, MinorCode.ZEN | 7, "the data is not a valid encapsulation"),
    BAD_REFERENCE(Kind.MARSHAL, MinorCode.ZEN | 8, "the data is not a valid object reference"),
    BAD_HEADER(Kind.MARSHAL, MinorCode.ZEN | 9, "the message header is not valid"),
    BOUND_EXCEEDED(
            Kind.MARSHAL, MinorCode.ZEN | 10, "a bounded string, sequence or map is too long"),
    BAD_ARRAY_LENGTH(Kind.MARSHAL, MinorCode.ZEN | 22, "an array has not the length of its type"),
    MAP_KEY_TWICE(Kind.MARSHAL, MinorCode.ZEN | 23, "a map has a key twice"),
    MAP_CHANGED(
            Kind.MARSHAL, MinorCode.ZEN | 24, "a map became longer or shorter while it was sent"),
    BITFIELD_OUT_OF_RANGE(
            Kind.BAD_PARAM, MinorCode.ZEN | 30, "a field of a bitset has no room for the value"),
    STRING_OVER_BOUND(
            Kind.BAD_PARAM, MinorCode.ZEN | 26, "a bounded string to be sent is too long"),
    BAD_FIXED(Kind.MARSHAL, MinorCode.ZEN | 11, "a fixed value has what is no digit or no sign"),
    BAD_EXCEPTION_ID(
            Kind.MARSHAL, MinorCode.ZEN | 12, "an exception is not the one that its type names"),
    REPLY_UNREADABLE(
            Kind.MARSHAL, MinorCode.ZEN | 13, "code of the application that reads a reply failed"),
    BAD_VALUE(Kind.MARSHAL, MinorCode.ZEN | 14, "the data is not a valid value"),
    BAD_INDIRECTION(
            Kind.MARSHAL, MinorCode.ZEN | 15, "an indirection refers to nothing it may refer to"),
    NO_VALUE_FACTORY(
            Kind.MARSHAL,
            MinorCode.OMG | 1,
            "no value factory is registered for the type, and there is no default one"),
    NO_SUCH_VALUE_FACTORY(
            Kind.BAD_PARAM, MinorCode.OMG | 1, "there is no value factory for the type"),
    NOT_A_VALUE(
            Kind.BAD_PARAM,
            MinorCode.ZEN | 24,
            "the object is no value of an IDL type (Java serialisation is not spoken)"),
    NOT_A_VALUE_TYPE(Kind.BAD_PARAM, MinorCode.ZEN | 25, "the type is no value type"),
    BAD_VALUE_ORDER(Kind.BAD_INV_ORDER, MinorCode.ZEN | 6, "a value is ended that was not begun"),
    NO_SUCH_SCOPE(
            Kind.BAD_CONTEXT, MinorCode.OMG | 1, "neither the context nor a parent has this name"),
    NO_SUCH_PROPERTY(
            Kind.BAD_CONTEXT, MinorCode.OMG | 2, "the context has no property of this name"),
    BAD_PROPERTY_TYPE(
            Kind.BAD_TYPECODE, MinorCode.ZEN | 1, "the value of a context's property is a string"),
    BAD_CONTEXT_DATA(
            Kind.MARSHAL, MinorCode.ZEN | 20, "the data is not a context: a name has no value"),
    EXCEPTION_WITHOUT_HELPER(
            Kind.MARSHAL,
            MinorCode.ZEN | 21,
            "a user exception has no helper that can read and write it"),
    BAD_ARRAY_RANGE(
            Kind.BAD_PARAM, MinorCode.ZEN | 6, "the range lies outside of the caller's array"),
    BAD_FIXED_TYPE(
            Kind.BAD_PARAM,
            MinorCode.ZEN | 7,
            "a fixed type has 1 to 31 digits, the scale at most"),
    TYPECODE_INCOMPLETE(
            Kind.BAD_TYPECODE, MinorCode.OMG | 1, "part of the TypeCode is not known yet"),
    MEMBER_TYPE_ILLEGAL(
            Kind.BAD_TYPECODE, MinorCode.OMG | 2, "the type cannot be part of another one"),
    BAD_TYPE_NAME(Kind.BAD_PARAM, MinorCode.OMG | 15, "the name of a type is no identifier"),
    BAD_REPOSITORY_ID(Kind.BAD_PARAM, MinorCode.OMG | 16, "the repository id is not valid"),
    BAD_MEMBER_NAME(Kind.BAD_PARAM, MinorCode.OMG | 17, "the name of a member is not valid"),
    DUPLICATE_LABEL(Kind.BAD_PARAM, MinorCode.OMG | 18, "a union has a label twice"),
    BAD_LABEL_TYPE(
            Kind.BAD_PARAM,
            MinorCode.OMG | 19,
            "a union's label is not of its discriminator's type"),
    BAD_DISCRIMINATOR(
            Kind.BAD_PARAM, MinorCode.OMG | 20, "a union cannot be switched by this type"),
    NO_PRIMITIVE(Kind.BAD_PARAM, MinorCode.ZEN | 9, "the kind of type needs parameters"),
    BAD_BOUND(Kind.BAD_PARAM, MinorCode.ZEN | 10, "the bound or length of a type is not valid"),
    NOT_AN_INTERFACE_TYPE(Kind.BAD_PARAM, MinorCode.ZEN | 11, "the type is no interface"),
    NOT_AN_OPERATION(
            Kind.BAD_PARAM, MinorCode.ZEN | 29, "the object describes no operation (OperationDef)"),
    NOT_A_FIXED_TYPE(
            Kind.BAD_INV_ORDER, MinorCode.ZEN | 3, "the type is no fixed that can hold the value"),
    ANY_WITHOUT_STREAMABLE(
            Kind.BAD_INV_ORDER, MinorCode.ZEN | 4, "no Streamable was inserted into the any"),
    NOT_OF_AN_ORB(
            Kind.BAD_INV_ORDER,
            MinorCode.ZEN | 5,
            "object references need the stream or any of an ORB that was initialised"),
    ANY_OF_OTHER_TYPE(
            Kind.BAD_OPERATION, MinorCode.ZEN | 2, "the any holds a value of another type"),
    ANY_WITHOUT_VALUE(Kind.BAD_OPERATION, MinorCode.ZEN | 3, "the any holds a type and no value"),
    NAME_TOO_LONG(Kind.BAD_PARAM, MinorCode.ZEN | 8, "a name is too long for its place"),
    FIXED_OUT_OF_RANGE(
            Kind.DATA_CONVERSION, MinorCode.ZEN | 2, "the value has too many digits for its type"),
    BAD_MARK(Kind.BAD_INV_ORDER, MinorCode.ZEN | 2, "the stream has no mark to return to"),
    NULL_VALUE(Kind.BAD_PARAM, MinorCode.ZEN | 1, "null where the mapping demands a value"),
    USED_AFTER_RELEASE(
            Kind.BAD_INV_ORDER, MinorCode.ZEN | 1, "a stream was used after its release"),
    NO_WCHAR_IN_GIOP_1_0(
            Kind.MARSHAL, MinorCode.OMG | 5, "wchar and wstring do not exist in GIOP 1.0"),
    LOCAL_OBJECT(
            Kind.MARSHAL, MinorCode.OMG | 4, "a local object cannot be sent to another process"),
    CHAR_NOT_REPRESENTABLE(
            Kind.DATA_CONVERSION,
            MinorCode.OMG | 1,
            "a character does not exist in the transmission code set"),
    MALFORMED_CHARACTERS(
            Kind.DATA_CONVERSION,
            MinorCode.ZEN | 1,
            "the bytes are not valid in the transmission code set"),
    NO_COMMON_CODESET(
            Kind.CODESET_INCOMPATIBLE, MinorCode.OMG | 1, "client and server share no code set"),
    NO_WCHAR_CODE_SET(
            Kind.INV_OBJREF,
            MinorCode.OMG | 1,
            "the server has code sets for char alone; it takes no wchar or wstring"),
    NO_CODE_SET_COMPONENT(
            Kind.INV_OBJREF,
            MinorCode.OMG | 2,
            "the reference does not say which code sets its server has for wchar and wstring"),
    OPERATION_UNKNOWN(Kind.BAD_OPERATION, MinorCode.ZEN | 1, "the interface has no such operation"),
    BAD_SCHEME(Kind.BAD_PARAM, MinorCode.OMG | 7, "string_to_object knows no such scheme"),
    BAD_ADDRESS(Kind.BAD_PARAM, MinorCode.OMG | 8, "the address in the URL is not valid"),
    BAD_SCHEME_SPECIFIC_PART(
            Kind.BAD_PARAM, MinorCode.OMG | 9, "the reference's text is not valid"),
    BAD_NAME(Kind.BAD_PARAM, MinorCode.OMG | 10, "the stringified name is not valid"),
    NAME_ALREADY_BOUND(Kind.BAD_PARAM, MinorCode.ZEN | 2, "the name is bound already"),
    NO_REFERENCE_IN_PROFILE(Kind.INV_OBJREF, MinorCode.ZEN | 1, "the reference is nil"),
    BAD_STREAM(Kind.BAD_PARAM, MinorCode.ZEN | 20, "a stream that does not belong to this call"),
    NO_SUCH_SKELETON(Kind.BAD_PARAM, MinorCode.ZEN | 27, "not an object of a skeleton for this"),
    NO_SUCH_THREADPOOL(Kind.BAD_PARAM, MinorCode.ZEN | 21, "there is no such thread pool"),
    BAD_LANE(Kind.BAD_PARAM, MinorCode.ZEN | 22, "the lane is not valid"),
    UNKNOWN_SETTING(Kind.BAD_PARAM, MinorCode.ZEN | 3, "no such setting"),
    BAD_SETTING(Kind.BAD_PARAM, MinorCode.ZEN | 4, "the value of a setting is not valid"),
    BAD_ENDPOINT(Kind.BAD_PARAM, MinorCode.ZEN | 5, "the endpoint is not valid"),
    NAME_NOT_RESOLVED(
            Kind.BAD_PARAM, MinorCode.ZEN | 23, "the naming service does not resolve the name"),
    PORT_IN_USE(Kind.INITIALIZE, MinorCode.ZEN | 1, "the endpoint could not be opened"),
    NO_PRIORITY(Kind.INITIALIZE, MinorCode.ZEN | 3, "the calling thread has no CORBA priority"),
    NO_OBJECT_ADAPTER(
            Kind.INITIALIZE,
            MinorCode.ZEN | 2,
            "no object adapter is on the class or module path (zen-poa)"),
    NO_INTERFACE_REPOSITORY(
            Kind.INTF_REPOS, MinorCode.OMG | 1, "no interface repository can be asked"),
    NOT_IN_REPOSITORY(
            Kind.INTF_REPOS, MinorCode.OMG | 2, "the interface repository does not know the type"),
    NO_SINGLE_CURRENT(
            Kind.NO_IMPLEMENT,
            MinorCode.ZEN | 3,
            "an ORB has several Currents; resolve the initial reference of the one you need"),
    POLICY_NOT_SUPPORTED(Kind.INV_POLICY, MinorCode.ZEN | 1, "the policy is not supported"),
    NOT_IMPLEMENTED(Kind.NO_IMPLEMENT, MinorCode.ZEN | 1, "not implemented yet"),
    NOT_FOR_SINGLETON(
            Kind.NO_IMPLEMENT,
            MinorCode.ZEN | 2,
            "the ORB of ORB.init() makes TypeCodes and Anys only; use ORB.init(args, props)"),
    NOT_PERMITTED(Kind.NO_PERMISSION, MinorCode.ZEN | 1, "not permitted"),
    NO_REPLY(Kind.NO_RESPONSE, MinorCode.ZEN | 1, "the reply is not there yet"),
    BROKEN_INVARIANT(Kind.INTERNAL, MinorCode.ZEN | 1, "an internal invariant is broken");

    /** The OMG's vendor minor code set id. */
    public static final int OMG = 0x4f4d0000;

    /** ZEN's vendor minor code set id. */
    public static final int ZEN = 0x5a454000;

    private enum Kind {
        BAD_CONTEXT,
        BAD_INV_ORDER,
        BAD_OPERATION,
        BAD_PARAM,
        BAD_TYPECODE,
        CODESET_INCOMPATIBLE,
        COMM_FAILURE,
        DATA_CONVERSION,
        IMP_LIMIT,
        INITIALIZE,
        INTERNAL,
        INTF_REPOS,
        INV_OBJREF,
        INV_POLICY,
        MARSHAL,
        NO_IMPLEMENT,
        NO_MEMORY,
        NO_PERMISSION,
        NO_RESOURCES,
        NO_RESPONSE,
        OBJECT_NOT_EXIST,
        OBJ_ADAPTER,
        TIMEOUT,
        TRANSIENT,
        UNKNOWN
    }

    private final Kind kind;
    private final int number;
    private final String text;

    MinorCode(Kind kind, int number, String text) {
        this.kind = kind;
        this.number = number;
        this.text = text;
    }

    /** The minor code as it goes over the wire, vendor id included. */
    public int number() {
        return number;
    }

    /** The catalogue's text. */
    public String text() {
        return text;
    }

    /** The repository id of the system exception that carries this code. */
    public String repositoryId() {
        return "IDL:omg.org/CORBA/" + kind + ":1.0";
    }

    /** The name of the system exception, such as {@code TRANSIENT}. */
    public String exceptionName() {
        return kind.name();
    }

    /** The exception with COMPLETED_NO. */
    public SystemException no(String detail) {
        return exception(detail, CompletionStatus.COMPLETED_NO);
    }

    /** The exception with COMPLETED_MAYBE. */
    public SystemException maybe(String detail) {
        return exception(detail, CompletionStatus.COMPLETED_MAYBE);
    }

    /** The exception with COMPLETED_YES. */
    public SystemException yes(String detail) {
        return exception(detail, CompletionStatus.COMPLETED_YES);
    }

    /** The exception with a cause that explains it. */
    public SystemException caused(String detail, CompletionStatus completed, Throwable cause) {
        SystemException e = exception(detail, completed);
        e.initCause(cause);
        return e;
    }

    /**
     * The exception, to be thrown by the caller.
     *
     * @param detail what the person needs to act: address, limit, setting; null for none
     */
    public SystemException exception(String detail, CompletionStatus completed) {
        String message = detail == null || detail.isEmpty() ? text : text + ": " + detail;
        return switch (kind) {
            case BAD_CONTEXT -> new BAD_CONTEXT(message, number, completed);
            case BAD_INV_ORDER -> new BAD_INV_ORDER(message, number, completed);
            case BAD_OPERATION -> new BAD_OPERATION(message, number, completed);
            case BAD_PARAM -> new BAD_PARAM(message, number, completed);
            case BAD_TYPECODE -> new BAD_TYPECODE(message, number, completed);
            case CODESET_INCOMPATIBLE -> new CODESET_INCOMPATIBLE(message, number, completed);
            case COMM_FAILURE -> new COMM_FAILURE(message, number, completed);
            case DATA_CONVERSION -> new DATA_CONVERSION(message, number, completed);
            case IMP_LIMIT -> new IMP_LIMIT(message, number, completed);
            case INITIALIZE -> new INITIALIZE(message, number, completed);
            case INTERNAL -> new INTERNAL(message, number, completed);
            case INTF_REPOS -> new INTF_REPOS(message, number, completed);
            case INV_OBJREF -> new INV_OBJREF(message, number, completed);
            case INV_POLICY -> new INV_POLICY(message, number, completed);
            case MARSHAL -> new MARSHAL(message, number, completed);
            case NO_IMPLEMENT -> new NO_IMPLEMENT(message, number, completed);
            case NO_MEMORY -> new NO_MEMORY(message, number, completed);
            case NO_PERMISSION -> new NO_PERMISSION(message, number, completed);
            case NO_RESOURCES -> new NO_RESOURCES(message, number, completed);
            case NO_RESPONSE -> new NO_RESPONSE(message, number, completed);
            case OBJECT_NOT_EXIST -> new OBJECT_NOT_EXIST(message, number, completed);
            case OBJ_ADAPTER -> new OBJ_ADAPTER(message, number, completed);
            case TIMEOUT -> new TIMEOUT(message, number, completed);
            case TRANSIENT -> new TRANSIENT(message, number, completed);
            case UNKNOWN -> new UNKNOWN(message, number, completed);
        };
    }
}
