package io.snarl.agent.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.agent.explore.budget.Budget;
import io.snarl.agent.explore.result.Exploration;
import io.snarl.agent.simulation.EverySchedule;
import io.snarl.agent.simulation.Instruction;
import io.snarl.agent.simulation.Program;
import io.snarl.agent.simulation.SeededWalk;
import io.snarl.agent.simulation.Simulation;
import io.snarl.agent.strategy.Strategy;
import io.snarl.agent.strategy.exhaustive.ExhaustiveStrategy;
import io.snarl.contract.result.FailureKind;
import io.snarl.contract.result.TestOutcome;
import io.snarl.contract.schedule.ReplayableFailure;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplorerTest {

    private static final String TEST = "demo.CounterTest#increments()";

    @TempDir
    private Path output;

    @Test
    void lost_update_is_found_and_stored_with_one_preemption() throws IOException {
        Exploration exploration = explore(Programs.lostUpdate());

        assertThat(exploration.outcome()).isEqualTo(TestOutcome.FAILED);
        assertThat(exploration.failure().kind()).isEqualTo(FailureKind.EXCEPTION);
        assertThat(exploration.claim()).isEqualTo("schedule " + exploration.schedules() + " fails");
        assertThat(exploration.remarks()).isEmpty();
        assertThat(exploration.scheduleFile())
                .isEqualTo(output.resolve("schedules/demo.CounterTest.increments.schedule"));
        assertThat(exploration.interleavingFile())
                .hasContent(exploration.interleaving().text());
        ReplayableFailure file = ReplayableFailure.read(exploration.scheduleFile());
        assertThat(file.schedule().preemptions()).isEqualTo(1);
        assertThat(file.warmUp()).isTrue();
        assertThat(file.seed()).isEqualTo(42);
        assertThat(file.fails()).isEqualTo("exception");
        assertThat(file.threads().get(2).note()).isEqualTo("started by main at Program.java:2");
    }

    @Test
    void deadlock_is_found() {
        Exploration exploration = explore(Programs.deadlock());

        assertThat(exploration.outcome()).isEqualTo(TestOutcome.FAILED);
        assertThat(exploration.failure().kind()).isEqualTo(FailureKind.DEADLOCK);
    }

    @Test
    void test_that_fails_without_preemption_fails_in_its_first_schedule() throws IOException {
        Exploration exploration = explore(Programs.wrongAnyhow());

        assertThat(exploration.outcome()).isEqualTo(TestOutcome.FAILED);
        assertThat(exploration.schedules()).isEqualTo(1);
        ReplayableFailure file = ReplayableFailure.read(exploration.scheduleFile());
        assertThat(file.strategy()).isEqualTo("no preemption");
        assertThat(file.warmUp()).isTrue();
    }

    @Test
    void failure_of_a_fresh_jvm_is_replayed_in_a_fresh_jvm() throws IOException {
        Exploration exploration = explore(Programs.failsWhenFresh());

        assertThat(exploration.outcome()).isEqualTo(TestOutcome.UNSTABLE);
        ReplayableFailure file = ReplayableFailure.read(exploration.scheduleFile());
        assertThat(file.warmUp()).isFalse();
        assertThat(replay(Programs.failsWhenFresh(), file, 1).outcome()).isEqualTo(TestOutcome.FAILED);
    }

    @Test
    void loop_that_waits_for_another_thread_is_no_failure() {
        assertThat(explore(Programs.spinning()).outcome()).isEqualTo(TestOutcome.PASSED);
    }

    @Test
    void loop_that_never_ends_is_found() {
        Exploration exploration = explore(Programs.endless());

        assertThat(exploration.outcome()).isEqualTo(TestOutcome.FAILED);
        assertThat(exploration.failure().kind()).isEqualTo(FailureKind.ENDLESS);
    }

    @Test
    void claim_of_passed_test_is_the_number_of_schedules() {
        Exploration exploration = explore(Programs.increments());

        assertThat(exploration.outcome()).isEqualTo(TestOutcome.PASSED);
        assertThat(exploration.claim()).isEqualTo("100 schedules tried: none fails");
        assertThat(exploration.failure()).isNull();
        assertThat(exploration.scheduleFile()).isNull();
    }

    @Test
    void claim_of_a_strategy_that_is_through_is_its_own() {
        Exploration exploration = explore(Programs.increments(), EverySchedule::new, budget(100_000));

        assertThat(exploration.outcome()).isEqualTo(TestOutcome.PASSED);
        assertThat(exploration.claim()).isEqualTo("all schedules explored: none fails");
        assertThat(exploration.schedules()).isLessThan(100_000);
    }

    @Test
    void bound_of_preemptions_is_in_the_claim() {
        Exploration exploration = explore(Programs.increments(), () -> new ExhaustiveStrategy(1), budget(100_000));

        assertThat(exploration.outcome()).isEqualTo(TestOutcome.PASSED);
        assertThat(exploration.claim()).isEqualTo("all schedules with at most 1 preemption explored: none fails");
    }

    @Test
    void budget_that_ends_before_the_strategy_leaves_what_it_has_shown() {
        Exploration all = explore(Programs.increments(), () -> new ExhaustiveStrategy(1), budget(100_000));
        Exploration exploration =
                explore(Programs.increments(), () -> new ExhaustiveStrategy(9), budget(all.schedules() + 3));

        assertThat(exploration.claim())
                .matches(
                        "\\d+ schedules tried: none fails; all schedules with at most 1 preemption explored: none fails");
    }

    @Test
    void strategy_that_is_cut_short_claims_nothing() {
        Exploration exploration = explore(Programs.increments(), EverySchedule::new, budget(10));

        assertThat(exploration.claim()).isEqualTo("10 schedules tried: none fails");
    }

    @Test
    void uncontrolled_schedule_spoils_the_claim_of_a_strategy() {
        Exploration exploration = explore(Programs.seldomUncontrolled(), EverySchedule::new, budget(100_000));

        assertThat(exploration.outcome()).isEqualTo(TestOutcome.PASSED);
        assertThat(exploration.claim())
                .matches("\\d+ schedules tried: none fails, but \\d+ of them could not be controlled");
        assertThat(exploration.remarks())
                .singleElement()
                .asString()
                .endsWith("could not be controlled: thread-2 reads from the console");
    }

    @Test
    void test_that_cannot_be_controlled_is_given_up_early() {
        Exploration exploration = explore(Programs.uncontrolled());

        assertThat(exploration.outcome()).isEqualTo(TestOutcome.UNCONTROLLED);
        assertThat(exploration.schedules()).isEqualTo(5);
        assertThat(exploration.failure().summary()).isEqualTo("thread-1 reads from the console");
    }

    @Test
    void test_with_one_thread_has_one_schedule() {
        Exploration exploration = explore(Programs.sequential());

        assertThat(exploration.outcome()).isEqualTo(TestOutcome.PASSED);
        assertThat(exploration.claim()).endsWith("there is one schedule: it does not fail");
        assertThat(exploration.schedules()).isEqualTo(6);
    }

    @Test
    void time_budget_stops_the_exploration() {
        var clock = new AtomicLong();
        var budget = new Budget(1000, Duration.ofNanos(50), clock::incrementAndGet);
        Exploration exploration = explore(Programs.increments(), () -> new SeededWalk(1), budget);

        assertThat(exploration.outcome()).isEqualTo(TestOutcome.PASSED);
        assertThat(exploration.claim()).matches("stopped by the time budget after \\d+ schedules: none fails");
        assertThat(exploration.schedules()).isBetween(10, 100);
    }

    @Test
    void failure_that_does_not_come_back_is_unstable() {
        Exploration exploration = explore(Programs.failsOnceOnly());

        assertThat(exploration.outcome()).isEqualTo(TestOutcome.UNSTABLE);
        assertThat(exploration.failure().summary()).isEqualTo("main fails: expected 2 but was 1");
        assertThat(exploration.scheduleFile()).exists();
        assertThat(exploration.remarks())
                .containsExactly("the schedule that failed did not fail in the same way again:"
                        + " it ended with 'main fails: expected 2 but was 1' and then with 'success'");
    }

    @Test
    void test_that_does_not_do_the_same_twice_is_told() {
        Exploration exploration = explore(Programs.neverTheSame());

        assertThat(exploration.outcome()).isEqualTo(TestOutcome.PASSED);
        assertThat(exploration.remarks())
                .singleElement()
                .asString()
                .startsWith("the test does not do the same twice under the same schedule: step ")
                .contains("reads static turn: ");
    }

    @Test
    void same_seed_gives_the_same_files(@TempDir Path other) {
        Exploration one = explore(Programs.lostUpdate());
        Exploration again = new Explorer(
                        new Simulation(Programs.lostUpdate()), () -> new SeededWalk(1), 42, budget(100), other)
                .explore(TEST, () -> {});

        assertThat(again.scheduleFile()).hasSameTextualContentAs(one.scheduleFile());
        assertThat(again.interleaving()).isEqualTo(one.interleaving());
    }

    @Test
    void second_failure_of_the_same_test_gets_a_file_of_its_own() {
        Exploration first = explore(Programs.deadlock());
        Exploration second = explore(Programs.deadlock());

        assertThat(first.scheduleFile()).exists();
        assertThat(second.scheduleFile()).isEqualTo(output.resolve("schedules/demo.CounterTest.increments-2.schedule"));
    }

    @Test
    void stored_failure_fails_in_the_same_way_each_time() throws IOException {
        Exploration stored = explore(Programs.deadlock());
        Exploration replayed = replay(Programs.deadlock(), ReplayableFailure.read(stored.scheduleFile()), 1000);

        assertThat(replayed.outcome()).isEqualTo(TestOutcome.FAILED);
        assertThat(replayed.claim()).isEqualTo("failed in the stored way in 1000 of 1000 replays");
        assertThat(replayed.interleaving()).isEqualTo(stored.interleaving());
        assertThat(replayed.remarks()).isEmpty();
    }

    @Test
    void replay_of_another_program_says_where_it_diverged() throws IOException {
        ReplayableFailure file =
                ReplayableFailure.read(explore(Programs.deadlock()).scheduleFile());
        Exploration replayed = replay(Programs.lostNotification(), file, 1);

        assertThat(replayed.outcome()).isEqualTo(TestOutcome.DIVERGED);
        assertThat(replayed.failure().kind()).isEqualTo(FailureKind.DIVERGED);
    }

    @Test
    void replay_that_parts_goes_on_with_other_schedules_and_stores_the_one_that_fails() throws IOException {
        ReplayableFailure file =
                ReplayableFailure.read(explore(Programs.deadlock()).scheduleFile());
        Exploration further = replayOrExplore(Programs.lostNotification(), file);

        assertThat(further.outcome()).isEqualTo(TestOutcome.FAILED);
        assertThat(further.remarks())
                .anyMatch(remark -> remark.contains("does not fit") || remark.contains("cannot go on"))
                .contains("other schedules were tried, and one fails in another way than the stored one, which is: "
                        + file.summary());
        ReplayableFailure found = ReplayableFailure.read(further.scheduleFile());
        assertThat(replay(Programs.lostNotification(), found, 1).outcome()).isEqualTo(TestOutcome.FAILED);
    }

    @Test
    void replay_that_parts_and_finds_nothing_says_how_much_was_tried() throws IOException {
        ReplayableFailure file =
                ReplayableFailure.read(explore(Programs.deadlock()).scheduleFile());
        Exploration further = replayOrExplore(
                new Program()
                        .thread(Instruction.start(1), Instruction.write("value", before -> 1), Instruction.join(1))
                        .thread(Instruction.read("value")),
                file);

        assertThat(further.outcome()).isEqualTo(TestOutcome.DIVERGED);
        assertThat(further.claim())
                .startsWith("the schedule does not fit the test after ")
                .endsWith("; from there on 100 schedules tried: none fails");
        assertThat(further.schedules()).isEqualTo(101);
    }

    @Test
    void replay_of_a_mended_test_is_not_reproduced() throws IOException {
        ReplayableFailure file =
                ReplayableFailure.read(explore(Programs.wrongAnyhow()).scheduleFile());
        Exploration replayed = replay(
                new Program().thread(Instruction.start(1), Instruction.join(1)).thread(Instruction.read("value")),
                file,
                3);

        assertThat(replayed.outcome()).isEqualTo(TestOutcome.NOT_REPRODUCED);
        assertThat(replayed.claim()).isEqualTo("the schedule fits the test, but the test does not fail");
    }

    @Test
    void replay_that_fails_only_once_is_unstable() throws IOException {
        ReplayableFailure file =
                ReplayableFailure.read(explore(Programs.failsOnceOnly()).scheduleFile());
        Exploration replayed = replay(Programs.failsOnceOnly(), file, 10);

        assertThat(replayed.outcome()).isEqualTo(TestOutcome.UNSTABLE);
        assertThat(replayed.claim()).isEqualTo("failed in the stored way in 1 of 10 replays");
        assertThat(replayed.remarks())
                .singleElement()
                .asString()
                .startsWith("replay 2 did something else: step ")
                .endsWith("reads static failed: 1 at Program.java:7'");
    }

    @Test
    void replay_that_fails_in_another_way_says_so() throws IOException {
        ReplayableFailure stored =
                ReplayableFailure.read(explore(Programs.wrongAnyhow()).scheduleFile());
        var other = new ReplayableFailure(
                TEST,
                null,
                "x",
                1,
                "deadlock",
                "another",
                "a deadlock",
                "17",
                true,
                stored.threads(),
                stored.schedule());
        Exploration replayed = replay(Programs.wrongAnyhow(), other, 1);

        assertThat(replayed.outcome()).isEqualTo(TestOutcome.FAILED);
        assertThat(replayed.remarks())
                .containsExactly("it fails in another way than the stored one, which is: a deadlock");
    }

    @Test
    void strategy_is_told_how_each_schedule_ended() {
        List<Boolean> ends = new ArrayList<>();
        var strategy = new SeededWalk(1) {
            @Override
            public void end(int choices, boolean failed) {
                assertThat(choices).isPositive();
                ends.add(failed);
            }
        };
        Exploration exploration = explore(Programs.lostUpdate(), () -> strategy, budget(100));

        assertThat(ends).hasSize(exploration.schedules() - 1).endsWith(true);
        assertThat(ends.subList(0, ends.size() - 1)).containsOnly(false);
    }

    private Exploration explore(Program program) {
        return explore(program, () -> new SeededWalk(1), budget(100));
    }

    private Exploration explore(Program program, Supplier<Strategy> strategies, Budget budget) {
        return new Explorer(new Simulation(program), strategies, 42, budget, output).explore(TEST, () -> {});
    }

    private Exploration replay(Program program, ReplayableFailure file, int times) {
        return new Explorer(new Simulation(program), () -> new SeededWalk(1), 42, budget(100), output)
                .replay(TEST, () -> {}, file, times);
    }

    private Exploration replayOrExplore(Program program, ReplayableFailure file) {
        return new Explorer(new Simulation(program), () -> new SeededWalk(1), 42, budget(100), output)
                .replayOrExplore(TEST, null, () -> {}, file, 1);
    }

    private static Budget budget(int schedules) {
        return new Budget(schedules, Duration.ofHours(1), () -> 0);
    }
}
