package io.snarl.gradle.internal.analysis.trace;

import io.snarl.contract.settings.ReportedTest;
import io.snarl.contract.trace.index.TraceIndex;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.stream.Stream;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.workers.WorkAction;
import org.gradle.workers.WorkParameters;

/** Writes the results of tests that ran in several JVMs for the one JVM that reports them to Gradle. */
public abstract class TestResultsWork implements WorkAction<TestResultsWork.Parameters> {

    /** What is read and written. */
    public interface Parameters extends WorkParameters {

        /** The index of the run. */
        RegularFileProperty getIndex();

        /** The file to write. */
        RegularFileProperty getResults();
    }

    @Override
    public void execute() {
        TraceIndex index =
                TraceIndex.read(getParameters().getIndex().get().getAsFile().toPath());
        try {
            ReportedTest.writeAll(
                    getParameters().getResults().get().getAsFile().toPath(),
                    Stream.concat(
                            index.tests().stream().map(ReportedTest::of),
                            index.lost().stream().map(ReportedTest::of)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
