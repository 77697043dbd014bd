package program;

import portable.DiamondPOA;

/** A diamond of interfaces. */
final class DiamondServant extends DiamondPOA {
    private static final long serialVersionUID = 1L;
    private String title = "none";

    @Override
    public String who() {
        return "diamond";
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public void title(String next) {
        title = next;
    }

    @Override
    public int left_of() {
        return 1;
    }

    @Override
    public int right_of() {
        return 2;
    }

    @Override
    public int corners() {
        return 4;
    }
}
