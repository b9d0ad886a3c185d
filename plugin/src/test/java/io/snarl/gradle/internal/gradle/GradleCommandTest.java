package io.snarl.gradle.internal.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GradleCommandTest {

    @Test
    void task_of_the_root_project_is_named_without_its_path() {
        assertThat(GradleCommand.replay(":fuzz")).isEqualTo("./gradlew fuzz --replay");
    }

    @Test
    void task_of_an_included_build_is_named_as_the_build_that_was_started_names_it() {
        assertThat(GradleCommand.pathOf(":", "fuzz")).isEqualTo(":fuzz");
        assertThat(GradleCommand.pathOf(":included:lib", "fuzz")).isEqualTo(":included:lib:fuzz");
    }

    @Test
    void task_of_another_project_is_named_by_its_path() {
        assertThat(GradleCommand.replay(":lib:fuzz")).isEqualTo("./gradlew :lib:fuzz --replay");
    }
}
