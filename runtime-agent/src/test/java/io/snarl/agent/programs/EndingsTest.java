package io.snarl.agent.programs;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.trace.EventKind;
import io.snarl.core.trace.Recording;
import io.snarl.core.trace.Trace;
import io.snarl.core.trace.TraceIndex;
import io.snarl.core.trace.TraceSummary;
import io.snarl.core.trace.TracedTest;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
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
        index.usable().stream().flatMap(test -> index.tracesOf(test).stream()).forEach(EndingsTest::assertReadable);
        TracedTest last = index.usable().get(2);
        Path setup = last.recording().flatMap(Recording::setup).orElseThrow();
        assertThat(count(setup, EventKind.MONITOR_ENTER)).isEqualTo(10);
    }

    private static void assertReadable(Path trace) {
        assertThat(count(trace, EventKind.ENTER)).isPositive();
    }

    private static long count(Path file, EventKind kind) {
        try (Trace trace = Trace.open(file)) {
            return TraceSummary.of(trace).count(kind);
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
        assertThat(run.output().resolve("failure.txt")).hasContent(child.err().strip());
        assertOnlyTheRunningTestIsLost(run.index(), "endings.WaitTest");
    }

    @Test
    void recording_stops_at_the_limit_of_events_and_says_so() {
        TracedRun run = run(Jdk.JDK_17, "limit").set("events.limit", "100000").prepare();

        ChildJvm.run(run.command(List.of("endings.ManyEventsTest"))).succeeded();

        assertThat(run.index().usable())
                .extracting(test -> test.recording().orElseThrow().cut())
                .containsExactly(true, false);
        Recording cut = run.index().usable().get(0).recording().orElseThrow();
        assertThat(cut.events()).isPositive().isLessThanOrEqualTo(100_000);
        assertReadable(cut.trace());
    }

    @Test
    void trace_that_cannot_be_written_ends_the_run_with_the_reason() throws IOException {
        TracedRun run = run(Jdk.JDK_17, "unwritable").prepare();
        // A file where a directory is needed cannot be written to by anyone, not even by root.
        Files.createFile(run.output().resolve("endings.FirstTest"));

        ChildJvm child = ChildJvm.run(run.command(List.of("endings.FirstTest")));

        assertThat(child.status()).isEqualTo(97);
        assertThat(child.err()).contains("A trace could not be written to " + run.output(), "run the task again");
    }

    @ParameterizedTest
    @EnumSource
    void jvm_that_is_not_patched_is_refused_with_its_version_flags_and_the_cause(Jdk jdk) {
        TracedRun run = run(jdk, "unpatched").prepare();
        List<String> arguments = run.jvmArguments().stream()
                .filter(argument -> !argument.startsWith("--patch-module"))
                .toList();

        ChildJvm child = ChildJvm.run(run.plainCommand(arguments, List.of("endings.FirstTest")));

        assertThat(child.status()).isNotZero();
        assertThat(child.out()).doesNotContain("SUCCESSFUL");
        assertThat(child.err())
                .contains("self-check failed: the hooks are not part of java.base", "Java " + jdk.version() + ".")
                .contains("-javaagent:");
    }

    private static TracedRun run(Jdk jdk, String name) {
        return new TracedRun(jdk.required(), Workspace.fresh("endings-" + name + "-" + jdk.version())).with(programs);
    }
}
