package org.zenorb.dynamic;

import org.omg.DynamicAny.DynAnyPackage.InvalidValue;
import org.omg.DynamicAny.DynAnyPackage.TypeMismatch;
import org.omg.DynamicAny.DynFixed;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.type.CdrTypeCode;
import org.zenorb.error.MinorCode;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.regex.Pattern;

/**
 * A value of a fixed-point type (CORBA 3.3 part 1, 16.2.4).
 *
 * <p>Thread: as {@link DynNode}.
 */
final class FixedNode extends LeafNode implements DynFixed {
    private static final long serialVersionUID = 1L;

    /** A literal as in IDL, signed, the d at its end left to the writer. */
    private static final Pattern LITERAL =
            Pattern.compile("[+-]?(?:[0-9]+(?:\\.[0-9]*)?|\\.[0-9]+)[dD]?");

    private static final int MOST_CHARS = 256;

    private BigDecimal value;

    FixedNode(DynTree tree, CdrTypeCode type) {
        super(tree, type, "DynFixed");
    }

    private short digits() {
        return (short) original.lengthOrModifier();
    }

    @Override
    void initialise(NodeReader reader) {
        value = BigDecimal.valueOf(0, Math.max(0, original.scale()));
    }

    @Override
    void read(CdrInput in, NodeReader reader) {
        value = in.read_fixed(digits(), original.scale());
    }

    @Override
    void write(CdrOutput out) {
        out.write_fixed(value, digits(), original.scale());
    }

    @Override
    void adopt(DynNode fresh) {
        value = ((FixedNode) fresh).value;
    }

    @Override
    boolean hasValueOf(DynNode other, ValueComparison compared) {
        return value.compareTo(((FixedNode) other).value) == 0;
    }

    @Override
    public String get_value() {
        checkAlive();
        return value.toPlainString();
    }

    /** Takes a literal; digits behind the point that the type has no place for are cut off. */
    @Override
    public boolean set_value(String literal) throws TypeMismatch, InvalidValue {
        checkAlive();
        if (literal == null) {
            throw MinorCode.NULL_VALUE.no("fixed");
        }
        String text = literal.strip();
        if (text.length() > MOST_CHARS || !LITERAL.matcher(text).matches()) {
            throw new TypeMismatch("no fixed-point literal");
        }
        boolean marked = text.endsWith("d") || text.endsWith("D");
        BigDecimal given = new BigDecimal(marked ? text.substring(0, text.length() - 1) : text);
        BigDecimal kept = given.setScale(original.scale(), RoundingMode.DOWN);
        if (kept.signum() != 0 && kept.precision() > digits()) {
            throw new InvalidValue(text + " in fixed<" + digits() + "," + original.scale() + ">");
        }
        value = kept.scale() < 0 ? kept.setScale(0) : kept;
        return given.compareTo(kept) == 0;
    }
}
