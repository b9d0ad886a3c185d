package io.snarl.gradle.internal.testrun;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.inject.Inject;
import org.gradle.api.Project;
import org.gradle.api.file.FileSystemOperations;
import org.gradle.testfixtures.ProjectBuilder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EarlierResultsTest {

    @TempDir
    private Path directory;

    private Path results;
    private Path reports;
    private List<File> all;

    @BeforeEach
    void runBefore() throws IOException {
        results = directory.resolve("results");
        reports = directory.resolve("reports");
        all = List.of(results.resolve("binary").toFile(), results.toFile(), reports.toFile());
        write(results.resolve("binary/a.bin"), "first");
        write(results.resolve("schedules/a.schedule"), "first");
        write(reports.resolve("index.html"), "first");
    }

    @Test
    void run_that_ran_nothing_leaves_everything_as_it_was() throws IOException {
        EarlierResults earlier = earlier();
        earlier.setAside(all);
        assertThat(results).doesNotExist();
        write(results.resolve("fuzz.jsonl"), "nothing");

        earlier().bringBack();

        assertThat(results.resolve("schedules/a.schedule")).hasContent("first");
        assertThat(results.resolve("binary/a.bin")).hasContent("first");
        assertThat(results.resolve("fuzz.jsonl")).doesNotExist();
        assertThat(reports.resolve("index.html")).hasContent("first");
    }

    @Test
    void run_that_ran_something_replaces_everything() throws IOException {
        earlier().setAside(all);
        write(results.resolve("fuzz.jsonl"), "second");

        earlier().discard();
        earlier().setAside(List.of());
        earlier().bringBack();

        assertThat(results.resolve("fuzz.jsonl")).hasContent("second");
        assertThat(results.resolve("schedules")).doesNotExist();
        assertThat(reports).doesNotExist();
    }

    @Test
    void what_a_killed_build_has_put_aside_and_not_replaced_is_brought_back_by_the_next_one() throws IOException {
        earlier().setAside(all);
        Files.createDirectories(results);
        write(reports.resolve("index.html"), "second");

        EarlierResults next = earlier();
        next.setAside(all);
        next.bringBack();

        assertThat(results.resolve("schedules/a.schedule")).hasContent("first");
        assertThat(reports.resolve("index.html")).hasContent("second");
    }

    @Test
    void first_run_has_nothing_to_put_aside() throws IOException {
        Path nowhere = directory.resolve("nowhere");
        EarlierResults earlier = earlier();

        earlier.setAside(List.of(nowhere.toFile()));
        earlier.bringBack();

        assertThat(nowhere).doesNotExist();
    }

    /** What Gradle injects. */
    interface Services {

        @Inject
        FileSystemOperations getFiles();
    }

    private EarlierResults earlier() {
        Project project =
                ProjectBuilder.builder().withProjectDir(directory.toFile()).build();
        FileSystemOperations files =
                project.getObjects().newInstance(Services.class).getFiles();
        return new EarlierResults(directory.resolve("temporary").toFile(), files);
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
