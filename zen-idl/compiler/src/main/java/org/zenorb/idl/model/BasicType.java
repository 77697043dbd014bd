package org.zenorb.idl.model;

/** The types that are words of the language. */
public enum BasicType implements TypeRef {
    VOID("void"),
    BOOLEAN("boolean"),
    CHAR("char"),
    WCHAR("wchar"),
    OCTET("octet"),
    /** IDL 4. */
    INT8("int8"),
    /** IDL 4. */
    UINT8("uint8"),
    SHORT("short"),
    UNSIGNED_SHORT("unsigned short"),
    LONG("long"),
    UNSIGNED_LONG("unsigned long"),
    LONG_LONG("long long"),
    UNSIGNED_LONG_LONG("unsigned long long"),
    FLOAT("float"),
    DOUBLE("double"),
    LONG_DOUBLE("long double"),
    ANY("any"),
    OBJECT("Object"),
    /** {@code CORBA::TypeCode}; it is a type of the language's even where no IDL declares it. */
    TYPE_CODE("CORBA::TypeCode"),
    /** The base of all value types. */
    VALUE_BASE("ValueBase"),
    /** {@code CORBA::AbstractBase}, the base of all abstract interfaces; known without an IDL. */
    ABSTRACT_BASE("CORBA::AbstractBase"),
    /** {@code CORBA::Principal}, which only GIOP 1.0 and 1.1 carry; known without an IDL. */
    PRINCIPAL("CORBA::Principal");

    private final String idlName;

    BasicType(String idlName) {
        this.idlName = idlName;
    }

    /** As IDL spells it. */
    public String idlName() {
        return idlName;
    }
}
