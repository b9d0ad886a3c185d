package io.snarl.core.carve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ReasonTest {

    @Test
    void what_asks_for_no_test_is_never_listed() {
        assertThat(Stream.of(Reason.values())
                        .filter(reason -> Reason.meaningOf(reason.toString()) == Reason.Meaning.NONE_WANTED))
                .contains(Reason.GUARDED)
                .noneMatch(Reason::isListed);
    }

    @Test
    void what_could_not_be_written_is_a_loss() {
        assertThat(Reason.meaningOf("it cannot be written as source")).isEqualTo(Reason.Meaning.LOST);
        assertThat(Reason.NOT_WRITABLE.isListed()).isTrue();
    }

    @Test
    void reason_of_another_version_is_a_loss() {
        assertThat(Reason.meaningOf("the moon is full")).isEqualTo(Reason.Meaning.LOST);
    }
}
