package io.snarl.agent.programs;

import io.snarl.testing.ExpectedFile;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Makes concurrent tests of the sequential tests of small programs, and compares them with checked-in ones. */
class SynthesisOfProgramsTest {

    static Stream<Arguments> programs() {
        return Stream.of(Jdk.values())
                .flatMap(jdk -> SynthesizedPrograms.names().stream().map(program -> Arguments.of(jdk, program)));
    }

    @ParameterizedTest(name = "{1} on {0}")
    @MethodSource("programs")
    void sequential_tests_become_tests_that_deadlock(Jdk jdk, String program) {
        ExpectedFile.of("src/test/resources/deadlocks/" + program + ".txt")
                .assertIs(SynthesizedPrograms.on(jdk.required()).textOf(program));
    }
}
