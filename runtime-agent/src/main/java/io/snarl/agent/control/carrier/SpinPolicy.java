package io.snarl.agent.control.carrier;

/**
 * Decides whether threads spin before they park. Where each of two threads has a processor, the turn comes within a
 * microsecond, and being woken takes thirty times as long. Where they share one, because the machine is busy, the turn
 * cannot come while its thread spins, and the two wake each other quickly. So the policy learns from recent hand-overs,
 * and tries spinning again now and then.
 *
 * <p>All threads share this, unsynchronised: a number that is a bit old does no harm.
 */
final class SpinPolicy {

    /** Long enough for another thread to be woken and to give the turn back. */
    private static final int LOOKS = 1_024;

    /** The time within which the turn comes from a thread that runs at the same time. */
    private static final int EARLY = 256;

    private static final int BEST_SCORE = 32;
    private static final int FIRST_SCORE = 8;
    private static final int LOSS = 4;
    private static final int WAITS_WITHOUT_LOOKING = 4_096;
    private static final boolean ONE_PROCESSOR = Runtime.getRuntime().availableProcessors() == 1;

    private static int score = ONE_PROCESSOR ? -1 : BEST_SCORE;
    private static int waits;

    private SpinPolicy() {}

    /** Returns how often to look for the turn before parking, which may be 0. */
    static int looks() {
        if (score >= 0) {
            return LOOKS;
        }
        if (!ONE_PROCESSOR && ++waits >= WAITS_WITHOUT_LOOKING) {
            waits = 0;
            score = FIRST_SCORE;
            return LOOKS;
        }
        return 0;
    }

    /** Learns from a turn that came after so many looks, or not in time. */
    static void learn(int looks) {
        int now = score;
        if (looks >= EARLY) {
            score = now - LOSS;
        } else if (now < BEST_SCORE) {
            score = now + 1;
        }
    }
}
