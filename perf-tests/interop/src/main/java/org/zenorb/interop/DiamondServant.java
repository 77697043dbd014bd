package org.zenorb.interop;

import interop.DiamondPOA;

/**
 * The object with two parents and one grandparent.
 *
 * <p>Thread: any.
 */
final class DiamondServant extends DiamondPOA {
    private volatile int shared;

    @Override
    public String who() {
        return "diamond";
    }

    @Override
    public int left_of() {
        return -1;
    }

    @Override
    public int right_of() {
        return 1;
    }

    @Override
    public int shared() {
        return shared;
    }

    @Override
    public void shared(int value) {
        shared = value;
    }

    @Override
    public int both() {
        return 2;
    }
}
