package program;

import org.omg.CORBA.ORB;

import portable.Service;
import portable.ServiceHelper;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;

/**
 * A program to the standard API: serves the service of portable.idl, and calls others. Prints
 * "reference IOR:…" when it serves. Each line of its input is a reference; it runs the cases
 * against that service and prints "ok NAME" or "FAIL NAME reason" for each and "done". It ends with
 * its input. System properties reach {@code ORB.init}.
 */
public final class Program {
    private final ORB orb;
    private final Service service;

    private Program(String[] arguments, Properties properties) throws Exception {
        orb = ORB.init(arguments, properties);
        Values.register(orb);
        service = Exposure.service(orb);
    }

    /** Serves and calls until the input ends. */
    public static void main(String[] arguments) throws Exception {
        Properties properties = new Properties();
        properties.putAll(System.getProperties());
        Program program = new Program(arguments, properties);
        System.out.println("reference " + program.orb.object_to_string(program.service));
        program.obey();
        // Not by the ORB: some wait for minutes while a connection is open.
        System.exit(0);
    }

    private void obey() throws IOException {
        BufferedReader in =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            try {
                call(line);
            } catch (RuntimeException e) {
                System.out.println("FAIL reference " + inOneLine(e));
            }
            System.out.println("done");
        }
    }

    private void call(String reference) {
        Map<String, Check.Body> cases = new LinkedHashMap<>();
        Service called = ServiceHelper.narrow(orb.string_to_object(reference));
        new CallCases(orb, called).addTo(cases);
        new ValueCases(orb, called).addTo(cases);
        new HelperCases(orb, called).addTo(cases);
        cases.forEach((name, body) -> {
            try {
                body.run();
                System.out.println("ok " + name);
            } catch (Exception | Error e) {
                System.out.println("FAIL " + name + " " + inOneLine(e));
            }
        });
    }

    /** The failure, and where it came from. */
    private static String inOneLine(Throwable e) {
        StringBuilder text = new StringBuilder(e.toString().replaceAll("\\s+", " "));
        StackTraceElement[] trace = e.getStackTrace();
        for (int k = 0; k < Math.min(trace.length, 6); k++) {
            text.append(" < ").append(trace[k]);
        }
        return text.toString();
    }
}
