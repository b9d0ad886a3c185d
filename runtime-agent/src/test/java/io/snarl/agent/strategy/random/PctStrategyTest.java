package io.snarl.agent.strategy.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.snarl.agent.strategy.Deaf;
import io.snarl.agent.strategy.Program;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PctStrategyTest {

    private static final int SCHEDULES = 20_000;

    @Test
    void finds_a_bug_of_depth_two_with_the_promised_probability() {
        // The second thread must read after the 10th and before the 11th of 20 steps of the first one.
        var program = new Program().thread();
        for (int i = 0; i < 20; i++) {
            program.update(i == 9 || i == 10 ? 0 : 1, 1);
        }
        program.thread().read(0);
        int found = 0;
        var strategy = new PctStrategy(2, 17);
        for (int i = 0; i < SCHEDULES; i++) {
            strategy.begin();
            found += program.run(strategy).outcome().reads().get(1).equals(List.of(1)) ? 1 : 0;
        }
        assertThat(found).isGreaterThan(SCHEDULES / (2 * 20) * 9 / 10);
    }

    @Test
    void bug_of_depth_two_is_out_of_reach_of_depth_one() {
        Program program =
                new Program().thread().update(0, 1).update(0, 1).thread().read(0);
        var strategy = new PctStrategy(1, 17);
        Set<List<Integer>> reads = new HashSet<>();
        for (int i = 0; i < 100; i++) {
            strategy.begin();
            reads.add(program.run(strategy).outcome().reads().get(1));
        }
        assertThat(reads).containsExactlyInAnyOrder(List.of(0), List.of(4));
    }

    @Test
    void thread_that_loops_without_yielding_does_not_keep_others_from_going_on() {
        var strategy = new PctStrategy(1, 1);
        for (int i = 0; i < 20; i++) {
            strategy.begin();
            assertThat(new Program()
                            .thread()
                            .await(0, 1)
                            .thread()
                            .write(0, 1)
                            .run(new Deaf(strategy))
                            .endless())
                    .isFalse();
        }
    }

    @Test
    void many_threads_have_all_their_own_priority() {
        var program = new Program();
        for (int i = 0; i < 40; i++) {
            program.thread().read(0).read(0);
        }
        var strategy = new PctStrategy(1, 1);
        strategy.begin();
        List<Integer> order = program.run(strategy).order();
        for (int i = 0; i + 1 < order.size(); i += 2) {
            assertThat(order.get(i)).isEqualTo(order.get(i + 1));
        }
    }

    @Test
    void refuses_a_depth_of_nothing() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new PctStrategy(0, 1))
                .withMessage("The depth of pct is 0, but allowed is 1 or more.");
    }
}
