package org.zenorb.poa;

import org.omg.CORBA.ORB;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAPackage.ServantNotActive;
import org.omg.PortableServer.POAPackage.WrongPolicy;
import org.omg.PortableServer.Servant;
import org.omg.PortableServer.portable.Delegate;
import org.zenorb.error.MinorCode;
import org.zenorb.serve.ServerRequest;

import java.util.Arrays;

/**
 * What stands behind the servants of one ORB: {@code _this}, {@code _poa}, {@code _object_id}, and
 * the implicit operations.
 *
 * <p>Thread: any.
 */
final class ServantDelegate implements Delegate {
    private static final String EVERY_OBJECT = "IDL:omg.org/CORBA/Object:1.0";

    private final PoaAdapter adapter;

    ServantDelegate(PoaAdapter adapter) {
        this.adapter = adapter;
    }

    @Override
    public ORB orb(Servant self) {
        return adapter.host().orb();
    }

    @Override
    public org.omg.CORBA.Object this_object(Servant self) {
        ServerRequest request = Upcalls.currentIn(adapter.contexts(), self);
        if (request != null) {
            return adapter.references().of(request);
        }
        POA poa = self._default_POA();
        if (poa == null) {
            throw MinorCode.NULL_VALUE.no(self.getClass().getName() + "._default_POA is null");
        }
        try {
            return poa.servant_to_reference(self);
        } catch (ServantNotActive | WrongPolicy e) {
            throw (org.omg.CORBA.SystemException)
                    MinorCode.SERVANT_NOT_ACTIVE
                            .no(self.getClass().getName() + " in " + poa.the_name())
                            .initCause(e);
        }
    }

    @Override
    public POA poa(Servant self) {
        return ((PoaNode) requestIn(self).adapter()).face();
    }

    @Override
    public byte[] object_id(Servant self) {
        ServerRequest request = requestIn(self);
        return ((PoaNode) request.adapter()).idOf(request);
    }

    @Override
    public POA default_POA(Servant self) {
        return adapter.rootPoa();
    }

    @Override
    public boolean is_a(Servant self, String repositoryId) {
        if (EVERY_OBJECT.equals(repositoryId)) {
            return true;
        }
        return Arrays.asList(interfaces(self)).contains(repositoryId);
    }

    @Override
    public boolean non_existent(Servant self) {
        return false;
    }

    @Override
    public org.omg.CORBA.Object get_interface_def(Servant self) {
        return adapter.host().interfaceDef(interfaces(self)[0]);
    }

    /** The most derived first; of the object being called, or of the servant outside of a call. */
    private String[] interfaces(Servant self) {
        ServerRequest request = Upcalls.currentIn(adapter.contexts(), self);
        POA poa = request == null ? self._default_POA() : poa(self);
        byte[] id = request == null ? new byte[0] : object_id(self);
        return self._all_interfaces(poa, id);
    }

    private ServerRequest requestIn(Servant self) {
        ServerRequest request = Upcalls.currentIn(adapter.contexts(), self);
        if (request == null) {
            throw MinorCode.NO_UPCALL.no(self.getClass().getName());
        }
        return request;
    }
}
