package org.omg.CORBA.portable;

import org.omg.CORBA.Context;
import org.omg.CORBA.ContextList;
import org.omg.CORBA.DomainManager;
import org.omg.CORBA.ExceptionList;
import org.omg.CORBA.InterfaceDef;
import org.omg.CORBA.NO_IMPLEMENT;
import org.omg.CORBA.NVList;
import org.omg.CORBA.NamedValue;
import org.omg.CORBA.ORB;
import org.omg.CORBA.Policy;
import org.omg.CORBA.PolicyListHolder;
import org.omg.CORBA.Request;
import org.omg.CORBA.SetOverrideType;

/**
 * The ORB's part of an object reference: {@link ObjectImpl} hands every operation to it, itself
 * first. The meaning of each operation is that of {@link org.omg.CORBA.Object}'s of the same name.
 *
 * <p>What came later than the first edition has defaults that raise {@link NO_IMPLEMENT}.
 *
 * <p>IDL to Java 1.3, "Delegate".
 *
 * <p>Thread: any.
 */
public abstract class Delegate {
    /** For ORBs. */
    public Delegate() {}

    /** The interface's description, an InterfaceDef. */
    public abstract org.omg.CORBA.Object get_interface_def(org.omg.CORBA.Object self);

    /** A second reference. */
    public abstract org.omg.CORBA.Object duplicate(org.omg.CORBA.Object self);

    /** The reference will not be used any more. */
    public abstract void release(org.omg.CORBA.Object self);

    /** Whether the object has this interface. */
    public abstract boolean is_a(org.omg.CORBA.Object self, String repositoryId);

    /** Whether the object is known to exist no more. */
    public abstract boolean non_existent(org.omg.CORBA.Object self);

    /** Whether both surely lead to the same object. */
    public abstract boolean is_equivalent(org.omg.CORBA.Object self, org.omg.CORBA.Object other);

    /** A stable number, at most the maximum. */
    public abstract int hash(org.omg.CORBA.Object self, int maximum);

    /** A dynamic request to fill in. */
    public abstract Request request(org.omg.CORBA.Object self, String operation);

    /** A complete dynamic request. */
    public abstract Request create_request(
            org.omg.CORBA.Object self,
            Context ctx,
            String operation,
            NVList arguments,
            NamedValue result);

    /** A complete dynamic request. */
    public abstract Request create_request(
            org.omg.CORBA.Object self,
            Context ctx,
            String operation,
            NVList arguments,
            NamedValue result,
            ExceptionList exceptions,
            ContextList contexts);

    /** The interface's description. */
    public InterfaceDef get_interface(org.omg.CORBA.Object self) {
        throw new NO_IMPLEMENT("get_interface");
    }

    /** The most derived interface, asked from the object. */
    public String repository_id(org.omg.CORBA.Object self) {
        throw new NO_IMPLEMENT("repository_id");
    }

    /** The component that the object is a facet of. */
    public org.omg.CORBA.Object get_component(org.omg.CORBA.Object self) {
        throw new NO_IMPLEMENT("get_component");
    }

    /** The ORB. */
    public ORB orb(org.omg.CORBA.Object self) {
        throw new NO_IMPLEMENT("orb");
    }

    /** The policy that a call would use. */
    public Policy get_policy(org.omg.CORBA.Object self, int policyType) {
        throw new NO_IMPLEMENT("get_policy");
    }

    /** The policy on the client's side. */
    public Policy get_client_policy(org.omg.CORBA.Object self, int policyType) {
        throw new NO_IMPLEMENT("get_client_policy");
    }

    /** The policies set on the reference itself. */
    public Policy[] get_policy_overrides(org.omg.CORBA.Object self, int[] policyTypes) {
        throw new NO_IMPLEMENT("get_policy_overrides");
    }

    /** A reference with other policies. */
    public org.omg.CORBA.Object set_policy_override(
            org.omg.CORBA.Object self, Policy[] policies, SetOverrideType setOrAdd) {
        throw new NO_IMPLEMENT("set_policy_override");
    }

    /** A reference with other policies; the newer name. */
    public org.omg.CORBA.Object set_policy_overrides(
            org.omg.CORBA.Object self, Policy[] policies, SetOverrideType setOrAdd) {
        return set_policy_override(self, policies, setOrAdd);
    }

    /** The domain managers of the object. */
    public DomainManager[] get_domain_managers(org.omg.CORBA.Object self) {
        throw new NO_IMPLEMENT("get_domain_managers");
    }

    /** Connects, and tells the policies that stand in the way. */
    public boolean validate_connection(
            org.omg.CORBA.Object self, PolicyListHolder inconsistentPolicies) {
        throw new NO_IMPLEMENT("validate_connection");
    }

    /** Whether a stub may call the servant directly; false unless an ORB knows better. */
    public boolean is_local(org.omg.CORBA.Object self) {
        return false;
    }

    /**
     * The servant for a direct call, or null when the call has to be made through a request.
     *
     * @param expectedType what the stub wants to call it by
     */
    public ServantObject servant_preinvoke(
            org.omg.CORBA.Object self, String operation, Class<?> expectedType) {
        return null;
    }

    /** Ends a direct call; once for each servant given out. */
    public void servant_postinvoke(org.omg.CORBA.Object self, ServantObject servant) {}

    /** Begins a request: a stream for its arguments. */
    public OutputStream request(
            org.omg.CORBA.Object self, String operation, boolean responseExpected) {
        throw new NO_IMPLEMENT("request");
    }

    /**
     * Sends a request.
     *
     * @return the reply, standing before the result; null for a request without reply
     * @throws ApplicationException when the reply is a user exception
     * @throws RemarshalException when the request has to be written anew
     */
    public InputStream invoke(org.omg.CORBA.Object self, OutputStream output)
            throws ApplicationException, RemarshalException {
        throw new NO_IMPLEMENT("invoke");
    }

    /**
     * Sends a request whose reply goes to a reply handler, and returns. Ours; raises {@link
     * NO_IMPLEMENT} with the delegates of other ORBs.
     *
     * @param output the request, begun with a response expected unless the handler is null
     * @param handler null when nobody wants to know
     * @param adapter reads the reply and calls the handler
     * @throws org.omg.CORBA.SystemException when the request is not on its way; the handler is not
     *     called then
     */
    public void send(
            org.omg.CORBA.Object self,
            OutputStream output,
            org.omg.CORBA.Object handler,
            ReplyAdapter<?> adapter) {
        throw new NO_IMPLEMENT("this reference's ORB cannot send asynchronous requests");
    }

    /**
     * Calls a reply handler, its servant itself where that lives in this process. Ours; other ORBs'
     * delegates call it through its reference.
     *
     * @param self the handler
     * @param handlerType its operations
     * @param operation the one that is called
     * @param upcall calls it
     */
    public <H> void tell(
            org.omg.CORBA.Object self,
            Class<H> handlerType,
            String operation,
            java.util.function.Consumer<H> upcall) {
        upcall.accept(handlerType.cast(self));
    }

    /**
     * The replies to the dynamic requests that this ORB sent deferred. Ours; raises {@link
     * NO_IMPLEMENT} with the delegates of other ORBs.
     */
    public DeferredReplies deferredReplies(org.omg.CORBA.Object self) {
        throw new NO_IMPLEMENT("this reference's ORB does not tell of deferred requests");
    }

    /** Ends a request: its reply, which may be null, will not be read any more. */
    public void releaseReply(org.omg.CORBA.Object self, InputStream input) {
        throw new NO_IMPLEMENT("releaseReply");
    }

    /** The reference in words. */
    public String toString(org.omg.CORBA.Object self) {
        return self.getClass().getName() + ":" + toString();
    }

    /** The reference's hash code; identity unless an ORB knows better. */
    public int hashCode(org.omg.CORBA.Object self) {
        return System.identityHashCode(self);
    }

    /** Whether both are equal; identity unless an ORB knows better. */
    public boolean equals(org.omg.CORBA.Object self, java.lang.Object other) {
        return self == other;
    }
}
