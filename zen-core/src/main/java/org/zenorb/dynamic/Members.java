package org.zenorb.dynamic;

import org.omg.CORBA.Any;
import org.omg.CORBA.TCKind;
import org.omg.DynamicAny.DynAny;
import org.omg.DynamicAny.DynAnyPackage.InvalidValue;
import org.omg.DynamicAny.DynAnyPackage.TypeMismatch;
import org.omg.DynamicAny.NameDynAnyPair;
import org.omg.DynamicAny.NameValuePair;
import org.zenorb.cdr.WireLimits;
import org.zenorb.cdr.type.CdrTypeCode;
import org.zenorb.error.MinorCode;

/**
 * Names and types of the members of a struct, an exception or a value with those of its bases in
 * front; and all of them at once by name.
 *
 * <p>Thread: any; immutable.
 */
record Members(String[] names, CdrTypeCode[] types) {

    /**
     * The members of a type.
     *
     * @throws org.omg.CORBA.IMP_LIMIT NESTING_TOO_DEEP when it has too many bases
     */
    static Members of(CdrTypeCode original, WireLimits limits) {
        boolean inherits =
                original.kindNumber() == TCKind._tk_value
                        || original.kindNumber() == CdrTypeCode.EVENT;
        int count = 0;
        int levels = 0;
        for (CdrTypeCode each = original; each != null; each = base(each, inherits)) {
            count += each.members();
            if (++levels > limits.nestingDepth()) {
                throw MinorCode.NESTING_TOO_DEEP.no(
                        levels + " bases of " + original + " (zen.maxNestingDepth)");
            }
        }
        Members members = new Members(new String[count], new CdrTypeCode[count]);
        for (CdrTypeCode each = original; each != null; each = base(each, inherits)) {
            count -= each.members();
            for (int i = 0; i < each.members(); i++) {
                members.names[count + i] = each.memberName(i);
                members.types[count + i] = each.member(i);
            }
        }
        return members;
    }

    private static CdrTypeCode base(CdrTypeCode type, boolean inherits) {
        return inherits && type.content() != null ? type.content().original() : null;
    }

    int count() {
        return names.length;
    }

    NameValuePair[] values(DynNode[] nodes) {
        NameValuePair[] pairs = new NameValuePair[nodes.length];
        for (int i = 0; i < pairs.length; i++) {
            pairs[i] = new NameValuePair(names[i], nodes[i].to_any());
        }
        return pairs;
    }

    NameDynAnyPair[] nodes(DynNode[] nodes) {
        NameDynAnyPair[] pairs = new NameDynAnyPair[nodes.length];
        for (int i = 0; i < pairs.length; i++) {
            pairs[i] = new NameDynAnyPair(names[i], nodes[i]);
        }
        return pairs;
    }

    DynNode[] read(NameValuePair[] pairs, NodeReader reader) throws TypeMismatch, InvalidValue {
        checkCount(pairs);
        DynNode[] nodes = new DynNode[count()];
        for (int i = 0; i < nodes.length; i++) {
            checkName(pairs[i].id, i);
            Any value = pairs[i].value;
            nodes[i] = reader.read(value, types[i]);
        }
        return nodes;
    }

    DynNode[] read(NameDynAnyPair[] pairs, NodeReader reader) throws TypeMismatch, InvalidValue {
        checkCount(pairs);
        DynAny[] values = new DynAny[count()];
        for (int i = 0; i < values.length; i++) {
            checkName(pairs[i].id, i);
            values[i] = DynNode.nonNull(pairs[i].value);
            if (!types[i].equivalent(values[i].type())) {
                throw new TypeMismatch(values[i].type() + " for member " + names[i]);
            }
        }
        return reader.copy(values, types);
    }

    private void checkCount(Object[] pairs) throws InvalidValue {
        if (pairs == null) {
            throw MinorCode.NULL_VALUE.no("members");
        }
        if (pairs.length != names.length) {
            throw new InvalidValue(pairs.length + " members instead of " + names.length);
        }
    }

    private void checkName(String name, int index) throws TypeMismatch {
        if (name == null) {
            throw MinorCode.NULL_VALUE.no("name of member " + index);
        }
        if (!name.isEmpty() && !name.equals(names[index])) {
            throw new TypeMismatch(name + " instead of " + names[index]);
        }
    }
}
