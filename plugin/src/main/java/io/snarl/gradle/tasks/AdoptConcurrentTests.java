package io.snarl.gradle.tasks;

import io.snarl.gradle.internal.analysis.AnalysisWorkers;
import io.snarl.gradle.internal.analysis.finding.AdoptionWork;
import io.snarl.gradle.tasks.inputs.SnarlTask;
import java.io.File;
import javax.inject.Inject;
import org.gradle.api.DefaultTask;
import org.gradle.api.GradleException;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.UntrackedTask;
import org.gradle.api.tasks.options.Option;
import org.gradle.workers.WorkerExecutor;

/** Copies the tests of chosen findings, with their schedules, into the project's own test sources. */
@UntrackedTask(because = "it writes into sources that belong to the user, who may change them afterwards")
public abstract class AdoptConcurrentTests extends DefaultTask implements SnarlTask {

    /** The ids of the findings to adopt; all that are confirmed, if none is named. */
    @Input
    @Option(option = "finding", description = "Adopts the finding with this id; can be repeated.")
    public abstract ListProperty<String> getFindings();

    /** What {@code synthesizeConcurrentTests} has found; a collection, so that a missing file is told by the task. */
    @InputFiles
    @PathSensitive(PathSensitivity.NONE)
    public abstract ConfigurableFileCollection getFindingsFile();

    /** What copies sources. */
    @Classpath
    public abstract ConfigurableFileCollection getAnalysisClasspath();

    /** Where the project lies. */
    @Internal
    public abstract DirectoryProperty getProjectDirectory();

    /** The source directory to copy to; no output, since compilation and other tasks own what is in it. */
    @Internal
    public abstract DirectoryProperty getDestinationDirectory();

    /** The directory to copy schedules to; no output, like the destination of sources. */
    @Internal
    public abstract DirectoryProperty getScheduleDestination();

    /** The encoding of the sources that are copied. */
    @Internal
    public abstract Property<String> getSourceEncoding();

    /** The encoding of the sources in the directory that they are copied to. */
    @Internal
    public abstract Property<String> getDestinationEncoding();

    @Inject
    protected abstract WorkerExecutor getWorkers();

    @TaskAction
    void adopt() {
        ObstacleCheck.ifHindered(this);
        File findings = getFindingsFile().getSingleFile();
        if (!findings.exists()) {
            throw new GradleException(getName() + " has nothing to copy: there is no " + findings
                    + ". Run synthesizeConcurrentTests, which leaves it.");
        }
        new AnalysisWorkers(getWorkers(), getAnalysisClasspath()).run(AdoptionWork.class, parameters -> {
            parameters.getIds().set(getFindings());
            parameters.getFindings().set(findings);
            parameters.getProjectDirectory().set(getProjectDirectory());
            parameters.getSources().set(getDestinationDirectory());
            parameters.getSourceEncoding().set(getSourceEncoding());
            parameters.getDestinationEncoding().set(getDestinationEncoding());
            parameters.getSchedules().set(getScheduleDestination());
        });
    }
}
