package io.snarl.core.kind.atomicity.violation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ViolationTest {

    @Test
    void what_was_seen_is_on_one_line_without_frames() {
        assertThat(crash(List.of("java.lang.IllegalStateException: closed\n  twice\n  at Bank.java:9"))
                        .seen())
                .contains("java.lang.IllegalStateException: closed twice");
    }

    @Test
    void exception_without_a_message_is_seen_by_its_class() {
        assertThat(crash(List.of()).seen()).contains("java.util.NoSuchElementException");
    }

    private static Violation crash(List<String> observed) {
        return new Violation(
                AtomicityVerdicts.CRASH,
                List.of("bank.Bank.close()", "bank.Bank.open()"),
                Optional.of("java.util.NoSuchElementException"),
                List.of(),
                observed,
                List.of(),
                List.of(),
                1);
    }
}
