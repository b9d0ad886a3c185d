package io.snarl.agent.programs;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.testing.EventCounts;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Counts what all programs do a second time, by another agent, and compares it with their traces. */
class CountsOfProgramsTest {

    /** A test that fails has no trace, and the other agent does not see locks that the JDK takes. */
    private static final List<String> NOT_COMPARED =
            List.of("fixtures.OutcomesTest", "locks.LockReferencesTest", "threads.ThreadsTest");

    @ParameterizedTest
    @EnumSource
    void traces_have_as_many_accesses_and_locks_as_another_agent_counts(Jdk jdk) {
        RecordedPrograms recorded = RecordedPrograms.on(jdk.required());
        Map<String, EventCounts> traced = CountedRun.ofTraces(recorded.run().index(), CountedRun.CLASS);
        Map<String, EventCounts> counted = CountedRun.ofOutput(count(jdk, recorded.run()), CountedRun.CLASS);
        NOT_COMPARED.forEach(traced::remove);
        NOT_COMPARED.forEach(counted::remove);

        assertThat(counted).hasSizeGreaterThan(20);
        assertThat(traced).isEqualTo(counted);
    }

    private static String count(Jdk jdk, TracedRun run) {
        List<Path> origins = RecordedPrograms.programs(jdk).stream()
                .flatMap(programs -> Stream.of(programs.subjects(), programs.tests()))
                .toList();
        return CountedRun.of(run, origins, RecordedPrograms.testClasses(jdk)).out();
    }
}
