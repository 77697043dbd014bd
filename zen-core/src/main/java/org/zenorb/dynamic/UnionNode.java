package org.zenorb.dynamic;

import org.omg.CORBA.TCKind;
import org.omg.DynamicAny.DynAny;
import org.omg.DynamicAny.DynAnyPackage.InvalidValue;
import org.omg.DynamicAny.DynAnyPackage.TypeMismatch;
import org.omg.DynamicAny.DynUnion;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.type.CdrTypeCode;
import org.zenorb.cdr.type.Discriminator;

/**
 * A union (CORBA 3.3 part 1, 16.2.7): the discriminator, and the member that it selects.
 *
 * <p>The discriminator is a component like others, and may be changed as one. Whoever looks at the
 * union next finds the member that goes with it, in its initial state when it is another one.
 *
 * <p>Thread: as {@link DynNode}.
 */
final class UnionNode extends ArrayAccess implements DynUnion {
    private static final long serialVersionUID = 1L;
    private static final int NONE = -1;

    /** No label; candidates for one are small. */
    private static final long NO_LABEL = Long.MIN_VALUE;

    private DynNode discriminator;
    private int index = NONE;
    private DynNode member;

    UnionNode(DynTree tree, CdrTypeCode type) {
        super(tree, type, "DynUnion");
    }

    // ---- labels

    /** How many values the discriminator's type has; as many as matter. */
    private long discriminatorValues() {
        CdrTypeCode switched = original.content().original();
        return switch (switched.kindNumber()) {
            case TCKind._tk_boolean -> 2;
            case TCKind._tk_enum -> switched.members();
            case TCKind._tk_octet, TCKind._tk_char -> 1 << 8;
            case TCKind._tk_short -> 1 << 15;
            case TCKind._tk_ushort, TCKind._tk_wchar -> 1 << 16;
            default -> Integer.MAX_VALUE;
        };
    }

    /**
     * A value that is no label, or {@link #NO_LABEL}. A short's negative ones are looked at too.
     */
    private long unusedLabel() {
        long values = discriminatorValues();
        int other = original.defaultMember();
        for (long value = 0; value < values; value++) {
            if (original.memberFor(value) == other) {
                return value;
            }
        }
        if (original.content().original().kindNumber() == TCKind._tk_short) {
            for (long value = Short.MIN_VALUE; value < 0; value++) {
                if (original.memberFor(value) == other) {
                    return value;
                }
            }
        }
        return NO_LABEL;
    }

    private boolean isUnused(long label) {
        return original.memberFor(label) == original.defaultMember();
    }

    private boolean isSameMember(int one, int other) {
        return one == other
                || original.memberName(one).equals(original.memberName(other))
                        && original.member(one).equal(original.member(other));
    }

    /** The member follows the discriminator. */
    private void follow() {
        int selected = original.memberFor(discriminator.label());
        if (selected != index && !(selected >= 0 && index >= 0 && isSameMember(selected, index))) {
            DynNode fresh =
                    selected < 0 ? null : new NodeReader(tree).initial(original.member(selected));
            if (member != null) {
                member.drop();
            }
            member = fresh;
        }
        index = selected;
    }

    // ---- DynNode

    @Override
    int count() {
        if (discriminator == null) {
            return 0;
        }
        follow();
        return member == null ? 1 : 2;
    }

    @Override
    DynNode component(int at) {
        return at == 0 ? discriminator : member;
    }

    @Override
    boolean canHaveComponents() {
        return true;
    }

    @Override
    void initialise(NodeReader reader) {
        discriminator = reader.initial(original.content());
        if (original.members() == 0) {
            return;
        }
        long first = original.defaultMember() == 0 ? unusedLabel() : original.label(0);
        if (first != NO_LABEL) {
            discriminator.label(first);
        }
        index = original.memberFor(discriminator.label());
        member = index < 0 ? null : reader.initial(original.member(index));
    }

    @Override
    void read(CdrInput in, NodeReader reader) {
        discriminator = reader.read(in, original.content());
        index = original.memberFor(discriminator.label());
        member = index < 0 ? null : reader.read(in, original.member(index));
    }

    @Override
    void write(CdrOutput out) {
        follow();
        discriminator.write(out);
        if (member != null) {
            out.accept(1);
            member.write(out);
            out.accept(-1);
        }
    }

    @Override
    void adopt(DynNode fresh) {
        UnionNode from = (UnionNode) fresh;
        discriminator.drop();
        if (member != null) {
            member.drop();
        }
        discriminator = from.discriminator;
        index = from.index;
        member = from.member;
    }

    @Override
    boolean hasValueOf(DynNode other, ValueComparison compared) {
        UnionNode that = (UnionNode) other;
        return count() == that.count()
                && discriminator.label() == that.discriminator.label()
                && (member == null || member.hasValueOf(that.member, compared));
    }

    // ---- DynUnion

    @Override
    public DynAny get_discriminator() {
        checkAlive();
        return discriminator;
    }

    private void select(long label, int position) {
        long before = discriminator.label();
        discriminator.label(label);
        boolean done = false;
        try {
            follow();
            done = true;
        } finally {
            if (!done) {
                discriminator.label(before);
            }
        }
        moveTo(position);
    }

    @Override
    public void set_discriminator(DynAny value) throws TypeMismatch {
        checkAlive();
        if (!discriminator.type.equivalent(nonNull(value).type())) {
            throw new TypeMismatch(value.type() + " for " + discriminator.type);
        }
        long label =
                value instanceof DynNode node
                        ? node.label()
                        : Discriminator.read(
                                value.to_any().create_input_stream(), discriminator.kind());
        select(label, original.memberFor(label) < 0 ? 0 : 1);
    }

    @Override
    public void set_to_default_member() throws TypeMismatch {
        checkAlive();
        if (original.defaultMember() < 0) {
            throw new TypeMismatch(type + " has no default member");
        }
        selectUnused();
    }

    @Override
    public void set_to_no_active_member() throws TypeMismatch {
        checkAlive();
        if (original.defaultMember() >= 0) {
            throw new TypeMismatch(type + " has a default member");
        }
        selectUnused();
    }

    private void selectUnused() throws TypeMismatch {
        long current = discriminator.label();
        long label = isUnused(current) ? current : unusedLabel();
        if (label == NO_LABEL) {
            throw new TypeMismatch("every value of the discriminator of " + type + " is a label");
        }
        select(label, 0);
    }

    @Override
    public boolean has_no_active_member() {
        checkAlive();
        return count() == 1;
    }

    @Override
    public TCKind discriminator_kind() {
        checkAlive();
        return discriminator.type.kind();
    }

    private DynNode active() throws InvalidValue {
        checkAlive();
        if (count() == 1) {
            throw new InvalidValue("no member is active");
        }
        return member;
    }

    @Override
    public DynAny member() throws InvalidValue {
        return active();
    }

    @Override
    public String member_name() throws InvalidValue {
        DynNode unused = active();
        return original.memberName(index);
    }

    @Override
    public TCKind member_kind() throws InvalidValue {
        return active().type.kind();
    }
}
