package io.snarl.gradle.tasks;

import io.snarl.gradle.internal.analysis.AnalysisWorkers;
import io.snarl.gradle.internal.analysis.finding.BaselineWork;
import io.snarl.gradle.internal.settings.BlockSettings;
import io.snarl.gradle.tasks.inputs.SnarlTask;
import javax.inject.Inject;
import org.gradle.api.DefaultTask;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFile;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.OutputFile;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.UntrackedTask;
import org.gradle.workers.WorkerExecutor;

/**
 * Marks the findings that the user has accepted, and accepts them if told so.
 *
 * <p>Apart from {@code synthesizeConcurrentTests}, so that to accept a finding does not mean to look for it again.
 */
@UntrackedTask(because = "it takes no time, and says in each build which findings are known")
public abstract class RecordFindings extends DefaultTask implements SnarlTask {

    /** What {@code synthesizeConcurrentTests} has found. */
    @InputFile
    @PathSensitive(PathSensitivity.NONE)
    public abstract RegularFileProperty getFoundFile();

    /** The findings that the user has accepted; no input, since the task may write it. */
    @Internal
    public abstract RegularFileProperty getBaseline();

    /** Whether all bugs that were found are accepted, and no others. */
    @Input
    public abstract Property<Boolean> getUpdateBaseline();

    /** What reads findings. */
    @Classpath
    public abstract ConfigurableFileCollection getAnalysisClasspath();

    /** Where the project lies, relative to which the findings name files. */
    @Internal
    public abstract DirectoryProperty getProjectDirectory();

    /** Where the findings are written with the mark of those that are accepted. */
    @OutputFile
    public abstract RegularFileProperty getFindingsFile();

    @Inject
    protected abstract WorkerExecutor getWorkers();

    @TaskAction
    void mark() {
        ObstacleCheck.ifHindered(this);
        BlockSettings.requireBaseline(getBaseline().get().getAsFile());
        new AnalysisWorkers(getWorkers(), getAnalysisClasspath()).run(BaselineWork.class, parameters -> {
            parameters.getFound().set(getFoundFile());
            parameters.getBaseline().set(getBaseline());
            parameters.getUpdate().set(getUpdateBaseline());
            parameters.getProjectDirectory().set(getProjectDirectory());
            parameters.getFindings().set(getFindingsFile());
        });
    }
}
