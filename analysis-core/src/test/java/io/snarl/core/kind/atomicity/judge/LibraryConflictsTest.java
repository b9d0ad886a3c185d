package io.snarl.core.kind.atomicity.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.bug.Conflict;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.outcome.Outcome;
import io.snarl.contract.result.Collected;
import io.snarl.contract.result.CollectedViolation;
import io.snarl.contract.result.TestOutcome;
import io.snarl.contract.result.TestResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LibraryConflictsTest {

    private static final CodePlace IN_JDK = new CodePlace("java.util.HashMap", "resize", "HashMap.java", 700);
    private static final CodePlace IN_LIBRARY = new CodePlace("demo.Counter", "add", "Counter.java", 7);
    private static final CodePlace IN_TEST = new CodePlace("demo.Trial", "test", "Trial.java", 9);

    @Test
    void access_inside_the_jdk_is_shown_at_the_place_that_led_there() {
        CollectedViolation shown = shown(conflict("java.util.HashMap", IN_LIBRARY));

        assertThat(shown.conflicts().get(0).previous().place()).isEqualTo(IN_LIBRARY);
        assertThat(shown.conflicts().get(0).previous().at()).isEqualTo(IN_JDK);
    }

    @Test
    void access_of_a_class_of_the_jdk_that_is_tested_itself_is_shown_inside_of_it() {
        assertThat(shown(conflict("java.util.HashMap", IN_TEST))
                        .conflicts()
                        .get(0)
                        .previous()
                        .place())
                .isEqualTo(IN_JDK);
    }

    @Test
    void what_mocks_count_for_themselves_is_left_out() {
        CollectedViolation shown =
                shown(conflict("org.mockito.Counter.count", IN_LIBRARY), conflict("demo.A.a", IN_LIBRARY));

        assertThat(shown.conflicts()).extracting(Conflict::variable).containsExactly("demo.A.a");
        assertThat(shown.ofTest()).isFalse();
    }

    @Test
    void conflicts_of_mocks_alone_are_a_matter_of_the_test() {
        CollectedViolation shown = shown(conflict("org.mockito.Counter.count", IN_LIBRARY));

        assertThat(shown.conflicts()).hasSize(1);
        assertThat(shown.ofTest()).isTrue();
    }

    private static Conflict conflict(String variable, CodePlace via) {
        var access = new Conflict.Access(true, 0, IN_JDK, Optional.of(via));
        return new Conflict(variable, access, access, Optional.empty());
    }

    private static CollectedViolation shown(Conflict... conflicts) {
        var violation = new CollectedViolation(
                CollectedViolation.Kind.NOT_LINEARIZABLE,
                new Outcome(Map.of()),
                Optional.empty(),
                Optional.empty(),
                -1,
                Optional.empty(),
                List.of(conflicts),
                false,
                false,
                Path.of("a.schedule"),
                Path.of("a.txt"),
                3,
                1);
        var collected = new Collected(List.of(), Optional.empty(), List.of(), List.of(), List.of(), List.of(violation));
        var test = new TestResult(
                "demo.Trial#test()",
                Optional.of("demo.Trial"),
                Optional.of("test"),
                "test()",
                TestOutcome.FAILED,
                Optional.empty(),
                1,
                1,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                collected);
        return LibraryConflicts.in(test).violations().get(0);
    }
}
