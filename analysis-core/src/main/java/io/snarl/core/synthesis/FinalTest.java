package io.snarl.core.synthesis;

import io.snarl.core.finding.Bug;
import io.snarl.core.finding.TestMethod;
import io.snarl.core.kind.Attempt;
import java.util.List;
import java.util.Optional;

/**
 * A test that was written for the user.
 *
 * @param attempt what it was made of
 * @param method empty if it could not be written
 * @param bugs those that it has shown in its final form
 * @param problem what happened instead, if it has shown none
 * @param isRun whether it is known what comes of it
 */
record FinalTest(
        Attempt attempt, Optional<TestMethod> method, List<Bug> bugs, Optional<String> problem, boolean isRun) {

    FinalTest {
        bugs = List.copyOf(bugs);
    }

    /** Makes one that cannot be had. */
    static FinalTest without(Attempt attempt, String problem) {
        return new FinalTest(attempt, Optional.empty(), List.of(), Optional.of(problem), true);
    }
}
