package org.zenorb.examples.hello;

import hello.AMI_GreeterHandler;
import hello.AMI_GreeterHandlerPOA;
import hello.AMI_GreeterPoller;
import hello.Greeter;
import hello.GreeterHelper;
import hello._GreeterStub;

import org.omg.CORBA.ORB;
import org.omg.CORBA.StringHolder;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.UserException;
import org.omg.Messaging.ExceptionHolder;
import org.omg.PortableServer.POAHelper;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

/** Asks the server for greetings and does not wait for them: by a handler, then by a poller. */
public final class HelloAsync {
    private static final CountDownLatch DONE = new CountDownLatch(1);

    // begin readme handler
    static final class Replies extends AMI_GreeterHandlerPOA {
        @Override
        public void greet(String greeting) {
            System.out.println(greeting);
            DONE.countDown();
        }

        @Override
        public void greet_excep(ExceptionHolder holder) {
            try {
                holder.raise_exception();
            } catch (SystemException | UserException e) {
                System.err.println("no greeting: " + e);
            }
            DONE.countDown();
        }
    }

    static void ask(ORB orb, Greeter greeter) {
        AMI_GreeterHandler handler = new Replies()._this(orb);
        // returns when the request is sent
        ((_GreeterStub) greeter).sendc_greet(handler, "handler");
    }

    // end readme handler

    // begin readme poller
    static String askLater(Greeter greeter) throws UserException {
        AMI_GreeterPoller poller = ((_GreeterStub) greeter).sendp_greet("poller");
        StringHolder text = new StringHolder();
        poller.greet(10_000, text); // waits up to ten seconds, then TIMEOUT
        return text.value;
    }

    // end readme poller

    private HelloAsync() {}

    public static void main(String[] args) throws UserException, InterruptedException {
        ORB orb = ORB.init(args, null);
        POAHelper.narrow(orb.resolve_initial_references("RootPOA")).the_POAManager().activate();
        String reference = "file://" + Path.of("hello.ior").toAbsolutePath();
        Greeter greeter = GreeterHelper.narrow(orb.string_to_object(reference));
        ask(orb, greeter);
        DONE.await();
        System.out.println(askLater(greeter));
        orb.destroy();
    }
}
