package org.zenorb.dynamic;

import org.omg.DynamicAny.DynAnyPackage.InvalidValue;
import org.omg.DynamicAny.DynEnum;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.type.CdrTypeCode;
import org.zenorb.error.MinorCode;

/**
 * A value of an enum (CORBA 3.3 part 1, 16.2.5).
 *
 * <p>Thread: as {@link DynNode}.
 */
final class EnumNode extends LeafNode implements DynEnum {
    private static final long serialVersionUID = 1L;

    private int ordinal;

    EnumNode(DynTree tree, CdrTypeCode type) {
        super(tree, type, "DynEnum");
    }

    @Override
    long label() {
        return ordinal;
    }

    @Override
    void label(long value) {
        ordinal = (int) value;
    }

    @Override
    void initialise(NodeReader reader) {
        ordinal = 0;
    }

    @Override
    void read(CdrInput in, NodeReader reader) {
        int read = in.read_ulong();
        if (read < 0 || read >= original.members()) {
            throw in.error(
                    MinorCode.BAD_ENUM, Integer.toUnsignedString(read) + " as a value of " + type);
        }
        ordinal = read;
    }

    @Override
    void write(CdrOutput out) {
        out.write_ulong(ordinal);
    }

    @Override
    void adopt(DynNode fresh) {
        ordinal = ((EnumNode) fresh).ordinal;
    }

    @Override
    boolean hasValueOf(DynNode other, ValueComparison compared) {
        return ordinal == ((EnumNode) other).ordinal;
    }

    @Override
    public String get_as_string() {
        checkAlive();
        return original.members() == 0 ? "" : original.memberName(ordinal);
    }

    @Override
    public void set_as_string(String value) throws InvalidValue {
        checkAlive();
        if (value == null) {
            throw MinorCode.NULL_VALUE.no("enumerator");
        }
        for (int i = 0; i < original.members(); i++) {
            if (original.memberName(i).equals(value)) {
                ordinal = i;
                return;
            }
        }
        throw new InvalidValue(value + " is no value of " + type);
    }

    @Override
    public int get_as_ulong() {
        checkAlive();
        return ordinal;
    }

    @Override
    public void set_as_ulong(int value) throws InvalidValue {
        checkAlive();
        if (value < 0 || value >= original.members()) {
            throw new InvalidValue(
                    Integer.toUnsignedString(value) + " of " + original.members() + " values");
        }
        ordinal = value;
    }
}
