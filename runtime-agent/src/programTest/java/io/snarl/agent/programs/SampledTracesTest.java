package io.snarl.agent.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.file.Trace;
import io.snarl.contract.trace.index.Recording;
import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.contract.trace.index.TracedTest;
import io.snarl.core.kind.SeedNotes;
import io.snarl.core.kind.atomicity.AtomicityNotes;
import io.snarl.core.kind.deadlock.DeadlockNotes;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.seed.Effects;
import io.snarl.core.seed.Script;
import io.snarl.core.synthesis.SeedAnalysis;
import io.snarl.testing.ExpectedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Records a program that repeats itself, of which a trace has a sample. */
class SampledTracesTest {

    private static Programs programs;
    private static TracedRun run;

    @BeforeAll
    static void record() {
        programs = Programs.compile("sampled", Workspace.fresh("sampled-classes"));
        // The class that the analysis reads first runs last.
        run = recorded("sampled", List.of("sampled.TallyTest", "sampled.LateTallyTest"));
    }

    private static TracedRun recorded(String name, List<String> classes) {
        TracedRun recorded = new TracedRun(Jdk.JDK_17.required(), Workspace.fresh(name))
                .with(programs)
                .set("branches", "false")
                .prepare();
        ChildJvm.run(recorded.command(classes)).succeeded();
        return recorded;
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
    void of_calls_that_go_another_way_each_time_those_are_recorded_that_come_to_a_new_place() {
        TracedRun bits = recorded("sampled-bits", List.of("sampled.BitsTest"));

        assertThat(writesIn(bits, "calls_that_go_another_way_each_time_are_recorded_until_there_are_many"))
                .as("those of 32 calls, which have five bits at most, and more")
                .isGreaterThan(80);
        // Two calls, with one bit and with two, which are the first with the highest one, and the constructor.
        assertThat(writesIn(bits, "calls_that_come_to_no_new_place_are_summarised_though_none_has_gone_their_way"))
                .isEqualTo(3 + 1);
        assertThat(writesIn(bits, "calls_that_come_to_a_new_place_are_recorded"))
                .isEqualTo(3 + 1);
    }

    private static long writesIn(TracedRun bits, String method) {
        return bits.index().usable().stream()
                .filter(test -> test.method().orElseThrow().equals(method))
                .mapToLong(test -> count(test, event -> event.kind() == EventKind.PUT_FIELD))
                .sum();
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
    void index_tells_which_tests_come_to_classes_made_for_threads() {
        TracedRun mixed = recorded("sampled-plain", List.of("sampled.PlainTest", "sampled.LateTallyTest"));

        assertThat(mixed.index().usable())
                .extracting(
                        test -> test.method().orElseThrow(),
                        test -> test.recording().orElseThrow().forThreads())
                .containsExactly(
                        tuple("adds", 0L),
                        // The constructor, add and addAll.
                        tuple("calls_that_other_tests_have_shown_are_summarised", 3L));
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

    @Test
    void what_a_summarised_call_has_done_is_told_by_tests_that_are_read_later() {
        Script late = analysis(run.output(), new DeadlockNotes(), new AtomicityNotes()).scripts().values().stream()
                .filter(script -> script.test().className().endsWith("LateTallyTest"))
                .findFirst()
                .orElseThrow();

        // Of a call of which nothing is known, it would be said that it may have written to anything.
        int tally = late.calls().get(1).receiver();
        assertThat(late.effects().subList(1, 3))
                .extracting(Effects::written)
                .containsExactly(Set.of(tally), Set.of(tally));
        assertThat(late.effects().subList(1, 3)).noneMatch(Effects::opaque);
    }

    @Test
    void analysis_is_the_same_in_whatever_order_classes_have_run() throws IOException {
        Path other = Workspace.fresh("sampled-other-order");
        List<String> lines = Files.readAllLines(run.output().resolve("index.jsonl"));
        // The traces are named by their paths from the index.
        String traces = other.relativize(run.output()) + "/";
        Files.write(
                other.resolve("index.jsonl"),
                Stream.of("\"kind\":\"run\"", "LateTallyTest\"", "\"sampled.TallyTest\"", "\"kind\":\"end\"")
                        .flatMap(part -> lines.stream().filter(line -> line.contains(part)))
                        .map(line -> line.replaceAll("(\"(?:trace|setup)\":\")", "$1" + traces))
                        .toList());

        var oneLocks = new DeadlockNotes();
        var oneAccesses = new AtomicityNotes();
        SeedAnalysis one = analysis(run.output(), oneLocks, oneAccesses);
        var otherLocks = new DeadlockNotes();
        var otherAccesses = new AtomicityNotes();
        SeedAnalysis another = analysis(other, otherLocks, otherAccesses);

        assertThat(TraceIndex.read(other.resolve("index.jsonl")).usable())
                .extracting(TracedTest::id)
                .hasSameSizeAs(run.index().usable())
                .isNotEqualTo(run.index().usable().stream().map(TracedTest::id).toList());
        assertThat(another.scripts()).isEqualTo(one.scripts()).isNotEmpty();
        assertThat(otherAccesses.profiles().groups())
                .isEqualTo(oneAccesses.profiles().groups());
        assertThat(otherLocks.dependencies().edges())
                .isEqualTo(oneLocks.dependencies().edges());
    }

    private static SeedAnalysis analysis(Path traces, SeedNotes... notes) {
        var mishaps = new Mishaps(traces.resolve("mishaps.log"));
        SeedAnalysis analysis = SeedAnalysis.of(traces, List.of(notes), test -> {}, () -> true, mishaps);
        assertThat(mishaps.all()).isEmpty();
        return analysis;
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
