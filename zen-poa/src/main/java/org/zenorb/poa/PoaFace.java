package org.zenorb.poa;

import org.omg.CORBA.LocalObject;
import org.omg.CORBA.Policy;
import org.omg.PortableServer.AdapterActivator;
import org.omg.PortableServer.IdAssignmentPolicy;
import org.omg.PortableServer.IdAssignmentPolicyValue;
import org.omg.PortableServer.IdUniquenessPolicy;
import org.omg.PortableServer.IdUniquenessPolicyValue;
import org.omg.PortableServer.ImplicitActivationPolicy;
import org.omg.PortableServer.ImplicitActivationPolicyValue;
import org.omg.PortableServer.LifespanPolicy;
import org.omg.PortableServer.LifespanPolicyValue;
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
import org.omg.PortableServer.RequestProcessingPolicy;
import org.omg.PortableServer.RequestProcessingPolicyValue;
import org.omg.PortableServer.Servant;
import org.omg.PortableServer.ServantManager;
import org.omg.PortableServer.ServantRetentionPolicy;
import org.omg.PortableServer.ServantRetentionPolicyValue;
import org.omg.PortableServer.ThreadPolicy;
import org.omg.PortableServer.ThreadPolicyValue;
import org.zenorb.error.MinorCode;
import org.zenorb.poa.policy.PoaPolicies;
import org.zenorb.poa.policy.PolicyList;
import org.zenorb.poa.policy.StandardPolicies;
import org.zenorb.serve.ServerRequest;

/**
 * PortableServer::POA for the application: checks what the policies allow and hands on.
 *
 * <p>Thread: any.
 */
@SuppressWarnings("serial") // LocalObject is serializable by accident of its history
final class PoaFace extends LocalObject implements POA {
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
        ManagerRegistry managers = adapter.tree().managers();
        RequestGate gate =
                sharedManager == null ? managers.anonymous() : managers.gateOf(sharedManager);
        if (gate == null) {
            throw MinorCode.NULL_VALUE.no("the POA manager is not one of this ORB's");
        }
        try {
            return adapter.tree()
                    .create(node, name, decided, gate, null, made -> new PoaFace(adapter, made))
                    .face();
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
        PoaNode child = node.children().get(name);
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
        return activate(servant).copyOfId();
    }

    @Override
    public void activate_object_with_id(byte[] id, Servant servant)
            throws ServantAlreadyActive, ObjectAlreadyActive, WrongPolicy {
        checkNotNull(id, "the object id is null");
        checkNotNull(servant, "the servant is null");
        checkAlive();
        require(node.policies().retain(), "RETAIN");
        adapter.adopt(servant);
        node.objects().activate(id, servant);
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
        return adapter.references().of(node, node.objects().unboundId(), repositoryId);
    }

    @Override
    public org.omg.CORBA.Object create_reference_with_id(byte[] id, String repositoryId) {
        checkNotNull(id, "the object id is null");
        checkNotNull(repositoryId, "the repository id is null");
        checkAlive();
        node.objects().checkId(id);
        return adapter.references().of(node, id, repositoryId);
    }

    @Override
    public byte[] servant_to_id(Servant servant) throws ServantNotActive, WrongPolicy {
        checkNotNull(servant, "the servant is null");
        checkAlive();
        require(mapsServants(), "RETAIN and either UNIQUE_ID or IMPLICIT_ACTIVATION");
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
        require(node.policies().retain(), "RETAIN or USE_DEFAULT_SERVANT");
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
        require(node.policies().retain(), "RETAIN or USE_DEFAULT_SERVANT");
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
        return null;
    }

    @Override
    public void the_activator(AdapterActivator activator) {
        throw MinorCode.NOT_IMPLEMENTED.no("adapter activators");
    }

    @Override
    public ServantManager get_servant_manager() throws WrongPolicy {
        throw new WrongPolicy("needs USE_SERVANT_MANAGER");
    }

    @Override
    public void set_servant_manager(ServantManager manager) throws WrongPolicy {
        throw new WrongPolicy("needs USE_SERVANT_MANAGER");
    }

    @Override
    public Servant get_servant() throws NoServant, WrongPolicy {
        throw new WrongPolicy("needs USE_DEFAULT_SERVANT");
    }

    @Override
    public void set_servant(Servant servant) throws WrongPolicy {
        throw new WrongPolicy("needs USE_DEFAULT_SERVANT");
    }

    // Policies

    @Override
    public ThreadPolicy create_thread_policy(ThreadPolicyValue value) {
        return StandardPolicies.thread(value);
    }

    @Override
    public LifespanPolicy create_lifespan_policy(LifespanPolicyValue value) {
        return StandardPolicies.lifespan(value);
    }

    @Override
    public IdUniquenessPolicy create_id_uniqueness_policy(IdUniquenessPolicyValue value) {
        return StandardPolicies.uniqueness(value);
    }

    @Override
    public IdAssignmentPolicy create_id_assignment_policy(IdAssignmentPolicyValue value) {
        return StandardPolicies.assignment(value);
    }

    @Override
    public ImplicitActivationPolicy create_implicit_activation_policy(
            ImplicitActivationPolicyValue value) {
        return StandardPolicies.implicitActivation(value);
    }

    @Override
    public ServantRetentionPolicy create_servant_retention_policy(
            ServantRetentionPolicyValue value) {
        return StandardPolicies.retention(value);
    }

    @Override
    public RequestProcessingPolicy create_request_processing_policy(
            RequestProcessingPolicyValue value) {
        return StandardPolicies.processing(value);
    }

    private boolean mapsServants() {
        PoaPolicies p = node.policies();
        return p.retain() && (p.uniqueIds() || p.implicitActivation());
    }

    private ObjectEntry activeOrImplicit(Servant servant) throws ServantNotActive {
        PoaPolicies p = node.policies();
        ObjectEntry entry = p.uniqueIds() ? node.objects().activeWith(servant) : null;
        if (entry == null && p.implicitActivation()) {
            try {
                return activate(servant);
            } catch (ServantAlreadyActive e) {
                entry = node.objects().activeWith(servant); // another thread was faster
            }
        }
        if (entry == null) {
            throw new ServantNotActive(servant.getClass().getName() + " in " + node.name());
        }
        return entry;
    }

    private ObjectEntry activate(Servant servant) throws ServantAlreadyActive {
        adapter.adopt(servant);
        return node.objects().activate(servant);
    }

    private byte[] idOf(org.omg.CORBA.Object reference) throws WrongAdapter {
        byte[] id = adapter.references().idOf(node, reference);
        if (id == null) {
            throw new WrongAdapter("not a reference of " + node.pathForPeople());
        }
        return id;
    }

    private Servant servantOf(byte[] id) throws ObjectNotActive {
        return active(id).servant();
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
