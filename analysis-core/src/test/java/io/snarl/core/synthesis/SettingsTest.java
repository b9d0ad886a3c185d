package io.snarl.core.synthesis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import io.snarl.core.text.SourceEncodings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsTest {

    @TempDir
    private Path directory;

    private Path file;

    @BeforeEach
    void nameFile() {
        file = directory.resolve("settings.json");
    }

    @Test
    void settings_are_read_as_they_were_written() throws IOException {
        var settings = new Settings(
                directory.resolve("traces"),
                List.of(directory.resolve("src/main/java")),
                List.of(directory.resolve("src/test/java")),
                List.of(),
                new SourceEncodings("ISO-8859-1", "UTF-8"),
                List.of(directory.resolve("a b.jar"), directory.resolve("ü.jar")),
                directory.resolve("classes"),
                directory.resolve("results"),
                List.of("java", "-Dquoted=\"<&>\"", "-cp", "a:b", "Main"),
                directory,
                new Settings.LabRuns(100, 2),
                17,
                true,
                List.of("demo.Account"),
                List.of("demo.Shared"),
                2,
                Long.MIN_VALUE,
                300,
                directory.resolve("sources"),
                directory.resolve("found.json"),
                directory.resolve("findings.json"),
                directory.resolve("snarl-baseline.json"),
                directory.resolve("schedules"),
                directory.resolve("summary.txt"),
                directory,
                "./gradlew fuzzConcurrentTests --replay");

        settings.write(file);

        assertThat(Settings.read(file)).isEqualTo(settings);
    }

    @Test
    void settings_that_are_not_complete_are_refused() throws IOException {
        Files.writeString(file, "{\"traces\": \"/traces\"}");

        assertThatIOException()
                .isThrownBy(() -> Settings.read(file))
                .withMessage("The settings " + file + " lack 'subjectSources'");
    }

    @Test
    void file_without_settings_is_refused() throws IOException {
        Files.writeString(file, "");
        assertThatIOException().isThrownBy(() -> Settings.read(file)).withMessageContaining("are empty");

        Files.writeString(file, "[");
        assertThatIOException().isThrownBy(() -> Settings.read(file)).withMessageContaining("cannot be read");
    }
}
