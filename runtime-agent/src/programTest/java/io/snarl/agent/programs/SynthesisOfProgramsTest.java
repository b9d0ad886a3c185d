package io.snarl.agent.programs;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.testing.ExpectedFile;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Makes concurrent tests of the sequential tests of small programs, and compares them with checked-in ones. */
class SynthesisOfProgramsTest {

    static Stream<Arguments> deadlocks() {
        return programs("deadlocks");
    }

    static Stream<Arguments> atomicity() {
        return programs("atomicity");
    }

    static Stream<Arguments> carving() {
        return programs("carving");
    }

    static Stream<Arguments> threads() {
        return programs("threads");
    }

    static Stream<Arguments> names() {
        return programs("names");
    }

    static Stream<Arguments> languages() {
        return programs("languages");
    }

    static Stream<Arguments> unmarked() {
        return programs("unmarked");
    }

    private static Stream<Arguments> programs(String directory) {
        return Stream.of(Jdk.values())
                .flatMap(jdk ->
                        SynthesizedPrograms.names(directory).stream().map(program -> Arguments.of(jdk, program)));
    }

    @ParameterizedTest(name = "{1} on {0}")
    @MethodSource("deadlocks")
    void sequential_tests_become_tests_that_deadlock(Jdk jdk, String program) {
        assertMadeOf("deadlocks", jdk, program);
    }

    @ParameterizedTest(name = "{1} on {0}")
    @MethodSource("atomicity")
    void sequential_tests_become_tests_that_violate_atomicity(Jdk jdk, String program) {
        assertMadeOf("atomicity", jdk, program);
    }

    @ParameterizedTest(name = "{1} on {0}")
    @MethodSource("carving")
    void objects_are_made_as_the_tests_make_them(Jdk jdk, String program) {
        assertMadeOf("carving", jdk, program);
    }

    @ParameterizedTest(name = "{1} on {0}")
    @MethodSource("threads")
    void what_threads_of_tests_call_is_used_as_far_as_it_can_be_told_apart(Jdk jdk, String program) {
        assertMadeOf("threads", jdk, program);
    }

    @ParameterizedTest(name = "{1} on {0}")
    @MethodSource("names")
    void names_and_values_of_any_kind_can_be_written(Jdk jdk, String program) {
        assertMadeOf("names", jdk, program);
    }

    @ParameterizedTest(name = "{1} on {0}")
    @MethodSource("languages")
    void other_languages_are_tested_as_far_as_java_can_call_them(Jdk jdk, String program) {
        assertMadeOf("languages", jdk, program);
    }

    @ParameterizedTest(name = "{1} on {0}")
    @MethodSource("unmarked")
    void where_no_class_is_made_for_threads_they_share_what_is_the_librarys_own(Jdk jdk, String program) {
        assertMadeOf("unmarked", jdk, program);
    }

    @Test
    void methods_are_named_that_only_code_of_the_library_can_call_or_that_are_not_thread_safe() {
        List<String> notCalled = SynthesizedPrograms.of("atomicity", Jdk.JDK_17.required())
                .findings()
                .counts()
                .notCalled();
        assertThat(notCalled)
                .containsExactly(
                        "behindlocks.Window.append",
                        "behindlocks.Window.skip",
                        "documented.Stock.clear",
                        "insides.Page.add",
                        "insides.Page.sum");
    }

    @Test
    void the_number_of_jvms_makes_no_difference() {
        SynthesizedPrograms one = SynthesizedPrograms.withJvms("names", 1);
        SynthesizedPrograms three = SynthesizedPrograms.withJvms("names", 3);

        assertThat(three.findings().counts()).isEqualTo(one.findings().counts());
        assertThat(SynthesizedPrograms.names("names"))
                .allSatisfy(program -> assertThat(three.textOf(program)).isEqualTo(one.textOf(program)));
    }

    private static void assertMadeOf(String directory, Jdk jdk, String program) {
        ExpectedFile.of("src/test/resources/" + directory + "/" + program + ".txt")
                .assertIs(SynthesizedPrograms.of(directory, jdk.required()).textOf(program));
    }
}
