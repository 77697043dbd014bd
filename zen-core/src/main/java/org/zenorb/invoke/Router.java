package org.zenorb.invoke;

import org.omg.CORBA.CODESET_INCOMPATIBLE;
import org.zenorb.cdr.CodeSets;
import org.zenorb.context.LocalDispatch;
import org.zenorb.error.MinorCode;
import org.zenorb.giop.GiopVersion;
import org.zenorb.ior.CodeSetComponent;
import org.zenorb.ior.IiopAddress;
import org.zenorb.ior.IiopProfile;
import org.zenorb.ior.Ior;

import java.util.ArrayList;
import java.util.List;

/**
 * Turns references into routes, and finds the place of a route that takes a connection.
 *
 * <p>Thread: any.
 */
final class Router {
    private static final long COLLOCATED_CODE_SETS = (long) CodeSets.UTF_8 << 32 | CodeSets.UTF_16;

    private final CodeSetComponent codeSets;
    private final LocalDispatch local;
    private final Connections connections;

    /**
     * A router.
     *
     * @param codeSets what this ORB can write and read
     */
    Router(CodeSetComponent codeSets, LocalDispatch local, Connections connections) {
        this.codeSets = codeSets;
        this.local = local;
        this.connections = connections;
    }

    /** Where a reference leads: each address of each profile that this ORB can use. */
    Route route(Ior ior) {
        List<Target> targets = new ArrayList<>();
        for (int index = 0; index < ior.profiles().size(); index++) {
            IiopProfile profile = ior.iiopProfile(index);
            if (profile != null) {
                addTargets(targets, ior, index, profile);
            }
        }
        return new Route(targets);
    }

    private void addTargets(List<Target> targets, Ior ior, int index, IiopProfile profile) {
        byte[] key = profile.key();
        if (local.isLocal(key)) {
            targets.add(
                    0,
                    new Target(
                            profile.host(),
                            profile.port(),
                            GiopVersion.V1_2,
                            key,
                            COLLOCATED_CODE_SETS,
                            true,
                            ior,
                            index));
            return;
        }
        GiopVersion version = GiopVersion.ofMinor(profile.giopMinor());
        long agreed = codeSets(ior, profile);
        for (IiopAddress address : profile.addresses()) {
            targets.add(
                    new Target(
                            address.host(),
                            address.port(),
                            version,
                            key,
                            agreed,
                            false,
                            ior,
                            index));
        }
    }

    private long codeSets(Ior ior, IiopProfile profile) {
        CodeSetComponent theirs = profile.codeSets();
        if (theirs == null && profile.minor() > 0) {
            theirs = ior.sharedCodeSets();
        }
        if (theirs == null) {
            return 0;
        }
        try {
            CodeSetComponent ours = codeSets.convertingTo(theirs);
            long chars = CodeSetComponent.chooseChar(ours, theirs);
            int wchars = CodeSetComponent.chooseWchar(ours, theirs);
            return chars << 32 | wchars & 0xffff_ffffL;
        } catch (CODESET_INCOMPATIBLE e) {
            // only a call is wrong then; the reference can still be passed on
            return Target.INCOMPATIBLE;
        }
    }

    /** Tries the places where a reference leads until one takes a connection. */
    Route reachable(ReferenceDelegate reference) {
        while (true) {
            Route route = reference.route();
            if (route.isEmpty()) {
                throw MinorCode.NO_USABLE_PROFILE.no(reference.ior().typeId());
            }
            org.omg.CORBA.SystemException last = null;
            for (int i = 0; i < route.size(); i++) {
                int index = (route.preferred() + i) % route.size();
                try {
                    connections.get(route.get(index));
                    route.prefer(index);
                    return route;
                } catch (org.omg.CORBA.TRANSIENT e) {
                    if (last != null) {
                        e.addSuppressed(last);
                    }
                    last = e;
                }
            }
            if (!reference.backToOriginal()) {
                throw last;
            }
        }
    }
}
