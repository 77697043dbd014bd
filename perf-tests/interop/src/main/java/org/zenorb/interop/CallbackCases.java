package org.zenorb.interop;

import static org.zenorb.interop.Case.check;
import static org.zenorb.interop.Case.same;

import interop.Calls;
import interop.Listener;
import interop.ListenerHelper;
import interop.ListenerPOA;
import interop.ListenerPackage.Refused;
import interop.Nest;
import interop.NestHelper;
import interop.NestPOA;
import interop.Values;

import org.omg.CORBA.ObjectHolder;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.Servant;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Objects of the client that the server calls, also while the client's own call is under way.
 *
 * <p>Thread: any; the servants run on the client's server threads.
 */
final class CallbackCases {
    private final Calls calls;
    private final Values values;
    private final POA poa;

    CallbackCases(Calls calls, Values values, POA poa) {
        this.calls = calls;
        this.values = values;
        this.poa = poa;
    }

    List<Case> all() {
        return List.of(
                new Case("callback.ask", this::ask),
                new Case("callback.hint", this::hint),
                new Case("callback.nested", this::nested),
                new Case("callback.object_of_client", this::objectOfClient));
    }

    private interface Use {
        void with(org.omg.CORBA.Object reference) throws Exception;
    }

    private void activated(Servant servant, Use use) throws Exception {
        byte[] id = poa.activate_object(servant);
        try {
            use.with(poa.id_to_reference(id));
        } finally {
            poa.deactivate_object(id);
        }
    }

    private void ask() throws Exception {
        activated(
                new ListenerServant(0),
                reference -> {
                    Listener listener = ListenerHelper.narrow(reference);
                    same(90, calls.call_back(listener, 10), "sum");
                    same(-100, calls.call_back(listener, 101), "refused");
                });
    }

    private void hint() throws Exception {
        ListenerServant servant = new ListenerServant(100);
        activated(
                servant,
                reference -> {
                    calls.hint_back(ListenerHelper.narrow(reference), 100);
                    check(servant.hints.await(10, TimeUnit.SECONDS), "some of 100 hints were lost");
                    same(4950, servant.sum.get(), "sum");
                });
    }

    private void nested() throws Exception {
        activated(
                new NestServant(),
                reference -> {
                    Nest nest = NestHelper.narrow(reference);
                    same(1, calls.descend(nest, 1), "depth 1");
                    same(6, calls.descend(nest, 6), "depth 6");
                });
    }

    private void objectOfClient() throws Exception {
        activated(
                new NestServant(),
                reference -> {
                    ObjectHolder b = new ObjectHolder();
                    ObjectHolder c = new ObjectHolder();
                    org.omg.CORBA.Object result = values.echo_object(reference, b, c);
                    check(reference._is_equivalent(result), "not the same object");
                    same(3, NestHelper.narrow(b.value).descend(calls, 3), "descend");
                });
    }

    private static final class ListenerServant extends ListenerPOA {
        final CountDownLatch hints;
        final AtomicInteger sum = new AtomicInteger();

        ListenerServant(int expectedHints) {
            hints = new CountDownLatch(expectedHints);
        }

        @Override
        public int ask(int n, String note) throws Refused {
            if (n == 100 || !note.equals(Samples.text(n))) {
                throw new Refused(n);
            }
            return 2 * n;
        }

        @Override
        public void hint(int n) {
            sum.addAndGet(n);
            hints.countDown();
        }
    }

    private static final class NestServant extends NestPOA {
        @Override
        public int descend(Nest other, int depth) {
            return depth == 0 ? 0 : other.descend(_this(), depth - 1) + 1;
        }
    }
}
