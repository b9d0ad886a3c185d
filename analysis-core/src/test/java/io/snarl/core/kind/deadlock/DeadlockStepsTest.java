package io.snarl.core.kind.deadlock;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.interleaving.InterleavingStep;
import io.snarl.contract.interleaving.StepTarget;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DeadlockStepsTest {

    private static final CodePlace PLACE = new CodePlace("bank.Account", "deposit", "Account.java", 7);

    @Test
    void locks_at_stake_are_those_wanted_in_the_end_where_they_were_taken_last() {
        var edge = new Deadlock.Edge("a", PLACE, "b", PLACE);
        var steps = List.of(
                step(0, "locks A", "T.java:1"),
                step(0, "unlocks A", "T.java:2"),
                step(1, "wants A", "T.java:3"),
                step(0, "locks A", "T.java:4"),
                step(1, "locks B", "T.java:5"),
                step(1, "wants A", "T.java:6"),
                step(0, "wants B", "T.java:7"));

        assertThat(DeadlockSteps.of(new Deadlock(List.of(edge, edge))).in(steps))
                .containsExactly(3, 4, 5, 6);
    }

    private static InterleavingStep step(int thread, String text, String source) {
        String[] words = text.split("[ :]+");
        Optional<StepTarget> subject = switch (words[0]) {
            case "locks" -> Optional.of(new StepTarget(StepTarget.Use.LOCKS, words[1]));
            case "wants" -> Optional.of(new StepTarget(StepTarget.Use.WANTS, words[1]));
            case "reads", "writes" -> Optional.of(new StepTarget(StepTarget.Use.ACCESSES, words[1]));
            default -> Optional.empty();
        };
        String file = source.substring(0, source.indexOf(':'));
        var place = new CodePlace(
                "bank." + file.replace(".java", ""),
                "run",
                file,
                Integer.parseInt(source.substring(file.length() + 1)));
        return new InterleavingStep(
                thread, 0, text, Optional.of(place), subject, Optional.empty(), Optional.empty(), false);
    }
}
