package io.snarl.core.finding;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.registry.KnownKinds;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class VerdictTest {

    private static final List<Verdict> BUGS =
            KnownKinds.ALL.rules().stream().map(BugRule::verdict).toList();

    @Test
    void only_what_an_execution_has_shown_is_a_bug() {
        assertThat(BUGS).allMatch(Verdict::isBug);
        assertThat(Verdict.OF_ALL_KINDS).noneMatch(Verdict::isBug);
    }

    @Test
    void verdicts_are_in_the_order_of_lists_and_spelled_as_in_reports() {
        assertThat(Stream.concat(Verdict.OF_ALL_KINDS.stream(), BUGS.stream()).sorted())
                .extracting(Verdict::toString)
                .containsExactly("deadlock", "crash", "not linearizable", "benign", "not confirmed", "infeasible");
    }
}
