package io.snarl.gradle.internal.testrun;

import io.snarl.gradle.internal.agent.AgentMessage;
import io.snarl.gradle.internal.analysis.RunOutcome;
import io.snarl.gradle.internal.console.Console;
import io.snarl.gradle.internal.console.SourceLinks;
import io.snarl.gradle.tasks.inputs.InstrumentedJvmTask;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.gradle.api.GradleException;
import org.gradle.api.file.FileSystemOperations;

/** Reports the result of a run of tests, and fails a run that did not do its work. */
public final class RunReport {

    private final InstrumentedJvmTask task;
    private final EarlierResults earlier;
    private final File results;
    private final RunVerdict verdict;
    private boolean ranSomething;
    private RunOutcome run = RunOutcome.NOTHING;

    /**
     * Creates a report.
     *
     * @param files what brings the results of an earlier run back if this one has run nothing
     * @param results where the agent has written
     */
    public RunReport(InstrumentedJvmTask task, FileSystemOperations files, File results, RunVerdict verdict) {
        this.task = task;
        this.earlier = new EarlierResults(task.getTemporaryDir(), files);
        this.results = results;
        this.verdict = verdict;
    }

    /**
     * Reports on a run that has ended.
     *
     * @param name the file that says what the run was
     * @param reader reads that file, which comes first, and leaves a {@link RunOutcome} in the other
     * @param ofGradle what Gradle has to say against the run, or null
     */
    public void tell(String name, BiConsumer<File, File> reader, RuntimeException ofGradle) {
        Optional<String> concluded = failureOf(new File(results, name), reader, ofGradle);
        // The agent knows more about a failure of its own than can be concluded from what it left, if anything.
        Optional<String> failure = AgentMessage.in(results).or(() -> concluded);
        if (ranSomething) {
            earlier.discard();
        } else {
            earlier.bringBack();
        }
        if (failure.isPresent()) {
            var exception = Console.failure(failure.get());
            if (ofGradle != null) {
                exception.addSuppressed(ofGradle);
            }
            throw exception;
        }
        if (ofGradle != null && !verdict.isEnough(run)) {
            throw ofGradle;
        }
    }

    private Optional<String> failureOf(File file, BiConsumer<File, File> reader, RuntimeException ofGradle) {
        if (!file.exists()) {
            return verdict.failureOf(RunOutcome.NOTHING, ofGradle);
        }
        File outcome = new File(task.getTemporaryDir(), "outcome.properties");
        try {
            reader.accept(file, outcome);
            run = RunOutcome.readFrom(outcome.toPath());
            ranSomething = run.ended() > 0 || JvmExitMessage.cameTooEarly(run);
            new Console(task.getLogger())
                    .say(SourceLinks.of(task.getRootDirectory().get().getAsFile(), task.getSourceDirectories())
                            .addedTo(run.summary()));
            return verdict.failureOf(run, ofGradle);
        } catch (GradleException e) {
            // What cannot be read was written by something.
            ranSomething = true;
            return Optional.of(e.getMessage());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
