package io.snarl.agent.trial;

import io.snarl.contract.outcome.ObservedValue;
import java.util.Map;

/**
 * What was observed in one execution of a test.
 *
 * @param values what was looked at, by its key, in the order in which it was
 * @param thrown what has thrown, by the same keys
 * @param byThreads what each of the parallel calls has thrown, null for those that have not
 * @param firstThread the number of the thread of the first of these calls; the others follow
 * @param isTrial whether the test says what it comes to, and has said all of it
 * @param hindrance why what was seen says nothing about the order of the calls, or null
 */
public record TrialObservations(
        Map<String, ObservedValue> values,
        Map<String, Throwable> thrown,
        Throwable[] byThreads,
        int firstThread,
        boolean isTrial,
        String hindrance) {

    /** Returns how many calls there were at the same time. */
    public int threads() {
        return byThreads.length;
    }

    /** Returns which of the calls has thrown an exception, or -1. */
    public int threadOf(Throwable exception) {
        for (int i = 0; i < byThreads.length; i++) {
            if (byThreads[i] == exception) {
                return i;
            }
        }
        return -1;
    }
}
