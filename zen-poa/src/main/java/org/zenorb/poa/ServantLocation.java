package org.zenorb.poa;

import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.SystemException;
import org.omg.PortableServer.ForwardRequest;
import org.omg.PortableServer.Servant;
import org.omg.PortableServer.ServantLocator;
import org.omg.PortableServer.ServantLocatorPackage.CookieHolder;
import org.omg.PortableServer.ServantManager;
import org.zenorb.error.MinorCode;
import org.zenorb.serve.ServerRequest;

import java.util.concurrent.atomic.AtomicReference;

/**
 * NON_RETAIN and USE_SERVANT_MANAGER: the application finds a servant for each request, and gets it
 * back with its cookie afterwards, on the same thread (CORBA 3.3 part 1, 15.3.7).
 *
 * <p>Thread: any.
 */
final class ServantLocation implements RequestProcessing {
    private static final System.Logger LOG = System.getLogger(ServantLocation.class.getName());

    private final PoaAdapter adapter;
    private final AtomicReference<ServantLocator> locator = new AtomicReference<>();

    ServantLocation(PoaAdapter adapter) {
        this.adapter = adapter;
    }

    @Override
    public boolean provide(ServerRequest request, PoaNode poa) {
        ServantLocator present = locator.get();
        if (present == null) {
            request.refuse(MinorCode.NO_SERVANT_MANAGER, "set_servant_manager was not called");
            return false;
        }
        byte[] id =
                poa.objects().idOf(request.keyBytes(), request.keyOffset(), request.keyLength());
        if (id == null) {
            request.refuse(MinorCode.OBJECT_UNKNOWN, null);
            return false;
        }
        if (!poa.shared().enter()) {
            request.refuse(MinorCode.ADAPTER_UNKNOWN, null);
            return false;
        }
        boolean found = false;
        try {
            found = locate(present, request, poa, id);
            return found;
        } finally {
            if (!found) {
                poa.shared().leave();
            }
        }
    }

    private boolean locate(ServantLocator present, ServerRequest request, PoaNode poa, byte[] id) {
        String operation = request.operation();
        CookieHolder cookie = new CookieHolder();
        Servant servant;
        try {
            servant = present.preinvoke(id.clone(), poa.face(), operation, cookie);
        } catch (ForwardRequest e) {
            request.forward(e.forward_reference);
            return false;
        } catch (SystemException e) {
            throw e;
        } catch (RuntimeException e) {
            throw MinorCode.SERVANT_THREW.caused(
                    "ServantLocator.preinvoke", CompletionStatus.COMPLETED_NO, e);
        }
        if (servant == null) {
            request.refuse(MinorCode.NULL_SERVANT, "ServantLocator.preinvoke");
            return false;
        }
        adapter.adopt(servant);
        LocatedEntry entry =
                new LocatedEntry(poa.objects(), servant, id, present, operation, cookie.value);
        boolean open = entry.enter();
        assert open;
        request.target(servant, poa, entry);
        return true;
    }

    @Override
    public void postinvoke(ServerRequest request, PoaNode poa) {
        LocatedEntry entry = (LocatedEntry) request.entry();
        try {
            entry.locator.postinvoke(
                    entry.copyOfId(), poa.face(), entry.operation, entry.cookie, entry.servant());
        } catch (RuntimeException e) {
            // The reply is made already; it was the servant's, and it stays so.
            LOG.log(
                    System.Logger.Level.WARNING,
                    "ServantLocator.postinvoke failed in " + poa.pathForPeople(),
                    e);
        } finally {
            poa.shared().leave();
        }
    }

    @Override
    public boolean mayServeInactive() {
        return locator.get() != null;
    }

    @Override
    public ServantManager servantManager() {
        return locator.get();
    }

    @Override
    public void servantManager(ServantManager manager) {
        if (!(manager instanceof ServantLocator next)) {
            throw MinorCode.NO_SERVANT_MANAGER.no("NON_RETAIN needs a ServantLocator");
        }
        if (!locator.compareAndSet(null, next)) {
            throw MinorCode.SERVANT_MANAGER_SET.no(null);
        }
    }

    /** One request with its servant, as the locator gave it. */
    private static final class LocatedEntry extends ObjectEntry {
        private final ServantLocator locator;
        private final String operation;
        private final Object cookie;

        LocatedEntry(
                ActiveObjectMap map,
                Servant servant,
                byte[] id,
                ServantLocator locator,
                String operation,
                Object cookie) {
            super(NO_SLOT, 0, map, servant, id, null);
            this.locator = locator;
            this.operation = operation;
            this.cookie = cookie;
        }
    }
}
