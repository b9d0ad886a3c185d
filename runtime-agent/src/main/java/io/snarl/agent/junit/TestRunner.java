package io.snarl.agent.junit;

import io.snarl.agent.execution.Failure;
import io.snarl.agent.explore.DivergedSchedule;
import io.snarl.agent.explore.Explorer;
import io.snarl.agent.explore.budget.Budget;
import io.snarl.agent.explore.result.Exploration;
import io.snarl.agent.fuzz.FuzzRun;
import io.snarl.agent.fuzz.FuzzRunSettings;
import io.snarl.agent.junit.body.AttemptCounter;
import io.snarl.agent.junit.body.RegistrationExtension;
import io.snarl.agent.junit.body.RunnableTest;
import io.snarl.agent.junit.discovery.MirroredTest;
import io.snarl.agent.junit.fork.ForkRequest;
import io.snarl.agent.junit.result.AbortedException;
import io.snarl.agent.junit.result.ExploredTest;
import io.snarl.agent.junit.result.TestResults;
import io.snarl.agent.secret.Secrets;
import io.snarl.contract.result.FailureKind;
import io.snarl.contract.result.TestOutcome;
import io.snarl.contract.schedule.StoredSchedule;
import io.snarl.contract.schedule.StoredSchedules;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.platform.engine.TestExecutionResult;

/** Explores single tests in this JVM and writes their results. */
public final class TestRunner {

    private final FuzzRun run;
    private final StoredSchedules replayed;
    private final Budget budget;
    private final TestResults results;

    public TestRunner(FuzzRun run, Budget budget, TestResults results) {
        this.run = run;
        this.replayed = run.replayed();
        this.budget = budget;
        this.results = results;
    }

    /** Returns whether this JVM can run no more tests. */
    boolean isJvmSpent() {
        return run.controller().isSpent();
    }

    /** Returns whether a test that has been registered while its container ran is to be run. */
    boolean wants(MirroredTest test) {
        return replayed == null || !replayed.of(test.found().scheduled()).isEmpty();
    }

    /**
     * Runs a container once without control, in order to learn which tests it registers; they themselves do not run.
     *
     * @return what it has thrown, or null
     */
    Throwable learn(MirroredTest container, AttemptCounter body) throws IOException {
        results.begin(container);
        return RegistrationExtension.learn(body);
    }

    /**
     * Explores a test, or replays its schedules.
     *
     * @param bodies makes the test ready to be run from the beginning
     * @param attempt how many JVMs have been given up for it
     * @return how it ended, or null if this JVM had to be given up before that was known
     */
    TestExecutionResult run(MirroredTest test, Supplier<RunnableTest> bodies, int attempt) throws IOException {
        results.begin(test);
        if (replayed == null) {
            ExploredTest ended = run(test, bodies.get(), attempt, null, this::explore);
            return ended == null ? null : results.write(test, List.of(ended));
        }
        List<StoredSchedule> schedules = replayed.of(test.found().scheduled());
        if (run.settings().isOfAdoptedTests()) {
            ExploredTest ended = runAdopted(test, bodies, attempt, schedules);
            return ended == null ? null : results.write(test, List.of(ended));
        }
        List<ExploredTest> all = new ArrayList<>();
        for (int i = 0; i < schedules.size() && !isJvmSpent(); i++) {
            StoredSchedule schedule = schedules.get(i);
            ExploredTest ended = run(test, bodies.get(), attempt, schedule, replaying(schedule));
            if (ended == null) {
                return null;
            }
            all.add(ended);
        }
        for (StoredSchedule left : schedules.subList(all.size(), schedules.size())) {
            String reason =
                    left.file() + " was not replayed, because a thread of the schedule before could not be ended";
            all.add(new ExploredTest(left, null, new AbortedException(reason)));
        }
        return results.write(test, all);
    }

    /**
     * Replays schedules until one fails, and tries others if none does: the code may have changed so that the same bug now
     * has another schedule.
     */
    private ExploredTest runAdopted(
            MirroredTest test, Supplier<RunnableTest> bodies, int attempt, List<StoredSchedule> schedules) {
        DivergedSchedule parting = null;
        for (StoredSchedule schedule : schedules) {
            ExploredTest ended = run(test, bodies.get(), attempt, schedule, replayingOnly(schedule));
            if (ended == null || isJvmSpent() || ended.notRun() != null || ended.failed()) {
                return ended;
            }
            if (parting == null && ended.exploration().outcome() == TestOutcome.DIVERGED) {
                parting = new DivergedSchedule(schedule.content(), ended.exploration());
            }
        }
        return run(test, bodies.get(), attempt, null, parting == null ? this::explore : exploringFrom(parting));
    }

    /** What is done with a test that is ready. */
    private interface Work {

        Exploration explore(MirroredTest test, AttemptCounter attempts, Explorer explorer);
    }

    private ExploredTest run(MirroredTest test, RunnableTest body, int attempt, StoredSchedule schedule, Work work) {
        var attempts = new AttemptCounter(body);
        Exploration exploration = supervise(test, attempts, () -> explore(test, body, attempts, attempt, work));
        if (isJvmSpent() && exploration.outcome() != TestOutcome.FAILED && attempt < ForkRequest.LAST_ATTEMPT) {
            return null;
        }
        if (attempts.skipped() != null) {
            return new ExploredTest(schedule, null, new AbortedException(attempts.skipped()));
        }
        if (attempts.aborted() != null) {
            return new ExploredTest(schedule, null, attempts.aborted());
        }
        List<String> remarks = Stream.of(body.remark(), attempts.remark())
                .filter(Objects::nonNull)
                .toList();
        return new ExploredTest(schedule, exploration.with(remarks), null);
    }

    private Exploration supervise(MirroredTest test, AttemptCounter attempts, Callable<Exploration> work) {
        try {
            return run.controller().supervise(work, failure -> {
                attempts.abandon();
                String claim = "stopped because the thread of the test could not be ended";
                return ended(test, TestOutcome.UNCONTROLLED, failure, claim);
            });
        } catch (Exception e) {
            throw new IllegalStateException("The test " + test.name() + " could not be run: " + e, e);
        }
    }

    private Exploration explore(MirroredTest test, RunnableTest body, AttemptCounter attempts, int attempt, Work work) {
        try {
            body.prepare();
        } catch (Throwable e) {
            attempts.broken(e);
            return brokenAround(test, e, "before");
        }
        Explorer explorer = run.explorer(budget, run.settings().seed() + attempt);
        Exploration exploration = work.explore(test, attempts, explorer);
        try {
            body.cleanUp();
        } catch (Throwable e) {
            if (exploration.outcome() != TestOutcome.FAILED) {
                return brokenAround(test, e, "after");
            }
        }
        return exploration;
    }

    private Exploration explore(MirroredTest test, AttemptCounter attempts, Explorer explorer) {
        String id = test.original().toString();
        return switch (run.settings().collect()) {
            case NOTHING -> explorer.explore(test.name(), id, attempts);
            case DEADLOCKS -> explorer.collect(test.name(), id, attempts);
            case VIOLATIONS -> explorer.collectViolations(test.name(), id, attempts);
        };
    }

    private Work replaying(StoredSchedule schedule) {
        int times = run.settings().replayTimes();
        return (test, attempts, explorer) -> explorer.replayOrExplore(
                        test.name(), test.original().toString(), attempts, schedule.content(), times)
                .with(List.of("replayed " + nameOf(schedule)));
    }

    private Work replayingOnly(StoredSchedule schedule) {
        return (test, attempts, explorer) -> explorer.replay(test.name(), attempts, schedule.content(), 1)
                .with(List.of("replayed " + nameOf(schedule)));
    }

    private static Work exploringFrom(DivergedSchedule parting) {
        return (test, attempts, explorer) ->
                parting.told(explorer.exploreFrom(parting, test.original().toString(), attempts));
    }

    private String nameOf(StoredSchedule schedule) {
        FuzzRunSettings settings = run.settings();
        return settings.isOfAdoptedTests()
                ? settings.adoptedPrefix() + schedule.file().getFileName()
                : schedule.file().toString();
    }

    /** What is done once for all tests of a class belongs to no schedule. */
    private static Exploration brokenAround(MirroredTest test, Throwable thrown, String when) {
        String summary = "What is done once " + when + " all tests of the class failed: "
                + Secrets.current().wordsOf(thrown);
        return ended(
                test,
                TestOutcome.FAILED,
                new Failure(FailureKind.EXCEPTION, summary, List.of(), summary, thrown),
                "no schedule was tried");
    }

    private static Exploration ended(MirroredTest test, TestOutcome outcome, Failure failure, String claim) {
        return new Exploration(
                test.name(), outcome, 0, Duration.ZERO, "none", claim, failure, null, null, null, List.of());
    }
}
