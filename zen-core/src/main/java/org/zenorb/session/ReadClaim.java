package org.zenorb.session;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The right to read a connection: one thread at a time has it.
 *
 * <p>Guarantees: wait-free but for losing a race to another claimant; a report of readiness that
 * comes while somebody reads is not lost, it makes {@link #giveBack()} fail once.
 *
 * <p>Thread: any.
 */
final class ReadClaim {
    private static final int FREE = 0;
    private static final int CLAIMED = 1;
    private static final int CLAIMED_AND_MORE = 2;
    private static final int DEAD = 3;

    private static final VarHandle CLAIM;

    static {
        try {
            CLAIM = MethodHandles.lookup().findVarHandle(ReadClaim.class, "claim", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private volatile int claim = FREE;

    /** Takes the claim if nobody has it. */
    boolean take() {
        return claim == FREE && CLAIM.compareAndSet(this, FREE, CLAIMED);
    }

    /**
     * Takes the claim after a report of readiness; when somebody else has it, he is told that there
     * is more.
     */
    boolean takeReported() {
        while (true) {
            int now = claim;
            switch (now) {
                case FREE:
                    if (CLAIM.compareAndSet(this, FREE, CLAIMED)) {
                        return true;
                    }
                    break;
                case CLAIMED:
                    if (CLAIM.compareAndSet(this, CLAIMED, CLAIMED_AND_MORE)) {
                        return false;
                    }
                    break;
                default:
                    return false;
            }
        }
    }

    /**
     * Gives the claim back.
     *
     * @return false when more bytes were reported meanwhile: the claim is still held
     */
    boolean giveBack() {
        if (claim == CLAIMED_AND_MORE) {
            CLAIM.setVolatile(this, CLAIMED);
            return false;
        }
        if (!CLAIM.compareAndSet(this, CLAIMED, FREE)) {
            CLAIM.setVolatile(this, CLAIMED);
            return false;
        }
        return true;
    }

    /** Whether nobody has it. */
    boolean isFree() {
        return claim == FREE;
    }

    /** Whoever holds it never gives it back. */
    void end() {
        CLAIM.setVolatile(this, DEAD);
    }
}
