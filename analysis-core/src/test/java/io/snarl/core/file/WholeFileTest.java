package io.snarl.core.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {

    @TempDir
    private Path directory;

    @Test
    void file_takes_its_place_whole_and_leaves_nothing_beside_it() throws IOException {
        Path file = directory.resolve("made/for/it/findings.json");

        WholeFile.write(file, "first");
        WholeFile.write(file, "second");

        assertThat(file).hasContent("second");
        assertThat(file.getParent()).isDirectoryContaining(file::equals);
        try (var files = Files.list(file.getParent())) {
            assertThat(files).hasSize(1);
        }
    }

    @Test
    void what_is_there_stays_until_the_new_one_takes_its_place() throws IOException {
        Path file = Files.writeString(directory.resolve("a"), "old");

        WholeFile written = WholeFile.beside(file, "new".getBytes());

        assertThat(file).hasContent("old");
        written.discard();
        try (var files = Files.list(directory)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void half_a_pair_of_surrogates_is_escaped() throws IOException {
        Path file = directory.resolve("a");

        WholeFile.write(file, "cut \uD83D here");

        assertThat(file).hasContent("cut \\ud83d here");
    }

    @Test
    void link_stays_a_link() throws IOException {
        Path target = Files.writeString(directory.resolve("target"), "old");
        Path link = Files.createSymbolicLink(directory.resolve("link"), target);

        WholeFile.write(link, "new");

        assertThat(link).isSymbolicLink();
        assertThat(target).hasContent("new");
    }

    @Test
    void file_that_cannot_be_written_is_named_with_what_to_do() throws IOException {
        Path file = Files.writeString(directory.resolve("file"), "no directory");

        assertThatIOException()
                .isThrownBy(() -> WholeFile.write(file.resolve("in/it"), "text"))
                .withMessageContaining(file.resolve("in/it") + " cannot be written: ")
                .withMessageEndingWith(
                        ". Make sure that this user may write there, and run the task again. What was there"
                                + " before is unchanged.");
    }

    @Test
    void full_disk_is_told_from_other_problems() {
        var full = new IOException("No space left on device");

        assertThat(WriteProblem.of(directory, full))
                .hasMessage("The disk is full: there is no room for " + directory
                        + ". Make room on that disk and run the" + " task again. What was there before is unchanged.");
        assertThat(WriteProblem.isOfFullDisk(new IllegalStateException(full))).isTrue();
        assertThat(WriteProblem.isOfFullDisk(new IOException("Input/output error")))
                .isFalse();
    }
}
