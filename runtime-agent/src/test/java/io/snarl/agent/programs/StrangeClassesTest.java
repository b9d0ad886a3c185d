package io.snarl.agent.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.snarl.contract.code.UntouchedCode;
import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.file.Trace;
import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.contract.trace.index.TracedTest;
import io.snarl.testing.EventCounts;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Runs classes of old versions and strange shapes, and classes that are loaded in unusual ways. */
class StrangeClassesTest {

    /** No agent is shown a hidden class, and nobody can report from behind a loader that hides the hooks. */
    private static final List<String> OUT_OF_REACH = List.of("hidden_class", "class_of_a_loader_that_hides_all_others");

    private static Programs programs;
    private static Path signedJar;

    @BeforeAll
    static void make() {
        Path directory = Workspace.fresh("strange-classes");
        programs = Programs.compile("classfiles", directory);
        GeneratedClasses.writeTo(programs.subjects());
        signedJar = SignedJar.make(directory);
    }

    @ParameterizedTest
    @EnumSource
    void class_is_rewritten_or_named_and_runs_as_without_the_agent(Jdk jdk) {
        TracedRun run = new TracedRun(jdk.required(), Workspace.fresh("strange-" + jdk.version()))
                .subjects(programs.subjects(), signedJar)
                .tests(programs.tests())
                .prepare();

        ChildJvm plain = ChildJvm.run(run.plainCommand(List.of(), programs.testClasses()));
        ChildJvm traced = ChildJvm.run(run.command(programs.testClasses()));

        assertThat(plain.out()).contains("SUCCESSFUL").doesNotContain("FAILED");
        assertThat(traced.out()).isEqualTo(plain.out());
        assertThat(traced.err()).isEqualTo(plain.err());
        assertThat(run.index().untouched())
                .extracting(UntouchedCode::className, code -> code.method().orElse("all of it"), UntouchedCode::reason)
                .containsExactlyInAnyOrder(
                        tuple(
                                "classfiles.Greeting",
                                "all of it",
                                "its class loader hides the classes of other loaders"),
                        tuple("generated.Huge", "applyAsInt(I)I", "it would be longer than 64 KB"),
                        tuple(
                                "generated.OverwritesThis",
                                "applyAsInt(I)I",
                                "it is synchronized and overwrites its own 'this'"));
        assertMonitorsAreRecorded(run.index());
    }

    private static void assertMonitorsAreRecorded(TraceIndex index) {
        for (TracedTest test : index.usable()) {
            if (OUT_OF_REACH.contains(test.method().orElseThrow())) {
                continue;
            }
            try (Trace trace = Trace.open(test.recording().orElseThrow().trace())) {
                EventCounts summary = EventCounts.of(trace);
                assertThat(summary.count(EventKind.MONITOR_ENTER))
                        .as(test.name())
                        .isPositive();
                assertThat(summary.count(EventKind.MONITOR_EXIT))
                        .as(test.name())
                        .isEqualTo(summary.count(EventKind.MONITOR_ENTER));
            }
        }
    }
}
