package io.snarl.gradle.tasks;

import io.snarl.gradle.internal.analysis.AnalysisWorkers;
import io.snarl.gradle.internal.analysis.finding.FindingsCheckWork;
import io.snarl.gradle.internal.gradle.GradleCommand;
import io.snarl.gradle.internal.settings.BlockSettings;
import io.snarl.gradle.internal.settings.FailOn;
import io.snarl.gradle.tasks.inputs.SnarlTask;
import javax.inject.Inject;
import org.gradle.api.DefaultTask;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.provider.SetProperty;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFile;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.UntrackedTask;
import org.gradle.workers.WorkerExecutor;

/**
 * Fails the build if there are findings of the kinds that are to fail it and that nobody has accepted.
 *
 * <p>Apart from {@code synthesizeConcurrentTests}, so that its findings are stored and cached though the build fails, and the next
 * build fails at once.
 */
@UntrackedTask(because = "it takes no time, and has to fail in each build in which there are such findings")
public abstract class VerifyFindings extends DefaultTask implements SnarlTask {

    /** Which findings fail the build. */
    @Input
    public abstract SetProperty<String> getFailOn();

    /** What was found, with the mark of what is accepted. */
    @InputFile
    @PathSensitive(PathSensitivity.NONE)
    public abstract RegularFileProperty getFindingsFile();

    /** The report, which a user is told of. */
    @Internal
    public abstract RegularFileProperty getReport();

    /** What reads findings. */
    @Classpath
    public abstract ConfigurableFileCollection getAnalysisClasspath();

    /** The path of the task that replays schedules. */
    @Internal
    public abstract Property<String> getReplayTask();

    /** Where the project lies, relative to which the findings name files. */
    @Internal
    public abstract DirectoryProperty getProjectDirectory();

    @Inject
    protected abstract WorkerExecutor getWorkers();

    @TaskAction
    void verify() {
        ObstacleCheck.ifHindered(this);
        BlockSettings.requireFailOn(getFailOn().get());
        new AnalysisWorkers(getWorkers(), getAnalysisClasspath()).run(FindingsCheckWork.class, parameters -> {
            parameters.getVerdicts().set(getFailOn().map(FailOn::verdictsIn));
            parameters.getFindings().set(getFindingsFile());
            parameters.getReport().set(getReport());
            parameters.getProjectDirectory().set(getProjectDirectory());
            parameters
                    .getReplayCommand()
                    .set(GradleCommand.replay(getReplayTask().get()));
        });
    }
}
