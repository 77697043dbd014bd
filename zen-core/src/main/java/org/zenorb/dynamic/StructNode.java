package org.zenorb.dynamic;

import org.omg.CORBA.TCKind;
import org.omg.DynamicAny.DynAnyPackage.InvalidValue;
import org.omg.DynamicAny.DynAnyPackage.TypeMismatch;
import org.omg.DynamicAny.DynStruct;
import org.omg.DynamicAny.NameDynAnyPair;
import org.omg.DynamicAny.NameValuePair;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.type.CdrTypeCode;

/**
 * A struct or an exception (CORBA 3.3 part 1, 16.2.6).
 *
 * <p>Thread: as {@link DynNode}.
 */
final class StructNode extends ArrayAccess implements DynStruct {
    private static final long serialVersionUID = 1L;

    private final transient Members members;
    private DynNode[] nodes;

    StructNode(DynTree tree, CdrTypeCode type) {
        super(tree, type, "DynStruct");
        this.members = Members.of(original, tree.limits());
    }

    @Override
    int count() {
        return nodes == null ? 0 : nodes.length;
    }

    @Override
    DynNode component(int index) {
        return nodes[index];
    }

    @Override
    boolean canHaveComponents() {
        return members.count() > 0;
    }

    @Override
    void initialise(NodeReader reader) {
        nodes = initial(members, reader);
    }

    static DynNode[] initial(Members members, NodeReader reader) {
        reader.expect(members.count());
        DynNode[] initial = new DynNode[members.count()];
        for (int i = 0; i < initial.length; i++) {
            initial[i] = reader.initial(members.types()[i]);
        }
        return initial;
    }

    @Override
    void read(CdrInput in, NodeReader reader) {
        if (kind() == TCKind._tk_except) {
            String unused = in.read_string();
        }
        reader.expect(members.count());
        nodes = reader.read(in, members.types());
    }

    @Override
    void write(CdrOutput out) {
        if (kind() == TCKind._tk_except) {
            out.write_string(original.repositoryId());
        }
        out.accept(1);
        for (DynNode node : nodes) {
            node.write(out);
        }
        out.accept(-1);
    }

    @Override
    void adopt(DynNode fresh) {
        replaceNodes(((StructNode) fresh).nodes);
    }

    private void replaceNodes(DynNode[] fresh) {
        drop(nodes);
        nodes = fresh;
        moveTo(0);
    }

    @Override
    boolean hasValueOf(DynNode other, ValueComparison compared) {
        DynNode[] others = ((StructNode) other).nodes;
        for (int i = 0; i < nodes.length; i++) {
            if (!nodes[i].hasValueOf(others[i], compared)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public String current_member_name() throws TypeMismatch, InvalidValue {
        checkAlive();
        DynNode unused = current();
        return members.names()[cursor()];
    }

    @Override
    public TCKind current_member_kind() throws TypeMismatch, InvalidValue {
        checkAlive();
        return current().type.kind();
    }

    @Override
    public NameValuePair[] get_members() {
        checkAlive();
        return members.values(nodes);
    }

    @Override
    public void set_members(NameValuePair[] value) throws TypeMismatch, InvalidValue {
        checkAlive();
        replaceNodes(members.read(value, new NodeReader(tree)));
    }

    @Override
    public NameDynAnyPair[] get_members_as_dyn_any() {
        checkAlive();
        return members.nodes(nodes);
    }

    @Override
    public void set_members_as_dyn_any(NameDynAnyPair[] value) throws TypeMismatch, InvalidValue {
        checkAlive();
        replaceNodes(members.read(value, new NodeReader(tree)));
    }
}
