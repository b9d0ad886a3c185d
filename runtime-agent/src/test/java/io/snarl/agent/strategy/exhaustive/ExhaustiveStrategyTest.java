package io.snarl.agent.strategy.exhaustive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.snarl.agent.strategy.EverySchedule;
import io.snarl.agent.strategy.Execution;
import io.snarl.agent.strategy.Program;
import io.snarl.agent.strategy.Program.Outcome;
import io.snarl.agent.strategy.Strategy;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

public class ExhaustiveStrategyTest {

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void findsExactlyTheOutcomesThatSchedulesWithinTheBoundHave(int bound) {
        // Program 253 is one where it matters that a release wakes who releases if somebody waits for it.
        for (int seed = 200; seed < 260; seed++) {
            Program program = randomProgram(seed);
            var all = new EverySchedule(bound);
            var pruned = new ExhaustiveStrategy(bound);
            assertThat(outcomes(program, pruned)).as("program %d", seed).isEqualTo(outcomes(program, all));
        }
    }

    @Test
    void pruning_saves_schedules() {
        int all = 0;
        int pruned = 0;
        for (int seed = 0; seed < 60; seed++) {
            for (int bound = 0; bound <= 2; bound++) {
                all += schedules(randomProgram(seed), new EverySchedule(bound));
            }
            pruned += schedules(randomProgram(seed), new ExhaustiveStrategy(2));
        }
        assertThat(pruned).isLessThan(all / 2);
    }

    @Test
    void keeps_to_the_bound() {
        Program program = randomProgram(7);
        var strategy = new ExhaustiveStrategy(1);
        while (strategy.begin()) {
            assertThat(program.run(strategy).preemptions()).isLessThanOrEqualTo(1);
        }
    }

    @Test
    void threads_that_share_nothing_need_no_schedule_twice() {
        Program program = new Program()
                .thread()
                .write(0, 1)
                .write(1, 1)
                .thread()
                .write(2, 1)
                .write(3, 1);
        assertThat(outcomes(program, new ExhaustiveStrategy(2))).hasSize(1);
    }

    @Test
    void says_what_it_has_shown_only_when_all_is_explored() {
        Program program = lostUpdate();
        var strategy = new ExhaustiveStrategy(2);
        String claim = null;
        int schedules = 0;
        while (strategy.begin()) {
            claim = strategy.claim();
            program.run(strategy);
            schedules++;
        }
        assertThat(schedules).isGreaterThan(5);
        assertThat(claim).isEqualTo("all schedules with at most 1 preemption explored: none fails");
        assertThat(strategy.claim()).isEqualTo("all schedules with at most 2 preemptions explored: none fails");
    }

    @Test
    void claims_nothing_after_a_failure() {
        Program program = new Program()
                .thread()
                .lock(0)
                .lock(1)
                .unlock(1)
                .unlock(0)
                .thread()
                .lock(1)
                .lock(0)
                .unlock(0)
                .unlock(1);
        var strategy = new ExhaustiveStrategy(1);
        Set<Outcome> outcomes = outcomes(program, strategy);
        assertThat(outcomes).anyMatch(Outcome::deadlock);
        assertThat(strategy.claim()).isNull();
    }

    @Test
    void claims_nothing_if_the_test_does_not_do_the_same_twice() {
        var strategy = new ExhaustiveStrategy(1);
        for (int seed = 0; seed < 1000 && strategy.begin(); seed++) {
            randomProgram(seed % 5).run(strategy);
        }
        assertThat(strategy.claim()).contains("does not do the same twice");
    }

    @Test
    void starts_again_if_only_the_first_schedules_differ() {
        var strategy = new ExhaustiveStrategy(1);
        Set<Outcome> outcomes = new HashSet<>();
        for (int schedule = 0; strategy.begin(); schedule++) {
            Program program = lostUpdate();
            outcomes.add((schedule == 0 ? program.thread().read(5).read(5) : program)
                    .run(strategy)
                    .outcome());
        }
        assertThat(strategy.claim()).startsWith("all schedules with at most 1 preemption explored");
    }

    @Test
    void starts_again_if_there_is_more_to_choose_than_before() {
        Program program = lostUpdate();
        int schedules = schedules(program, new ExhaustiveStrategy(2));
        var strategy = new ExhaustiveStrategy(2);
        for (int i = 0; i < schedules - 1; i++) {
            strategy.begin();
            program.run(strategy);
        }
        assertThat(strategy.claim()).isNotNull();
        strategy.widened();
        assertThat(strategy.begin()).isTrue();
        assertThat(strategy.claim()).isNull();
        program.run(strategy);
        assertThat(1 + schedules(program, strategy)).isBetween(schedules / 2, schedules - 1);
        assertThat(strategy.claim()).isEqualTo("all schedules with at most 2 preemptions explored: none fails");
    }

    @Test
    void schedule_that_does_not_count_is_named_in_the_claim() {
        var strategy = new ExhaustiveStrategy(0);
        while (strategy.begin()) {
            lostUpdate().run(strategy);
            strategy.doubt("a thread could not be controlled");
        }
        assertThat(strategy.claim())
                .isEqualTo("schedules with at most 0 preemptions tried, but perhaps not all:"
                        + " a thread could not be controlled");
    }

    @Test
    void loop_that_waits_for_another_thread_ends() {
        Program program = new Program()
                .thread()
                .await(0, 1)
                .read(1)
                .thread()
                .await(1, 5)
                .write(0, 1)
                .thread()
                .write(2, 1)
                .write(1, 5);
        var strategy = new ExhaustiveStrategy(2);
        Set<Outcome> outcomes = new HashSet<>();
        while (strategy.begin()) {
            Execution execution = program.run(strategy);
            assertThat(execution.endless()).isFalse();
            outcomes.add(execution.outcome());
        }
        assertThat(outcomes).hasSize(1);
        assertThat(strategy.claim()).startsWith("all schedules");
    }

    @Test
    void refuses_a_negative_bound() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ExhaustiveStrategy(-1))
                .withMessage("The bound of preemptions is -1, but allowed is 0 or more.");
    }

    private static Program lostUpdate() {
        return new Program().thread().read(0).write(0, 1).thread().read(0).write(0, 1);
    }

    private static Set<Outcome> outcomes(Program program, Strategy strategy) {
        Set<Outcome> outcomes = new HashSet<>();
        while (strategy.begin()) {
            outcomes.add(program.run(strategy).outcome());
        }
        return outcomes;
    }

    private static int schedules(Program program, Strategy strategy) {
        int schedules = 0;
        while (strategy.begin()) {
            program.run(strategy);
            schedules++;
        }
        return schedules;
    }

    /** Two to four threads with a few operations each, some of them inside of one or two locks. */
    public static Program randomProgram(int seed) {
        var random = new Random(seed);
        var program = new Program();
        int threads = 2 + random.nextInt(3);
        int most = threads == 2 ? 5 : threads == 3 ? 4 : 2;
        for (int thread = 0; thread < threads; thread++) {
            program.thread();
            int outer = random.nextInt(4);
            if (outer < 2) {
                program.lock(outer);
            }
            int operations = 1 + random.nextInt(most);
            int inner = outer < 2 && random.nextBoolean() ? 1 - outer : 3;
            int innerAt = random.nextInt(operations);
            for (int i = 0; i < operations; i++) {
                if (inner < 2 && i == innerAt) {
                    program.lock(inner);
                }
                switch (random.nextInt(3)) {
                    case 0 -> program.read(random.nextInt(3));
                    case 1 -> program.write(random.nextInt(3), 1 + random.nextInt(9));
                    default -> program.update(random.nextInt(3), 1 + random.nextInt(9));
                }
                if (inner < 2 && i == innerAt) {
                    program.unlock(inner);
                }
            }
            if (outer < 2) {
                program.unlock(outer);
                program.read(random.nextInt(3));
            }
        }
        return program;
    }
}
