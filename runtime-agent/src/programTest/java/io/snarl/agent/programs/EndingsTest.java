package io.snarl.agent.programs;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.agent.record.ChangeOfTraces;
import io.snarl.contract.settings.PreparedFiles;
import io.snarl.contract.settings.RemainingTests;
import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.file.Trace;
import io.snarl.contract.trace.index.IndexWriter;
import io.snarl.contract.trace.index.LostTest;
import io.snarl.contract.trace.index.Recording;
import io.snarl.contract.trace.index.SeedTestName;
import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.contract.trace.index.TracePart;
import io.snarl.contract.trace.index.TracedSetup;
import io.snarl.contract.trace.index.TracedTest;
import io.snarl.core.kind.atomicity.AtomicityNotes;
import io.snarl.core.kind.deadlock.DeadlockNotes;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.synthesis.SeedAnalysis;
import io.snarl.testing.EventCounts;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Ends recordings before their time. */
class EndingsTest {

    private static Programs programs;

    @BeforeAll
    static void compile() {
        programs = Programs.compile("endings", Workspace.fresh("endings"));
    }

    @ParameterizedTest
    @EnumSource
    void halt_loses_only_the_running_test(Jdk jdk) {
        TracedRun run = run(jdk, "halt").prepare();

        ChildJvm child = ChildJvm.run(run.command(List.of("endings.FirstTest", "endings.HaltTest")));

        assertThat(child.status()).isEqualTo(5);
        assertOnlyTheRunningTestIsLost(run.index(), "endings.HaltTest");
    }

    @ParameterizedTest
    @EnumSource
    void kill_loses_only_the_running_test(Jdk jdk) throws Exception {
        TracedRun run = run(jdk, "kill").prepare();
        Process child = new ProcessBuilder(run.command(List.of("endings.FirstTest", "endings.WaitTest")))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (var out = new BufferedReader(new InputStreamReader(child.getInputStream()))) {
            assertThat(out.lines().anyMatch("MARKER"::equals)).isTrue();
        } finally {
            child.destroyForcibly();
        }

        assertThat(child.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertOnlyTheRunningTestIsLost(run.index(), "endings.WaitTest");
    }

    private static void assertOnlyTheRunningTestIsLost(TraceIndex index, String testClass) {
        assertThat(index.isComplete()).isFalse();
        assertThat(index.running())
                .containsExactly("[engine:junit-jupiter]/[class:" + testClass + "]/[method:b_does_not_end()]");
        assertThat(index.usable()).extracting(test -> test.method().orElse("")).containsExactly("one", "two", "a_ends");
        index.usable().stream()
                .flatMap(test -> index.tracesOf(test).stream().map(TracePart::trace))
                .forEach(EndingsTest::assertReadable);
        TracedTest last = index.usable().get(2);
        Path setup = last.recording().flatMap(Recording::setup).orElseThrow().trace();
        assertThat(count(setup, EventKind.MONITOR_ENTER)).isEqualTo(10);
    }

    private static void assertReadable(Path trace) {
        assertThat(count(trace, EventKind.ENTER)).isPositive();
    }

    private static long count(Path file, EventKind kind) {
        try (Trace trace = Trace.open(file)) {
            return EventCounts.of(trace).count(kind);
        }
    }

    @Test
    void test_that_does_not_end_is_named_with_where_it_is() throws IOException {
        TracedRun run =
                run(Jdk.JDK_17, "timeout").set("test.timeout.seconds", "1").prepare();

        ChildJvm child = ChildJvm.run(run.command(List.of("endings.FirstTest", "endings.WaitTest")));

        assertThat(child.status()).isEqualTo(97);
        assertThat(child.err())
                .contains(
                        "[class:endings.WaitTest]/[method:b_does_not_end()] has not ended within 1 s.",
                        "CountDownLatch.await",
                        "endings.WaitTest.b_does_not_end(WaitTest.java:");
        assertThat(run.output().resolve("failure.txt")).doesNotExist();
        assertThat(run.index().lost()).singleElement().satisfies(lost -> {
            assertThat(lost.title()).isEqualTo("endings.WaitTest.b_does_not_end");
            assertThat(lost.reason())
                    .matches("no end after 1 second, in endings\\.WaitTest\\.b_does_not_end\\(WaitTest\\.java:\\d+\\)");
        });
        assertThat(run.index().usable()).hasSize(3);
    }

    @Test
    void tests_that_cannot_start_have_failed_for_the_reason_of_their_class() {
        TracedRun run = run(Jdk.JDK_17, "unready").prepare();

        ChildJvm.run(run.command(List.of("endings.UnreadyTest", "endings.FirstTest")));

        assertThat(run.index().failed())
                .extracting(
                        test -> test.method().orElse("") + ": " + test.reason().orElse(""))
                .containsExactlyInAnyOrder(
                        "one: java.lang.IllegalStateException: no server",
                        "several: java.lang.IllegalStateException: no server",
                        "none: java.lang.IllegalStateException: no server");
        assertThat(run.index().usable()).hasSize(2);
    }

    @Test
    void jvm_that_does_not_end_after_its_tests_is_ended() {
        TracedRun run =
                run(Jdk.JDK_17, "outlast").set("test.timeout.seconds", "1").prepare();
        // The manager of JDK 17 can be set only where this is asked for, as Gradle does.
        List<String> command = new ArrayList<>(run.command(List.of("endings.FirstTest", "endings.OutlastTest")));
        command.add(1, "-Djava.security.manager=allow");

        ChildJvm child = ChildJvm.run(command);

        assertThat(child.status()).isEqualTo(97);
        assertThat(child.err()).contains("All tests have ended, and the test JVM has not for 1 s.");
        assertThat(run.index().isComplete()).isTrue();
        assertThat(run.index().usable()).hasSize(3);
    }

    @Test
    void jvm_that_is_shut_down_says_so() {
        TracedRun run = run(Jdk.JDK_17, "exit").prepare();

        ChildJvm child = ChildJvm.run(run.command(List.of("endings.FirstTest", "endings.ExitTest")));

        assertThat(child.status()).isEqualTo(6);
        assertThat(run.index().lastJvm().shutdown()).isTrue();
        assertThat(run.index().running()).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource
    void next_jvm_runs_what_is_left_and_records_the_setup_again(Jdk jdk) throws IOException {
        TracedRun run = run(jdk, "rest").prepare();
        List<String> tests = run.command(List.of("endings.FirstTest", "endings.HaltTest", "endings.SeveralTest"));
        int jvms = 1;
        for (ChildJvm.run(tests); !run.index().isComplete() && jvms < 9; jvms++) {
            // As a build does that has seen how the JVM ended.
            List<SeedTestName> running = run.index().lastJvm().running();
            try (var index = new IndexWriter(run.output().resolve(TraceIndex.FILE))) {
                running.forEach(test -> index.lost(lost(test)));
            }
            RemainingTests.without(leftOutAfter(run.index()))
                    .write(run.prepared().resolve(PreparedFiles.REMAINING_TESTS));
            ChildJvm.run(tests);
        }

        TraceIndex index = run.index();
        assertThat(jvms).isEqualTo(4);
        assertThat(index.usable())
                .extracting(TracedTest::title)
                .containsExactly(
                        "endings.FirstTest.one",
                        "endings.FirstTest.two",
                        "endings.HaltTest.a_ends",
                        "endings.HaltTest.c_is_left",
                        "endings.SeveralTest.dynamic \"1\"",
                        "endings.SeveralTest.dynamic \"3\"",
                        "endings.SeveralTest.parameters \"[1] 1\"",
                        "endings.SeveralTest.parameters \"[3] 3\"");
        index.usable().stream()
                .flatMap(test -> index.tracesOf(test).stream().map(TracePart::trace))
                .forEach(EndingsTest::assertReadable);
        assertThat(setupOf(index.usable().get(3)))
                .isNotEqualTo(setupOf(index.usable().get(2)));
        assertThat(count(setupOf(index.usable().get(3)), EventKind.MONITOR_ENTER))
                .isEqualTo(10);
    }

    private static LostTest lost(SeedTestName test) {
        return new LostTest(
                test.id(), test.className(), test.method(), test.name(), false, "a reason", Optional.empty(), false);
    }

    private static Path setupOf(TracedTest test) {
        return test.recording().flatMap(Recording::setup).orElseThrow().trace();
    }

    private static List<String> leftOutAfter(TraceIndex index) {
        return Stream.of(
                        index.tests().stream().map(TracedTest::id),
                        index.setups().stream().filter(TracedSetup::ended).map(TracedSetup::id),
                        index.lost().stream().map(LostTest::id))
                .flatMap(ids -> ids)
                .toList();
    }

    @Test
    void threads_that_outlive_their_test_damage_no_trace() {
        TracedRun run =
                run(Jdk.JDK_17, "outlive").set("events.limit", "1000000").prepare();

        ChildJvm.run(run.command(List.of("endings.OutliveTest", "endings.FirstTest")))
                .succeeded();

        TraceIndex index = run.index();
        assertThat(index.usable()).hasSize(22);
        index.usable().stream()
                .flatMap(test -> index.tracesOf(test).stream().map(TracePart::trace))
                .distinct()
                .forEach(EndingsTest::assertReadable);
    }

    @ParameterizedTest
    @EnumSource
    void event_of_a_thread_that_has_not_noticed_the_next_trace_is_in_none(Jdk jdk) throws IOException {
        TracedRun run = run(jdk, "change").prepare();
        Path traces = Files.createDirectories(run.output().resolveSibling("changed"));

        ChildJvm child = ChildJvm.run(run.command(ChangeOfTraces.class.getName(), List.of(traces.toString())));

        assertThat(child.succeeded().out()).isEqualToIgnoringNewLines("first 0, second 0");
        assertThat(count(traces.resolve("first.trace"), EventKind.ENTER)).isEqualTo(1);
        assertThat(count(traces.resolve("second.trace"), EventKind.MONITOR_ENTER))
                .isPositive();
    }

    @Test
    void damaged_trace_costs_its_test_only() throws IOException {
        TracedRun run = run(Jdk.JDK_17, "damage").prepare();
        ChildJvm.run(run.command(List.of("endings.FirstTest", "endings.ManyEventsTest")))
                .succeeded();
        Path trace = run.index().tracesOf(run.index().usable().get(1)).get(1).trace();
        Files.write(trace, Arrays.copyOf(Files.readAllBytes(trace), (int) Files.size(trace) / 2));
        var mishaps = new Mishaps(run.output().resolveSibling("mishaps.log"));

        SeedAnalysis.of(
                run.output(), List.of(new DeadlockNotes(), new AtomicityNotes()), test -> {}, () -> true, mishaps);

        assertThat(mishaps.all())
                .singleElement()
                .asString()
                .matches(
                        "reading the trace of endings.FirstTest.two: The trace endings\\.FirstTest.\\S+ was cut off: .*"
                                + " Run traceSeedTests --rerun");
    }

    @Test
    void recording_stops_at_the_limit_of_events_and_says_so() {
        TracedRun run = run(Jdk.JDK_17, "limit")
                .set("sampled", "false")
                .set("events.limit", "100000")
                .prepare();

        ChildJvm.run(run.command(List.of("endings.ManyEventsTest"))).succeeded();

        assertThat(run.index().usable())
                .extracting(test -> test.recording().orElseThrow().cut())
                .containsExactly(true, false);
        Recording cut = run.index().usable().get(0).recording().orElseThrow();
        assertThat(cut.events()).isPositive().isLessThanOrEqualTo(100_000);
        assertReadable(cut.trace());
    }

    @Test
    void trace_that_cannot_be_written_costs_its_test_only() throws IOException {
        TracedRun run = run(Jdk.JDK_17, "unwritable").prepare();
        // A file where a directory is needed cannot be written to by anyone, not even by root.
        Files.createFile(run.output().resolve("endings.FirstTest"));

        ChildJvm.run(run.command(List.of("endings.FirstTest", "endings.ManyEventsTest")))
                .succeeded();

        assertThat(run.index().lost())
                .extracting(LostTest::title)
                .containsExactly("endings.FirstTest.one", "endings.FirstTest.two");
        assertThat(run.index().lost()).allSatisfy(lost -> {
            assertThat(lost.reason()).startsWith("its trace could not be written: ");
            assertThat(lost.remedy()).isPresent();
            assertThat(lost.again()).isTrue();
        });
        assertThat(run.index().usable()).hasSize(2);
    }

    @ParameterizedTest
    @EnumSource
    void jvm_that_is_not_patched_is_refused_with_its_version_flags_and_the_cause(Jdk jdk) {
        TracedRun run = run(jdk, "unpatched").prepare();
        List<String> arguments = new ArrayList<>(run.jvmArguments());
        arguments.removeIf(argument -> argument.startsWith("--patch-module"));
        arguments.add("-Dacme.apiToken=tok-4711-AbCdEf");

        ChildJvm child = ChildJvm.run(run.plainCommand(arguments, List.of("endings.FirstTest")));

        assertThat(child.status()).isNotZero();
        assertThat(child.out()).doesNotContain("SUCCESSFUL");
        assertThat(child.err())
                .contains("self-check failed: the hooks are not part of java.base", "Java " + jdk.version() + ".")
                .contains("-javaagent:", "-Dacme.apiToken=***")
                .doesNotContain("tok-4711-AbCdEf");
    }

    private static TracedRun run(Jdk jdk, String name) {
        return new TracedRun(jdk.required(), Workspace.fresh("endings-" + name + "-" + jdk.version())).with(programs);
    }
}
