import org.omg.CORBA.ORB;

import rtt.Adder;
import rtt.AdderHelper;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** The client on any Java ORB: it calls the reference in the file named first. */
public final class RttClient {
    private RttClient() {}

    public static void main(String[] args) throws Exception {
        ORB orb = ORB.init(Arrays.copyOfRange(args, 1, args.length), null);
        Adder adder = AdderHelper.narrow(orb.string_to_object(Files.readString(Path.of(args[0]))));
        Told.follow(samples -> {
            for (int i = 0; i < samples.length; i++) {
                long start = System.nanoTime();
                int sum = adder.add(i, 7);
                samples[i] = System.nanoTime() - start;
                if (sum != i + 7) {
                    throw new IllegalStateException(i + " + 7 = " + sum);
                }
            }
        });
        System.exit(0);
    }
}
