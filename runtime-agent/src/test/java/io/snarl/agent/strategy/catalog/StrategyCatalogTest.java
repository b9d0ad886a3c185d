package io.snarl.agent.strategy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.agent.strategy.Execution;
import io.snarl.agent.strategy.Program;
import io.snarl.agent.strategy.Strategy;
import io.snarl.agent.strategy.exhaustive.ExhaustiveStrategyTest;
import io.snarl.agent.strategy.random.PosStrategy;
import io.snarl.agent.strategy.random.RandomWalkStrategy;
import io.snarl.contract.settings.StrategyName;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class StrategyCatalogTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "MIXED | mixed, seed 42",
                "RANDOM | random walk, seed 42",
                "PCT | pct, depth 3, seed 42",
                "POS | pos, seed 42",
                "DIRECTED | directed, seed 42",
                "EXHAUSTIVE | exhaustive, at most 2 preemptions"
            })
    void name_gives_the_strategy(StrategyName name, String description) {
        assertThat(StrategyCatalog.named(name, 42, 3, 2).describe()).isEqualTo(description);
    }

    @ParameterizedTest
    @EnumSource
    void same_seed_gives_the_same_schedules(StrategyName name) {
        assertThat(orders(name, 1)).isEqualTo(orders(name, 1));
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "EXHAUSTIVE")
    void other_seed_gives_other_schedules(StrategyName name) {
        assertThat(orders(name, 1)).isNotEqualTo(orders(name, 2));
    }

    @ParameterizedTest
    @EnumSource
    void loop_that_waits_for_another_thread_ends(StrategyName name) {
        Program program = new Program()
                .thread()
                .await(0, 1)
                .lock(0)
                .lock(1)
                .unlock(1)
                .unlock(0)
                .thread()
                .lock(0)
                .read(1)
                .write(0, 1)
                .unlock(0)
                .thread()
                .await(0, 1)
                .write(1, 1);
        Strategy strategy = StrategyCatalog.named(name, 5, 3, 2);
        for (int i = 0; i < 200 && strategy.begin(); i++) {
            Execution execution = program.run(strategy);
            assertThat(execution.endless()).isFalse();
            assertThat(execution.outcome().deadlock()).isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource
    void each_finds_a_lost_update(StrategyName name) {
        Program program =
                new Program().thread().read(0).write(0, 1).thread().read(0).write(0, 1);
        Strategy strategy = StrategyCatalog.named(name, 7, 2, 2);
        boolean lost = false;
        for (int i = 0; i < 30 && strategy.begin(); i++) {
            lost |= program.run(strategy).outcome().variables().get(0) == 1;
        }
        assertThat(lost).isTrue();
    }

    @Test
    void random_walk_avoids_a_thread_that_yields_but_gives_all_others_the_same_chance() {
        Program program = new Program()
                .thread()
                .await(0, 1)
                .thread()
                .read(1)
                .thread()
                .read(2)
                .write(0, 1);
        var strategy = new RandomWalkStrategy(3);
        int[] second = new int[3];
        for (int i = 0; i < 3000; i++) {
            strategy.begin();
            List<Integer> order = program.run(strategy).order();
            if (order.get(0) == 0) {
                second[order.get(1)]++;
            }
        }
        assertThat(second[0]).isZero();
        assertThat(second[1]).isBetween(400, 600);
        assertThat(second[2]).isBetween(400, 600);
    }

    @Test
    void pos_reaches_both_orders_of_each_conflict() {
        Program program = new Program()
                .thread()
                .update(0, 1)
                .update(1, 1)
                .thread()
                .update(0, 2)
                .update(1, 2);
        var strategy = new PosStrategy(11);
        int[] counts = new int[4];
        for (int i = 0; i < 4000; i++) {
            strategy.begin();
            List<Integer> variables = program.run(strategy).outcome().variables();
            counts[(variables.get(0) == 5 ? 1 : 0) + (variables.get(1) == 5 ? 2 : 0)]++;
        }
        // The paper's point: orders of different conflicts are chosen nearly independently of each other.
        assertThat(Program.boxed(counts)).allMatch(count -> count > 400);
    }

    private static List<List<Integer>> orders(StrategyName name, long seed) {
        Strategy strategy = StrategyCatalog.named(name, seed, 3, 2);
        List<List<Integer>> orders = new ArrayList<>();
        for (int i = 0; i < 20 && strategy.begin(); i++) {
            orders.add(ExhaustiveStrategyTest.randomProgram(3).run(strategy).order());
        }
        return orders;
    }
}
