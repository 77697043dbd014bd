package org.zenorb.poa;

import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAPackage.ServantAlreadyActive;
import org.omg.PortableServer.Servant;
import org.zenorb.context.ThreadContexts;
import org.zenorb.poa.table.SlotBudget;

import java.util.Random;

/** Object maps as the tests need them. */
final class Objects {
    static final ThreadContexts CONTEXTS = new ThreadContexts(8);

    private Objects() {}

    static ActiveObjectMap map(Quiescence quiescence) {
        return new ActiveObjectMap(
                new IdScheme.Slot(),
                new byte[2],
                false,
                new SlotBudget(16),
                new Random(4),
                quiescence,
                CONTEXTS);
    }

    static ObjectEntry activated(ActiveObjectMap map) {
        try {
            return map.activate(new Nobody(), null);
        } catch (ServantAlreadyActive e) {
            throw new AssertionError(e);
        }
    }

    private static final class Nobody extends Servant {
        @Override
        public String[] _all_interfaces(POA poa, byte[] id) {
            return new String[] {"IDL:test:1.0"};
        }
    }
}
