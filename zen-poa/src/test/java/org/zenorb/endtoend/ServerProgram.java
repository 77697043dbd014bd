package org.zenorb.endtoend;

import endtoend.Node;
import endtoend.ServicePOA;

import org.omg.CORBA.ORB;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Properties;

/** A server in a process of its own, to be ended by a signal; tells its test what happens. */
final class ServerProgram {
    private ServerProgram() {}

    public static void main(String[] args) throws Exception {
        ORB orb =
                ORB.init(
                        new String[] {"-ORBListenEndpoints", "iiop://127.0.0.1:0"},
                        new Properties());
        POA root = POAHelper.narrow(orb.resolve_initial_references("RootPOA"));
        root.the_POAManager().activate();
        String reference = orb.object_to_string(root.servant_to_reference(new Blocking()));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> say("hook")));
        say(reference);
        orb.run();
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }

    /** Blocks until its test says otherwise. */
    private static final class Blocking extends ServicePOA {
        @Override
        public int level() {
            return 0;
        }

        @Override
        public void level(int value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int add(int a, int b) {
            return a + b;
        }

        @Override
        public String echo(String text) {
            return text;
        }

        @Override
        public String wide(String text) {
            return text;
        }

        @Override
        public byte[] bounce(byte[] data) {
            return data;
        }

        @Override
        public byte[] make(int length) {
            return new byte[length];
        }

        @Override
        public double half(double value) {
            return value / 2;
        }

        @Override
        public void refuse(String reason) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void fail() {
            throw new UnsupportedOperationException();
        }

        @Override
        public int block(int number) {
            say("entered");
            try {
                int octet = System.in.read();
                return octet < 0 ? -1 : number;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public void post(int number) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean knowsItself() {
            return false;
        }

        @Override
        public void shutdown(boolean wait) {
            throw new UnsupportedOperationException();
        }

        @Override
        public org.omg.CORBA.Object itself() {
            return null;
        }

        @Override
        public int descend(Node other, int depth) {
            return 0;
        }
    }
}
