package program;

import org.omg.CORBA.ORB;
import org.omg.CORBA.UserException;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;

import portable.*;

/** Makes objects of servants: by inheritance, and through a tie; a servant can stand behind one. */
final class Exposure {
    private Exposure() {}

    static Service service(ORB orb) throws UserException {
        POA root = POAHelper.narrow(orb.resolve_initial_references("RootPOA"));
        root.the_POAManager().activate();
        DiamondPOATie tie = new DiamondPOATie(new DiamondServant(), root);
        Diamond diamond = tie._this(orb);
        Person person =
                PersonHelper.narrow(
                        root.id_to_reference(root.activate_object(new PersonServant())));
        return new ServiceServant(diamond, person)._this(orb);
    }

    static Base base(ORB orb) throws UserException {
        POA root = POAHelper.narrow(orb.resolve_initial_references("RootPOA"));
        root.the_POAManager().activate();
        return BaseHelper.narrow(root.servant_to_reference(new DiamondServant()));
    }

    static Listener listener(ORB orb, ListenerServant servant) throws UserException {
        POA root = POAHelper.narrow(orb.resolve_initial_references("RootPOA"));
        root.the_POAManager().activate();
        return servant._this(orb);
    }

    static void gone(ORB orb, ListenerServant servant) throws UserException {
        POA root = POAHelper.narrow(orb.resolve_initial_references("RootPOA"));
        root.deactivate_object(root.servant_to_id(servant));
    }
}
