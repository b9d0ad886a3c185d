package io.snarl.core.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ReplayCommandTest {

    private static final Path PROJECT = Path.of("/builds/bank");
    private static final ReplayCommand REPLAY = new ReplayCommand("./gradlew fuzz --replay ", PROJECT);

    @Test
    void file_is_named_relative_to_the_project() {
        assertThat(REPLAY.of(PROJECT.resolve("build/a.schedule")))
                .isEqualTo("./gradlew fuzz --replay build/a.schedule");
    }

    @Test
    void file_that_a_shell_would_take_apart_is_quoted() {
        assertThat(REPLAY.of(PROJECT.resolve("build/Outer$Inner.schedule")))
                .isEqualTo("./gradlew fuzz --replay 'build/Outer$Inner.schedule'");
        assertThat(REPLAY.of(Path.of("/else where/a.schedule")))
                .isEqualTo("./gradlew fuzz --replay '/else where/a.schedule'");
        assertThat(REPLAY.of(PROJECT.resolve("it's/a.schedule")))
                .isEqualTo("./gradlew fuzz --replay 'it'\\''s/a.schedule'");
    }
}
