package org.zenorb.examples.hello;

import hello.Greeter;
import hello.GreeterHelper;

import org.omg.CORBA.ORB;

import java.nio.file.Path;

/** Asks the server for a greeting. */
public final class HelloClient {
    // begin readme
    public static void main(String[] args) {
        ORB orb = ORB.init(args, null);
        String reference = "file://" + Path.of("hello.ior").toAbsolutePath();
        Greeter greeter = GreeterHelper.narrow(orb.string_to_object(reference));
        System.out.println(greeter.greet("world"));
        orb.destroy();
    }

    // end readme

    private HelloClient() {}
}
