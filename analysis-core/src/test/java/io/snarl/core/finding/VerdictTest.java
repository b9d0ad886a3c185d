package io.snarl.core.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class VerdictTest {

    @Test
    void only_what_an_execution_has_shown_is_a_bug() {
        assertThat(Arrays.stream(Verdict.values()).filter(Verdict::isBug))
                .containsExactly(Verdict.DEADLOCK, Verdict.NOT_LINEARIZABLE, Verdict.CRASH);
    }

    @Test
    void verdicts_are_spelled_as_in_reports() {
        assertThat(Verdict.values())
                .extracting(Verdict::toString)
                .containsExactly("deadlock", "not linearizable", "crash", "benign", "not confirmed", "infeasible");
    }
}
