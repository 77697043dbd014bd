package org.omg.CORBA;

/**
 * A reference to a CORBA object, wherever it lives.
 *
 * <p>The operations that came with CORBA 2.4 and later have defaults that raise {@link
 * NO_IMPLEMENT}, so that classes written against the older interface still compile; references made
 * by the ORB have them all.
 *
 * <p>CORBA 3.3, part 1, "Object reference operations"; IDL to Java 1.3, "Object".
 *
 * <p>Thread: any, as far as the ORB's references are concerned.
 */
public interface Object {
    /**
     * Whether the object has this interface; asks it over the network unless the reference itself
     * tells.
     */
    boolean _is_a(String repositoryIdentifier);

    /**
     * Whether both references surely lead to the same object; false means only that it is not sure.
     */
    boolean _is_equivalent(Object other);

    /** Whether the object is known to exist no more; asks it over the network. */
    boolean _non_existent();

    /**
     * A number that stays the same for the life of the reference.
     *
     * @param maximum the largest number wanted
     */
    int _hash(int maximum);

    /** A second reference to the same object. */
    Object _duplicate();

    /** Says that this reference will not be used any more. */
    void _release();

    /** The object's description in the interface repository, an InterfaceDef. */
    Object _get_interface_def();

    /** A request to fill in at run time. */
    Request _request(String operation);

    /** A complete request for an operation without user exceptions and contexts. */
    Request _create_request(Context ctx, String operation, NVList arguments, NamedValue result);

    /** A complete request. */
    Request _create_request(
            Context ctx,
            String operation,
            NVList arguments,
            NamedValue result,
            ExceptionList exceptions,
            ContextList contexts);

    /**
     * The policy of this type that a call would use after agreement with the object.
     *
     * @throws INV_POLICY when client and object contradict each other
     */
    Policy _get_policy(int policyType);

    /** The domain managers that the object belongs to. */
    DomainManager[] _get_domain_managers();

    /** A new reference to the same object with these policies set or added. */
    Object _set_policy_override(Policy[] policies, SetOverrideType setOrAdd);

    /**
     * The object's description in the interface repository.
     *
     * @deprecated use {@link #_get_interface_def}
     */
    @Deprecated
    default InterfaceDef _get_interface() {
        throw new NO_IMPLEMENT("_get_interface");
    }

    /** The most derived interface, asked from the object. */
    default String _repository_id() {
        throw new NO_IMPLEMENT("_repository_id");
    }

    /**
     * A new reference to the same object with these policies set or added; the newer name of {@link
     * #_set_policy_override}.
     */
    default Object _set_policy_overrides(Policy[] policies, SetOverrideType setOrAdd) {
        throw new NO_IMPLEMENT("_set_policy_overrides");
    }

    /** The policy of this type on the client's side: reference, thread, ORB, in this order. */
    default Policy _get_client_policy(int policyType) {
        throw new NO_IMPLEMENT("_get_client_policy");
    }

    /** The policies set on this reference itself; all of them when no type is given. */
    default Policy[] _get_policy_overrides(int[] policyTypes) {
        throw new NO_IMPLEMENT("_get_policy_overrides");
    }

    /**
     * Connects to the object if necessary and possible.
     *
     * @param inconsistentPolicies gets the policies that stand in the way
     * @return false when a call would end in INV_POLICY
     */
    default boolean _validate_connection(PolicyListHolder inconsistentPolicies) {
        throw new NO_IMPLEMENT("_validate_connection");
    }

    /** The component that the object is a facet of, or null. */
    default Object _get_component() {
        throw new NO_IMPLEMENT("_get_component");
    }

    /** The ORB that made the reference. */
    default ORB _get_orb() {
        throw new NO_IMPLEMENT("_get_orb");
    }
}
