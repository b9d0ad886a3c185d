package io.snarl.gradle.internal.analysis.finding;

import io.snarl.core.baseline.Baseline;
import io.snarl.core.baseline.BaselineFile;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.TestMethod;
import io.snarl.core.registry.KnownKinds;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.workers.WorkAction;
import org.gradle.workers.WorkParameters;

/** Writes the names of the generated tests whose findings are accepted, one per line. */
public abstract class AcceptedTestsWork implements WorkAction<AcceptedTestsWork.Parameters> {

    /** What is read and written. */
    public interface Parameters extends WorkParameters {

        RegularFileProperty getFindings();

        RegularFileProperty getBaseline();

        DirectoryProperty getProjectDirectory();

        /** The file to write. */
        RegularFileProperty getNames();
    }

    @Override
    public void execute() {
        Path project = getParameters().getProjectDirectory().get().getAsFile().toPath();
        Baseline baseline =
                new BaselineFile(getParameters().getBaseline().get().getAsFile().toPath()).read();
        List<String> names = KnownKinds.ALL
                .findingsFile(project)
                .read(getParameters().getFindings().get().getAsFile().toPath())
                .list()
                .stream()
                .filter(baseline::accepts)
                .map(Finding::test)
                .flatMap(test -> test.map(TestMethod::toString).stream())
                .sorted()
                .toList();
        try {
            Files.write(getParameters().getNames().get().getAsFile().toPath(), names);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
