package io.snarl.gradle.internal.seed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SnarlUsageTest {

    private static final String USE = "import static io.snarl.Parallel.inParallel;\n";

    @TempDir
    private Path directory;

    @Test
    void source_that_names_the_package_uses_it() throws IOException {
        Path sources = Files.createDirectories(directory.resolve("sources/demo"));
        Files.writeString(sources.resolve("ATest.java"), "class ATest {}");
        Files.writeString(sources.resolve("notes.txt"), USE);
        assertThat(SnarlUsage.isUsedIn(directory)).isFalse();

        Files.writeString(sources.resolve("BTest.kt"), USE);
        assertThat(SnarlUsage.isUsedIn(directory)).isTrue();
    }

    @Test
    void what_is_no_readable_source_is_passed_over() throws IOException {
        Files.createDirectories(directory.resolve("directory.java"));
        Files.createSymbolicLink(directory.resolve(".#Open.java"), Path.of("user@host.1234"));
        Files.createSymbolicLink(directory.resolve("circle"), directory);
        assertThat(SnarlUsage.isUsedIn(directory)).isFalse();
        assertThat(SnarlUsage.isUsedIn(directory.resolve("missing"))).isFalse();

        Files.writeString(directory.resolve("directory.java/ATest.java"), USE);
        assertThat(SnarlUsage.isUsedIn(directory)).isTrue();
    }

    @Test
    void sources_are_found_through_links() throws IOException {
        Files.writeString(Files.createDirectory(directory.resolve("elsewhere")).resolve("ATest.java"), USE);
        Path sources = Files.createSymbolicLink(directory.resolve("sources"), directory.resolve("elsewhere"));

        assertThat(SnarlUsage.isUsedIn(sources)).isTrue();
    }
}
