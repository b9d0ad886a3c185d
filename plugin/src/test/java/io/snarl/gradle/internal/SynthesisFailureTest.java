package io.snarl.gradle.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SynthesisFailureTest {

    private final SynthesisFailure failure = new SynthesisFailure("synthesize", "1g");

    @Test
    void reason_that_was_told_is_the_message() {
        assertThat(failure.message(1, List.of("Picked up JAVA_TOOL_OPTIONS: -Da=b", "The lab ended.", "Mend it.")))
                .isEqualTo(String.join(System.lineSeparator(), "The lab ended.", "Mend it."));
    }

    @Test
    void want_of_memory_is_told_with_the_setting_that_gives_more() {
        String message = "synthesize ran out of memory with a heap of 1g. Give it more by snarl.synthesis.maxHeapSize,"
                + " or trace fewer tests by snarl.seedTests.include.";

        assertThat(failure.message(3, List.of())).isEqualTo(message);
        assertThat(failure.message(1, List.of("Exception in thread \"main\" java.lang.OutOfMemoryError: Metaspace")))
                .isEqualTo(message);
    }

    @Test
    void jvm_that_was_killed_is_told_by_its_status() {
        assertThat(failure.message(137, List.of()))
                .isEqualTo(
                        "The JVM that makes the tests for synthesize ended with status 137 and gave no reason. It may"
                                + " have been killed: run synthesize again, and with --info if that does not help.");
    }

    @Test
    void what_a_jvm_says_that_could_not_start_is_shown() {
        assertThat(failure.message(2, List.of("Unrecognized option: -Xnope")))
                .startsWith("The JVM that makes the tests for synthesize ended with status 2:")
                .endsWith("Unrecognized option: -Xnope");
    }
}
