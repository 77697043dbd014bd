package org.zenorb.dynamic;

import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_TYPECODE;
import org.omg.CORBA.MARSHAL;
import org.omg.CORBA.TypeCode;
import org.omg.DynamicAny.DynAny;
import org.omg.DynamicAny.DynAnyFactoryPackage.InconsistentTypeCode;
import org.omg.DynamicAny.MustTruncate;
import org.omg.DynamicAny._DynAnyFactoryLocalBase;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.cdr.type.CdrAny;
import org.zenorb.cdr.type.CdrTypeCode;
import org.zenorb.error.MinorCode;

import java.io.Serializable;

/**
 * The initial reference "DynAnyFactory" (CORBA 3.3 part 1, 16.2.2).
 *
 * <p>Types without values (natives, local interfaces, Principal) are InconsistentTypeCode, inside
 * of others too. An Any without value is BAD_OPERATION (ANY_WITHOUT_VALUE).
 *
 * <p>Thread: any; a DynAny it makes is for one thread at a time.
 */
public final class DynAnySupplier extends _DynAnyFactoryLocalBase {
    private static final long serialVersionUID = 1L;
    private static final int STREAM_BYTES = 256;

    private final transient ReferenceFactory references;
    private final int maxComponents;

    /**
     * For one ORB.
     *
     * @param maxComponents that one operation may make
     */
    public DynAnySupplier(ReferenceFactory references, int maxComponents) {
        this.references = references;
        this.maxComponents = maxComponents;
    }

    private static CdrTypeCode known(TypeCode type, DynTree tree) throws InconsistentTypeCode {
        try {
            CdrTypeCode ours = CdrTypeCode.of(type);
            tree.know(ours);
            return ours;
        } catch (BAD_TYPECODE e) {
            InconsistentTypeCode refused = new InconsistentTypeCode(e.getMessage());
            refused.initCause(e);
            throw refused;
        }
    }

    private static <T> T required(T value, String what) {
        if (value == null) {
            throw MinorCode.NULL_VALUE.no(what);
        }
        return value;
    }

    private DynNode read(DynTree tree, NodeReader reader, Any value) throws InconsistentTypeCode {
        CdrTypeCode type = known(required(value, "any").type(), tree);
        return tree.root(reader.read(reader.open(value), type));
    }

    @Override
    public DynAny create_dyn_any(Any value) throws InconsistentTypeCode {
        DynTree tree = new DynTree(references, maxComponents);
        return read(tree, new NodeReader(tree), value);
    }

    @Override
    public DynAny create_dyn_any_from_type_code(TypeCode type) throws InconsistentTypeCode {
        DynTree tree = new DynTree(references, maxComponents);
        NodeReader reader = new NodeReader(tree);
        return tree.root(reader.initial(known(type, tree)));
    }

    @Override
    public DynAny create_dyn_any_without_truncation(Any value)
            throws InconsistentTypeCode, MustTruncate {
        DynTree tree = new DynTree(references, maxComponents);
        NodeReader reader = new NodeReader(tree);
        DynNode node = read(tree, reader, value);
        refuseTruncation(reader);
        return node;
    }

    private static void refuseTruncation(NodeReader reader) throws MustTruncate {
        if (reader.references().hasTruncated()) {
            throw new MustTruncate("the type of a value is not known here, only a base of it");
        }
    }

    /**
     * DynAnys of several Anys. Values that several of them hold as Java objects are shared between
     * the DynAnys, and so are values that several Anys of one message refer to; each DynAny is
     * destroyed for itself.
     */
    @Override
    public DynAny[] create_multiple_dyn_anys(Any[] values, boolean allowTruncate)
            throws InconsistentTypeCode, MustTruncate {
        DynAny[] made = new DynAny[required(values, "anys").length];
        DynTree shared = new DynTree(references, maxComponents);
        NodeReader reader = new NodeReader(shared);
        CdrOutput objects = CdrOutput.unpooled(references, STREAM_BYTES);
        CdrTypeCode[] types = new CdrTypeCode[made.length];
        boolean[] together = new boolean[made.length];
        for (int i = 0; i < made.length; i++) {
            types[i] = known(required(values[i], "any").type(), shared);
            together[i] = values[i] instanceof CdrAny ours && ours.holdsJavaObject();
            if (together[i]) {
                values[i].write_value(objects);
            }
        }
        CdrInput in = reader.open(objects);
        for (int i = 0; i < made.length; i++) {
            DynNode node = reader.read(together[i] ? in : reader.open(values[i]), types[i]);
            made[i] = shared.root(node);
        }
        if (!allowTruncate) {
            refuseTruncation(reader);
        }
        return made;
    }

    /**
     * Anys of several DynAnys. Values that the DynAnys share are the same Java objects in the Anys,
     * where there are factories for them all.
     */
    @Override
    public Any[] create_multiple_anys(DynAny[] values) {
        CdrOutput out = CdrOutput.unpooled(references, STREAM_BYTES);
        for (DynAny value : required(values, "DynAnys")) {
            if (value instanceof DynNode node) {
                node.checkAlive();
                node.write(out);
            } else {
                required(value, "DynAny").to_any().write_value(out);
            }
        }
        try {
            return anys(values, out.create_input_stream(), true);
        } catch (MARSHAL e) {
            if (e.minor != MinorCode.NO_VALUE_FACTORY.number()) {
                throw e;
            }
            return anys(values, out.create_input_stream(), false);
        }
    }

    private Any[] anys(DynAny[] values, CdrInput in, boolean asObjects) {
        Any[] made = new Any[values.length];
        for (int i = 0; i < made.length; i++) {
            made[i] = new CdrAny(references);
            if (asObjects && values[i] instanceof ValuePlace place) {
                Serializable object = in.read_value(place.original.repositoryId());
                made[i].insert_Value(object, place.type);
            } else {
                made[i].read_value(in, values[i].type());
            }
        }
        return made;
    }
}
