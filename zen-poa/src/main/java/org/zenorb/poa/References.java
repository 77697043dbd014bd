package org.zenorb.poa;

import org.omg.PortableServer.Servant;
import org.zenorb.error.MinorCode;
import org.zenorb.ior.ObjectKey;
import org.zenorb.serve.AdapterEndpoints;
import org.zenorb.serve.AdapterHost;
import org.zenorb.serve.ServerRequest;

/**
 * Object references out of POA and object id, and back.
 *
 * <p>Thread: any.
 */
final class References {
    private final AdapterHost host;
    private final Demultiplexer demultiplexer;

    References(AdapterHost host, Demultiplexer demultiplexer) {
        this.host = host;
        this.demultiplexer = demultiplexer;
    }

    /** The reference of an active object. */
    org.omg.CORBA.Object of(PoaNode poa, ObjectEntry entry) {
        byte[] id = entry.copyOfId();
        String repositoryId = repositoryId(poa, entry.servant(), id);
        return of(poa, id, entry, repositoryId, entry.endpoints());
    }

    /** The reference of the object in which a request runs. */
    org.omg.CORBA.Object of(ServerRequest request) {
        PoaNode poa = (PoaNode) request.adapter();
        ObjectEntry entry = (ObjectEntry) request.entry();
        if (!entry.hasNoSlot()) {
            return of(poa, entry);
        }
        byte[] id = poa.idOf(request);
        return of(poa, id, repositoryId(poa, request.servant(), id), null);
    }

    /**
     * The reference of an id, active or not.
     *
     * @param endpoints where to reach it; null for where its POA is reached
     */
    org.omg.CORBA.Object of(
            PoaNode poa, byte[] id, String repositoryId, AdapterEndpoints endpoints) {
        return of(poa, id, poa.objects().activeAtId(id), repositoryId, endpoints);
    }

    /** The most derived interface of a servant. */
    String repositoryId(PoaNode poa, Servant servant, byte[] id) {
        String[] all = servant._all_interfaces(poa.face(), id);
        if (all == null || all.length == 0) {
            throw MinorCode.NULL_VALUE.no(
                    servant.getClass().getName() + "._all_interfaces names no interface");
        }
        return all[0];
    }

    /** The id within this POA that a reference stands for, or null when it is not one of its. */
    byte[] idOf(PoaNode poa, org.omg.CORBA.Object reference) {
        if (reference == null) {
            throw MinorCode.NULL_VALUE.no("the reference is nil");
        }
        byte[] key = host.localKey(reference);
        if (key == null || !Demultiplexer.isOurs(key, 0, key.length) || !poa.hasFlagsOf(key, 0)) {
            return null;
        }
        PoaNode hinted = demultiplexer.byHint(key, 0);
        // A persistent POA made anew under its name is the same POA; a transient one is not.
        if (hinted != poa && (hinted != null || !poa.policies().persistent())) {
            return null;
        }
        return poa.objects().idOf(key, 0, key.length);
    }

    private org.omg.CORBA.Object of(
            PoaNode poa, byte[] id, ObjectEntry hint, String repositoryId, AdapterEndpoints own) {
        AdapterEndpoints endpoints = own == null ? poa.endpoints() : own;
        if (endpoints == null) {
            host.startServing();
        }
        byte[] key =
                poa.ids().isSlotNamed()
                        ? ObjectKey.encode(
                                host.incarnation(),
                                poa.index(),
                                poa.generation(),
                                SlotId.index(id, 0),
                                SlotId.generation(id, 0))
                        : ObjectKey.encode(
                                poa.policies().persistent(),
                                host.incarnation(),
                                poa.index(),
                                poa.generation(),
                                hint == null ? ObjectKey.NO_INDEX : hint.index(),
                                hint == null ? 0 : hint.generation(),
                                poa.encodedPath(),
                                id);
        return host.newReference(repositoryId, key, endpoints);
    }
}
