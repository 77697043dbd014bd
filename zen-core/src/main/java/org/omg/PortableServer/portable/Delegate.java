package org.omg.PortableServer.portable;

import org.omg.CORBA.InterfaceDef;
import org.omg.CORBA.NO_IMPLEMENT;
import org.omg.CORBA.ORB;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.Servant;

/**
 * The ORB's part of a servant: {@link Servant} hands its operations to it.
 *
 * <p>IDL to Java 1.3, "Servants".
 *
 * <p>Thread: any.
 */
public interface Delegate {
    /** The ORB that the servant is used with. */
    ORB orb(Servant self);

    /**
     * The reference of the object that the servant incarnates: the one being called, or the one it
     * is activated as, implicitly if the policies allow.
     *
     * @throws org.omg.CORBA.OBJ_ADAPTER when there is none (a POA's WrongPolicy or the like)
     */
    org.omg.CORBA.Object this_object(Servant self);

    /** The POA of the object being called. */
    POA poa(Servant self);

    /** The id of the object being called. */
    byte[] object_id(Servant self);

    /** The root POA of the servant's ORB. */
    POA default_POA(Servant self);

    /** Whether the servant has this interface. */
    boolean is_a(Servant self, String repositoryId);

    /** Whether the object is gone. */
    boolean non_existent(Servant self);

    /** The interface's description, an InterfaceDef. */
    org.omg.CORBA.Object get_interface_def(Servant self);

    /** The component that the object is a facet of, or null. */
    default org.omg.CORBA.Object get_component(Servant self) {
        throw new NO_IMPLEMENT("get_component");
    }

    /** The interface's description. */
    default InterfaceDef get_interface(Servant self) {
        throw new NO_IMPLEMENT("get_interface");
    }

    /** The most derived interface. */
    default String repository_id(Servant self) {
        throw new NO_IMPLEMENT("repository_id");
    }
}
