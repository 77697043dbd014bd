package program;

import org.omg.CORBA.ORB;

import portable.*;

/** Makes objects of skeletons that are references themselves, without a POA. */
final class Exposure {
    private Exposure() {}

    static Service service(ORB orb) {
        DiamondServant diamond = new DiamondServant();
        orb.connect(diamond);
        PersonServant person = new PersonServant();
        orb.connect(person);
        ServiceServant service = new ServiceServant(diamond, person);
        orb.connect(service);
        return service;
    }

    static Base base(ORB orb) {
        DiamondServant diamond = new DiamondServant();
        orb.connect(diamond);
        return diamond;
    }

    static Listener listener(ORB orb, ListenerServant servant) {
        orb.connect(servant);
        return servant;
    }

    static void gone(ORB orb, ListenerServant servant) {
        orb.disconnect(servant);
    }
}
