package io.snarl.core.synthesis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import io.snarl.core.text.SourceEncodings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PublicationTest {

    @TempDir
    private Path directory;

    private Settings settings;

    @BeforeEach
    void publishFirst() throws IOException {
        settings = settings();
        var first = new Publication(settings);
        first.addSource(Path.of("bank/AccountConcurrencyTest.java"), "first");
        first.addSource(Path.of("gone/GoneConcurrencyTest.java"), "first");
        first.addOfSchedule(Path.of("a.schedule"), "first".getBytes());
        first.publish("first");
    }

    private Settings settings() {
        Path anywhere = directory.resolve("anywhere");
        return new Settings(
                anywhere,
                List.of(),
                List.of(),
                List.of(),
                SourceEncodings.UTF_8,
                List.of(),
                anywhere,
                anywhere,
                List.of(),
                anywhere,
                new Settings.LabRuns(100, 2),
                17,
                true,
                List.of(),
                List.of(),
                2,
                1,
                300,
                directory.resolve("out/sources"),
                directory.resolve("out/found.json"),
                anywhere,
                anywhere,
                directory.resolve("out/schedules"),
                anywhere,
                directory,
                "");
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.walk(directory.resolve("out"))) {
            return files.filter(file -> !file.equals(directory.resolve("out")))
                    .map(file -> directory.resolve("out").relativize(file).toString())
                    .sorted()
                    .toList();
        }
    }

    @Test
    void new_set_takes_the_place_of_the_one_before() throws IOException {
        var next = new Publication(settings);
        next.addSource(Path.of("bank/AccountConcurrencyTest.java"), "second");
        next.addOfSchedule(Path.of("b.schedule"), "second".getBytes());

        next.publish("second");

        assertThat(files())
                .containsExactly(
                        "found.json",
                        "schedules",
                        "schedules/b.schedule",
                        "sources",
                        "sources/bank",
                        "sources/bank/AccountConcurrencyTest.java");
        assertThat(settings.findings()).hasContent("second");
        assertThat(settings.sources().resolve("bank/AccountConcurrencyTest.java"))
                .hasContent("second");
    }

    @Test
    void set_of_which_one_file_cannot_be_written_leaves_everything_as_it_was() throws IOException {
        List<String> before = files();
        var next = new Publication(settings);
        next.addSource(Path.of("bank/AccountConcurrencyTest.java"), "second");
        // Where a directory would have to be is a file.
        next.addOfSchedule(Path.of("a.schedule/b.schedule"), "second".getBytes());

        assertThatIOException().isThrownBy(() -> next.publish("second")).withMessageContaining("cannot be written");

        assertThat(files()).isEqualTo(before);
        assertThat(settings.findings()).hasContent("first");
        assertThat(settings.sources().resolve("bank/AccountConcurrencyTest.java"))
                .hasContent("first");
    }

    @Test
    void run_that_found_nothing_leaves_no_tests_of_the_run_before() throws IOException {
        new Publication(settings).publish("nothing");

        assertThat(files()).containsExactly("found.json", "schedules", "sources");
    }
}
