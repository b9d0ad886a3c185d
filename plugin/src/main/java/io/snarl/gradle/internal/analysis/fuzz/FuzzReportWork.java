package io.snarl.gradle.internal.analysis.fuzz;

import io.snarl.contract.result.RunResults;
import io.snarl.contract.result.TestOutcome;
import io.snarl.core.finding.ReplayCommand;
import io.snarl.gradle.internal.analysis.RunOutcome;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.Property;
import org.gradle.workers.WorkAction;
import org.gradle.workers.WorkParameters;

/** Reads the results of a run under the scheduler, and summarizes them. */
public abstract class FuzzReportWork implements WorkAction<FuzzReportWork.Parameters> {

    /** What is reported on. */
    public interface Parameters extends WorkParameters {

        /** The results of the run. */
        RegularFileProperty getResults();

        /** Where the {@link RunOutcome} is written. */
        RegularFileProperty getOutcome();

        /** The command that replays a schedule file, up to the name of the file. */
        Property<String> getReplayCommand();

        /** What a schedule file is named relative to. */
        DirectoryProperty getProjectDirectory();

        /** Describes the settings that a user needs to repeat the run. */
        Property<String> getSettings();
    }

    @Override
    public void execute() {
        Path file = getParameters().getResults().get().getAsFile().toPath();
        RunResults run = RunResults.read(file);
        var replay = new ReplayCommand(
                getParameters().getReplayCommand().get(),
                getParameters().getProjectDirectory().get().getAsFile().toPath());
        try {
            new RunOutcome(
                            run.tests().size(),
                            run.ended(TestOutcome.PASSED, TestOutcome.FAILED, TestOutcome.NOT_REPRODUCED)
                                    .size(),
                            run.ended(TestOutcome.FAILED).size(),
                            run.complete(),
                            run.running(),
                            new FuzzRunSummary(
                                            run,
                                            file,
                                            getParameters().getSettings().get(),
                                            replay)
                                    .text())
                    .writeTo(getParameters().getOutcome().get().getAsFile().toPath());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
