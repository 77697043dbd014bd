package org.zenorb.invoke;

import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.LocalObject;
import org.omg.CORBA.ORB;
import org.omg.CORBA.portable.ObjectImpl;
import org.omg.CORBA.portable.ValueFactory;
import org.omg.Messaging.ExceptionHolderHelper;
import org.omg.PortableServer.Servant;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.cdr.ValueTypes;
import org.zenorb.cdr.WireLimits;
import org.zenorb.error.MinorCode;
import org.zenorb.ior.Ior;

import java.util.List;

/**
 * Makes CORBA objects of references and references of CORBA objects.
 *
 * <p>Thread: any.
 */
public final class References implements ReferenceFactory {
    private static final Ior NIL = new Ior("", List.of());

    private final ORB orb;
    private final WireLimits limits;
    private final ValueTypes valueTypes = new ValueTypes();
    private volatile Invoker invoker;

    /** For one ORB; {@link #invoker} must follow. */
    public References(ORB orb, WireLimits limits) {
        this.orb = orb;
        this.limits = limits;
        ValueFactory unused =
                valueTypes.register(
                        ExceptionHolderHelper.id(),
                        in -> in.read_value(new ReceivedException(this)));
    }

    /** Sets who makes the calls; once, while the ORB is being made. */
    public void invoker(Invoker caller) {
        invoker = caller;
    }

    @Override
    public ValueTypes valueTypes() {
        return valueTypes;
    }

    @Override
    public WireLimits limits() {
        return limits;
    }

    @Override
    public ORB orb() {
        return orb;
    }

    @Override
    public org.omg.CORBA.Object read(CdrInput in) {
        Ior ior = Ior.read(in);
        return ior.isNil() ? null : object(ior);
    }

    @Override
    public org.omg.CORBA.Object read(CdrInput in, Class<?> stubClass) {
        Ior ior = Ior.read(in);
        if (ior.isNil()) {
            return null;
        }
        if (stubClass == null || !ObjectImpl.class.isAssignableFrom(stubClass)) {
            return object(ior);
        }
        try {
            ObjectImpl stub = (ObjectImpl) stubClass.getDeclaredConstructor().newInstance();
            stub._set_delegate(delegate(ior));
            return stub;
        } catch (ReflectiveOperationException e) {
            throw MinorCode.BAD_REFERENCE.caused(
                    stubClass.getName() + " cannot be made", CompletionStatus.COMPLETED_NO, e);
        }
    }

    /** The object of a reference. */
    public org.omg.CORBA.Object object(Ior ior) {
        return new ReferenceStub(ior.typeId(), delegate(ior));
    }

    private ReferenceDelegate delegate(Ior ior) {
        return new ReferenceDelegate(invoker, ior, invoker.route(ior));
    }

    @Override
    public void write(CdrOutput out, org.omg.CORBA.Object object) {
        ior(object).write(out);
    }

    /**
     * The reference of an object; nil for null.
     *
     * @throws org.omg.CORBA.MARSHAL LOCAL_OBJECT
     */
    public Ior ior(org.omg.CORBA.Object object) {
        if (object == null) {
            return NIL;
        }
        if (object instanceof LocalObject) {
            throw MinorCode.LOCAL_OBJECT.no(object.getClass().getName());
        }
        if (object instanceof ObjectImpl impl) {
            if (impl._get_delegate() instanceof ReferenceDelegate delegate) {
                return delegate.ior();
            }
            // a stub of another ORB in this process: its own text is its reference
            return Ior.parse(impl._orb().object_to_string(object));
        }
        if ((Object) object instanceof Servant) {
            throw MinorCode.LOCAL_OBJECT.no("a servant is no reference");
        }
        throw MinorCode.LOCAL_OBJECT.no(object.getClass().getName());
    }
}
