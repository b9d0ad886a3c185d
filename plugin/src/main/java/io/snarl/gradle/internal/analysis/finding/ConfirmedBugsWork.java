package io.snarl.gradle.internal.analysis.finding;

import io.snarl.core.finding.Finding;
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

/** Writes the ids of the findings that are bugs, one per line. */
public abstract class ConfirmedBugsWork implements WorkAction<ConfirmedBugsWork.Parameters> {

    /** What is read and written. */
    public interface Parameters extends WorkParameters {

        RegularFileProperty getFindings();

        DirectoryProperty getProjectDirectory();

        /** The file to write. */
        RegularFileProperty getIds();
    }

    @Override
    public void execute() {
        Path project = getParameters().getProjectDirectory().get().getAsFile().toPath();
        List<String> ids = KnownKinds.ALL
                .findingsFile(project)
                .read(getParameters().getFindings().get().getAsFile().toPath())
                .confirmed()
                .stream()
                .map(Finding::id)
                .toList();
        try {
            Files.write(getParameters().getIds().get().getAsFile().toPath(), ids);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
