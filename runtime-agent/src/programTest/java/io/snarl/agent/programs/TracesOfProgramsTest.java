package io.snarl.agent.programs;

import io.snarl.testing.ExpectedFile;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Records a small program for each feature of the language and compares its traces with checked-in ones. */
class TracesOfProgramsTest {

    static Stream<Arguments> programs() {
        return Stream.of(Jdk.values())
                .flatMap(jdk -> Stream.of(Jdk.values())
                        .filter(level -> level.version() <= jdk.version())
                        .flatMap(level -> Programs.of(level, Path.of("")).names().stream())
                        .map(program -> Arguments.of(jdk, program)));
    }

    @ParameterizedTest(name = "{1} on {0}")
    @MethodSource("programs")
    void trace_shows_what_the_program_does(Jdk jdk, String program) {
        ExpectedFile.of("src/test/resources/traces/" + program + ".txt")
                .assertIs(PrintedProgram.of(
                        program, RecordedPrograms.on(jdk.required()).run()));
    }
}
