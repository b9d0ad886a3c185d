package io.snarl.gradle.internal.synthesis;

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
                        "The JVM of the analysis was lost each time it was started, with status 137: something kills it,"
                                + " such as a system that is short of memory. Free some or lower snarl.synthesis.maxHeapSize"
                                + " (1g), and run synthesize again. What was found before is unchanged.");
    }

    @Test
    void what_a_jvm_says_that_could_not_start_is_shown() {
        assertThat(failure.message(2, List.of("Unrecognized option: -Xnope")))
                .startsWith("The JVM that makes the tests for synthesize ended with status 2:")
                .endsWith("Unrecognized option: -Xnope");
    }
}
