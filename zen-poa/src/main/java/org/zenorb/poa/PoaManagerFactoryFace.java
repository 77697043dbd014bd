package org.zenorb.poa;

import org.omg.CORBA.Policy;
import org.omg.CORBA.PolicyError;
import org.omg.CORBA.UNSUPPORTED_POLICY;
import org.omg.PortableServer.POAManager;
import org.omg.PortableServer.POAManagerFactoryPackage.ManagerAlreadyExists;
import org.omg.PortableServer._POAManagerFactoryLocalBase;
import org.zenorb.error.MinorCode;

/**
 * PortableServer::POAManagerFactory. There is no policy for POA managers yet.
 *
 * <p>Thread: any.
 */
@SuppressWarnings("serial") // LocalObject is serializable by accident of its history
final class PoaManagerFactoryFace extends _POAManagerFactoryLocalBase {
    private final ManagerRegistry managers;

    PoaManagerFactoryFace(ManagerRegistry managers) {
        this.managers = managers;
    }

    @Override
    public POAManager create_POAManager(String id, Policy[] policies)
            throws ManagerAlreadyExists, PolicyError {
        checkId(id);
        if (policies != null && policies.length > 0) {
            throw new PolicyError("a POA manager has no policies", UNSUPPORTED_POLICY.value);
        }
        return managers.named(id).face();
    }

    @Override
    public POAManager[] list() {
        return managers.list();
    }

    @Override
    public POAManager find(String id) {
        checkId(id);
        return managers.find(id);
    }

    private static void checkId(String id) {
        if (id == null) {
            throw MinorCode.NULL_VALUE.no("the POA manager's id is null");
        }
    }
}
