package io.snarl.contract.result;

import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;
import io.snarl.contract.json.RelativePaths;
import io.snarl.contract.outcome.Outcome;
import java.util.List;
import java.util.Optional;

/**
 * The bugs that were collected from a test.
 *
 * @param deadlocks in the order in which they were found, no two of them the same
 * @param sequential how the test fails if its threads run one after the other, if it does
 * @param otherFailures what else went wrong in some schedules, which is no verdict
 * @param outcomes what can be seen after the sequential orders of the threads, each different outcome once
 * @param masked keys of what differs from one execution to the next, and is in none of the outcomes
 * @param violations in the order in which they were found
 */
public record Collected(
        List<CollectedDeadlock> deadlocks,
        Optional<SequentialFailure> sequential,
        List<String> otherFailures,
        List<Outcome> outcomes,
        List<String> masked,
        List<CollectedViolation> violations) {

    /** The result of collecting nothing. */
    public static final Collected NOTHING =
            new Collected(List.of(), Optional.empty(), List.of(), List.of(), List.of(), List.of());

    /** Copies the lists, so that it never changes. */
    public Collected {
        deadlocks = List.copyOf(deadlocks);
        otherFailures = List.copyOf(otherFailures);
        outcomes = List.copyOf(outcomes);
        masked = List.copyOf(masked);
        violations = List.copyOf(violations);
    }

    static Collected read(JsonLine object) {
        return new Collected(
                object.objects("deadlocks").stream()
                        .map(CollectedDeadlock::read)
                        .toList(),
                object.object("sequential").map(SequentialFailure::read),
                object.strings("otherFailures"),
                object.objects("outcomes").stream().map(Outcome::read).toList(),
                object.strings("masked"),
                object.objects("violations").stream()
                        .map(CollectedViolation::read)
                        .toList());
    }

    void addTo(JsonLineWriter object, RelativePaths paths) {
        object.withObjects(
                        "deadlocks",
                        deadlocks.stream().map(each -> each.json(paths)).toList())
                .with("sequential", sequential.map(SequentialFailure::json).orElse(null))
                .with("otherFailures", otherFailures)
                .withObjects("outcomes", outcomes.stream().map(Outcome::json).toList())
                .with("masked", masked)
                .withObjects(
                        "violations",
                        violations.stream().map(each -> each.json(paths)).toList());
    }
}
