package io.snarl.agent.programs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Records all programs a second time and compares the files. */
class SameBytesTest {

    @ParameterizedTest
    @EnumSource
    void two_recordings_of_the_same_tests_are_the_same_bytes(Jdk jdk) throws IOException {
        Path first = RecordedPrograms.on(jdk.required()).run().output();
        Path second = RecordedPrograms.again(jdk).run().output();

        assertThat(filesOf(first)).hasSizeGreaterThan(50).isEqualTo(filesOf(second));
        for (String file : filesOf(first)) {
            assertThat(first.resolve(file)).hasSameBinaryContentAs(second.resolve(file));
        }
    }

    /** All files but those of tests with several threads, whose order is not the same each time. */
    private static List<String> filesOf(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> directory.relativize(file).toString())
                    .filter(file -> !file.startsWith("threads.") && !file.startsWith("virtualthreads."))
                    .sorted()
                    .toList();
        }
    }
}
