package org.zenorb.interop;

import org.omg.CORBA.ORB;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

import java.io.ByteArrayOutputStream;
import java.util.HexFormat;
import java.util.Properties;

/**
 * Prints what the ORB on the class path puts on the wire for each sample value, as the C++ program
 * {@code vectors} does: NAME.SAMPLE.big = HEX, or FAIL NAME.SAMPLE and the reason. Alignment starts
 * at 0; the ORBs in Java send big-endian.
 */
public final class InteropVectors {
    private InteropVectors() {}

    public static void main(String[] args) {
        Properties properties = new Properties();
        properties.putAll(System.getProperties());
        ORB orb = ORB.init(args, properties);
        ValueSamples.register(orb);
        WireTypes types = new WireTypes(orb);
        types.all()
                .forEach((name, type) -> {
                    for (int i = 0; i < WireTypes.samples(name); i++) {
                        print(orb, name + "." + i, type, i);
                    }
                });
        // Some wait for minutes in destroy().
        System.exit(0);
    }

    private static void print(ORB orb, String name, WireTypes.WireType<?> type, int i) {
        try {
            OutputStream out = orb.create_output_stream();
            type.writeSample(out, i);
            byte[] bytes = remaining(out.create_input_stream());
            System.out.println(name + ".big = " + HexFormat.of().formatHex(bytes));
        } catch (RuntimeException | StackOverflowError | LinkageError e) {
            System.out.println("FAIL " + name + " " + e.toString().replaceAll("\\s+", " "));
        }
    }

    /** What is left in a stream: octets need no alignment, so they show every byte. */
    static byte[] remaining(InputStream in) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        while (true) {
            try {
                bytes.write(in.read_octet());
            } catch (RuntimeException end) {
                return bytes.toByteArray();
            }
        }
    }
}
