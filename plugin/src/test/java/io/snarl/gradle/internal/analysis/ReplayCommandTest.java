package io.snarl.gradle.internal.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ReplayCommandTest {

    private static final Path PROJECT = Path.of("/builds/bank");

    @Test
    void task_of_the_root_project_is_named_without_its_path() {
        assertThat(new ReplayCommand(":fuzz", PROJECT).of(PROJECT.resolve("build/a.schedule")))
                .isEqualTo("./gradlew fuzz --replay build/a.schedule");
    }

    @Test
    void task_of_another_project_is_named_by_its_path() {
        assertThat(new ReplayCommand(":lib:fuzz", PROJECT).of(PROJECT.resolve("build/a.schedule")))
                .isEqualTo("./gradlew :lib:fuzz --replay build/a.schedule");
    }

    @Test
    void file_that_a_shell_would_take_apart_is_quoted() {
        assertThat(new ReplayCommand(":fuzz", PROJECT).of(PROJECT.resolve("build/Outer$Inner.schedule")))
                .isEqualTo("./gradlew fuzz --replay 'build/Outer$Inner.schedule'");
        assertThat(new ReplayCommand(":fuzz", PROJECT).of(Path.of("/else where/a.schedule")))
                .isEqualTo("./gradlew fuzz --replay '/else where/a.schedule'");
    }
}
