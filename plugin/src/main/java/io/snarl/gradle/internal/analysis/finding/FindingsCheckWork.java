package io.snarl.gradle.internal.analysis.finding;

import io.snarl.core.finding.Findings;
import io.snarl.core.finding.ReplayCommand;
import io.snarl.core.registry.KnownKinds;
import java.nio.file.Path;
import org.gradle.api.GradleException;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.provider.SetProperty;
import org.gradle.workers.WorkAction;
import org.gradle.workers.WorkParameters;

/** Fails if there are unaccepted bugs of certain kinds. */
public abstract class FindingsCheckWork implements WorkAction<FindingsCheckWork.Parameters> {

    /** What is looked for, and where. */
    public interface Parameters extends WorkParameters {

        /** The verdicts that fail the build, in the words of a build script. */
        SetProperty<String> getVerdicts();

        RegularFileProperty getFindings();

        RegularFileProperty getReport();

        DirectoryProperty getProjectDirectory();

        /** The command that replays a schedule file, up to the name of the file. */
        Property<String> getReplayCommand();
    }

    @Override
    public void execute() {
        Path project = getParameters().getProjectDirectory().get().getAsFile().toPath();
        Path file = getParameters().getFindings().get().getAsFile().toPath();
        Findings findings = KnownKinds.ALL.findingsFile(project).read(file);
        var replay = new ReplayCommand(getParameters().getReplayCommand().get(), project);
        Path report = getParameters().getReport().get().getAsFile().toPath();
        new FailingFindings(findings, getParameters().getVerdicts().get(), report, replay)
                .message()
                .ifPresent(message -> {
                    throw new GradleException(message);
                });
    }
}
