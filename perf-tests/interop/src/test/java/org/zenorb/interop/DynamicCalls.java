package org.zenorb.interop;

import org.omg.CORBA.ARG_IN;
import org.omg.CORBA.ARG_OUT;
import org.omg.CORBA.Any;
import org.omg.CORBA.ORB;
import org.omg.CORBA.Request;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.UnknownUserException;
import org.zenorb.interop.Signature.Form;
import org.zenorb.ior.Ior;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/**
 * An interface of interop.idl whose operations are called by the dynamic invocation interface, in
 * the place of a stub.
 *
 * <p>Thread: any.
 */
final class DynamicCalls implements InvocationHandler {
    private final ORB orb;
    private final org.omg.CORBA.Object target;
    private final boolean deferred;

    private DynamicCalls(ORB orb, org.omg.CORBA.Object target, boolean deferred) {
        this.orb = orb;
        this.target = target;
        this.deferred = deferred;
    }

    /**
     * The object, of the type that its reference names, to be called dynamically.
     *
     * @param deferred whether requests are sent first, and their replies got then
     */
    static org.omg.CORBA.Object of(ORB orb, org.omg.CORBA.Object target, boolean deferred) {
        String name = Ior.parse(orb.object_to_string(target)).typeId().split("[/:]")[3];
        try {
            Class<?> type = Class.forName("interop." + name);
            return (org.omg.CORBA.Object)
                    Proxy.newProxyInstance(
                            type.getClassLoader(),
                            new Class<?>[] {type},
                            new DynamicCalls(orb, target, deferred));
        } catch (ClassNotFoundException e) {
            throw new AssertionError("no interface " + name, e);
        }
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
        if (method.getDeclaringClass() == Object.class
                || method.getDeclaringClass() == org.omg.CORBA.Object.class) {
            return onStub(method, arguments);
        }
        Signature signature = Signature.of(method);
        Request request = target._request(signature.operation());
        Any[] anys = new Any[signature.forms().size()];
        for (int k = 0; k < anys.length; k++) {
            Form form = signature.forms().get(k);
            int passing = signature.passing().get(k);
            anys[k] = orb.create_any();
            if (passing == ARG_OUT.value) {
                anys[k].type(form.type(orb));
            } else {
                Object value = arguments[k];
                form.insert(anys[k], passing == ARG_IN.value ? value : Form.value(value));
            }
            request.arguments().add_value("", anys[k], passing);
        }
        for (Class<?> exception : method.getExceptionTypes()) {
            request.exceptions().add((TypeCode) Signature.ofHelper(exception, "type").invoke(null));
        }
        if (signature.isOneway()) {
            request.send_oneway();
            return null;
        }
        if (signature.result() != null) {
            request.set_return_type(signature.result().type(orb));
        }
        if (deferred) {
            request.send_deferred();
            request.get_response();
        } else {
            request.invoke();
        }
        raise(request, method);
        for (int k = 0; k < anys.length; k++) {
            if (signature.passing().get(k) != ARG_IN.value) {
                Form.set(arguments[k], signature.forms().get(k).extract(anys[k]));
            }
        }
        Form result = signature.result();
        return result == null ? null : result.extract(request.return_value());
    }

    private Object onStub(Method method, Object[] arguments) throws Throwable {
        Object[] stubs = arguments == null ? new Object[0] : arguments.clone();
        for (int k = 0; k < stubs.length; k++) {
            if (stubs[k] instanceof Proxy each
                    && Proxy.getInvocationHandler(each) instanceof DynamicCalls calls) {
                stubs[k] = calls.target;
            }
        }
        try {
            return method.invoke(target, stubs);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private static void raise(Request request, Method method) throws Throwable {
        Exception seen = request.env().exception();
        if (seen instanceof SystemException) {
            throw seen;
        }
        if (seen instanceof UnknownUserException user) {
            String id = user.except.type().id();
            for (Class<?> each : method.getExceptionTypes()) {
                if (Signature.ofHelper(each, "id").invoke(null).equals(id)) {
                    Method extract = Signature.ofHelper(each, "extract", Any.class);
                    throw (Throwable) extract.invoke(null, user.except);
                }
            }
            throw new AssertionError("not declared: " + id);
        }
        if (seen != null) {
            throw new AssertionError("what a request does not end in", seen);
        }
    }
}
