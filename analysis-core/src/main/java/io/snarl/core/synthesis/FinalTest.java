package io.snarl.core.synthesis;

import io.snarl.core.finding.Bug;
import io.snarl.core.finding.TestMethod;
import java.util.List;
import java.util.Optional;

/**
 * A test that was written for the user.
 *
 * @param attempt what it was made of
 * @param method empty if it could not be written
 * @param bugs those that it has shown in its final form
 * @param problem what happened instead, if it has shown none
 */
record FinalTest(Attempt attempt, Optional<TestMethod> method, List<? extends Bug> bugs, Optional<String> problem) {

    FinalTest {
        bugs = List.copyOf(bugs);
    }
}
