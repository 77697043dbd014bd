package interop;

import org.omg.CORBA.Any;
import org.omg.CORBA.ORB;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.UnionMember;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

/**
 * Reads, writes and describes {@link Far}.
 *
 * <p>Thread: any.
 */
public abstract class FarHelper {
    private FarHelper() {}

    public static String id() {
        return "IDL:zenorb.org/interop/Far:1.0";
    }

    public static TypeCode type() {
        ORB orb = ORB.init();
        UnionMember[] members = {
            member(orb, "paint", Far.PAINT, ColourHelper.type()),
            member(orb, "inner", Far.INNER, MaybeHelper.type()),
        };
        TypeCode discriminator = orb.get_primitive_tc(TCKind.tk_longlong);
        return orb.create_union_tc(id(), "Far", discriminator, members);
    }

    private static UnionMember member(ORB orb, String name, long value, TypeCode type) {
        Any label = orb.create_any();
        label.insert_longlong(value);
        return new UnionMember(name, label, type, null);
    }

    public static void insert(Any any, Far value) {
        OutputStream out = any.create_output_stream();
        any.type(type());
        write(out, value);
        any.read_value(out.create_input_stream(), type());
    }

    public static Far extract(Any any) {
        return read(any.create_input_stream());
    }

    public static Far read(InputStream in) {
        Far value = new Far();
        long discriminator = in.read_longlong();
        if (discriminator == Far.PAINT) {
            value.paint(ColourHelper.read(in));
        } else if (discriminator == Far.INNER) {
            value.inner(MaybeHelper.read(in));
        } else {
            value.__default(discriminator);
        }
        return value;
    }

    public static void write(OutputStream out, Far value) {
        out.write_longlong(value.discriminator());
        if (value.discriminator() == Far.PAINT) {
            ColourHelper.write(out, value.paint());
        } else if (value.discriminator() == Far.INNER) {
            MaybeHelper.write(out, value.inner());
        }
    }
}
