package org.zenorb.poa;

import org.omg.CORBA.OBJ_ADAPTER;
import org.zenorb.error.MinorCode;
import org.zenorb.ior.ObjectKey;
import org.zenorb.poa.table.ActiveDemuxTable;
import org.zenorb.serve.Outcome;
import org.zenorb.serve.ServerRequest;

import java.util.List;

/**
 * The request's way from object key to servant: POA by index and generation, its manager's gate,
 * object by index and generation, one count. Only a persistent key whose hint does not count, or a
 * key whose object was activated anew, is looked up in maps.
 *
 * <p>Guarantee: for an active object whose key's hint counts, nothing is allocated, no lock is
 * taken (but the turn of SINGLE_THREAD_MODEL) and nothing is thrown. What a servant manager of the
 * application throws goes through. A key with any byte altered, or of an earlier use of a slot,
 * never leads to another object than it was made for.
 *
 * <p>Thread: any.
 */
final class Demultiplexer {
    private static final System.Logger LOG = System.getLogger(Demultiplexer.class.getName());

    private final long incarnation;
    private final ActiveDemuxTable<PoaNode> poas;
    private final PoaTree tree;

    Demultiplexer(long incarnation, ActiveDemuxTable<PoaNode> poas, PoaTree tree) {
        this.incarnation = incarnation;
        this.poas = poas;
        this.tree = tree;
    }

    Outcome preinvoke(ServerRequest request) {
        byte[] key = request.keyBytes();
        int offset = request.keyOffset();
        int length = request.keyLength();
        if (!isOurs(key, offset, length)) {
            return refuse(request, MinorCode.OBJECT_UNKNOWN, "the object key is not one of ZEN's");
        }
        while (true) {
            PoaNode poa = byHint(key, offset);
            boolean hintCounts = poa != null;
            if (poa == null) {
                poa = byPath(request);
                if (poa == null) {
                    return Outcome.REFUSED;
                }
            }
            if (!poa.hasFlagsOf(key, offset)) {
                return refuse(request, MinorCode.OBJECT_UNKNOWN, "the object key is damaged");
            }
            if (!poa.gate().isOpen()) {
                Outcome turnedAway = poa.gate().turnAway(request);
                if (turnedAway != null) {
                    return turnedAway;
                }
                continue; // the POA may have gone while the gate was closed
            }
            if (!poa.takeTurn(request)) {
                return Outcome.REFUSED;
            }
            Outcome outcome = enter(request, poa, hintCounts);
            if (outcome != Outcome.SERVANT || poa.gate().isOpen()) {
                return outcome;
            }
            postinvoke(request); // the gate was closed before the request was counted
        }
    }

    /** Finds a servant and counts the request in; ends its turn when there is none. */
    private static Outcome enter(ServerRequest request, PoaNode poa, boolean hintCounts) {
        ObjectEntry entry =
                poa.objects()
                        .atKey(
                                request.keyBytes(),
                                request.keyOffset(),
                                request.keyLength(),
                                hintCounts);
        if (entry != null && entry.enter()) {
            request.target(entry.servant(), poa, entry);
            return Outcome.SERVANT;
        }
        boolean provided = false;
        try {
            provided = poa.processing().provide(request, poa);
        } finally {
            if (!provided) {
                poa.endTurn();
            }
        }
        if (provided) {
            return Outcome.SERVANT;
        }
        return request.forward() != null ? Outcome.FORWARD : Outcome.REFUSED;
    }

    void postinvoke(ServerRequest request) {
        PoaNode poa = (PoaNode) request.adapter();
        ObjectEntry entry = (ObjectEntry) request.entry();
        if (entry.hasNoSlot()) {
            poa.processing().postinvoke(request, poa);
        }
        entry.leave();
        poa.endTurn();
    }

    Outcome locate(ServerRequest request) {
        byte[] key = request.keyBytes();
        int offset = request.keyOffset();
        int length = request.keyLength();
        if (!isOurs(key, offset, length)) {
            return refuse(request, MinorCode.OBJECT_UNKNOWN, "the object key is not one of ZEN's");
        }
        PoaNode poa = byHint(key, offset);
        boolean hintCounts = poa != null;
        if (poa == null) {
            poa = byPath(request);
            if (poa == null) {
                return Outcome.REFUSED;
            }
        }
        ObjectEntry entry =
                poa.hasFlagsOf(key, offset)
                        ? poa.objects().atKey(key, offset, length, hintCounts)
                        : null;
        if ((entry == null || entry.isClosed())
                && !(poa.processing().mayServeInactive()
                        && poa.hasFlagsOf(key, offset)
                        && poa.objects().isIntact(key, offset, length))) {
            return refuse(request, MinorCode.OBJECT_UNKNOWN, null);
        }
        return switch (poa.gate().state()) {
            case ACTIVE, HOLDING -> Outcome.SERVANT;
            case DISCARDING -> refuse(request, MinorCode.REQUEST_DISCARDED, null);
            case INACTIVE -> refuse(request, MinorCode.ADAPTER_INACTIVE, null);
        };
    }

    /** The POA of a key of this incarnation, by index and generation, or null. */
    PoaNode byHint(byte[] key, int offset) {
        return ObjectKey.incarnation(key, offset) == incarnation
                ? poas.get(ObjectKey.poaIndex(key, offset), ObjectKey.poaGeneration(key, offset))
                : null;
    }

    /** The POA of a persistent key by its path; null when the request has been refused. */
    private PoaNode byPath(ServerRequest request) {
        byte[] key = request.keyBytes();
        int offset = request.keyOffset();
        if (!ObjectKey.isPersistent(key, offset)) {
            refuse(
                    request,
                    ObjectKey.incarnation(key, offset) == incarnation
                            ? MinorCode.ADAPTER_UNKNOWN
                            : MinorCode.OBJECT_STALE,
                    null);
            return null;
        }
        if (!ObjectKey.isSealIntact(key, offset, request.keyLength())) {
            refuse(request, MinorCode.OBJECT_UNKNOWN, "the object key is damaged");
            return null;
        }
        List<String> names = ObjectKey.path(key, offset);
        PoaNode poa;
        try {
            poa = tree.at(names);
        } catch (OBJ_ADAPTER e) {
            LOG.log(System.Logger.Level.WARNING, "an adapter activator failed", e);
            refuse(request, MinorCode.ADAPTER_ACTIVATOR_FAILED, String.join("/", names));
            return null;
        }
        if (poa == null) {
            refuse(request, MinorCode.ADAPTER_UNKNOWN, String.join("/", names));
        }
        return poa;
    }

    /** Whether a key is whole and one of ZEN's. */
    static boolean isOurs(byte[] key, int offset, int length) {
        return ObjectKey.check(key, offset, length) >= ObjectKey.SHORT;
    }

    private static Outcome refuse(ServerRequest request, MinorCode minor, String detail) {
        request.refuse(minor, detail);
        return Outcome.REFUSED;
    }
}
