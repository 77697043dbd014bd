package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ClassName;

/** The classes of {@code org.omg} that generated code names. Thread: any. */
final class Omg {

    static final ClassName ANY = corba("Any");
    static final ClassName ANY_HOLDER = corba("AnyHolder");
    static final ClassName BAD_OPERATION = corba("BAD_OPERATION");
    static final ClassName BAD_PARAM = corba("BAD_PARAM");
    static final ClassName BOOLEAN_HOLDER = corba("BooleanHolder");
    static final ClassName BYTE_HOLDER = corba("ByteHolder");
    static final ClassName CHAR_HOLDER = corba("CharHolder");
    static final ClassName COMPLETION_STATUS = corba("CompletionStatus");
    static final ClassName CONTEXT = corba("Context");
    static final ClassName CONTEXT_LIST = corba("ContextList");
    static final ClassName DOUBLE_HOLDER = corba("DoubleHolder");
    static final ClassName FIXED_HOLDER = corba("FixedHolder");
    static final ClassName FLOAT_HOLDER = corba("FloatHolder");
    static final ClassName INT_HOLDER = corba("IntHolder");
    static final ClassName LOCAL_INTERFACE = corba("LocalInterface");
    static final ClassName LOCAL_OBJECT = corba("LocalObject");
    static final ClassName LONG_HOLDER = corba("LongHolder");
    static final ClassName MARSHAL = corba("MARSHAL");
    static final ClassName NO_IMPLEMENT = corba("NO_IMPLEMENT");
    static final ClassName OBJECT = corba("Object");
    static final ClassName OBJECT_HOLDER = corba("ObjectHolder");
    static final ClassName ORB = corba("ORB");
    static final ClassName PRINCIPAL = corba("Principal");
    static final ClassName PRINCIPAL_HOLDER = corba("PrincipalHolder");
    static final ClassName SHORT_HOLDER = corba("ShortHolder");
    static final ClassName STRING_HOLDER = corba("StringHolder");
    static final ClassName STRUCT_MEMBER = corba("StructMember");
    static final ClassName TC_KIND = corba("TCKind");
    static final ClassName TYPE_CODE = corba("TypeCode");
    static final ClassName TYPE_CODE_HOLDER = corba("TypeCodeHolder");
    static final ClassName UNION_MEMBER = corba("UnionMember");
    static final ClassName UNKNOWN = corba("UNKNOWN");
    static final ClassName USER_EXCEPTION = corba("UserException");
    static final ClassName VALUE_BASE_HELPER = corba("ValueBaseHelper");
    static final ClassName VALUE_BASE_HOLDER = corba("ValueBaseHolder");
    static final ClassName VALUE_MEMBER = corba("ValueMember");

    static final ClassName APPLICATION_EXCEPTION = portable("ApplicationException");
    static final ClassName BOXED_VALUE_HELPER = portable("BoxedValueHelper");
    static final ClassName CUSTOM_VALUE = portable("CustomValue");
    static final ClassName DELEGATE = portable("Delegate");
    static final ClassName IDL_ENTITY = portable("IDLEntity");
    static final ClassName INPUT_STREAM = portable("InputStream");
    static final ClassName INVOKE_HANDLER = portable("InvokeHandler");
    static final ClassName OBJECT_IMPL = portable("ObjectImpl");
    static final ClassName OUTPUT_STREAM = portable("OutputStream");
    static final ClassName REPLY_POLLER = portable("ReplyPoller");
    static final ClassName REPLY_ADAPTER = portable("ReplyAdapter");
    static final ClassName REMARSHAL_EXCEPTION = portable("RemarshalException");
    static final ClassName RESPONSE_HANDLER = portable("ResponseHandler");
    static final ClassName SERVANT_OBJECT = portable("ServantObject");
    static final ClassName STREAMABLE = portable("Streamable");
    static final ClassName STREAMABLE_VALUE = portable("StreamableValue");
    static final ClassName VALUE_BASE = portable("ValueBase");
    static final ClassName VALUE_FACTORY = portable("ValueFactory");

    static final ClassName ORB_2_3 = ClassName.get("org.omg.CORBA_2_3", "ORB");
    static final ClassName INPUT_STREAM_2_3 =
            ClassName.get("org.omg.CORBA_2_3.portable", "InputStream");
    static final ClassName OUTPUT_STREAM_2_3 =
            ClassName.get("org.omg.CORBA_2_3.portable", "OutputStream");

    static final ClassName EXCEPTION_HOLDER = ClassName.get("org.omg.Messaging", "ExceptionHolder");
    static final ClassName POA = ClassName.get("org.omg.PortableServer", "POA");
    static final ClassName SERVANT = ClassName.get("org.omg.PortableServer", "Servant");

    private Omg() {}

    /** A class of {@code org.omg.CORBA}. */
    static ClassName corba(String name) {
        return ClassName.get("org.omg.CORBA", name);
    }

    private static ClassName portable(String name) {
        return ClassName.get("org.omg.CORBA.portable", name);
    }
}
