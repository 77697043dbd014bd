package org.zenorb.interop;

import interop.ArraysHelper;
import interop.ByValue;
import interop.ByValueHelper;
import interop.Calls;
import interop.CallsHelper;
import interop.FaultsHelper;
import interop.Peer;
import interop.PeerHelper;
import interop.Sequences;
import interop.SequencesHelper;
import interop.Values;
import interop.ValuesHelper;

import org.omg.CORBA.ORB;
import org.omg.CORBA.UserException;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The Java client of interop.idl: every case against one server, whatever ORB either runs on. The
 * names are those of the C++ client.
 *
 * <p>Thread: any, one case at a time.
 */
public final class ClientCases {
    private final ORB orb;
    private final Peer peer;
    private final POA poa;
    private final UnaryOperator<org.omg.CORBA.Object> called;

    /** Connects to the Peer object that {@code reference} names, and makes {@code orb} callable. */
    public ClientCases(ORB orb, String reference) throws UserException {
        this(orb, reference, UnaryOperator.identity());
    }

    /**
     * Connects as well, but calls the peer's objects by other references than it gives.
     *
     * @param called from an object of the peer to what is to be called in its place
     */
    public ClientCases(ORB orb, String reference, UnaryOperator<org.omg.CORBA.Object> called)
            throws UserException {
        this.orb = orb;
        this.called = called;
        peer = PeerHelper.narrow(called.apply(orb.string_to_object(reference)));
        poa = POAHelper.narrow(orb.resolve_initial_references("RootPOA"));
        poa.the_POAManager().activate();
        ValueSamples.register(orb);
    }

    public Peer peer() {
        return peer;
    }

    /** All cases but those that need a server with a narrow code set of UTF-8. */
    public List<Case> all(Density density) {
        Samples samples = new Samples(orb);
        Values values = ValuesHelper.narrow(called.apply(peer.the_values()));
        Sequences sequences = SequencesHelper.narrow(called.apply(peer.the_sequences()));
        Calls calls = CallsHelper.narrow(called.apply(peer.the_calls()));
        List<Case> cases = new ArrayList<>();
        cases.addAll(new ValueCases(values, samples).all());
        cases.addAll(new SequenceCases(sequences, samples).all());
        cases.addAll(
                new ArrayCases(ArraysHelper.narrow(called.apply(peer.the_arrays())), samples)
                        .all());
        cases.addAll(new LargeCases(values, sequences, calls, samples, density).all());
        cases.addAll(
                new FaultCases(FaultsHelper.narrow(called.apply(peer.the_faults())), calls, samples)
                        .all());
        cases.addAll(new CallCases(calls).all());
        cases.addAll(new CallbackCases(calls, values, poa).all());
        cases.addAll(new ReferenceCases(calls, values, sequences, samples, orb).all());
        ByValue byValue = ByValueHelper.narrow(called.apply(peer.the_by_value()));
        cases.addAll(new ByValueCases(byValue, values, samples, orb, density).all());
        return cases;
    }

    public List<Case> utf8() {
        return new LargeCases(
                        peer.the_values(),
                        peer.the_sequences(),
                        peer.the_calls(),
                        new Samples(orb),
                        Density.FULL)
                .utf8();
    }
}
