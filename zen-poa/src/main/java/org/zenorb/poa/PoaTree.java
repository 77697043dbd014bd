package org.zenorb.poa;

import org.omg.CORBA.CompletionStatus;
import org.omg.PortableServer.AdapterActivator;
import org.omg.PortableServer.POAPackage.AdapterAlreadyExists;
import org.zenorb.context.ThreadContexts;
import org.zenorb.error.MinorCode;
import org.zenorb.ior.ObjectKey;
import org.zenorb.poa.policy.PoaPolicies;
import org.zenorb.poa.table.ActiveDemuxTable;
import org.zenorb.poa.table.SlotBudget;
import org.zenorb.serve.AdapterEndpoints;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.random.RandomGenerator;

/**
 * The POAs of one ORB: each stands in the demultiplexing table and below its parent.
 *
 * <p>Guarantee: a POA can be found by key or by name from the moment its creation returns until its
 * destruction begins. Changes exclude each other by one lock; looking up takes none.
 *
 * <p>Thread: any.
 */
final class PoaTree {
    static final String ROOT_NAME = "RootPOA";

    private final long incarnation;
    private final RandomGenerator secret;
    private final ThreadContexts contexts;
    private final Quiescence quiescence = new Quiescence();
    private final SlotBudget objectBudget;
    private final SlotBudget poaBudget;
    private final ActiveDemuxTable<PoaNode> table;
    private final ManagerRegistry managers;

    private final ReentrantLock lock = new ReentrantLock();
    private volatile PoaNode root;

    PoaTree(
            long incarnation,
            int maxPoas,
            int maxObjects,
            int maxHeldRequests,
            RandomGenerator secret,
            ThreadContexts contexts) {
        this.incarnation = incarnation;
        this.managers = new ManagerRegistry(maxHeldRequests, quiescence, contexts);
        this.secret = secret;
        this.contexts = contexts;
        this.objectBudget = new SlotBudget(maxObjects);
        this.poaBudget = new SlotBudget(maxPoas);
        this.table = new ActiveDemuxTable<>(poaBudget, secret);
    }

    ActiveDemuxTable<PoaNode> table() {
        return table;
    }

    ManagerRegistry managers() {
        return managers;
    }

    Quiescence quiescence() {
        return quiescence;
    }

    /** The root, or null before it was made and after it was destroyed. */
    PoaNode root() {
        return root;
    }

    /** The root, made at the first call. */
    PoaNode makeRoot(FaceFactory faces) {
        lock.lock();
        try {
            if (root == null) {
                root = add(null, List.of(), PoaPolicies.ROOT, managers.ofRoot(), null, faces);
            }
            return root;
        } finally {
            lock.unlock();
        }
    }

    /** A new POA below another. */
    PoaNode create(
            PoaNode parent,
            String name,
            PoaPolicies policies,
            RequestGate gate,
            AdapterEndpoints endpoints,
            FaceFactory faces)
            throws AdapterAlreadyExists {
        List<String> path = new ArrayList<>(parent.path());
        path.add(name);
        lock.lock();
        try {
            if (parent.isDestroyed()) {
                throw MinorCode.POA_DESTROYED.no(parent.pathForPeople());
            }
            if (parent.children().containsKey(name)) {
                throw new AdapterAlreadyExists(parent.pathForPeople() + " has a child " + name);
            }
            PoaNode node = add(parent, List.copyOf(path), policies, gate, endpoints, faces);
            parent.children().put(name, node);
            return node;
        } finally {
            lock.unlock();
        }
    }

    /** The POA of a path below the root, or null. */
    PoaNode at(List<String> names) {
        PoaNode node = root;
        for (int i = 0; node != null && i < names.size(); i++) {
            node = childOf(node, names.get(i));
        }
        return node;
    }

    /**
     * A child of a POA; the application's adapter activator is asked for one that is not there.
     *
     * @return null when there is none
     * @throws org.omg.CORBA.OBJ_ADAPTER OMG minor 1 when the activator fails
     */
    PoaNode childOf(PoaNode parent, String name) {
        AdapterActivator activator = parent.activator();
        if (activator == null) {
            return parent.children().get(name);
        }
        // Nobody uses a child before the activator has finished making it.
        parent.activation().lock();
        try {
            PoaNode child = parent.children().get(name);
            if (child != null) {
                return child;
            }
            return activator.unknown_adapter(parent.face(), name)
                    ? parent.children().get(name)
                    : null;
        } catch (RuntimeException e) {
            throw MinorCode.ADAPTER_ACTIVATOR_FAILED.caused(
                    parent.pathForPeople() + "/" + name, CompletionStatus.COMPLETED_NO, e);
        } finally {
            parent.activation().unlock();
        }
    }

    /**
     * Destroys a POA and all below it; the descendants first.
     *
     * @param waitForCompletion whether to return only when their running requests have ended
     */
    void destroy(PoaNode top, boolean etherealize, boolean waitForCompletion) {
        if (waitForCompletion) {
            Upcalls.checkMayWait(contexts);
        }
        List<PoaNode> gone = new ArrayList<>();
        lock.lock();
        try {
            unlink(top, gone);
        } finally {
            lock.unlock();
        }
        for (PoaNode node : gone) {
            node.close(etherealize);
            node.gate().detach(node);
            managers.onDetached(node.gate());
        }
        if (waitForCompletion) {
            for (PoaNode node : gone) {
                quiescence.await(node::isEmpty);
            }
        }
    }

    /** Takes a subtree out of reach, leaves first. */
    private void unlink(PoaNode node, List<PoaNode> gone) {
        assert lock.isHeldByCurrentThread();
        if (node.isDestroyed()) {
            return;
        }
        node.markDestroyed();
        for (PoaNode child : node.children().values()) {
            unlink(child, gone);
        }
        table.release(node);
        if (node.parent() != null) {
            node.parent().children().remove(node.name(), node);
        } else {
            root = null;
        }
        gone.add(node);
    }

    private PoaNode add(
            PoaNode parent,
            List<String> path,
            PoaPolicies policies,
            RequestGate gate,
            AdapterEndpoints endpoints,
            FaceFactory faces) {
        assert lock.isHeldByCurrentThread();
        byte[] encodedPath = ObjectKey.encodePath(path);
        IdScheme ids = IdScheme.of(policies.systemIds(), policies.persistent(), incarnation);
        ActiveObjectMap objects =
                new ActiveObjectMap(
                        ids,
                        encodedPath,
                        policies.uniqueIds(),
                        objectBudget,
                        secret,
                        quiescence,
                        contexts);
        RequestProcessing processing = faces.newProcessing(policies);
        PoaNode.Parts parts =
                new PoaNode.Parts(
                        parent,
                        path,
                        encodedPath,
                        policies,
                        ids,
                        gate,
                        objects,
                        endpoints,
                        processing);
        PoaNode node =
                table.take((index, generation) -> {
                    PoaNode made = new PoaNode(index, generation, parts);
                    made.face(faces.newFace(made));
                    return made;
                });
        if (node == null) {
            throw MinorCode.TOO_MANY_POAS.no("the limit is " + poaBudget.max());
        }
        if (processing instanceof ServantActivation activation) {
            objects.etherealizer((entry, cleanup, remaining) ->
                    activation.etherealize(node, entry, cleanup, remaining));
        }
        gate.attach(node);
        managers.onAttached(gate);
        return node;
    }

    /** Makes what joins a POA to the rest of the adapter. */
    interface FaceFactory {
        /** The CORBA object that stands for this POA. */
        PoaFace newFace(PoaNode node);

        /** Where its servants come from. */
        RequestProcessing newProcessing(PoaPolicies policies);
    }
}
