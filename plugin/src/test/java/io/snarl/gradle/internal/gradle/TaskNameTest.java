package io.snarl.gradle.internal.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TaskNameTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fuzzConcurrentTests",
                "fuzz",
                "fCT",
                "fuzzConTes",
                "fuzzconcurrenttests",
                ":library:core:fuzzConcurrentTests",
                ":lib:core:fCT",
                "core:fuzzC"
            })
    void names_abbreviations_and_paths_mean_the_task(String argument) {
        assertThat(TaskName.mayMean(argument, ":library:core:fuzzConcurrentTests"))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "check",
                "test",
                "core:test",
                "fTC",
                "--tests",
                "",
                ":",
                "Tests",
                "(",
                "fuzzX",
                ":fuzzConcurrentTests",
                ":core:fCT",
                "other:fuzzConcurrentTests",
                ":a:library:core:fuzz"
            })
    void other_arguments_do_not(String argument) {
        assertThat(TaskName.mayMean(argument, ":library:core:fuzzConcurrentTests"))
                .isFalse();
    }

    @Test
    void task_of_the_root_has_a_path_of_one_name() {
        assertThat(TaskName.mayMean(":fCT", ":fuzzConcurrentTests")).isTrue();
        assertThat(TaskName.mayMean("library:fCT", ":fuzzConcurrentTests")).isFalse();
    }
}
