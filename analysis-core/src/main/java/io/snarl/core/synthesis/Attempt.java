package io.snarl.core.synthesis;

import io.snarl.core.finding.ConfirmedDeadlock;
import io.snarl.core.fuzz.FuzzedTest;
import java.util.List;
import java.util.Optional;

/**
 * A test that was written and run for a candidate.
 *
 * @param test what running it came to, empty if nothing did
 * @param problem why nothing came of it, such as that it does not compile
 */
record Attempt(Candidate candidate, Planned planned, Optional<FuzzedTest> test, Optional<String> problem) {

    /** Returns the deadlocks that happened, none if the calls fail even one after the other. */
    List<ConfirmedDeadlock> deadlocks() {
        return test.map(FuzzedTest::collected)
                .filter(collected -> collected.sequential().isEmpty())
                .map(collected -> collected.deadlocks())
                .orElse(List.of());
    }

    /** Returns their signatures. */
    List<List<String>> signatures() {
        return deadlocks().stream().map(shown -> shown.deadlock().signature()).toList();
    }

    /** Returns what happened instead of a deadlock. */
    String instead() {
        if (problem.isPresent()) {
            return problem.get();
        }
        if (test.isEmpty()) {
            return "the test did not run";
        }
        Optional<String> sequential = test.get().collected().sequential();
        if (sequential.isPresent()) {
            return "the calls fail even one after the other: " + sequential.get();
        }
        return test.get().sentence();
    }
}
