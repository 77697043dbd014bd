package org.zenorb.idl.emit;

import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.TypeRef;

import java.util.Map;
import java.util.Set;

/**
 * What the mapping says of names in the OMG's own IDL: pseudo objects and natives with hand-written
 * Java classes, and the modules that live under {@code org.omg}. Source: IDL to Java mapping 1.3,
 * chapter "Mapping Pseudo-Objects to Java"; CORBA 3.3, PortableServer. Thread: any.
 */
final class PseudoTypes {

    static final Set<String> OMG_MODULES =
            Set.of(
                    "ATLAS",
                    "BiDirPolicy",
                    "CONV_FRAME",
                    "CORBA",
                    "CORBA_2_3",
                    "CSI",
                    "CSIIOP",
                    "CosNaming",
                    "CosTSInteroperation",
                    "CosTSPortability",
                    "CosTransactions",
                    "Dynamic",
                    "DynamicAny",
                    "ETF",
                    "GIOP",
                    "GSSUP",
                    "IIOP",
                    "IOP",
                    "MIOP",
                    "Messaging",
                    "MessageRouting",
                    "PortableGroup",
                    "PortableInterceptor",
                    "PortableServer",
                    "RTCORBA",
                    "RTCosScheduling",
                    "RTPortableServer",
                    "SSLIOP",
                    "Security",
                    "SecurityAdmin",
                    "SecurityLevel1",
                    "SecurityLevel2",
                    "SendingContext",
                    "TimeBase");

    static final ScopedName COOKIE = ScopedName.of("PortableServer", "ServantLocator", "Cookie");

    static final Map<ScopedName, String> OMG_NATIVES =
            Map.of(
                    ScopedName.of("PortableServer", "Servant"),
                    "org.omg.PortableServer.Servant",
                    COOKIE,
                    "java.lang.Object",
                    ScopedName.of("CORBA", "AbstractBase"),
                    "java.lang.Object",
                    ScopedName.of("CORBA", "ValueFactory"),
                    "org.omg.CORBA.portable.ValueFactory",
                    ScopedName.of("Messaging", "UserExceptionBase"),
                    "org.omg.CORBA.UserException");

    static final Set<ScopedName> OMG_HAND_WRITTEN =
            Set.of(
                    ScopedName.of("CORBA", "Object"),
                    ScopedName.of("CORBA", "TypeCode"),
                    ScopedName.of("CORBA", "ORB"),
                    ScopedName.of("CORBA", "Any"),
                    ScopedName.of("CORBA", "NVList"),
                    ScopedName.of("CORBA", "NamedValue"),
                    ScopedName.of("CORBA", "Request"),
                    ScopedName.of("CORBA", "ServerRequest"),
                    ScopedName.of("CORBA", "Context"),
                    ScopedName.of("CORBA", "ContextList"),
                    ScopedName.of("CORBA", "ExceptionList"),
                    ScopedName.of("CORBA", "Environment"),
                    ScopedName.of("CORBA", "Principal"),
                    ScopedName.of("CORBA", "CustomMarshal"),
                    ScopedName.of("CORBA", "DataInputStream"),
                    ScopedName.of("CORBA", "DataOutputStream"));

    /** Names that end like a class of the mapping's, and have no underscore in the OMG's Java. */
    static final Set<ScopedName> OMG_UNESCAPED =
            Set.of(ScopedName.of("Messaging", "ExceptionHolder"));

    private static final ScopedName OBJECT = ScopedName.of("CORBA", "Object");
    private static final ScopedName ABSTRACT_BASE = ScopedName.of("CORBA", "AbstractBase");
    private static final ScopedName PRINCIPAL = ScopedName.of("CORBA", "Principal");
    private static final ScopedName TYPE_CODE = ScopedName.of("CORBA", "TypeCode");

    private PseudoTypes() {}

    /** {@code CORBA::Object}, {@code CORBA::TypeCode} and so on as the basic types they are. */
    static TypeRef basic(TypeRef type) {
        if (type instanceof TypeRef.NamedType named) {
            if (named.name().equals(OBJECT)) {
                return BasicType.OBJECT;
            }
            if (named.name().equals(TYPE_CODE)) {
                return BasicType.TYPE_CODE;
            }
            if (named.name().equals(ABSTRACT_BASE)) {
                return BasicType.ABSTRACT_BASE;
            }
            if (named.name().equals(PRINCIPAL)) {
                return BasicType.PRINCIPAL;
            }
        }
        return type;
    }
}
