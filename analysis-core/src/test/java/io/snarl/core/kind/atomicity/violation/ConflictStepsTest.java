package io.snarl.core.kind.atomicity.violation;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.bug.Conflict;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.interleaving.InterleavingStep;
import io.snarl.contract.interleaving.StepTarget;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ConflictStepsTest {

    private static final CodePlace PLACE = new CodePlace("bank.Account", "deposit", "Account.java", 7);

    @Test
    void value_at_stake_is_the_variable_at_the_places_of_the_conflict() {
        var steps = List.of(
                step(0, "reads balance: 1", "Account.java:7"),
                step(0, "reads owner: Ada", "Account.java:7"),
                step(1, "writes balance: 2", "Account.java:9"),
                step(1, "writes balance: 2", "Account.java:7"));

        assertThat(ConflictSteps.of(conflictOn("bank.Account.balance")).in(steps))
                .containsExactly(0, 3);
        assertThat(ConflictSteps.of(conflictOn("int[]")).in(steps)).containsExactly(0, 1, 3);
    }

    @Test
    void value_inside_the_jdk_is_known_by_its_name_alone() {
        var steps = List.of(step(0, "reads count: 1", "T.java:70"), step(1, "reads coder", "T.java:70"));

        assertThat(ConflictSteps.of(conflictOn("java.lang.AbstractStringBuilder.count"))
                        .in(steps))
                .containsExactly(0);
        assertThat(ConflictSteps.of(conflictOn("byte[]")).in(steps)).isEmpty();
    }

    private static Optional<Conflict> conflictOn(String variable) {
        var access = new Conflict.Access(true, 0, PLACE);
        return Optional.of(new Conflict(variable, access, access, Optional.empty()));
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
