package org.zenorb.interop;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A case that fails with a peer, and not by ZEN's fault.
 *
 * @param peer whose fault
 * @param runs the runs concerned, as in "server.*"; the role is the peer's
 * @param cases the cases concerned
 * @param symptom what the client sees; a text of the failure
 * @param reason what the peer does, and what the standard says
 */
record PeerFault(
        JavaPeer peer, Pattern runs, Pattern cases, String symptom, String reason) {

    static final List<PeerFault> ALL = List.of();

    private static PeerFault of(
            JavaPeer peer, String runs, String cases, String symptom, String reason) {
        return new PeerFault(
                peer, Pattern.compile(runs), Pattern.compile(cases), symptom, reason);
    }

    /** What is known of this case; null where it has to succeed. */
    static PeerFault of(JavaPeer peer, String run, String name) {
        return ALL.stream()
                .filter(each -> each.peer == peer)
                .filter(each -> each.runs.matcher(run).matches())
                .filter(each -> each.cases.matcher(name).matches())
                .findFirst()
                .orElse(null);
    }
}
