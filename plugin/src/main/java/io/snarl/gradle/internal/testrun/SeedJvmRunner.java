package io.snarl.gradle.internal.testrun;

import io.snarl.contract.settings.PreparedFiles;
import io.snarl.contract.settings.RemainingTests;
import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.gradle.internal.agent.AgentMessage;
import io.snarl.gradle.internal.analysis.AnalysisWorkers;
import io.snarl.gradle.internal.analysis.trace.JvmEndWork;
import io.snarl.gradle.internal.analysis.trace.JvmOutcome;
import io.snarl.gradle.internal.console.Console;
import io.snarl.gradle.tasks.inputs.InstrumentedJvmTask;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.gradle.api.GradleException;

/**
 * Runs the seed tests in as many JVMs as it takes: if one ends early, the test that ran is lost, and a new JVM runs the
 * others.
 *
 * <p>A test during which the JVM was killed, crashed or ran out of memory is tried once more in a JVM of its own when all
 * others have run, since it need not be the one to blame.
 */
public final class SeedJvmRunner {

    private static final int MOST_LOST = 20;
    private static final int MOST_KILLED_BEFORE_A_TEST = 3;
    private static final int MOST_DOUBTS = 3;

    private final InstrumentedJvmTask task;
    private final AnalysisWorkers workers;
    private final File index;
    private final Path rest;
    private final Deque<String> alone = new ArrayDeque<>();
    private final Set<String> triedAlone = new HashSet<>();
    private int ended;
    private int killedBeforeATest;
    private int doubts;
    private boolean killed;

    /**
     * The result of a run.
     *
     * @param ofGradle what Gradle has to say against the last JVM, or null
     * @param last how far it came
     * @param gaveUp why some tests have not been run, or null
     * @param jvms how many JVMs there were
     * @param killed whether one was ended from outside
     */
    public record RunEnd(RuntimeException ofGradle, JvmOutcome last, String gaveUp, int jvms, boolean killed) {

        /**
         * Whether the same tests may leave other traces if they run again. Where nothing was lost, a test that ran in a JVM of its own has
         * still found there what others have left undone, such as to initialise a class.
         */
        public boolean mayFindMore() {
            return gaveUp != null || killed || last.mayFindMore();
        }

        /** What a user has to know though there are traces to go on with. */
        public Optional<String> warning() {
            return Optional.ofNullable(gaveUp)
                    .or(() -> Optional.ofNullable(ofGradle)
                            .map(failure -> "Gradle could not end the run of the tests as usual: "
                                    + JvmExitMessage.how(failure) + ". The traces are complete."));
        }
    }

    /**
     * Creates a run.
     *
     * @param traces where the agent writes
     */
    public SeedJvmRunner(InstrumentedJvmTask task, AnalysisWorkers workers, File traces) {
        this.task = task;
        this.workers = workers;
        this.index = new File(traces, TraceIndex.FILE);
        this.rest = task.getPreparation().get().getAsFile().toPath().resolve(PreparedFiles.REMAINING_TESTS);
    }

    /**
     * Runs all tests.
     *
     * @param jvm runs those that are left, and returns when their JVM has ended
     */
    public RunEnd run(Supplier<JvmExit> jvm) {
        while (true) {
            boolean single = !triedAlone.isEmpty();
            JvmExit last = jvm.get();
            ended++;
            killed |= last.wasKilled();
            if (!index.exists() && !last.wasKilled()) {
                return result(
                        last.ofGradle(),
                        JvmOutcome.NOTHING,
                        last.status() == 0 ? null : JvmExitMessage.beforeTests(last.ofGradle()));
            }
            JvmOutcome outcome;
            try {
                outcome = outcomeOf(last);
            } catch (GradleException | UncheckedIOException e) {
                return result(last.ofGradle(), JvmOutcome.NOTHING, notNoted(e));
            }
            outcome.worthAnotherTry().stream()
                    .filter(id -> !triedAlone.contains(id))
                    .forEach(alone::add);
            if (!single && (!outcome.complete() || isDoubtful(last))) {
                String hindrance = hindranceOf(last, outcome);
                if (hindrance != null) {
                    return result(last.ofGradle(), outcome, hindrance);
                }
                tellOfNext(outcome);
            } else if (alone.isEmpty() || ended > MOST_LOST) {
                return result(single ? null : last.ofGradle(), outcome, null);
            } else {
                runAlone(alone.remove());
            }
        }
    }

    private RunEnd result(RuntimeException ofGradle, JvmOutcome last, String gaveUp) {
        return new RunEnd(ofGradle, last, gaveUp, ended, killed);
    }

    /**
     * Whether Gradle may have given tests to a JVM that was gone before it could say so: it then starts another one, which knows of the
     * other test classes alone and comes to its end.
     */
    private static boolean isDoubtful(JvmExit jvm) {
        return jvm.status() != 0;
    }

    private JvmOutcome outcomeOf(JvmExit jvm) {
        if (!index.exists()) {
            return JvmOutcome.NOTHING;
        }
        File file = new File(task.getTemporaryDir(), "jvm-outcome.properties");
        workers.run(JvmEndWork.class, parameters -> {
            parameters.getIndex().set(index);
            parameters.getStatus().set(jvm.status());
            parameters.getFailure().set(jvm.failure());
            parameters.getRest().set(rest.toFile());
            parameters.getOutcome().set(file);
        });
        try {
            return JvmOutcome.readFrom(file.toPath());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String notNoted(RuntimeException e) {
        return "The end of a test JVM could not be noted in " + index + ": " + JvmExitMessage.how(e)
                + ". The tests that were left have not been run. Make room on the disk or make the directory writable, and"
                + " run " + task.getName() + " again.";
    }

    /** Why no other JVM is to be started, or null if one is. */
    private String hindranceOf(JvmExit jvm, JvmOutcome outcome) {
        Optional<String> message = AgentMessage.takenFrom(index.getParentFile());
        if (message.isPresent()) {
            return message.get();
        }
        if (outcome.complete() && ++doubts == MOST_DOUBTS) {
            return JvmExitMessage.outsideOfTests(jvm.ofGradle()) + " Tests may be missing: run " + task.getName()
                    + " again.";
        }
        if (outcome.gotOn()) {
            killedBeforeATest = 0;
        } else if (!jvm.wasKilled() || ++killedBeforeATest == MOST_KILLED_BEFORE_A_TEST) {
            return index.exists()
                    ? JvmExitMessage.outsideOfTests(jvm.ofGradle()) + " Run " + task.getName()
                            + " with --info to see what the JVM said."
                    : JvmExitMessage.beforeTests(jvm.ofGradle());
        }
        return ended < MOST_LOST
                ? null
                : "After " + ended
                        + " test JVMs that have ended in the middle, the tests that were left have not been run."
                        + " Mend the tests that were lost or leave them out by snarl.seedTests.exclude, and run "
                        + task.getName() + " again.";
    }

    private void tellOfNext(JvmOutcome outcome) {
        new Console(task.getLogger())
                .say("The test JVM has ended "
                        + (outcome.complete() ? "after its tests, but not by itself" : "in the middle of its tests")
                        + ". The tests that are left run in a new one ("
                        + outcome.usable() + " traced and " + outcome.lost() + " lost until now).");
    }

    private void runAlone(String id) {
        triedAlone.add(id);
        try {
            RemainingTests.only(id).write(rest);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        new Console(task.getLogger()).say("A test that was lost is tried once more in a JVM of its own.");
    }
}
