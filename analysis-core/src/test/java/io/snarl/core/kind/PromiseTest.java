package io.snarl.core.kind;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.kind.Promise.Severity;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PromiseTest {

    @Test
    void new_causes_come_before_known_ones_then_fewer_turns_then_worse_bugs() {
        var deadlock = new Promise(false, 0, Severity.DEADLOCK);
        var wrongData = new Promise(false, 0, Severity.WRONG_DATA);
        var again = new Promise(false, 1, Severity.DEADLOCK);
        var known = new Promise(true, 0, Severity.DEADLOCK);

        assertThat(Stream.of(known, again, wrongData, deadlock).sorted())
                .containsExactly(deadlock, wrongData, again, known);
    }
}
