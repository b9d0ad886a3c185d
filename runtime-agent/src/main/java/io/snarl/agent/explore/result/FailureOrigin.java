package io.snarl.agent.explore.result;

/**
 * How a failure was found.
 *
 * @param test such as {@code demo.BankTest#transfers()}
 * @param uniqueId the test's unique id of the JUnit Platform, or null
 * @param strategy in words
 * @param seed what the strategy's choices depended on
 * @param warmUp whether the test had already run once in the same JVM
 */
public record FailureOrigin(String test, String uniqueId, String strategy, long seed, boolean warmUp) {

    /** Returns the origin of a failure in the first execution, which has no preemption and asks no strategy. */
    public FailureOrigin withoutPreemption(boolean warmedUp) {
        return new FailureOrigin(test, uniqueId, "no preemption", seed, warmedUp);
    }

    /** Returns the same origin with another strategy. */
    public FailureOrigin by(String other) {
        return new FailureOrigin(test, uniqueId, other, seed, warmUp);
    }
}
