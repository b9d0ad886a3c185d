package io.snarl.agent.programs;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.trace.Event;
import io.snarl.core.trace.EventKind;
import io.snarl.core.trace.Recording;
import io.snarl.core.trace.Trace;
import io.snarl.core.trace.TracedTest;
import io.snarl.testing.ExpectedFile;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Records a program that repeats itself, of which a trace has a sample. */
class SampledTracesTest {

    private static TracedRun run;

    @BeforeAll
    static void record() {
        Programs programs = Programs.compile("sampled", Workspace.fresh("sampled-classes"));
        run = new TracedRun(Jdk.JDK_17.required(), Workspace.fresh("sampled"))
                .with(programs)
                .set("branches", "false")
                .prepare();
        ChildJvm.run(run.command(programs.testClasses())).succeeded();
    }

    @Test
    void traces_have_as_many_events_of_each_kind_as_expected() {
        String counts = run.index().usable().stream()
                .map(test -> test.method().orElseThrow() + "\n" + countsIn(test) + "\n")
                .collect(Collectors.joining());

        ExpectedFile.of("src/test/resources/traces/sampled.txt").assertIs(counts);
    }

    private static String countsIn(TracedTest test) {
        Map<EventKind, Long> counts = new EnumMap<>(EventKind.class);
        try (Trace trace = Trace.open(test.recording().orElseThrow().trace())) {
            events(trace).forEach(event -> counts.merge(event.kind(), 1L, Long::sum));
        }
        return counts.entrySet().stream()
                .map(count -> "  " + count.getKey() + " " + count.getValue() + "\n")
                .collect(Collectors.joining());
    }

    @Test
    void a_hundred_thousand_calls_leave_as_little_as_a_few() {
        assertThat(run.index().usable())
                .allSatisfy(test ->
                        assertThat(test.recording().orElseThrow().events()).isLessThan(1000));
    }

    @Test
    void what_is_left_out_is_counted_as_far_as_it_is_heard() {
        assertThat(run.index().usable())
                .filteredOn(test -> test.recording().orElseThrow().seen() > 200_000)
                .as("tests that make a hundred thousand calls, each of which begins and ends")
                .hasSize(3);
        assertThat(run.index().usable())
                .extracting(test -> test.recording().orElseThrow())
                .allSatisfy(recording -> assertThat(recording.seen()).isGreaterThanOrEqualTo(recording.events()));
    }

    @Test
    void every_lock_and_monitor_that_is_taken_is_released() {
        for (TracedTest test : run.index().usable()) {
            assertThat(count(test, event -> event.kind() == EventKind.LOCK || event.kind() == EventKind.MONITOR_ENTER))
                    .as(test.name())
                    .isEqualTo(count(
                            test, event -> event.kind() == EventKind.UNLOCK || event.kind() == EventKind.MONITOR_EXIT));
        }
    }

    @Test
    void every_call_that_is_recorded_has_its_end() {
        for (TracedTest test : run.index().usable()) {
            assertThat(count(test, event -> event.kind() == EventKind.CALL))
                    .as(test.name())
                    .isPositive()
                    .isEqualTo(count(test, event -> event.kind() == EventKind.RETURN));
        }
    }

    private static long count(TracedTest test, Predicate<Event> wanted) {
        Recording recording = test.recording().orElseThrow();
        try (Trace trace = Trace.open(recording.trace())) {
            return events(trace).filter(wanted).count();
        }
    }

    private static Stream<Event> events(Trace trace) {
        return StreamSupport.stream(trace.spliterator(), false);
    }
}
