package org.zenorb.fuzz;

import org.omg.CORBA.CustomMarshal;
import org.omg.CORBA.DataInputStream;
import org.omg.CORBA.DataOutputStream;
import org.omg.CORBA.LongSeqHolder;
import org.omg.CORBA.portable.CustomValue;

import java.io.Serializable;

/** A value that writes its state by itself. */
final class CustomNode implements CustomValue, CustomMarshal {
    private static final long serialVersionUID = 1L;
    private static final int MOST = 100;

    static final String ID = "IDL:f/Cust:1.0";

    private int[] numbers = {};
    private String text = "";
    private Serializable other;

    CustomNode() {}

    CustomNode(int[] numbers, String text, Serializable other) {
        this.numbers = numbers;
        this.text = text;
        this.other = other;
    }

    @Override
    public String[] _truncatable_ids() {
        return new String[] {ID};
    }

    @Override
    public void marshal(DataOutputStream out) {
        out.write_long(numbers.length);
        out.write_long_array(numbers, 0, numbers.length);
        out.write_wstring(text);
        out.write_Value(other);
    }

    @Override
    public void unmarshal(DataInputStream in) {
        int count = in.read_long() & MOST - 1;
        LongSeqHolder holder = new LongSeqHolder(new int[count]);
        in.read_long_array(holder, 0, count);
        numbers = holder.value;
        text = in.read_wstring();
        other = in.read_Value();
    }
}
