package io.snarl.gradle.internal.analysis.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScanCountsTest {

    @TempDir
    private Path directory;

    @Test
    void counts_are_read_as_they_were_written_and_always_the_same_bytes() throws IOException {
        Path file = directory.resolve("snarl/counts.txt");
        Map<String, Long> byName = new LinkedHashMap<>();
        byName.put(ScanCounts.SEED_TESTS, 5L);
        byName.put(ScanCounts.ofBugs("deadlocks"), 0L);

        new ScanCounts(byName).write(file);

        assertThat(Files.readString(file)).isEqualTo("Snarl seed tests=5\nSnarl deadlocks=0\n");
        assertThat(ScanCounts.read(file)).isEqualTo(new ScanCounts(byName));
    }

    @Test
    void bugs_are_confirmed_findings_and_tests_that_failed() {
        assertThat(Stream.of(ScanCounts.ofBugs("deadlocks"), ScanCounts.ofBugs("crashes"), ScanCounts.FAILED))
                .allMatch(name -> new ScanCounts(Map.of(name, 1L)).hasBugs())
                .noneMatch(name -> new ScanCounts(Map.of(name, 0L)).hasBugs());
        assertThat(new ScanCounts(Map.of(ScanCounts.NOT_CONFIRMED, 7L, ScanCounts.CANDIDATES, 9L)).hasBugs())
                .isFalse();
    }
}
