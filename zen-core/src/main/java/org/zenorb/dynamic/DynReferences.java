package org.zenorb.dynamic;

import org.omg.CORBA.CustomMarshal;
import org.omg.CORBA.ORB;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.VM_CUSTOM;
import org.omg.CORBA.portable.BoxedValueHelper;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.Streamable;
import org.omg.CORBA.portable.ValueBase;
import org.omg.CORBA.portable.ValueFactory;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.cdr.ValueTypes;
import org.zenorb.cdr.WireLimits;
import org.zenorb.cdr.type.CdrTypeCode;
import org.zenorb.error.MinorCode;

import java.io.Serializable;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * References as the ORB makes them, and values as {@link ValueState}s: those whose type is known
 * from a TypeCode without any code of their own; others through the factories of this process,
 * whose values tell their type.
 *
 * <p>Thread: its reader's.
 */
final class DynReferences implements ReferenceFactory {
    private static final int STREAM_BYTES = 128;

    private final ReferenceFactory real;
    private final DynTree tree;
    private final NodeReader reader;
    private final ValueTypes types = new Types();
    private final boolean isPassingOn;
    private final Map<Serializable, ValueState> states = new IdentityHashMap<>();
    private final Map<ValueState, Serializable> values = new IdentityHashMap<>();
    private final Map<Object, Serializable> shared = new IdentityHashMap<>();
    private int inRealValues;
    private boolean missed;
    private boolean truncated;

    /**
     * For one reader.
     *
     * @param isPassingOn whether values that factories made are only to be written again: they stay
     *     as they are, and so does what they share
     */
    DynReferences(DynTree tree, NodeReader reader, boolean isPassingOn) {
        this.isPassingOn = isPassingOn;
        this.real = tree.references();
        this.tree = tree;
        this.reader = reader;
    }

    /** Whether a value was cut down to a base of its type. */
    boolean hasTruncated() {
        return truncated;
    }

    // ---- values

    private static boolean isCustom(CdrTypeCode type) {
        return type.kindNumber() != TCKind._tk_value_box
                && type.lengthOrModifier() == VM_CUSTOM.value;
    }

    /** What was read where a value stands; null for null. */
    ValueState state(Serializable read) {
        if (read == null || read instanceof ValueState) {
            return (ValueState) read;
        }
        ValueState state = states.get(read);
        if (state == null) {
            state = convert(read);
            states.put(read, state);
            values.put(state, read);
        }
        return state;
    }

    private ValueState convert(Serializable value) {
        CdrTypeCode type =
                value instanceof Streamable streamable
                        ? CdrTypeCode.of(streamable._type()).original()
                        : null;
        if (isPassingOn || value instanceof CustomMarshal || type == null || isCustom(type)) {
            return ValueState.opaque(value, type);
        }
        tree.know(type);
        if (value instanceof ValueBase base && !isKnown(base._truncatable_ids()[0])) {
            // Its class and its TypeCode disagree: a factory would read it again, without end.
            return ValueState.opaque(value, type);
        }
        CdrOutput out = CdrOutput.unpooled(real, STREAM_BYTES);
        out.write_value(value);
        return state(reader.open(out).read_value(type.repositoryId()));
    }

    private boolean isKnown(String id) {
        CdrTypeCode type = tree.valueType(id);
        return type != null && !isCustom(type);
    }

    /** The value of a state, for code that knows its class only. */
    private Serializable value(ValueState state) {
        Serializable value = values.get(state);
        if (value == null) {
            if (!state.isRead()) {
                throw MinorCode.BAD_INDIRECTION.no("to a value that is being read");
            }
            CdrOutput out = CdrOutput.unpooled(real, STREAM_BYTES);
            out.write_value(state);
            value = NodeReader.open(out, real).read_value(state._truncatable_ids()[0]);
            states.put(value, state);
            values.put(state, value);
        }
        return value;
    }

    private Serializable readReal(ValueFactory factory, InputStream in) {
        inRealValues++;
        Serializable value;
        try {
            value = factory.read_value((org.omg.CORBA_2_3.portable.InputStream) in);
        } finally {
            inRealValues--;
        }
        return state(value);
    }

    private Serializable readKnown(CdrTypeCode type, InputStream in) {
        return ((CdrInput) in).read_value((Serializable) ValueState.of(type, reader));
    }

    /** Who makes values: the TypeCodes first. */
    private final class Types extends ValueTypes {
        @Override
        public ValueFactory factory(String id, Class<?> expected) {
            if (inRealValues > 0) {
                return real.valueTypes().factory(id, expected);
            }
            ValueFactory made = null;
            if (isKnown(id)) {
                CdrTypeCode type = tree.valueType(id);
                made = in -> readKnown(type, in);
            } else {
                ValueFactory factory = real.valueTypes().factory(id, expected);
                if (factory != null) {
                    made = in -> readReal(factory, in);
                }
            }
            // Of several ids the first that somebody knows decides: those before it are lost.
            truncated |= missed && made != null;
            missed = made == null;
            return made;
        }

        @Override
        protected Serializable referred(Serializable value) {
            return inRealValues > 0 && value instanceof ValueState state ? value(state) : value;
        }

        @Override
        public BoxedValueHelper box(String id, Class<?> expected) {
            return inRealValues > 0 ? real.valueTypes().box(id, expected) : null;
        }
    }

    // ---- ReferenceFactory

    /** Of all streams of the reader; what factories of this process read is theirs alone. */
    @Override
    public Map<Object, Serializable> sharedValues() {
        return inRealValues > 0 ? null : shared;
    }

    @Override
    public WireLimits limits() {
        return real.limits();
    }

    @Override
    public org.omg.CORBA.Object read(CdrInput in) {
        return real.read(in);
    }

    @Override
    public org.omg.CORBA.Object read(CdrInput in, Class<?> stubClass) {
        return real.read(in, stubClass);
    }

    @Override
    public void write(CdrOutput out, org.omg.CORBA.Object object) {
        real.write(out, object);
    }

    @Override
    public ValueTypes valueTypes() {
        return types;
    }

    @Override
    public ORB orb() {
        return real.orb();
    }
}
