package org.zenorb.interop;

import org.omg.CORBA.ARG_IN;
import org.omg.CORBA.ARG_OUT;
import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.Bounds;
import org.omg.CORBA.NVList;
import org.omg.CORBA.ORB;
import org.omg.CORBA.ServerRequest;
import org.omg.CORBA.UserException;
import org.omg.PortableServer.DynamicImplementation;
import org.omg.PortableServer.POA;
import org.zenorb.interop.Signature.Form;

import java.lang.reflect.InvocationTargetException;
import java.util.Map;

/**
 * An object of interop.idl behind the dynamic skeleton interface: takes each request apart and
 * calls the operations of another servant, which no skeleton is used of.
 *
 * <p>Thread: any.
 */
final class DynamicServant extends DynamicImplementation {
    private final ORB orb;
    private final String id;
    private final Map<String, Signature> operations;
    private final Object behind;

    /**
     * @param name of the interface, as in "Values"
     * @param behind what carries the operations out
     */
    DynamicServant(ORB orb, String name, Object behind) {
        this.orb = orb;
        this.id = "IDL:zenorb.org/interop/" + name + ":1.0";
        this.operations = Signature.of(name);
        this.behind = behind;
    }

    @Override
    public String[] _all_interfaces(POA poa, byte[] objectId) {
        return id.contains("/Calls:")
                ? new String[] {id, "IDL:zenorb.org/interop/Nest:1.0"}
                : new String[] {id};
    }

    @Override
    public void invoke(ServerRequest request) {
        Signature signature = operations.get(request.operation());
        if (signature == null) {
            throw new BAD_OPERATION(request.operation());
        }
        try {
            carryOut(request, signature);
        } catch (Bounds | IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    private void carryOut(ServerRequest request, Signature signature)
            throws Bounds, IllegalAccessException {
        int count = signature.forms().size();
        NVList list = orb.create_list(count);
        for (int k = 0; k < count; k++) {
            Any any = orb.create_any();
            any.type(signature.forms().get(k).type(orb));
            list.add_value("", any, signature.passing().get(k));
        }
        request.arguments(list);
        Object[] arguments = new Object[count];
        for (int k = 0; k < count; k++) {
            Form form = signature.forms().get(k);
            int passing = signature.passing().get(k);
            Object value = passing == ARG_OUT.value ? null : form.extract(list.item(k).value());
            arguments[k] = passing == ARG_IN.value ? value : form.held(value);
        }
        Object result;
        try {
            result = signature.method().invoke(behind, arguments);
        } catch (InvocationTargetException e) {
            fail(request, e.getCause());
            return;
        }
        for (int k = 0; k < count; k++) {
            if (signature.passing().get(k) != ARG_IN.value) {
                Object value = Form.value(arguments[k]);
                signature.forms().get(k).insert(list.item(k).value(), value);
            }
        }
        if (signature.result() != null) {
            Any any = orb.create_any();
            signature.result().insert(any, result);
            request.set_result(any);
        }
    }

    private void fail(ServerRequest request, Throwable cause) throws IllegalAccessException {
        if (cause instanceof RuntimeException unchecked) {
            throw unchecked;
        }
        if (!(cause instanceof UserException)) {
            throw new AssertionError(cause);
        }
        Any any = orb.create_any();
        try {
            Signature.ofHelper(cause.getClass(), "insert", Any.class, cause.getClass())
                    .invoke(null, any, cause);
        } catch (InvocationTargetException e) {
            throw new AssertionError(e);
        }
        request.set_exception(any);
    }
}
