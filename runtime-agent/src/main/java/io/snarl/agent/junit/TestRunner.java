package io.snarl.agent.junit;

import io.snarl.agent.control.Failure;
import io.snarl.agent.control.FailureKind;
import io.snarl.agent.explore.Budget;
import io.snarl.agent.explore.Exploration;
import io.snarl.agent.explore.Explorer;
import io.snarl.agent.explore.Outcome;
import io.snarl.agent.explore.ResultsFile;
import io.snarl.agent.schedule.ScheduleFile;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;

/** Explores single tests in this JVM, and writes down what came of it. */
final class TestRunner {

    /** How many JVMs are given up for a test before what they have shown must do. */
    static final int LAST_ATTEMPT = 2;

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

    /**
     * Runs a container once without control, in order to learn which tests it registers; they themselves do not run.
     *
     * @return what it has thrown, or null
     */
    Throwable learn(MirroredTest container, Attempts body) throws IOException {
        results.begin(container.name());
        return Learning.learn(body);
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
        Exploration exploration = supervise(test, attempts, () -> explore(test, body, attempts, attempt));
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
        Exploration told = exploration.with(Stream.of(body.remark(), attempts.remark())
                .filter(Objects::nonNull)
                .toList());
        results.write(told, className(test), methodName(test), test.getDisplayName());
        return new Verdict(run.settings(), told).result();
    }

    /** Notes that nothing is known about a test, and why. */
    TestExecutionResult notRun(MirroredTest test, Throwable reason) throws IOException {
        results.notRun(test.name(), className(test), methodName(test), test.getDisplayName(), reason.getMessage());
        return TestExecutionResult.aborted(reason);
    }

    private Exploration supervise(MirroredTest test, Attempts attempts, Callable<Exploration> work) {
        try {
            return run.controller().supervise(work, failure -> {
                attempts.abandon();
                String claim = "stopped because the thread of the test could not be ended";
                return ended(test, Outcome.UNCONTROLLED, failure, claim, false);
            });
        } catch (Exception e) {
            throw new IllegalStateException("The test " + test.name() + " could not be run: " + e, e);
        }
    }

    private Exploration explore(MirroredTest test, TestBody body, Attempts attempts, int attempt) {
        try {
            body.prepare();
        } catch (Throwable e) {
            attempts.broken(e);
            return brokenAround(test, e, "before", true);
        }
        Exploration exploration =
                explore(test, attempts, run.explorer(budget, run.settings().seed() + attempt));
        try {
            body.cleanUp();
        } catch (Throwable e) {
            if (exploration.outcome() != Outcome.FAILED) {
                return brokenAround(test, e, "after", exploration.reusable());
            }
        }
        return exploration;
    }

    private Exploration explore(MirroredTest test, Attempts attempts, Explorer explorer) {
        if (replayed != null) {
            return explorer.replay(
                    test.name(), attempts, replayed, run.settings().replayTimes());
        }
        String id = test.original().toString();
        return run.settings().collectsDeadlocks()
                ? explorer.collect(test.name(), id, attempts)
                : explorer.explore(test.name(), id, attempts);
    }

    /** What is done once for all tests of a class belongs to no schedule. */
    private static Exploration brokenAround(MirroredTest test, Throwable thrown, String when, boolean reusable) {
        String summary = "What is done once " + when + " all tests of the class failed: " + thrown;
        return ended(
                test,
                Outcome.FAILED,
                new Failure(FailureKind.EXCEPTION, summary, List.of(), summary, thrown),
                "no schedule was tried",
                reusable);
    }

    private static Exploration ended(
            MirroredTest test, Outcome outcome, Failure failure, String claim, boolean reusable) {
        return new Exploration(
                test.name(), outcome, 0, Duration.ZERO, "none", claim, failure, null, null, null, List.of(), reusable);
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
