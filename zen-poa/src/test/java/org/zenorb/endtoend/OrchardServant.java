package org.zenorb.endtoend;

import endtoend.Cell;
import endtoend.Chain;
import endtoend.Hedge;
import endtoend.Link;
import endtoend.Nothing;
import endtoend.OrchardPOA;
import endtoend.Thicket;
import endtoend.Tree;

/** Counts what arrives. */
final class OrchardServant extends OrchardPOA {
    volatile long threadId;

    /** A tree that is a stem. */
    static Tree stem(int levels) {
        Tree tree = new Tree(new Tree[0]);
        for (int i = 1; i < levels; i++) {
            tree = new Tree(new Tree[] {tree});
        }
        return tree;
    }

    @Override
    public int countTrees(Tree[] all) {
        threadId = Thread.currentThread().threadId();
        int count = all.length;
        for (Tree tree : all) {
            count += countTrees(tree.children);
        }
        return count;
    }

    @Override
    public int countThickets(Thicket all) {
        int count = 1;
        for (Thicket each : all.left) {
            count += countThickets(each);
        }
        for (Thicket each : all.right) {
            count += countThickets(each);
        }
        return count;
    }

    @Override
    public int countChain(Chain all) {
        int count = 1;
        Chain at = all;
        while (at.discriminator() == 1 && at.next().length == 1) {
            at = at.next()[0];
            count++;
        }
        return count;
    }

    @Override
    public int countHedge(Hedge all) {
        int count = 0;
        for (Link each : all.links) {
            for (Link at = each; at != null; at = at.next) {
                count++;
            }
        }
        return count;
    }

    @Override
    public int countCells(Cell[] all) {
        return all.length;
    }

    @Override
    public int countNothings(Nothing[][] all) {
        int count = 0;
        for (Nothing[] row : all) {
            count += row.length;
        }
        return count;
    }

    @Override
    public int countTexts(String[][] all) {
        int count = 0;
        for (String[] row : all) {
            count += row.length;
        }
        return count;
    }

    @Override
    public Tree grow(int levels) {
        return stem(levels);
    }
}
