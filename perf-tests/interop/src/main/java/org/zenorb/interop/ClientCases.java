package org.zenorb.interop;

import interop.Calls;
import interop.Peer;
import interop.PeerHelper;
import interop.Sequences;
import interop.Values;

import org.omg.CORBA.ORB;
import org.omg.CORBA.UserException;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;

import java.util.ArrayList;
import java.util.List;

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

    /** Connects to the Peer object that {@code reference} names, and makes {@code orb} callable. */
    public ClientCases(ORB orb, String reference) throws UserException {
        this.orb = orb;
        peer = PeerHelper.narrow(orb.string_to_object(reference));
        poa = POAHelper.narrow(orb.resolve_initial_references("RootPOA"));
        poa.the_POAManager().activate();
        ValueSamples.register(orb);
    }

    public Peer peer() {
        return peer;
    }

    /** All cases but those that need a server with a narrow code set of UTF-8. */
    public List<Case> all() {
        Samples samples = new Samples(orb);
        Values values = peer.the_values();
        Sequences sequences = peer.the_sequences();
        Calls calls = peer.the_calls();
        List<Case> cases = new ArrayList<>();
        cases.addAll(new ValueCases(values, samples).all());
        cases.addAll(new SequenceCases(sequences, samples).all());
        cases.addAll(new ArrayCases(peer.the_arrays(), samples).all());
        cases.addAll(new LargeCases(values, sequences, calls, samples).all());
        cases.addAll(new FaultCases(peer.the_faults(), calls, samples).all());
        cases.addAll(new CallCases(calls).all());
        cases.addAll(new CallbackCases(calls, values, poa).all());
        cases.addAll(new ReferenceCases(calls, values, sequences, samples, orb).all());
        cases.addAll(new ByValueCases(peer.the_by_value(), values, samples, orb).all());
        return cases;
    }

    public List<Case> utf8() {
        return new LargeCases(
                        peer.the_values(), peer.the_sequences(), peer.the_calls(), new Samples(orb))
                .utf8();
    }
}
