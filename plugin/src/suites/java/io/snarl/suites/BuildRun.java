package io.snarl.suites;

import java.util.Map;

/**
 * What came of a build.
 *
 * @param seconds how long each task took that did something, by its path
 * @param processorSeconds how much processor time the test JVMs of each task had
 * @param failure why it failed, in one line; empty if it did not
 */
record BuildRun(Map<String, Double> seconds, Map<String, Double> processorSeconds, String failure) {

    boolean failed() {
        return !failure.isEmpty();
    }

    double secondsOf(String task) {
        return seconds.getOrDefault(task, 0.0);
    }

    double processorSecondsOf(String task) {
        return processorSeconds.getOrDefault(task, 0.0);
    }
}
