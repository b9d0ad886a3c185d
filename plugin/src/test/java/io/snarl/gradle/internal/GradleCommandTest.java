package io.snarl.gradle.internal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GradleCommandTest {

    @Test
    void task_of_the_root_project_is_named_without_its_path() {
        assertThat(GradleCommand.replay(":fuzz")).isEqualTo("./gradlew fuzz --replay");
    }

    @Test
    void task_of_another_project_is_named_by_its_path() {
        assertThat(GradleCommand.replay(":lib:fuzz")).isEqualTo("./gradlew :lib:fuzz --replay");
    }
}
