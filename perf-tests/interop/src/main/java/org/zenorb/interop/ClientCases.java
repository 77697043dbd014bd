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
    private final UnaryOperator<String> rewritten;

    /** Connects to the Peer object that {@code reference} names, and makes {@code orb} callable. */
    public ClientCases(ORB orb, String reference) throws UserException {
        this(orb, reference, null);
    }

    /**
     * Connects as well, but calls the peer's objects by other references than it gives.
     *
     * @param rewritten from a stringified reference of the peer to the one to be called; null to
     *     take them as they are
     */
    public ClientCases(ORB orb, String reference, UnaryOperator<String> rewritten)
            throws UserException {
        this.orb = orb;
        this.rewritten = rewritten;
        peer = PeerHelper.narrow(toCall(orb.string_to_object(reference)));
        poa = POAHelper.narrow(orb.resolve_initial_references("RootPOA"));
        poa.the_POAManager().activate();
        ValueSamples.register(orb);
    }

    private org.omg.CORBA.Object toCall(org.omg.CORBA.Object given) {
        return rewritten == null
                ? given
                : orb.string_to_object(rewritten.apply(orb.object_to_string(given)));
    }

    public Peer peer() {
        return peer;
    }

    /** All cases but those that need a server with a narrow code set of UTF-8. */
    public List<Case> all(Density density) {
        Samples samples = new Samples(orb);
        Values values = ValuesHelper.narrow(toCall(peer.the_values()));
        Sequences sequences = SequencesHelper.narrow(toCall(peer.the_sequences()));
        Calls calls = CallsHelper.narrow(toCall(peer.the_calls()));
        List<Case> cases = new ArrayList<>();
        cases.addAll(new ValueCases(values, samples).all());
        cases.addAll(new SequenceCases(sequences, samples).all());
        cases.addAll(new ArrayCases(ArraysHelper.narrow(toCall(peer.the_arrays())), samples).all());
        cases.addAll(new LargeCases(values, sequences, calls, samples, density).all());
        cases.addAll(
                new FaultCases(FaultsHelper.narrow(toCall(peer.the_faults())), calls, samples)
                        .all());
        cases.addAll(new CallCases(calls).all());
        cases.addAll(new CallbackCases(calls, values, poa).all());
        cases.addAll(new ReferenceCases(calls, values, sequences, samples, orb).all());
        ByValue byValue = ByValueHelper.narrow(toCall(peer.the_by_value()));
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
