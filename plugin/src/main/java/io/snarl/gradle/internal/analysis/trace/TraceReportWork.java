package io.snarl.gradle.internal.analysis.trace;

import io.snarl.contract.trace.index.TestTitle;
import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.gradle.internal.analysis.RunOutcome;
import io.snarl.gradle.internal.console.Console;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.logging.Logging;
import org.gradle.api.provider.Property;
import org.gradle.workers.WorkAction;
import org.gradle.workers.WorkParameters;

/** Reads the results of a traced run, summarizes them, and prints the traces on request. */
public abstract class TraceReportWork implements WorkAction<TraceReportWork.Parameters> {

    private static final Console CONSOLE = new Console(Logging.getLogger(TraceReportWork.class));

    /** What is reported on. */
    public interface Parameters extends WorkParameters {

        /** The index of the run. */
        RegularFileProperty getIndex();

        /** Where the {@link RunOutcome} is written. */
        RegularFileProperty getOutcome();

        /** Whether the traces are shown. */
        Property<Boolean> getPrint();
    }

    @Override
    public void execute() {
        Path file = getParameters().getIndex().get().getAsFile().toPath();
        TraceIndex index = TraceIndex.read(file);
        try {
            if (getParameters().getPrint().get()) {
                new TraceView(CONSOLE::say).show(index);
            }
            new RunOutcome(
                            index.tests().size() + index.lost().size(),
                            index.usable().size(),
                            index.failed().size(),
                            index.isComplete(),
                            index.running().stream().map(TestTitle::ofId).toList(),
                            new TraceRunSummary(index, file).text())
                    .writeTo(getParameters().getOutcome().get().getAsFile().toPath());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
