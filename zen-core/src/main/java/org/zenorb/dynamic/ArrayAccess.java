package org.zenorb.dynamic;

import org.omg.CORBA.TCKind;
import org.omg.DynamicAny.DynAnyPackage.InvalidValue;
import org.omg.DynamicAny.DynAnyPackage.TypeMismatch;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.type.CdrTypeCode;
import org.zenorb.error.MinorCode;

/**
 * Inserting and getting sequences and arrays of numbers at once, of this node or of its current
 * component (CORBA 3.3 part 1, 16.2.3.15).
 *
 * <p>Thread: as {@link DynNode}.
 */
abstract class ArrayAccess extends ScalarAccess {
    private static final long serialVersionUID = 1L;
    private static final int STREAM_BYTES = 256;

    ArrayAccess(DynTree tree, CdrTypeCode type, String interfaceName) {
        super(tree, type, interfaceName);
    }

    private static boolean holdsArrayOf(DynNode node, int elementKind) {
        return node instanceof ElementsNode
                && node.original.content().original().kindNumber() == elementKind;
    }

    private DynNode arrayOf(int elementKind) throws TypeMismatch, InvalidValue {
        checkAlive();
        if (holdsArrayOf(this, elementKind)) {
            return this;
        }
        DynNode current = current();
        if (!holdsArrayOf(current, elementKind)) {
            throw new TypeMismatch("the current component is a " + current.type);
        }
        return current;
    }

    private static int lengthOf(Object array) {
        if (array == null) {
            throw MinorCode.NULL_VALUE.no("sequence");
        }
        return java.lang.reflect.Array.getLength(array);
    }

    private CdrOutput begin(DynNode target, int length) throws InvalidValue {
        CdrOutput out = CdrOutput.unpooled(tree.references(), STREAM_BYTES);
        int bound = target.original.lengthOrModifier();
        if (target.kind() == TCKind._tk_array) {
            if (length != bound) {
                throw new InvalidValue(length + " elements for an array of " + bound);
            }
        } else {
            if (bound != 0 && length > bound) {
                throw new InvalidValue(length + " elements, the bound is " + bound);
            }
            out.write_ulong(length);
        }
        return out;
    }

    private void end(DynNode target, CdrOutput out) {
        NodeReader reader = new NodeReader(tree);
        target.replace(reader.read(reader.open(out), target.type));
    }

    private static CdrInput open(DynNode target) {
        CdrInput in = target.encoded().create_input_stream();
        if (target.kind() == TCKind._tk_sequence) {
            int unused = in.read_ulong();
        }
        return in;
    }

    @Override
    public void insert_boolean_seq(boolean[] value) throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_boolean);
        CdrOutput out = begin(target, lengthOf(value));
        out.write_boolean_array(value, 0, value.length);
        end(target, out);
    }

    @Override
    public boolean[] get_boolean_seq() throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_boolean);
        boolean[] value = new boolean[target.count()];
        open(target).read_boolean_array(value, 0, value.length);
        return value;
    }

    @Override
    public void insert_octet_seq(byte[] value) throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_octet);
        CdrOutput out = begin(target, lengthOf(value));
        out.write_octet_array(value, 0, value.length);
        end(target, out);
    }

    @Override
    public byte[] get_octet_seq() throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_octet);
        byte[] value = new byte[target.count()];
        open(target).read_octet_array(value, 0, value.length);
        return value;
    }

    @Override
    public void insert_char_seq(char[] value) throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_char);
        CdrOutput out = begin(target, lengthOf(value));
        out.write_char_array(value, 0, value.length);
        end(target, out);
    }

    @Override
    public char[] get_char_seq() throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_char);
        char[] value = new char[target.count()];
        open(target).read_char_array(value, 0, value.length);
        return value;
    }

    @Override
    public void insert_short_seq(short[] value) throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_short);
        CdrOutput out = begin(target, lengthOf(value));
        out.write_short_array(value, 0, value.length);
        end(target, out);
    }

    @Override
    public short[] get_short_seq() throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_short);
        short[] value = new short[target.count()];
        open(target).read_short_array(value, 0, value.length);
        return value;
    }

    @Override
    public void insert_ushort_seq(short[] value) throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_ushort);
        CdrOutput out = begin(target, lengthOf(value));
        out.write_ushort_array(value, 0, value.length);
        end(target, out);
    }

    @Override
    public short[] get_ushort_seq() throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_ushort);
        short[] value = new short[target.count()];
        open(target).read_ushort_array(value, 0, value.length);
        return value;
    }

    @Override
    public void insert_long_seq(int[] value) throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_long);
        CdrOutput out = begin(target, lengthOf(value));
        out.write_long_array(value, 0, value.length);
        end(target, out);
    }

    @Override
    public int[] get_long_seq() throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_long);
        int[] value = new int[target.count()];
        open(target).read_long_array(value, 0, value.length);
        return value;
    }

    @Override
    public void insert_ulong_seq(int[] value) throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_ulong);
        CdrOutput out = begin(target, lengthOf(value));
        out.write_ulong_array(value, 0, value.length);
        end(target, out);
    }

    @Override
    public int[] get_ulong_seq() throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_ulong);
        int[] value = new int[target.count()];
        open(target).read_ulong_array(value, 0, value.length);
        return value;
    }

    @Override
    public void insert_float_seq(float[] value) throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_float);
        CdrOutput out = begin(target, lengthOf(value));
        out.write_float_array(value, 0, value.length);
        end(target, out);
    }

    @Override
    public float[] get_float_seq() throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_float);
        float[] value = new float[target.count()];
        open(target).read_float_array(value, 0, value.length);
        return value;
    }

    @Override
    public void insert_double_seq(double[] value) throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_double);
        CdrOutput out = begin(target, lengthOf(value));
        out.write_double_array(value, 0, value.length);
        end(target, out);
    }

    @Override
    public double[] get_double_seq() throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_double);
        double[] value = new double[target.count()];
        open(target).read_double_array(value, 0, value.length);
        return value;
    }

    @Override
    public void insert_longlong_seq(long[] value) throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_longlong);
        CdrOutput out = begin(target, lengthOf(value));
        out.write_longlong_array(value, 0, value.length);
        end(target, out);
    }

    @Override
    public long[] get_longlong_seq() throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_longlong);
        long[] value = new long[target.count()];
        open(target).read_longlong_array(value, 0, value.length);
        return value;
    }

    @Override
    public void insert_ulonglong_seq(long[] value) throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_ulonglong);
        CdrOutput out = begin(target, lengthOf(value));
        out.write_ulonglong_array(value, 0, value.length);
        end(target, out);
    }

    @Override
    public long[] get_ulonglong_seq() throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_ulonglong);
        long[] value = new long[target.count()];
        open(target).read_ulonglong_array(value, 0, value.length);
        return value;
    }

    @Override
    public void insert_wchar_seq(char[] value) throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_wchar);
        CdrOutput out = begin(target, lengthOf(value));
        out.write_wchar_array(value, 0, value.length);
        end(target, out);
    }

    @Override
    public char[] get_wchar_seq() throws TypeMismatch, InvalidValue {
        DynNode target = arrayOf(TCKind._tk_wchar);
        char[] value = new char[target.count()];
        open(target).read_wchar_array(value, 0, value.length);
        return value;
    }
}
