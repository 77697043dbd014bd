package org.zenorb.poa;

import org.omg.CORBA.Any;
import org.omg.CORBA.Policy;
import org.omg.CORBA.PolicyError;
import org.omg.PortableServer.Current;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAManagerFactory;
import org.omg.PortableServer.Servant;
import org.omg.PortableServer.portable.Delegate;
import org.zenorb.context.ThreadContexts;
import org.zenorb.error.MinorCode;
import org.zenorb.ior.ObjectKey;
import org.zenorb.poa.policy.PoaPolicies;
import org.zenorb.poa.policy.PolicyAdapter;
import org.zenorb.serve.AdapterHost;
import org.zenorb.serve.ObjectAdapter;
import org.zenorb.serve.Outcome;
import org.zenorb.serve.ServerRequest;

import java.security.SecureRandom;
import java.util.HexFormat;

/**
 * The POAs of one ORB, behind the ORB's adapter SPI: wires tree, demultiplexer and faces together.
 *
 * <p>Thread: any.
 */
final class PoaAdapter implements ObjectAdapter {
    private static final String CURRENT_NAME = "POACurrent";

    private final AdapterHost host;
    private final PoaTree tree;
    private final Demultiplexer demultiplexer;
    private final References references;
    private final ServantDelegate delegate;
    private final Current current;
    private final POAManagerFactory managerFactory;
    private final PoaTree.FaceFactory faces =
            new PoaTree.FaceFactory() {
                @Override
                public PoaFace newFace(PoaNode node) {
                    return new PoaFace(PoaAdapter.this, node);
                }

                @Override
                public RequestProcessing newProcessing(PoaPolicies policies) {
                    return RequestProcessing.of(policies, PoaAdapter.this);
                }
            };
    private volatile boolean shutDown;

    PoaAdapter(AdapterHost host) {
        this.host = host;
        this.tree =
                new PoaTree(
                        host.incarnation(),
                        Math.toIntExact(host.setting("zen.poa.maxPoas")),
                        Math.toIntExact(host.setting("zen.poa.maxObjects")),
                        Math.toIntExact(host.setting("zen.poa.maxHeldRequests")),
                        new SecureRandom(),
                        host.contexts());
        this.demultiplexer = new Demultiplexer(host.incarnation(), tree.table(), tree);
        this.references = new References(host, demultiplexer);
        this.delegate = new ServantDelegate(this);
        this.managerFactory = new PoaManagerFactoryFace(tree.managers());
        this.current = new CurrentFace(host.contexts(), references);
    }

    AdapterHost host() {
        return host;
    }

    ThreadContexts contexts() {
        return host.contexts();
    }

    PoaTree tree() {
        return tree;
    }

    POAManagerFactory managerFactory() {
        return managerFactory;
    }

    References references() {
        return references;
    }

    PoaTree.FaceFactory faces() {
        return faces;
    }

    /** Makes a servant know its ORB. */
    void adopt(Servant servant) {
        servant._set_delegate(delegate);
    }

    /** The RootPOA, made at the first call. */
    POA rootPoa() {
        PoaNode root = tree.root();
        if (root == null) {
            if (shutDown) {
                throw MinorCode.ORB_SHUT_DOWN.no("there is no RootPOA any more");
            }
            root = tree.makeRoot(faces);
        }
        return root.face();
    }

    @Override
    public Outcome preinvoke(ServerRequest request) {
        return demultiplexer.preinvoke(request);
    }

    @Override
    public void postinvoke(ServerRequest request) {
        demultiplexer.postinvoke(request);
    }

    @Override
    public Outcome locate(ServerRequest request) {
        return demultiplexer.locate(request);
    }

    @Override
    public org.omg.CORBA.Object initialReference(String name) {
        return switch (name) {
            case PoaTree.ROOT_NAME -> rootPoa();
            case CURRENT_NAME -> current;
            default -> null;
        };
    }

    @Override
    public String[] initialReferenceNames() {
        return new String[] {PoaTree.ROOT_NAME, CURRENT_NAME};
    }

    @Override
    public Policy newPolicy(int type, Any value) throws PolicyError {
        return PolicyAdapter.of(type, value);
    }

    @Override
    public Delegate servantDelegate() {
        return delegate;
    }

    @Override
    public void shutdown(boolean waitForCompletion) {
        if (waitForCompletion) {
            Upcalls.checkMayWait(host.contexts());
        }
        shutDown = true;
        PoaNode root = tree.root();
        if (root != null) {
            tree.destroy(root, true, waitForCompletion);
        }
    }

    @Override
    public String describe(byte[] key) {
        if (!Demultiplexer.isOurs(key, 0, key.length)
                || ObjectKey.incarnation(key, 0) != host.incarnation()) {
            return null;
        }
        PoaNode poa = demultiplexer.byHint(key, 0);
        String place = poa == null ? "no POA (destroyed)" : poa.pathForPeople();
        HexFormat hex = HexFormat.of();
        return place
                + " (POA slot "
                + ObjectKey.poaIndex(key, 0)
                + ", generation "
                + hex.toHexDigits(ObjectKey.poaGeneration(key, 0))
                + "), servant slot "
                + ObjectKey.servantIndex(key, 0)
                + ", generation "
                + hex.toHexDigits(ObjectKey.servantGeneration(key, 0));
    }
}
