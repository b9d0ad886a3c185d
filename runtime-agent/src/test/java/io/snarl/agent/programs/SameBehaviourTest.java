package io.snarl.agent.programs;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.trace.file.Trace;
import io.snarl.contract.trace.index.TracedTest;
import io.snarl.testing.EventCounts;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Runs tests that print what a program can see of itself, with the agent and without it. */
class SameBehaviourTest {

    private static Programs programs;

    @BeforeAll
    static void compile() {
        programs = Programs.compile("behaviour", Workspace.fresh("behaviour-classes"));
    }

    @ParameterizedTest
    @EnumSource
    void program_prints_the_same_with_the_agent_and_without_it(Jdk jdk) {
        TracedRun run = new TracedRun(jdk.required(), Workspace.fresh("behaviour-" + jdk.version()))
                .with(programs)
                .prepare();
        // Small, so that a recorder that kept objects alive would run out of memory.
        List<String> heap = List.of("-Xmx256m");

        ChildJvm plain = ChildJvm.run(run.plainCommand(heap, programs.testClasses()));
        List<String> arguments = new ArrayList<>(run.jvmArguments());
        arguments.addAll(heap);
        ChildJvm traced = ChildJvm.run(run.plainCommand(arguments, programs.testClasses()));

        assertThat(plain.out()).contains("SUCCESSFUL").doesNotContain("FAILED");
        assertThat(traced.out()).isEqualTo(plain.out());
        assertThat(traced.err()).isEqualTo(plain.err());
        assertThat(run.index().isComplete()).isTrue();
        assertThat(run.index().untouched()).isEmpty();
        assertThat(run.index().tests()).allMatch(TracedTest::isUsable);
        run.index().usable().forEach(SameBehaviourTest::read);
    }

    @Test
    void security_manager_that_refuses_a_file_does_not_hear_of_the_agent() {
        Programs guarded = Programs.compile("guarded", Workspace.fresh("guarded-classes"));
        TracedRun run = new TracedRun(Jdk.JDK_17.required(), Workspace.fresh("guarded-17"))
                .with(guarded)
                .prepare();
        // The manager of JDK 17 can be set only where this is asked for, as Gradle does.
        List<String> allowed = List.of("-Djava.security.manager=allow");

        ChildJvm plain = ChildJvm.run(run.plainCommand(allowed, guarded.testClasses()));
        List<String> arguments = new ArrayList<>(run.jvmArguments());
        arguments.addAll(allowed);
        ChildJvm traced = ChildJvm.run(run.plainCommand(arguments, guarded.testClasses()));

        assertThat(plain.out()).contains("SUCCESSFUL").doesNotContain("FAILED");
        assertThat(traced.out()).isEqualTo(plain.out());
        assertThat(run.index().usable()).hasSize(1);
    }

    private static void read(TracedTest test) {
        try (Trace trace = Trace.open(test.recording().orElseThrow().trace())) {
            assertThat(EventCounts.of(trace).counts()).isNotEmpty();
        }
    }
}
