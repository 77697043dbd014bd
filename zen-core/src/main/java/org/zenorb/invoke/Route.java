package org.zenorb.invoke;

import java.util.Arrays;
import java.util.List;

/**
 * The places where a reference leads, in the order in which they are tried. The place that answered
 * last is tried first.
 *
 * <p>Thread: any.
 */
final class Route {
    private final List<Target> targets;
    private volatile int preferred;
    private volatile boolean located;

    Route(List<Target> targets) {
        this.targets = List.copyOf(targets);
    }

    boolean isEmpty() {
        return targets.isEmpty();
    }

    boolean isLocal() {
        return !targets.isEmpty() && targets.get(0).isLocal();
    }

    Target first() {
        return targets.get(0);
    }

    int size() {
        return targets.size();
    }

    /** The place to try first. */
    int preferred() {
        return preferred;
    }

    Target get(int index) {
        return targets.get(index);
    }

    /** This place answered. */
    void prefer(int index) {
        if (preferred != index) {
            preferred = index;
        }
    }

    /** Whether a server has said that the object is where this leads. */
    boolean isLocated() {
        return located;
    }

    /** A server has said so. */
    void located() {
        located = true;
    }

    /** Whether both lead to the same object, as far as can be told without asking it. */
    boolean leadsLike(Route other) {
        if (targets.isEmpty() || other.targets.isEmpty()) {
            return targets.isEmpty() && other.targets.isEmpty();
        }
        return Arrays.equals(first().objectKey(), other.first().objectKey())
                && first().address().equals(other.first().address());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Route route && leadsLike(route);
    }

    @Override
    public int hashCode() {
        return targets.isEmpty() ? 0 : Arrays.hashCode(first().objectKey());
    }

    @Override
    public String toString() {
        return targets.isEmpty() ? "nowhere" : first().address();
    }
}
