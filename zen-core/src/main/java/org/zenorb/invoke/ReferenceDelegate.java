package org.zenorb.invoke;

import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.Context;
import org.omg.CORBA.ContextList;
import org.omg.CORBA.DomainManager;
import org.omg.CORBA.ExceptionList;
import org.omg.CORBA.NVList;
import org.omg.CORBA.NamedValue;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.ORB;
import org.omg.CORBA.Policy;
import org.omg.CORBA.PolicyListHolder;
import org.omg.CORBA.Request;
import org.omg.CORBA.portable.ApplicationException;
import org.omg.CORBA.portable.DeferredReplies;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.ObjectImpl;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.RemarshalException;
import org.omg.CORBA.portable.ReplyAdapter;
import org.omg.CORBA.portable.ServantObject;
import org.zenorb.cdr.CdrInput;
import org.zenorb.error.MinorCode;
import org.zenorb.invoke.dii.DynamicRequest;
import org.zenorb.ior.Ior;

/**
 * What stands behind a stub: the reference, where it leads at present, and the object operations.
 *
 * <p>Thread: any.
 */
public final class ReferenceDelegate extends org.omg.CORBA_2_3.portable.Delegate {
    private final Invoker invoker;
    private final Ior ior;
    private final Route original;
    private volatile Route forwarded;
    private volatile int forwards;
    private volatile boolean marshals;

    ReferenceDelegate(Invoker invoker, Ior ior, Route route) {
        this.invoker = invoker;
        this.ior = ior;
        this.original = route;
    }

    /** The reference. */
    public Ior ior() {
        return ior;
    }

    /** The object key when the object lives in this ORB, else null. */
    public byte[] localKey() {
        return original.isLocal() ? original.first().objectKey() : null;
    }

    /** What two references to the same object have in common, as far as can be told. */
    Object identity() {
        return original;
    }

    // ---------------------------------------------------------------- routing

    Route route() {
        Route now = forwarded;
        return now == null ? original : now;
    }

    /** Takes a forward from a reply. */
    void forward(CdrInput in) {
        startAgain();
        forwarded = invoker.route(Ior.read(in));
    }

    /** Takes a forward that its call has counted. */
    void forwardTo(Ior place) {
        forwarded = invoker.route(place);
    }

    /** Counts a call that has to be written again, and ends one that never arrives. */
    void startAgain() {
        int count = forwards + 1;
        if (count > invoker.settings().maxForwards()) {
            forwards = 0;
            forwarded = null;
            throw MinorCode.TOO_MANY_FORWARDS.no(String.valueOf(count - 1));
        }
        forwards = count;
    }

    /** A reply has come from where the reference leads. */
    void onReached() {
        if (forwards != 0) {
            forwards = 0;
        }
    }

    /** The forwarded place does not answer; false when it was the original one. */
    boolean backToOriginal() {
        if (forwarded == null) {
            return false;
        }
        forwarded = null;
        return true;
    }

    // ---------------------------------------------------------------- calls

    @Override
    public OutputStream request(
            org.omg.CORBA.Object self, String operation, boolean responseExpected) {
        return invoker.request(this, operation, responseExpected);
    }

    @Override
    public InputStream invoke(org.omg.CORBA.Object self, OutputStream output)
            throws ApplicationException, RemarshalException {
        return invoker.invoke(this, output);
    }

    @Override
    public void send(
            org.omg.CORBA.Object self,
            OutputStream output,
            org.omg.CORBA.Object handler,
            ReplyAdapter<?> adapter) {
        invoker.send(this, output, handler, adapter);
    }

    @Override
    public <H> void tell(
            org.omg.CORBA.Object self,
            Class<H> handlerType,
            String operation,
            java.util.function.Consumer<H> upcall) {
        invoker.tell(self, handlerType, operation, upcall);
    }

    @Override
    public void releaseReply(org.omg.CORBA.Object self, InputStream input) {
        invoker.release(input);
    }

    @Override
    public boolean is_local(org.omg.CORBA.Object self) {
        return !marshals && !invoker.settings().collocatedCopies() && route().isLocal();
    }

    @Override
    public ServantObject servant_preinvoke(
            org.omg.CORBA.Object self, String operation, Class<?> expectedType) {
        if (!is_local(self)) {
            return null;
        }
        ServantObject servant =
                invoker.local()
                        .preinvoke(
                                route().first().objectKey(),
                                operation,
                                expectedType,
                                invoker.deadlineNs(System.nanoTime()));
        if (servant == null) {
            // idlj's stubs ask again for ever, unless the object stops being local
            marshals = true;
        }
        return servant;
    }

    /**
     * The servant of an object of this process, whatever zen.collocation says; {@link
     * #servant_postinvoke} must follow.
     *
     * @return null when the object is elsewhere, or its servant is not of the expected type
     */
    ServantObject servant(String operation, Class<?> expectedType, long deadlineNs) {
        byte[] key = localKey();
        return key == null
                ? null
                : invoker.local().preinvoke(key, operation, expectedType, deadlineNs);
    }

    @Override
    public void servant_postinvoke(org.omg.CORBA.Object self, ServantObject servant) {
        invoker.local().postinvoke(servant);
    }

    // ---------------------------------------------------------------- requests made at run time

    @Override
    public Request request(org.omg.CORBA.Object self, String operation) {
        return create_request(self, null, operation, null, null, null, null);
    }

    @Override
    public Request create_request(
            org.omg.CORBA.Object self,
            Context ctx,
            String operation,
            NVList arguments,
            NamedValue result) {
        return create_request(self, ctx, operation, arguments, result, null, null);
    }

    /** {@inheritDoc} What is null is made. */
    @Override
    public Request create_request(
            org.omg.CORBA.Object self,
            Context ctx,
            String operation,
            NVList arguments,
            NamedValue result,
            ExceptionList exceptions,
            ContextList contexts) {
        return new DynamicRequest(
                self,
                this,
                invoker.deferred(),
                invoker.references().orb()::create_any,
                ctx,
                operation,
                arguments,
                result,
                exceptions,
                contexts);
    }

    // ---------------------------------------------------------------- object operations

    /** Reads the result of an object operation. */
    private interface Results<T> {
        T read(InputStream in);
    }

    /** Calls an operation that every object has. */
    private <T> T call(String operation, String argument, Results<T> results) {
        while (true) {
            InputStream in = null;
            try {
                OutputStream out = invoker.request(this, operation, true);
                if (argument != null) {
                    out.write_string(argument);
                }
                in = invoker.invoke(this, out);
                return results.read(in);
            } catch (ApplicationException e) {
                in = e.getInputStream();
                throw MinorCode.UNKNOWN_USER_EXCEPTION.yes(e.getId());
            } catch (RemarshalException e) {
                continue;
            } finally {
                invoker.release(in);
            }
        }
    }

    @Override
    public boolean is_a(org.omg.CORBA.Object self, String repositoryId) {
        if (repositoryId.equals("IDL:omg.org/CORBA/Object:1.0")
                || repositoryId.equals(ior.typeId())) {
            return true;
        }
        if (self instanceof ObjectImpl impl) {
            for (String known : impl._ids()) {
                if (known.equals(repositoryId)) {
                    return true;
                }
            }
        }
        return call("_is_a", repositoryId, InputStream::read_boolean);
    }

    @Override
    public boolean non_existent(org.omg.CORBA.Object self) {
        try {
            return call("_non_existent", null, InputStream::read_boolean);
        } catch (OBJECT_NOT_EXIST e) {
            return true;
        } catch (BAD_OPERATION e) {
            // the name that servers of GIOP 1.0 knew
            return call("_not_existent", null, InputStream::read_boolean);
        }
    }

    /**
     * Connects and asks the server for the object, without calling it; raises what stands in the
     * way. No policy does: references have none yet.
     */
    @Override
    public boolean validate_connection(
            org.omg.CORBA.Object self, PolicyListHolder inconsistentPolicies) {
        if (inconsistentPolicies != null) {
            inconsistentPolicies.value = new Policy[0];
        }
        invoker.locate(this);
        return true;
    }

    @Override
    public org.omg.CORBA.Object get_interface_def(org.omg.CORBA.Object self) {
        return call("_interface", null, InputStream::read_Object);
    }

    @Override
    public org.omg.CORBA.Object get_component(org.omg.CORBA.Object self) {
        return call("_component", null, InputStream::read_Object);
    }

    @Override
    public String repository_id(org.omg.CORBA.Object self) {
        return call("_repository_id", null, InputStream::read_string);
    }

    @Override
    public org.omg.CORBA.Object duplicate(org.omg.CORBA.Object self) {
        return self;
    }

    @Override
    public void release(org.omg.CORBA.Object self) {
        // connections belong to the ORB, not to references
    }

    @Override
    public boolean is_equivalent(org.omg.CORBA.Object self, org.omg.CORBA.Object other) {
        return self == other
                || other instanceof ObjectImpl impl
                        && impl._get_delegate() instanceof ReferenceDelegate delegate
                        && original.leadsLike(delegate.original);
    }

    @Override
    public int hash(org.omg.CORBA.Object self, int maximum) {
        return Integer.remainderUnsigned(original.hashCode(), Math.max(maximum, 1));
    }

    @Override
    public int hashCode(org.omg.CORBA.Object self) {
        return original.hashCode();
    }

    @Override
    public boolean equals(org.omg.CORBA.Object self, Object other) {
        return other instanceof org.omg.CORBA.Object object && is_equivalent(self, object);
    }

    @Override
    public String toString(org.omg.CORBA.Object self) {
        return self.getClass().getName() + "(" + ior.typeId() + " at " + original + ")";
    }

    @Override
    public ORB orb(org.omg.CORBA.Object self) {
        return invoker.references().orb();
    }

    @Override
    public DeferredReplies deferredReplies(org.omg.CORBA.Object self) {
        return invoker.deferred();
    }

    // ---------------------------------------------------------------- not there yet

    @Override
    public DomainManager[] get_domain_managers(org.omg.CORBA.Object self) {
        throw MinorCode.NOT_IMPLEMENTED.no("domain managers");
    }
}
