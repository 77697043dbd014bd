package org.zenorb.examples.hello;

import hello.Greeter;
import hello.GreeterPOA;

import org.omg.CORBA.ORB;
import org.omg.CORBA.UserException;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Says hello to whoever calls, until Ctrl-C. */
public final class HelloServer {
    // begin readme
    static final class GreeterServant extends GreeterPOA {
        @Override
        public String greet(String name) {
            return "Hello, " + name + "!";
        }
    }

    public static void main(String[] args) throws IOException, UserException {
        ORB orb = ORB.init(args, null);
        POA poa = POAHelper.narrow(orb.resolve_initial_references("RootPOA"));
        poa.the_POAManager().activate();
        Greeter greeter = new GreeterServant()._this(orb);
        Files.writeString(Path.of("hello.ior"), orb.object_to_string(greeter));
        System.out.println("Hello server ready: its reference is in hello.ior");
        orb.run();
    }

    // end readme

    private HelloServer() {}
}
