package portable;

import org.omg.CORBA.DataInputStream;
import org.omg.CORBA.DataOutputStream;

/** A value that writes itself. */
public class ParcelImpl extends Parcel {
    private static final long serialVersionUID = 1L;

    public ParcelImpl() {}

    public ParcelImpl(int weight, String content) {
        this.weight = weight;
        this.content = content;
    }

    @Override
    public void marshal(DataOutputStream out) {
        out.write_string("parcel");
        out.write_long(weight);
        out.write_string(content);
    }

    @Override
    public void unmarshal(DataInputStream in) {
        if (!in.read_string().equals("parcel")) {
            throw new org.omg.CORBA.MARSHAL("no parcel");
        }
        weight = in.read_long();
        content = in.read_string();
    }
}
