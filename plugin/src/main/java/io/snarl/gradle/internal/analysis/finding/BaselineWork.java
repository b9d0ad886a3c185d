package io.snarl.gradle.internal.analysis.finding;

import io.snarl.core.baseline.Baseline;
import io.snarl.core.baseline.BaselineFile;
import io.snarl.core.baseline.BaselineWords;
import io.snarl.core.finding.Findings;
import io.snarl.core.registry.KnownKinds;
import io.snarl.gradle.internal.console.Console;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.logging.Logging;
import org.gradle.api.provider.Property;
import org.gradle.workers.WorkAction;
import org.gradle.workers.WorkParameters;

/** Updates the baseline on request, and marks the findings that it accepts. */
public abstract class BaselineWork implements WorkAction<BaselineWork.Parameters> {

    private static final Console CONSOLE = new Console(Logging.getLogger(BaselineWork.class));

    /** What is read and written. */
    public interface Parameters extends WorkParameters {

        /** The findings as a synthesis has left them. */
        RegularFileProperty getFound();

        RegularFileProperty getBaseline();

        /** Whether the baseline is written anew. */
        Property<Boolean> getUpdate();

        DirectoryProperty getProjectDirectory();

        /** The findings to write. */
        RegularFileProperty getFindings();
    }

    @Override
    public void execute() {
        Path project = path(getParameters().getProjectDirectory().get().getAsFile());
        var findingsFile = KnownKinds.ALL.findingsFile(project);
        Path foundFile = path(getParameters().getFound().get().getAsFile());
        Findings found = findingsFile.read(foundFile);
        Path file = path(getParameters().getBaseline().get().getAsFile());
        var words = new BaselineWords((file.startsWith(project) ? project.relativize(file) : file).toString());
        try {
            Baseline baseline = new BaselineFile(file).read();
            if (getParameters().getUpdate().get()) {
                Baseline before = baseline;
                baseline = before.updatedTo(found);
                new BaselineFile(file).write(baseline);
                words.ofUpdate(before, baseline).forEach(CONSOLE::say);
            }
            if (!found.counts().mishaps().isEmpty()) {
                CONSOLE.warn("These findings lack what could not be examined ("
                        + found.counts().mishaps().size()
                        + "): run synthesizeConcurrentTests --rerun to have it tried again.");
            }
            Findings marked = baseline.mark(found);
            words.of(baseline, marked).forEach(CONSOLE::say);
            findingsFile.write(
                    path(getParameters().getFindings().get().getAsFile()),
                    marked,
                    findingsFile.readSettings(foundFile));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path path(File file) {
        return file.toPath();
    }
}
