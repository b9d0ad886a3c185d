package io.snarl.agent.junit;

import io.snarl.agent.control.Failure;
import io.snarl.agent.control.FailureKind;
import io.snarl.agent.control.Run;
import io.snarl.agent.explore.Budget;
import io.snarl.agent.explore.Exploration;
import io.snarl.agent.explore.Explorer;
import io.snarl.agent.explore.Outcome;
import io.snarl.agent.explore.ResultsFile;
import io.snarl.agent.schedule.Schedule;
import io.snarl.agent.schedule.ScheduleFile;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;

/** Explores single tests in this JVM, and writes down what came of it. */
final class TestRunner {

    /** How many JVMs are given up for a test before what they have shown must do. */
    static final int LAST_ATTEMPT = 2;

    private static final Schedule NO_PREEMPTION = new Schedule(List.of());

    private final FuzzRun run;
    private final ScheduleFile replayed;
    private final Budget budget;
    private final ResultsFile results;
    private boolean reusable = true;

    /**
     * Makes a runner.
     *
     * @param replayed the schedule to replay, or null to explore
     */
    TestRunner(FuzzRun run, ScheduleFile replayed, Budget budget, ResultsFile results) {
        this.run = run;
        this.replayed = replayed;
        this.budget = budget;
        this.results = results;
    }

    /** Whether this JVM can run tests. */
    boolean reusable() {
        return reusable;
    }

    /** Whether a test that has been registered while its container ran is to be run. */
    boolean wants(MirroredTest test) {
        return replayed == null || replayed.test().equals(test.name());
    }

    /** Runs a container once, in order to learn which tests it registers. */
    Run learn(MirroredTest container, Attempts body) throws IOException {
        results.begin(container.name());
        Run learned = run.controller().follow(body, NO_PREEMPTION);
        reusable &= learned.reusable();
        return learned;
    }

    /**
     * Explores a test.
     *
     * @param attempt how many JVMs have been given up for it
     * @return how it ended, or null if this JVM had to be given up before that was known
     */
    TestExecutionResult run(MirroredTest test, TestBody body, int attempt) throws IOException {
        results.begin(test.name());
        var attempts = new Attempts(body);
        Exploration exploration = explore(test, body, attempts, attempt);
        reusable &= exploration.reusable();
        if (!reusable && exploration.outcome() != Outcome.FAILED && attempt < LAST_ATTEMPT) {
            return null;
        }
        if (attempts.skipped() != null) {
            return notRun(test, new AbortedException(attempts.skipped()));
        }
        if (attempts.aborted() != null) {
            return notRun(test, attempts.aborted());
        }
        Exploration told = withRemarks(exploration, body.remark(), attempts.remark());
        results.write(told, className(test), methodName(test), test.getDisplayName());
        return new Verdict(run.settings(), told).result();
    }

    /** Notes that nothing is known about a test, and why. */
    TestExecutionResult notRun(MirroredTest test, Throwable reason) throws IOException {
        results.notRun(test.name(), className(test), methodName(test), test.getDisplayName(), reason.getMessage());
        return TestExecutionResult.aborted(reason);
    }

    private Exploration explore(MirroredTest test, TestBody body, Attempts attempts, int attempt) {
        try {
            body.prepare();
        } catch (Throwable e) {
            return brokenAround(test, e, "before", true);
        }
        Explorer explorer = run.explorer(budget, run.settings().seed() + attempt);
        Exploration exploration = replayed == null
                ? explorer.explore(test.name(), test.original().toString(), attempts)
                : explorer.replay(
                        test.name(), attempts, replayed, run.settings().replayTimes());
        try {
            body.cleanUp();
        } catch (Throwable e) {
            if (exploration.outcome() != Outcome.FAILED) {
                return brokenAround(test, e, "after", exploration.reusable());
            }
        }
        return exploration;
    }

    /** What is done once for all tests of a class belongs to no schedule. */
    private static Exploration brokenAround(MirroredTest test, Throwable thrown, String when, boolean reusable) {
        String summary = "What is done once " + when + " all tests of the class failed: " + thrown;
        return new Exploration(
                test.name(),
                Outcome.FAILED,
                0,
                Duration.ZERO,
                "none",
                "no schedule was tried",
                new Failure(FailureKind.EXCEPTION, summary, List.of(), summary, thrown),
                null,
                null,
                null,
                List.of(),
                reusable);
    }

    private static Exploration withRemarks(Exploration exploration, String... more) {
        List<String> remarks = new ArrayList<>(exploration.remarks());
        for (String remark : more) {
            if (remark != null) {
                remarks.add(remark);
            }
        }
        return new Exploration(
                exploration.test(),
                exploration.outcome(),
                exploration.schedules(),
                exploration.spent(),
                exploration.strategy(),
                exploration.claim(),
                exploration.failure(),
                exploration.scheduleFile(),
                exploration.interleaving(),
                exploration.interleavingFile(),
                remarks,
                exploration.reusable());
    }

    private static String className(MirroredTest test) {
        TestSource source = test.getSource().orElse(null);
        if (source instanceof MethodSource method) {
            return method.getClassName();
        }
        return source instanceof ClassSource type ? type.getClassName() : null;
    }

    private static String methodName(MirroredTest test) {
        return test.getSource().orElse(null) instanceof MethodSource method ? method.getMethodName() : null;
    }
}
