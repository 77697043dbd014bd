package org.omg.PortableServer;

import org.omg.CORBA.BAD_INV_ORDER;
import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.InterfaceDef;
import org.omg.CORBA.ORB;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.ResponseHandler;
import org.omg.PortableServer.portable.Delegate;

/**
 * The base of all skeletons: the code behind one or more CORBA objects.
 *
 * <p>What needs an ORB goes to the {@link Delegate}, which the ORB sets when the servant is first
 * used with it; before, it raises {@link BAD_INV_ORDER}.
 *
 * <p>{@link #_operation_index} and {@link #_invoke_index} are ours: skeletons of other compilers do
 * without them, and other ORBs do not call them.
 *
 * <p>IDL to Java 1.3, "Servants"; CORBA 3.3, part 1, "The POA".
 *
 * <p>Thread: any, once the delegate is set.
 */
public abstract class Servant {
    private transient volatile Delegate delegate;

    /** Without a delegate. */
    public Servant() {}

    /**
     * The delegate.
     *
     * @throws BAD_INV_ORDER when none is set
     */
    public final Delegate _get_delegate() {
        Delegate current = delegate;
        if (current == null) {
            throw new BAD_INV_ORDER(
                    "this servant belongs to no ORB yet: activate it in a POA, or call _this(orb)",
                    0,
                    CompletionStatus.COMPLETED_NO);
        }
        return current;
    }

    /** Sets the delegate; for ORBs. */
    public final void _set_delegate(Delegate value) {
        delegate = value;
    }

    /**
     * The reference of the object being called, or of the one that this servant is activated as;
     * activates it implicitly where the POA's policies allow.
     */
    public final org.omg.CORBA.Object _this_object() {
        return _get_delegate().this_object(this);
    }

    /**
     * {@link #_this_object()} for a servant that may not belong to an ORB yet.
     *
     * @throws BAD_PARAM when it is null or no full ORB of CORBA 2.3 or later
     */
    public final org.omg.CORBA.Object _this_object(ORB orb) {
        if (!(orb instanceof org.omg.CORBA_2_3.ORB valueOrb)) {
            throw new BAD_PARAM("a servant needs a full ORB, not " + orb);
        }
        valueOrb.set_delegate(this);
        return _this_object();
    }

    /** The ORB. */
    public final ORB _orb() {
        return _get_delegate().orb(this);
    }

    /**
     * The POA of the object being called.
     *
     * @throws org.omg.CORBA.OBJ_ADAPTER outside of calls
     */
    public final POA _poa() {
        return _get_delegate().poa(this);
    }

    /**
     * The id of the object being called.
     *
     * @throws org.omg.CORBA.OBJ_ADAPTER outside of calls
     */
    public final byte[] _object_id() {
        return _get_delegate().object_id(this);
    }

    /** The POA for implicit activation: the root POA unless overridden. */
    public POA _default_POA() {
        return _get_delegate().default_POA(this);
    }

    /** Whether the object has this interface. */
    public boolean _is_a(String repositoryId) {
        return _get_delegate().is_a(this, repositoryId);
    }

    /** Whether the object is gone; false unless overridden. */
    public boolean _non_existent() {
        return _get_delegate().non_existent(this);
    }

    /** The component that the object is a facet of, or null. */
    public org.omg.CORBA.Object _get_component() {
        return _get_delegate().get_component(this);
    }

    /** The interface's description. */
    public InterfaceDef _get_interface() {
        return _get_delegate().get_interface(this);
    }

    /** The interface's description, an InterfaceDef. */
    public org.omg.CORBA.Object _get_interface_def() {
        return _get_delegate().get_interface_def(this);
    }

    /** The most derived interface. */
    public String _repository_id() {
        return _get_delegate().repository_id(this);
    }

    /** The repository ids of the object's interface and its bases, most derived first. */
    public abstract String[] _all_interfaces(POA poa, byte[] objectId);

    /**
     * The number of an operation within this skeleton, found by a perfect hash over the bytes of
     * its name.
     *
     * @return a number for {@link #_invoke_index}; another negative number when the skeleton has no
     *     such operation; {@link Integer#MIN_VALUE}, as here, when the skeleton has no numbers and
     *     the request has to be dispatched by name
     */
    public int _operation_index(byte[] buffer, int offset, int length) {
        return Integer.MIN_VALUE;
    }

    /**
     * Serves one request, as {@link org.omg.CORBA.portable.InvokeHandler#_invoke} does.
     *
     * @param index from {@link #_operation_index}
     * @throws BAD_OPERATION when there is no such operation; always, unless overridden
     */
    public OutputStream _invoke_index(int index, InputStream input, ResponseHandler handler) {
        throw new BAD_OPERATION("no operation has the index " + index);
    }
}
