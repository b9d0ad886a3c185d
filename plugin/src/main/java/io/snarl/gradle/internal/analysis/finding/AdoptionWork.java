package io.snarl.gradle.internal.analysis.finding;

import io.snarl.core.adopt.AdoptedFiles;
import io.snarl.core.adopt.Adoption;
import io.snarl.core.registry.KnownKinds;
import io.snarl.core.text.SourceEncodings;
import io.snarl.gradle.internal.console.Console;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.logging.Logging;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.workers.WorkAction;
import org.gradle.workers.WorkParameters;

/** Copies the tests of findings, and reports what it does. */
public abstract class AdoptionWork implements WorkAction<AdoptionWork.Parameters> {

    private static final Console CONSOLE = new Console(Logging.getLogger(AdoptionWork.class));

    /** What is copied, and where to. */
    public interface Parameters extends WorkParameters {

        /** The ids of the findings; all that are confirmed, if there is none. */
        ListProperty<String> getIds();

        RegularFileProperty getFindings();

        DirectoryProperty getProjectDirectory();

        DirectoryProperty getSources();

        DirectoryProperty getSchedules();

        Property<String> getSourceEncoding();

        Property<String> getDestinationEncoding();
    }

    @Override
    public void execute() {
        Path project = getParameters().getProjectDirectory().get().getAsFile().toPath();
        var files = new AdoptedFiles(
                project,
                getParameters().getSources().get().getAsFile().toPath(),
                getParameters().getSchedules().get().getAsFile().toPath(),
                new SourceEncodings(
                        getParameters().getDestinationEncoding().get(),
                        getParameters().getSourceEncoding().get()));
        var findings = KnownKinds.ALL
                .findingsFile(project)
                .read(getParameters().getFindings().get().getAsFile().toPath());
        try {
            new Adoption(findings, files, CONSOLE::say)
                    .adopt(new LinkedHashSet<>(getParameters().getIds().get()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
