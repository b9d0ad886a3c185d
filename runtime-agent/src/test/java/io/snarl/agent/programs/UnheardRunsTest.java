package io.snarl.agent.programs;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.trace.index.TracedTest;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Runs a program whose methods have run so often that most of their runs are not recorded. */
class UnheardRunsTest {

    @Test
    void methods_do_the_same_where_they_are_not_recorded() {
        TracedRun run = new TracedRun(Jdk.JDK_17.required(), Workspace.fresh("unheard"))
                .with(Programs.compile("unheard", Workspace.fresh("unheard-classes")))
                .set("branches", "false")
                .prepare();

        ChildJvm.run(run.command(List.of("unheard.KeptTest"))).succeeded();

        assertThat(run.index().tests())
                .hasSize(2)
                .allMatch(test -> test.status() == TracedTest.Status.PASSED)
                .allMatch(test -> test.recording().orElseThrow().events() < 5000);
    }
}
