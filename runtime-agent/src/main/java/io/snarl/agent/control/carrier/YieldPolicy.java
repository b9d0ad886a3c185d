package io.snarl.agent.control.carrier;

/**
 * Decides whether threads yield before they park. Where the threads of an execution have a processor for themselves, the one that waits hands
 * it to the other by that, which takes a quarter of what waking it does, or looks again at once. Where something else wants the processor it would have to
 * wait until that has had its share, which is thousands of times as long. So the policy learns from how long it took, and tries again now and then.
 *
 * <p>All threads share this, unsynchronised: a number that is a bit old does no harm.
 */
final class YieldPolicy {

    /** Longer than another thread takes to wake up and to give the turn back. */
    static final long MOST_NANOS = 100_000;

    /** Longer than one thread goes on before it gives the turn back. */
    private static final long LONG_NANOS = 50_000;

    private static final int BEST_SCORE = 64;
    private static final int LOSS = 16;
    private static final int WAITS_WITHOUT_YIELDING = 4_096;

    private static int score = BEST_SCORE;
    private static int waits;

    private YieldPolicy() {}

    static boolean allows() {
        if (score < 0 && ++waits >= WAITS_WITHOUT_YIELDING) {
            waits = 0;
            score = 0;
        }
        return score >= 0;
    }

    /** Learns from how long it took until a thread that had yielded went on; returns whether to yield again. */
    static boolean learn(long nanos) {
        int now = score;
        if (nanos > LONG_NANOS) {
            score = now - LOSS;
            return false;
        }
        if (now < BEST_SCORE) {
            score = now + 1;
        }
        return true;
    }
}
