package org.omg.CORBA.portable;

import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.Context;
import org.omg.CORBA.ContextList;
import org.omg.CORBA.DomainManager;
import org.omg.CORBA.ExceptionList;
import org.omg.CORBA.InterfaceDef;
import org.omg.CORBA.NVList;
import org.omg.CORBA.NamedValue;
import org.omg.CORBA.ORB;
import org.omg.CORBA.Policy;
import org.omg.CORBA.PolicyListHolder;
import org.omg.CORBA.Request;
import org.omg.CORBA.SetOverrideType;

/**
 * The base of all stubs: an object reference that leaves the work to its {@link Delegate}. Every
 * operation raises {@link BAD_OPERATION} as long as it has none.
 *
 * <p>IDL to Java 1.3, "Portability stub".
 *
 * <p>Thread: any, once the delegate is set.
 */
public abstract class ObjectImpl implements org.omg.CORBA.Object {
    private transient Delegate delegate;

    /** Without a delegate. */
    public ObjectImpl() {}

    /**
     * The delegate.
     *
     * @throws BAD_OPERATION when none is set
     */
    public Delegate _get_delegate() {
        if (delegate == null) {
            throw new BAD_OPERATION("this reference belongs to no ORB: it has no delegate");
        }
        return delegate;
    }

    /** Sets the delegate. */
    public void _set_delegate(Delegate value) {
        delegate = value;
    }

    /** The repository ids of the interface and its bases, most derived first. */
    public abstract String[] _ids();

    @Override
    public org.omg.CORBA.Object _duplicate() {
        return _get_delegate().duplicate(this);
    }

    @Override
    public void _release() {
        _get_delegate().release(this);
    }

    @Override
    public boolean _is_a(String repositoryIdentifier) {
        return _get_delegate().is_a(this, repositoryIdentifier);
    }

    @Override
    public boolean _is_equivalent(org.omg.CORBA.Object other) {
        return _get_delegate().is_equivalent(this, other);
    }

    @Override
    public boolean _non_existent() {
        return _get_delegate().non_existent(this);
    }

    @Override
    public int _hash(int maximum) {
        return _get_delegate().hash(this, maximum);
    }

    @Override
    public Request _request(String operation) {
        return _get_delegate().request(this, operation);
    }

    @Override
    public Request _create_request(
            Context ctx, String operation, NVList arguments, NamedValue result) {
        return _get_delegate().create_request(this, ctx, operation, arguments, result);
    }

    @Override
    public Request _create_request(
            Context ctx,
            String operation,
            NVList arguments,
            NamedValue result,
            ExceptionList exceptions,
            ContextList contexts) {
        return _get_delegate()
                .create_request(this, ctx, operation, arguments, result, exceptions, contexts);
    }

    @Override
    @Deprecated
    public InterfaceDef _get_interface() {
        return _get_delegate().get_interface(this);
    }

    @Override
    public org.omg.CORBA.Object _get_interface_def() {
        return _get_delegate().get_interface_def(this);
    }

    @Override
    public String _repository_id() {
        return _get_delegate().repository_id(this);
    }

    @Override
    public org.omg.CORBA.Object _get_component() {
        return _get_delegate().get_component(this);
    }

    /** The ORB. */
    public ORB _orb() {
        return _get_delegate().orb(this);
    }

    @Override
    public ORB _get_orb() {
        return _orb();
    }

    @Override
    public Policy _get_policy(int policyType) {
        return _get_delegate().get_policy(this, policyType);
    }

    @Override
    public Policy _get_client_policy(int policyType) {
        return _get_delegate().get_client_policy(this, policyType);
    }

    @Override
    public Policy[] _get_policy_overrides(int[] policyTypes) {
        return _get_delegate().get_policy_overrides(this, policyTypes);
    }

    @Override
    public DomainManager[] _get_domain_managers() {
        return _get_delegate().get_domain_managers(this);
    }

    @Override
    public org.omg.CORBA.Object _set_policy_override(Policy[] policies, SetOverrideType setOrAdd) {
        return _get_delegate().set_policy_override(this, policies, setOrAdd);
    }

    @Override
    public org.omg.CORBA.Object _set_policy_overrides(Policy[] policies, SetOverrideType setOrAdd) {
        return _get_delegate().set_policy_overrides(this, policies, setOrAdd);
    }

    @Override
    public boolean _validate_connection(PolicyListHolder inconsistentPolicies) {
        return _get_delegate().validate_connection(this, inconsistentPolicies);
    }

    /** Whether a stub may call the servant directly. */
    public boolean _is_local() {
        return _get_delegate().is_local(this);
    }

    /** The servant for a direct call, or null. */
    public ServantObject _servant_preinvoke(String operation, Class<?> expectedType) {
        return _get_delegate().servant_preinvoke(this, operation, expectedType);
    }

    /** Ends a direct call. */
    public void _servant_postinvoke(ServantObject servant) {
        _get_delegate().servant_postinvoke(this, servant);
    }

    /** Begins a request: a stream for its arguments. */
    public OutputStream _request(String operation, boolean responseExpected) {
        return _get_delegate().request(this, operation, responseExpected);
    }

    /** Sends a request and gives its reply. */
    public InputStream _invoke(OutputStream output)
            throws ApplicationException, RemarshalException {
        return _get_delegate().invoke(this, output);
    }

    /**
     * Sends a request whose reply goes to a reply handler, and returns. Ours, for the {@code
     * sendc_} methods of stubs.
     *
     * @param handler null when nobody wants to know
     * @throws org.omg.CORBA.NO_IMPLEMENT when the delegate's ORB has no asynchronous requests
     */
    public void _send(OutputStream output, org.omg.CORBA.Object handler, ReplyAdapter<?> adapter) {
        _get_delegate().send(this, output, handler, adapter);
    }

    /** Ends a request; its reply may be null. */
    public void _releaseReply(InputStream input) {
        _get_delegate().releaseReply(this, input);
    }

    @Override
    public String toString() {
        return delegate == null
                ? getClass().getName() + " without a delegate"
                : delegate.toString(this);
    }

    @Override
    public int hashCode() {
        return delegate == null ? super.hashCode() : delegate.hashCode(this);
    }

    @Override
    public boolean equals(java.lang.Object other) {
        return delegate == null ? this == other : delegate.equals(this, other);
    }
}
