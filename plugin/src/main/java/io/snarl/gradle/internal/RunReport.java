package io.snarl.gradle.internal;

import io.snarl.gradle.internal.analysis.AnalysisWorkers;
import io.snarl.gradle.internal.analysis.RunOutcome;
import io.snarl.gradle.internal.analysis.TraceReport;
import io.snarl.gradle.tasks.TraceSeedTests;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.gradle.api.GradleException;

/** Says what was traced, and fails a run that has traced nothing or has lost something. */
public final class RunReport {

    private final TraceSeedTests task;
    private final AnalysisWorkers workers;
    private final File traces;

    public RunReport(TraceSeedTests task, AnalysisWorkers workers) {
        this.task = task;
        this.workers = workers;
        this.traces = task.getTraceDirectory().get().getAsFile();
    }

    /**
     * Reports on a run that has ended.
     *
     * @param ofGradle what Gradle has to say against the run, or null
     */
    public void tell(RuntimeException ofGradle) {
        Optional<String> concluded = failureOf(ofGradle);
        // The agent knows more about a failure of its own than can be concluded from what it left, if anything.
        Optional<String> failure = messageOfAgent().or(() -> concluded);
        if (failure.isPresent()) {
            var exception = new GradleException(failure.get());
            if (ofGradle != null) {
                exception.addSuppressed(ofGradle);
            }
            throw exception;
        }
        if (ofGradle != null) {
            throw ofGradle;
        }
    }

    private Optional<String> failureOf(RuntimeException ofGradle) {
        var verdict = new RunVerdict(task.getName(), traces);
        File index = new File(traces, "index.jsonl");
        if (!index.exists()) {
            return ofGradle == null ? Optional.of(verdict.noTest()) : Optional.empty();
        }
        try {
            RunOutcome outcome = read(index);
            task.getLogger().lifecycle(outcome.summary());
            return verdict.failureOf(outcome, ofGradle);
        } catch (GradleException e) {
            return Optional.of(e.getMessage());
        }
    }

    private RunOutcome read(File index) {
        Path outcome = task.getTemporaryDir().toPath().resolve("outcome.properties");
        workers.run(TraceReport.class, parameters -> {
            parameters.getIndex().set(index);
            parameters.getOutcome().set(outcome.toFile());
            parameters.getPrint().set(task.getPrint());
        });
        try {
            return RunOutcome.readFrom(outcome);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Optional<String> messageOfAgent() {
        Path file = traces.toPath().resolve("failure.txt");
        try {
            return Files.exists(file) ? Optional.of(Files.readString(file).strip()) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
