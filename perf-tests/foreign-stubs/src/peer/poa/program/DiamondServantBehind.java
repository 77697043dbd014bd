package program;

import portable.DiamondOperations;

/** What stands behind a tie. */
final class DiamondServantBehind implements DiamondOperations {
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
