package org.zenorb.poa;

import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.SystemException;
import org.omg.PortableServer.ForwardRequest;
import org.omg.PortableServer.POAPackage.ObjectAlreadyActive;
import org.omg.PortableServer.POAPackage.ServantAlreadyActive;
import org.omg.PortableServer.Servant;
import org.omg.PortableServer.ServantActivator;
import org.omg.PortableServer.ServantManager;
import org.zenorb.error.MinorCode;
import org.zenorb.serve.ServerRequest;

import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;

/**
 * RETAIN and USE_SERVANT_MANAGER: the first request to an inactive id has the application make its
 * servant, which then is active like any other; when it goes, the application is told.
 *
 * <p>Guarantee: incarnate and etherealize of one POA run one at a time, and no id is incarnated
 * before its last etherealize has returned (CORBA 3.3 part 1, 15.3.6).
 *
 * <p>Thread: any; the application's methods run on the thread of the request that needs them.
 */
final class ServantActivation implements RequestProcessing {
    private static final System.Logger LOG = System.getLogger(ServantActivation.class.getName());

    private final PoaAdapter adapter;
    private final AtomicReference<ServantActivator> activator = new AtomicReference<>();
    private final ReentrantLock oneAtATime = new ReentrantLock();

    ServantActivation(PoaAdapter adapter) {
        this.adapter = adapter;
    }

    @Override
    public boolean provide(ServerRequest request, PoaNode poa) {
        ServantActivator present = activator.get();
        if (present == null) {
            request.refuse(MinorCode.NO_SERVANT_MANAGER, "set_servant_manager was not called");
            return false;
        }
        byte[] id =
                poa.objects().idOf(request.keyBytes(), request.keyOffset(), request.keyLength());
        if (id == null || poa.isDestroyed()) {
            request.refuse(id == null ? MinorCode.OBJECT_UNKNOWN : MinorCode.ADAPTER_UNKNOWN, null);
            return false;
        }
        while (true) {
            ObjectEntry leaving;
            oneAtATime.lock();
            try {
                ObjectEntry entry = poa.objects().atId(id);
                if (entry == null) {
                    entry = incarnate(present, request, poa, id);
                    if (entry == null) {
                        return false;
                    }
                }
                if (entry.enter()) {
                    request.target(entry.servant(), poa, entry);
                    return true;
                }
                leaving = entry;
            } finally {
                oneAtATime.unlock();
            }
            if (!poa.objects().awaitGone(leaving)) {
                request.refuse(MinorCode.OBJECT_UNKNOWN, "the object is being deactivated");
                return false;
            }
        }
    }

    /** A new entry, or null when the request was refused or forwarded. */
    private ObjectEntry incarnate(
            ServantActivator present, ServerRequest request, PoaNode poa, byte[] id) {
        Servant servant;
        try {
            servant = present.incarnate(id.clone(), poa.face());
        } catch (ForwardRequest e) {
            request.forward(e.forward_reference);
            return null;
        } catch (SystemException e) {
            throw e;
        } catch (RuntimeException e) {
            throw MinorCode.SERVANT_THREW.caused(
                    "ServantActivator.incarnate", CompletionStatus.COMPLETED_NO, e);
        }
        if (servant == null) {
            request.refuse(MinorCode.NULL_SERVANT, "ServantActivator.incarnate");
            return null;
        }
        try {
            adapter.adopt(servant);
            return poa.objects().activate(id, servant, null);
        } catch (ObjectAlreadyActive e) {
            return poa.objects().atId(id); // incarnate itself has activated it
        } catch (ServantAlreadyActive e) {
            request.refuse(MinorCode.INCARNATE_VIOLATES_POLICY, "UNIQUE_ID: " + e.getMessage());
            return null;
        }
    }

    /** Tells the application that a servant is not needed any more. */
    void etherealize(PoaNode poa, ObjectEntry entry, boolean cleanup, boolean remaining) {
        ServantActivator present = activator.get();
        if (present == null) {
            return;
        }
        oneAtATime.lock();
        try {
            present.etherealize(entry.copyOfId(), poa.face(), entry.servant(), cleanup, remaining);
        } catch (RuntimeException e) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    "ServantActivator.etherealize failed in " + poa.pathForPeople(),
                    e);
        } finally {
            oneAtATime.unlock();
        }
    }

    @Override
    public boolean mayServeInactive() {
        return activator.get() != null;
    }

    @Override
    public ServantManager servantManager() {
        return activator.get();
    }

    @Override
    public void servantManager(ServantManager manager) {
        if (!(manager instanceof ServantActivator next)) {
            throw MinorCode.NO_SERVANT_MANAGER.no("RETAIN needs a ServantActivator");
        }
        if (!activator.compareAndSet(null, next)) {
            throw MinorCode.SERVANT_MANAGER_SET.no(null);
        }
    }
}
