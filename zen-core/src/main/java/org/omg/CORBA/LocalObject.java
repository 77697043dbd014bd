package org.omg.CORBA;

import org.omg.CORBA.portable.ApplicationException;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.RemarshalException;
import org.omg.CORBA.portable.ServantObject;

/**
 * The base of objects that never leave the process: implementations of local interfaces.
 *
 * <p>Equality is Java's; such an object always exists. Everything that would need an ORB or a
 * network raises {@link NO_IMPLEMENT}, with the OMG's minor code 3, or 4 for dynamic requests.
 *
 * <p>CORBA 3.3, part 1, "Local object"; IDL to Java 1.3, "Local interfaces".
 *
 * <p>Thread: as the derived class says.
 */
public class LocalObject implements Object {
    private static final int LOCAL = OMGVMCID.value | 3;
    private static final int DYNAMIC_ON_LOCAL = OMGVMCID.value | 4;

    private final ORB orb;

    /** An object of no ORB. */
    public LocalObject() {
        this(null);
    }

    /** An object that {@link #_orb} gives this ORB for. */
    public LocalObject(ORB orb) {
        this.orb = orb;
    }

    @Override
    public boolean _is_equivalent(Object other) {
        return equals(other);
    }

    @Override
    public boolean _non_existent() {
        return false;
    }

    @Override
    public int _hash(int maximum) {
        return maximum <= 0 ? 0 : (hashCode() & Integer.MAX_VALUE) % maximum;
    }

    /** The repository ids, most derived first; generated base classes override it. */
    public String[] _ids() {
        throw local("_ids");
    }

    /** Whether {@link #_ids} names this id. */
    @Override
    public boolean _is_a(String repositoryIdentifier) {
        for (String id : _ids()) {
            if (id.equals(repositoryIdentifier)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Object _duplicate() {
        throw local("_duplicate");
    }

    @Override
    public void _release() {
        throw local("_release");
    }

    @Override
    public Request _request(String operation) {
        throw dynamic();
    }

    @Override
    public Request _create_request(
            Context ctx, String operation, NVList arguments, NamedValue result) {
        throw dynamic();
    }

    @Override
    public Request _create_request(
            Context ctx,
            String operation,
            NVList arguments,
            NamedValue result,
            ExceptionList exceptions,
            ContextList contexts) {
        throw dynamic();
    }

    @Override
    @Deprecated
    public InterfaceDef _get_interface() {
        throw local("_get_interface");
    }

    @Override
    public Object _get_interface_def() {
        throw local("_get_interface_def");
    }

    @Override
    public String _repository_id() {
        throw local("_repository_id");
    }

    @Override
    public Object _get_component() {
        throw local("_get_component");
    }

    /** The ORB given to the constructor. */
    public ORB _orb() {
        if (orb == null) {
            throw local("_orb");
        }
        return orb;
    }

    @Override
    public ORB _get_orb() {
        return _orb();
    }

    @Override
    public Policy _get_policy(int policyType) {
        throw local("_get_policy");
    }

    @Override
    public Policy _get_client_policy(int policyType) {
        throw local("_get_client_policy");
    }

    @Override
    public Policy[] _get_policy_overrides(int[] policyTypes) {
        throw local("_get_policy_overrides");
    }

    @Override
    public Object _set_policy_override(Policy[] policies, SetOverrideType setOrAdd) {
        throw local("_set_policy_override");
    }

    @Override
    public Object _set_policy_overrides(Policy[] policies, SetOverrideType setOrAdd) {
        throw local("_set_policy_overrides");
    }

    @Override
    public DomainManager[] _get_domain_managers() {
        throw local("_get_domain_managers");
    }

    @Override
    public boolean _validate_connection(PolicyListHolder inconsistentPolicies) {
        throw local("_validate_connection");
    }

    /** The former name of {@link #_validate_connection}. */
    public boolean validate_connection() {
        throw local("validate_connection");
    }

    /** Belongs to stubs; nothing here. */
    public boolean _is_local() {
        throw local("_is_local");
    }

    /** Belongs to stubs; nothing here. */
    public ServantObject _servant_preinvoke(String operation, Class<?> expectedType) {
        throw local("_servant_preinvoke");
    }

    /** Belongs to stubs; nothing here. */
    public void _servant_postinvoke(ServantObject servant) {
        throw local("_servant_postinvoke");
    }

    /** Belongs to stubs; nothing here. */
    public OutputStream _request(String operation, boolean responseExpected) {
        throw local("_request");
    }

    /** Belongs to stubs; nothing here. */
    public InputStream _invoke(OutputStream output)
            throws ApplicationException, RemarshalException {
        throw local("_invoke");
    }

    /** Belongs to stubs; nothing here. */
    public void _releaseReply(InputStream input) {
        throw local("_releaseReply");
    }

    private static NO_IMPLEMENT local(String operation) {
        return new NO_IMPLEMENT(
                operation + " on a local object", LOCAL, CompletionStatus.COMPLETED_NO);
    }

    private static NO_IMPLEMENT dynamic() {
        return new NO_IMPLEMENT(
                "a dynamic request on a local object",
                DYNAMIC_ON_LOCAL,
                CompletionStatus.COMPLETED_NO);
    }
}
