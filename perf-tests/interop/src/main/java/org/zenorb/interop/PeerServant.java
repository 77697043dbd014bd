package org.zenorb.interop;

import interop.Arrays;
import interop.ArraysHelper;
import interop.ByValue;
import interop.ByValueHelper;
import interop.Calls;
import interop.CallsHelper;
import interop.Faults;
import interop.FaultsHelper;
import interop.NamedObjectHelper;
import interop.PeerPOA;
import interop.Sequences;
import interop.SequencesHelper;
import interop.Values;
import interop.ValuesHelper;

import org.omg.CORBA.ORB;
import org.omg.CORBA.UserException;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.Servant;

/**
 * The published object: leads to all others and ends the server.
 *
 * <p>Thread: any.
 */
final class PeerServant extends PeerPOA {
    /** What is activated for a servant: itself, or one that calls it. */
    interface Front {
        /**
         * The servant to be activated.
         *
         * @param name of the interface, as in "Values"
         */
        Servant of(String name, Servant servant);
    }

    private final ORB orb;
    private final Values values;
    private final Sequences sequences;
    private final Arrays arrays;
    private final Faults faults;
    private final Calls calls;
    private final ByValue byValue;

    PeerServant(String orbName, ORB orb, POA poa, Front front) throws UserException {
        this.orb = orb;
        values = ValuesHelper.narrow(activate(poa, front.of("Values", new ValuesServant())));
        sequences =
                SequencesHelper.narrow(
                        activate(poa, front.of("Sequences", new SequencesServant())));
        arrays = ArraysHelper.narrow(activate(poa, front.of("Arrays", new ArraysServant())));
        faults = FaultsHelper.narrow(activate(poa, front.of("Faults", new FaultsServant(orb))));
        calls =
                CallsHelper.narrow(
                        activate(poa, front.of("Calls", new CallsServant(orbName, poa))));
        ValueSamples.register(orb);
        ByValueServant servant =
                new ByValueServant(
                        NamedObjectHelper.narrow(activate(poa, new NamedObjectServant())));
        byValue = ByValueHelper.narrow(activate(poa, front.of("ByValue", servant)));
    }

    private static org.omg.CORBA.Object activate(POA poa, Servant servant) throws UserException {
        return poa.id_to_reference(poa.activate_object(servant));
    }

    @Override
    public Values the_values() {
        return values;
    }

    @Override
    public Sequences the_sequences() {
        return sequences;
    }

    @Override
    public Arrays the_arrays() {
        return arrays;
    }

    @Override
    public Faults the_faults() {
        return faults;
    }

    @Override
    public Calls the_calls() {
        return calls;
    }

    @Override
    public ByValue the_by_value() {
        return byValue;
    }

    @Override
    public void shutdown() {
        orb.shutdown(false);
    }
}
