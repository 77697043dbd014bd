package org.zenorb.poa.table;

import java.util.random.RandomGenerator;

/**
 * Numbers that are never the same within 2<sup>32</sup> - 1 successive draws and never next to each
 * other by design: a counter, scrambled by a bijection with secret constants.
 *
 * <p>Guarantee: the scramble is a bijection, so two draws differ as long as their counters differ.
 * After 2<sup>32</sup> - 1 draws the sequence begins anew; a stale key can then only come true if
 * its slot is drawn at exactly the same counter again. The constants keep keys from being guessed
 * by counting; they are no cryptographic protection.
 *
 * <p>Thread: one at a time (the table's writer).
 */
final class Generations {
    private final int before;
    private final int firstFactor;
    private final int firstInverse;
    private final int secondFactor;
    private final int secondInverse;
    private final int after;
    private int drawn;
    private boolean wrapped;

    Generations(RandomGenerator secret) {
        this(secret, 0);
    }

    /** Goes on after so many draws. */
    Generations(RandomGenerator secret, int drawn) {
        this.drawn = drawn;
        this.before = secret.nextInt();
        this.firstFactor = secret.nextInt() | 1;
        this.firstInverse = inverse(firstFactor);
        this.secondFactor = secret.nextInt() | 1;
        this.secondInverse = inverse(secondFactor);
        this.after = secret.nextInt();
    }

    /** A number that was not drawn before. */
    int draw() {
        drawn++;
        if (drawn == 0) {
            wrapped = true;
            drawn = 1;
        }
        return scramble(drawn);
    }

    /** Whether this number was drawn at any time. */
    boolean wasDrawn(int generation) {
        int counter = unscramble(generation);
        return counter != 0 && (wrapped || Integer.compareUnsigned(counter, drawn) <= 0);
    }

    int scramble(int counter) {
        int v = (counter ^ before) * firstFactor;
        v ^= v >>> 16;
        v *= secondFactor;
        v ^= v >>> 16;
        return v ^ after;
    }

    int unscramble(int generation) {
        int v = generation ^ after;
        v ^= v >>> 16; // a shift by half the width is its own inverse
        v *= secondInverse;
        v ^= v >>> 16;
        return v * firstInverse ^ before;
    }

    /** The inverse of an odd number modulo 2^32, by Newton's iteration: each step doubles bits. */
    private static int inverse(int odd) {
        int x = odd; // right in the lowest three bits
        for (int i = 0; i < 4; i++) {
            x *= 2 - odd * x;
        }
        return x;
    }
}
