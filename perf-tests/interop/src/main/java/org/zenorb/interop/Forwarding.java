package org.zenorb.interop;

import interop.Base;
import interop.BaseHelper;

import org.omg.CORBA.LocalObject;
import org.omg.CORBA.NO_IMPLEMENT;
import org.omg.CORBA.Policy;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.UserException;
import org.omg.PortableServer.ForwardRequest;
import org.omg.PortableServer.IdAssignmentPolicyValue;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAPackage.InvalidPolicy;
import org.omg.PortableServer.RequestProcessingPolicyValue;
import org.omg.PortableServer.Servant;
import org.omg.PortableServer.ServantLocator;
import org.omg.PortableServer.ServantLocatorPackage.CookieHolder;
import org.omg.PortableServer.ServantRetentionPolicyValue;

/**
 * An object of the standard API that answers every request with LOCATION_FORWARD: a servant locator
 * that raises ForwardRequest. Where an ORB has no servant managers, {@link #reference} raises its
 * answer.
 *
 * <p>Thread: any.
 */
final class Forwarding {
    private final Base reference;
    private final Exception refusal;

    Forwarding(POA root, org.omg.CORBA.Object target) throws UserException {
        Base made = null;
        Exception refused = null;
        try {
            made = create(root, target);
        } catch (SystemException | InvalidPolicy e) {
            refused = e;
        }
        reference = made;
        refusal = refused;
    }

    private static Base create(POA root, org.omg.CORBA.Object target) throws UserException {
        Policy[] policies = {
            root.create_request_processing_policy(RequestProcessingPolicyValue.USE_SERVANT_MANAGER),
            root.create_servant_retention_policy(ServantRetentionPolicyValue.NON_RETAIN),
            root.create_id_assignment_policy(IdAssignmentPolicyValue.USER_ID),
        };
        POA poa = root.create_POA("forwarding", root.the_POAManager(), policies);
        poa.set_servant_manager(new Locator(target));
        return BaseHelper.unchecked_narrow(
                poa.create_reference_with_id(new byte[] {'f'}, BaseHelper.id()));
    }

    Base reference() {
        if (reference == null) {
            throw new NO_IMPLEMENT("no servant manager here: " + refusal);
        }
        return reference;
    }

    private static final class Locator extends LocalObject implements ServantLocator {
        private static final long serialVersionUID = 1L;
        private final transient org.omg.CORBA.Object target;

        Locator(org.omg.CORBA.Object target) {
            this.target = target;
        }

        @Override
        public Servant preinvoke(byte[] id, POA poa, String operation, CookieHolder cookie)
                throws ForwardRequest {
            throw new ForwardRequest(target);
        }

        @Override
        public void postinvoke(
                byte[] id, POA poa, String operation, Object cookie, Servant servant) {}
    }
}
