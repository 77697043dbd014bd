package org.zenorb.poa;

import org.omg.CORBA.Policy;
import org.omg.PortableServer.AdapterActivator;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAManager;
import org.omg.PortableServer.POAManagerFactory;
import org.omg.PortableServer.POAPackage.AdapterAlreadyExists;
import org.omg.PortableServer.POAPackage.AdapterNonExistent;
import org.omg.PortableServer.POAPackage.InvalidPolicy;
import org.omg.PortableServer.POAPackage.NoServant;
import org.omg.PortableServer.POAPackage.ObjectAlreadyActive;
import org.omg.PortableServer.POAPackage.ObjectNotActive;
import org.omg.PortableServer.POAPackage.ServantAlreadyActive;
import org.omg.PortableServer.POAPackage.ServantNotActive;
import org.omg.PortableServer.POAPackage.WrongAdapter;
import org.omg.PortableServer.POAPackage.WrongPolicy;
import org.omg.PortableServer.Servant;
import org.omg.PortableServer.ServantManager;
import org.zenorb.error.MinorCode;
import org.zenorb.poa.policy.PoaPolicies;
import org.zenorb.poa.policy.PolicyList;
import org.zenorb.poa.rt.RtPolicies;
import org.zenorb.serve.AdapterEndpoints;
import org.zenorb.serve.ServerRequest;

/**
 * PortableServer::POA for the application: checks what the policies allow and hands on.
 *
 * <p>Thread: any.
 */
@SuppressWarnings("serial") // LocalObject is serializable by accident of its history
final class PoaFace extends PolicyMaker {
    private final PoaAdapter adapter;
    private final PoaNode node;

    PoaFace(PoaAdapter adapter, PoaNode node) {
        this.adapter = adapter;
        this.node = node;
    }

    PoaNode node() {
        return node;
    }

    // The tree

    @Override
    public POA create_POA(String name, POAManager sharedManager, Policy[] policies)
            throws AdapterAlreadyExists, InvalidPolicy {
        checkNotNull(name, "the POA's name is null");
        PoaPolicies decided = PolicyList.read(policies);
        AdapterEndpoints lane = decided.rt().endpoints(adapter.host());
        ManagerRegistry managers = adapter.tree().managers();
        RequestGate gate =
                sharedManager == null ? managers.anonymous() : managers.gateOf(sharedManager);
        if (gate == null) {
            throw MinorCode.NULL_VALUE.no("the POA manager is not one of this ORB's");
        }
        try {
            return adapter.tree().create(node, name, decided, gate, lane, adapter.faces()).face();
        } finally {
            if (sharedManager == null) {
                managers.onDetached(gate); // forgets it again if no POA came into being
            }
        }
    }

    @Override
    public POA find_POA(String name, boolean activateIt) throws AdapterNonExistent {
        checkNotNull(name, "the POA's name is null");
        checkAlive();
        PoaNode child = activateIt ? adapter.tree().childOf(node, name) : node.children().get(name);
        if (child == null) {
            throw new AdapterNonExistent(node.pathForPeople() + " has no child " + name);
        }
        return child.face();
    }

    @Override
    public void destroy(boolean etherealizeObjects, boolean waitForCompletion) {
        adapter.tree().destroy(node, etherealizeObjects, waitForCompletion);
    }

    @Override
    public String the_name() {
        return node.name();
    }

    @Override
    public POA the_parent() {
        return node.parent() == null ? null : node.parent().face();
    }

    @Override
    public POA[] the_children() {
        checkAlive();
        return node.children().values().stream().map(PoaNode::face).toArray(POA[]::new);
    }

    @Override
    public POAManager the_POAManager() {
        return node.gate().face();
    }

    @Override
    public POAManagerFactory the_POAManagerFactory() {
        return adapter.managerFactory();
    }

    @Override
    public byte[] id() {
        return node.stableId();
    }

    // Activation

    @Override
    public byte[] activate_object(Servant servant) throws ServantAlreadyActive, WrongPolicy {
        checkNotNull(servant, "the servant is null");
        checkAlive();
        require(node.policies().retain() && node.policies().systemIds(), "RETAIN and SYSTEM_ID");
        return activate(servant, null).copyOfId();
    }

    @Override
    public void activate_object_with_id(byte[] id, Servant servant)
            throws ServantAlreadyActive, ObjectAlreadyActive, WrongPolicy {
        checkNotNull(id, "the object id is null");
        checkNotNull(servant, "the servant is null");
        checkAlive();
        require(node.policies().retain(), "RETAIN");
        adapter.adopt(servant);
        node.objects().activate(id, servant, null);
    }

    @Override
    public void deactivate_object(byte[] id) throws ObjectNotActive, WrongPolicy {
        checkNotNull(id, "the object id is null");
        checkAlive();
        require(node.policies().retain(), "RETAIN");
        node.objects().deactivate(id);
    }

    // References

    @Override
    public org.omg.CORBA.Object create_reference(String repositoryId) throws WrongPolicy {
        checkNotNull(repositoryId, "the repository id is null");
        checkAlive();
        require(node.policies().systemIds(), "SYSTEM_ID");
        return adapter.references().of(node, node.objects().unboundId(), repositoryId, null);
    }

    @Override
    public org.omg.CORBA.Object create_reference_with_id(byte[] id, String repositoryId) {
        checkNotNull(id, "the object id is null");
        checkNotNull(repositoryId, "the repository id is null");
        checkAlive();
        node.objects().checkId(id);
        return adapter.references().of(node, id, repositoryId, null);
    }

    @Override
    public byte[] servant_to_id(Servant servant) throws ServantNotActive, WrongPolicy {
        checkNotNull(servant, "the servant is null");
        checkAlive();
        require(
                mapsServants() || usesDefaultServant(),
                "USE_DEFAULT_SERVANT, or RETAIN and either UNIQUE_ID or IMPLICIT_ACTIVATION");
        ServerRequest request = Upcalls.currentIn(adapter.contexts(), servant);
        if (request != null
                && request.adapter() == node
                && servant == node.processing().defaultServant()) {
            return node.idOf(request);
        }
        return activeOrImplicit(servant).copyOfId();
    }

    @Override
    public org.omg.CORBA.Object servant_to_reference(Servant servant)
            throws ServantNotActive, WrongPolicy {
        checkNotNull(servant, "the servant is null");
        checkAlive();
        ServerRequest request = Upcalls.currentIn(adapter.contexts(), servant);
        boolean inContext = request != null && request.adapter() == node;
        require(inContext || mapsServants(), "RETAIN and either UNIQUE_ID or IMPLICIT_ACTIVATION");
        if (!mapsServants()) {
            return adapter.references().of(request);
        }
        try {
            return adapter.references().of(node, activeOrImplicit(servant));
        } catch (ServantNotActive e) {
            if (inContext) {
                return adapter.references().of(request);
            }
            throw e;
        }
    }

    @Override
    public Servant reference_to_servant(org.omg.CORBA.Object reference)
            throws ObjectNotActive, WrongPolicy, WrongAdapter {
        checkAlive();
        require(node.policies().retain() || usesDefaultServant(), "RETAIN or USE_DEFAULT_SERVANT");
        return servantOf(idOf(reference));
    }

    @Override
    public byte[] reference_to_id(org.omg.CORBA.Object reference) throws WrongAdapter, WrongPolicy {
        checkAlive();
        return idOf(reference);
    }

    @Override
    public Servant id_to_servant(byte[] id) throws ObjectNotActive, WrongPolicy {
        checkNotNull(id, "the object id is null");
        checkAlive();
        require(node.policies().retain() || usesDefaultServant(), "RETAIN or USE_DEFAULT_SERVANT");
        return servantOf(id);
    }

    @Override
    public org.omg.CORBA.Object id_to_reference(byte[] id) throws ObjectNotActive, WrongPolicy {
        checkNotNull(id, "the object id is null");
        checkAlive();
        require(node.policies().retain(), "RETAIN");
        return adapter.references().of(node, active(id));
    }

    // Servant managers, default servants, adapter activators

    @Override
    public AdapterActivator the_activator() {
        checkAlive();
        return node.activator();
    }

    @Override
    public void the_activator(AdapterActivator activator) {
        checkAlive();
        node.activator(activator);
    }

    @Override
    public ServantManager get_servant_manager() throws WrongPolicy {
        checkAlive();
        require(usesServantManager(), "USE_SERVANT_MANAGER");
        return node.processing().servantManager();
    }

    @Override
    public void set_servant_manager(ServantManager manager) throws WrongPolicy {
        checkNotNull(manager, "the servant manager is null");
        checkAlive();
        require(usesServantManager(), "USE_SERVANT_MANAGER");
        node.processing().servantManager(manager);
    }

    @Override
    public Servant get_servant() throws NoServant, WrongPolicy {
        checkAlive();
        require(usesDefaultServant(), "USE_DEFAULT_SERVANT");
        Servant servant = node.processing().defaultServant();
        if (servant == null) {
            throw new NoServant("set_servant was not called");
        }
        return servant;
    }

    @Override
    public void set_servant(Servant servant) throws WrongPolicy {
        checkNotNull(servant, "the servant is null");
        checkAlive();
        require(usesDefaultServant(), "USE_DEFAULT_SERVANT");
        adapter.adopt(servant);
        node.processing().defaultServant(servant);
    }

    private boolean usesDefaultServant() {
        return node.policies().processing() == PoaPolicies.Processing.DEFAULT_SERVANT;
    }

    private boolean usesServantManager() {
        return node.policies().processing() == PoaPolicies.Processing.SERVANT_MANAGER;
    }

    // Priorities

    @Override
    public org.omg.CORBA.Object create_reference_with_priority(String repositoryId, short priority)
            throws WrongPolicy {
        checkNotNull(repositoryId, "the repository id is null");
        checkAlive();
        require(node.policies().systemIds(), "SYSTEM_ID");
        AdapterEndpoints lane = lane(priority);
        return adapter.references().of(node, node.objects().unboundId(), repositoryId, lane);
    }

    @Override
    public org.omg.CORBA.Object create_reference_with_id_and_priority(
            byte[] id, String repositoryId, short priority) throws WrongPolicy {
        checkNotNull(id, "the object id is null");
        checkNotNull(repositoryId, "the repository id is null");
        checkAlive();
        AdapterEndpoints lane = lane(priority);
        node.objects().checkId(id);
        return adapter.references().of(node, id, repositoryId, lane);
    }

    @Override
    public byte[] activate_object_with_priority(Servant servant, short priority)
            throws ServantAlreadyActive, WrongPolicy {
        checkNotNull(servant, "the servant is null");
        checkAlive();
        require(node.policies().retain() && node.policies().systemIds(), "RETAIN and SYSTEM_ID");
        return activate(servant, lane(priority)).copyOfId();
    }

    @Override
    public void activate_object_with_id_and_priority(byte[] id, Servant servant, short priority)
            throws ServantAlreadyActive, ObjectAlreadyActive, WrongPolicy {
        checkNotNull(id, "the object id is null");
        checkNotNull(servant, "the servant is null");
        checkAlive();
        require(node.policies().retain(), "RETAIN");
        AdapterEndpoints lane = lane(priority);
        adapter.adopt(servant);
        node.objects().activate(id, servant, lane);
    }

    /** The lane of a priority of an object's own. */
    private AdapterEndpoints lane(short priority) throws WrongPolicy {
        RtPolicies rt = node.policies().rt();
        require(rt.isServerDeclared(), "SERVER_DECLARED");
        return rt.endpoints(adapter.host(), priority);
    }

    private boolean mapsServants() {
        PoaPolicies p = node.policies();
        return p.retain() && (p.uniqueIds() || p.implicitActivation());
    }

    private ObjectEntry activeOrImplicit(Servant servant) throws ServantNotActive {
        PoaPolicies p = node.policies();
        ObjectEntry entry = p.retain() && p.uniqueIds() ? node.objects().activeWith(servant) : null;
        if (entry == null && p.implicitActivation()) {
            try {
                return activate(servant, null);
            } catch (ServantAlreadyActive e) {
                entry = node.objects().activeWith(servant); // another thread was faster
            }
        }
        if (entry == null) {
            throw new ServantNotActive(servant.getClass().getName() + " in " + node.name());
        }
        return entry;
    }

    private ObjectEntry activate(Servant servant, AdapterEndpoints lane)
            throws ServantAlreadyActive {
        adapter.adopt(servant);
        return node.objects().activate(servant, lane);
    }

    private byte[] idOf(org.omg.CORBA.Object reference) throws WrongAdapter {
        byte[] id = adapter.references().idOf(node, reference);
        if (id == null) {
            throw new WrongAdapter("not a reference of " + node.pathForPeople());
        }
        return id;
    }

    private Servant servantOf(byte[] id) throws ObjectNotActive {
        ObjectEntry entry = node.objects().activeAtId(id);
        if (entry != null) {
            return entry.servant();
        }
        Servant fallback = node.processing().defaultServant();
        if (fallback == null) {
            throw new ObjectNotActive("no active object of " + node.name() + " has this id");
        }
        return fallback;
    }

    private ObjectEntry active(byte[] id) throws ObjectNotActive {
        ObjectEntry entry = node.objects().activeAtId(id);
        if (entry == null) {
            throw new ObjectNotActive("no active object of " + node.name() + " has this id");
        }
        return entry;
    }

    private void checkAlive() {
        if (node.isDestroyed()) {
            throw MinorCode.ADAPTER_UNKNOWN.no(node.pathForPeople() + " is destroyed");
        }
    }

    private static void checkNotNull(Object value, String what) {
        if (value == null) {
            throw MinorCode.NULL_VALUE.no(what);
        }
    }

    private static void require(boolean satisfied, String policies) throws WrongPolicy {
        if (!satisfied) {
            throw new WrongPolicy("needs " + policies);
        }
    }
}
