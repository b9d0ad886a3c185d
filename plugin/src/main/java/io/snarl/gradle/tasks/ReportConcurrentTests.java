package io.snarl.gradle.tasks;

import io.snarl.contract.result.RunResults;
import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.gradle.internal.analysis.AnalysisWorkers;
import io.snarl.gradle.internal.analysis.report.ReportWork;
import io.snarl.gradle.internal.console.Console;
import io.snarl.gradle.internal.findings.FoundProblems;
import io.snarl.gradle.internal.gradle.GradleCommand;
import io.snarl.gradle.tasks.inputs.SnarlTask;
import java.io.File;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import javax.inject.Inject;
import org.gradle.api.DefaultTask;
import org.gradle.api.Task;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.FileSystemOperations;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.model.ObjectFactory;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.IgnoreEmptyDirectories;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.OutputFile;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.TaskOutputs;
import org.gradle.workers.WorkerExecutor;

/**
 * Writes a report on what synthesis and running the concurrent tests have left.
 *
 * <p>It comes after both and draws in neither, and reports on a run that has failed like on any other.
 */
@CacheableTask
public abstract class ReportConcurrentTests extends DefaultTask implements SnarlTask {

    /** Creates a task that always says where there is nothing to report. */
    public ReportConcurrentTests() {
        // Asked of the interface, since the class returns an internal type.
        TaskOutputs outputs = ((Task) this).getOutputs();
        outputs.upToDateWhen(task -> ((ReportConcurrentTests) task).hasResults());
        outputs.doNotCacheIf("there is nothing to report", task -> !((ReportConcurrentTests) task).hasResults());
    }

    /** What {@code synthesizeConcurrentTests} has found. */
    @Internal("captured by resultFiles")
    public abstract RegularFileProperty getFindingsFile();

    /** Where {@code synthesizeConcurrentTests} has written schedules and interleavings. */
    @Internal("captured by resultFiles")
    public abstract DirectoryProperty getScheduleDirectory();

    /** Where {@code traceSeedTests} has written traces. */
    @Internal("captured by resultFiles")
    public abstract DirectoryProperty getTraceDirectory();

    /** Where {@code fuzzConcurrentTests} has written its results. */
    @Internal("captured by resultFiles")
    public abstract DirectoryProperty getFuzzDirectory();

    /** All files that are read of what the tasks have left; a collection, since any of them may be missing. */
    @InputFiles
    @IgnoreEmptyDirectories
    @PathSensitive(PathSensitivity.RELATIVE)
    public abstract ConfigurableFileCollection getResultFiles();

    /** The source directories of the project, of which lines are shown; some may not exist. */
    @InputFiles
    @IgnoreEmptyDirectories
    @PathSensitive(PathSensitivity.RELATIVE)
    public abstract ConfigurableFileCollection getSources();

    /** Where the source directories are in the project, since the report says so and Gradle compares only what is in them. */
    @Input
    public List<String> getSourcePlaces() {
        Path project = getProjectDirectory().get().getAsFile().toPath();
        return getSources().getFiles().stream()
                .map(File::toPath)
                .map(source -> source.startsWith(project) ? project.relativize(source) : source.getFileName())
                .map(source -> source.toString().replace('\\', '/'))
                .toList();
    }

    /** What the report calls the project. */
    @Input
    public abstract Property<String> getProjectName();

    /** The path of the task that replays schedules. */
    @Input
    public abstract Property<String> getReplayTask();

    /** The path of the task that adopts findings. */
    @Input
    public abstract Property<String> getAdoptTask();

    /** What writes the report. */
    @Classpath
    public abstract ConfigurableFileCollection getAnalysisClasspath();

    /** Where the project lies. */
    @Internal("the report names files relative to it")
    public abstract DirectoryProperty getProjectDirectory();

    /** The directory of the project as its repository names it, empty for the root. */
    @Input
    public abstract Property<String> getPathInRepository();

    /** The page for people. */
    @OutputFile
    public abstract RegularFileProperty getHtmlFile();

    /** The findings for code hosts and editors, in SARIF 2.1.0; not written if nothing was synthesized. */
    @OutputFile
    public abstract RegularFileProperty getSarifFile();

    /** How much was found, as a build scan is told. */
    @OutputFile
    public abstract RegularFileProperty getCountsFile();

    @Inject
    protected abstract WorkerExecutor getWorkers();

    @Inject
    protected abstract ObjectFactory getObjects();

    @Inject
    protected abstract FileSystemOperations getFileSystemOperations();

    @TaskAction
    void report() {
        File html = getHtmlFile().get().getAsFile();
        if (!hasResults()) {
            getFileSystemOperations().delete(files -> files.delete(html, getSarifFile(), getCountsFile()));
            // No failure, since it also comes after a task that has failed and has said why.
            console()
                    .say(getName() + " has nothing to report: there are neither findings nor results of"
                            + " concurrent tests. "
                            + getObstacle().getOrElse("Run synthesizeConcurrentTests or fuzzConcurrentTests."));
            setDidWork(false);
            return;
        }
        File problems = new File(getTemporaryDir(), "problems.properties");
        new AnalysisWorkers(getWorkers(), getAnalysisClasspath()).run(ReportWork.class, parameters -> {
            parameters.getProjectName().set(getProjectName());
            parameters.getVersion().set(getSnarlVersion());
            parameters.getProjectDirectory().set(getProjectDirectory());
            parameters.getFindings().set(getFindingsFile());
            parameters.getTraceIndex().set(getTraceDirectory().file(TraceIndex.FILE));
            parameters.getFuzzResults().set(getFuzzDirectory().file(RunResults.FILE));
            parameters.getSources().from(getSources());
            parameters
                    .getReplayCommand()
                    .set(GradleCommand.replay(getReplayTask().get()));
            parameters.getAdoptCommand().set(GradleCommand.adopt(getAdoptTask().get()));
            parameters.getHtml().set(html);
            parameters.getPathInRepository().set(getPathInRepository());
            parameters.getSarif().set(getSarifFile());
            parameters.getCounts().set(getCountsFile());
            parameters.getProblems().set(problems);
        });
        getObjects().newInstance(FoundProblems.class).report(problems);
        console().say("Report: " + clickable(html));
    }

    private boolean hasResults() {
        return getFindingsFile().get().getAsFile().exists()
                || getFuzzDirectory().file(RunResults.FILE).get().getAsFile().exists();
    }

    private Console console() {
        return new Console(getLogger());
    }

    /** With three slashes, which consoles and IDEs make a link of. */
    private static String clickable(File file) {
        return URI.create("file://" + file.toURI().getRawPath()).toString();
    }
}
