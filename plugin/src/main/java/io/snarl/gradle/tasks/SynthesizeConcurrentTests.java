package io.snarl.gradle.tasks;

import io.snarl.gradle.SynthesisSpec;
import io.snarl.gradle.internal.Durations;
import io.snarl.gradle.internal.Lab;
import io.snarl.gradle.internal.PartialResult;
import io.snarl.gradle.internal.SynthesisProcess;
import io.snarl.gradle.internal.SynthesisRequirements;
import io.snarl.gradle.internal.SynthesisSettings;
import io.snarl.gradle.internal.TestPreparation;
import io.snarl.gradle.internal.analysis.AnalysisWorkers;
import java.io.File;
import javax.inject.Inject;
import org.gradle.api.DefaultTask;
import org.gradle.api.Task;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.FileSystemOperations;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.provider.SetProperty;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.IgnoreEmptyDirectories;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.LocalState;
import org.gradle.api.tasks.Nested;
import org.gradle.api.tasks.Optional;
import org.gradle.api.tasks.OutputDirectory;
import org.gradle.api.tasks.OutputFile;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.TaskOutputs;
import org.gradle.api.tasks.options.Option;
import org.gradle.jvm.toolchain.JavaLauncher;
import org.gradle.process.ExecOperations;
import org.gradle.workers.WorkerExecutor;

/**
 * Predicts concurrency bugs from traces, writes a test for each, and keeps those that were seen to fail.
 *
 * <p>A JVM of its own does the analysis. It starts another one, the lab, to run the tests under the scheduler.
 */
@CacheableTask
public abstract class SynthesizeConcurrentTests extends DefaultTask implements WatchedJvm, SynthesisSpec {

    /** Makes a task that is not up to date while something is missing that went wrong by accident. */
    public SynthesizeConcurrentTests() {
        // Asked of the interface, since the class returns an internal type.
        TaskOutputs outputs = ((Task) this).getOutputs();
        outputs.upToDateWhen(task -> !new Lab((SynthesizeConcurrentTests) task).hadMishaps());
    }

    @Override
    @Option(option = "max-cycle-length", description = "How many locks a predicted deadlock may have at most, 2 to 5.")
    public abstract Property<Integer> getMaxCycleLength();

    @Override
    @Option(option = "random-seed", description = "The number that random choices follow from.")
    public abstract Property<Long> getRandomSeed();

    @Override
    @Option(option = "schedules", description = "How many schedules of each test are tried at most to confirm it.")
    public abstract Property<Integer> getSchedules();

    /** Which findings fail the build, if the baseline does not accept them. */
    @Internal("the findings do not depend on it, and verifyFindings decides")
    @Option(
            option = "fail-on",
            description = "Fails the build if there are such findings: deadlock, not-linearizable, crash or any;"
                    + " can be repeated.")
    public abstract SetProperty<String> getFailOn();

    /** Whether recordFindings accepts what was found. */
    @Internal("the findings do not depend on it, and recordFindings does it")
    @Option(option = "update-baseline", description = "Accepts the bugs that were found, and only those, as known.")
    public abstract Property<Boolean> getUpdateBaseline();

    /** The findings that the user has accepted. */
    @Internal("only what is said at the end depends on it, and recordFindings marks the findings")
    public abstract RegularFileProperty getBaseline();

    /** The file that a user is told of, in which recordFindings marks those that are accepted. */
    @Internal("written by recordFindings")
    public abstract RegularFileProperty getRecordedFindings();

    /** The traces of the seed tests. */
    @InputFiles
    @PathSensitive(PathSensitivity.RELATIVE)
    public abstract ConfigurableFileCollection getTraces();

    /** The source directories of the library, whose comments say what is made for several threads and what is not. */
    @InputFiles
    @IgnoreEmptyDirectories
    @PathSensitive(PathSensitivity.RELATIVE)
    public abstract ConfigurableFileCollection getSubjectSources();

    /** The source directories of the seed tests, from which names and values are taken that no trace has. */
    @InputFiles
    @IgnoreEmptyDirectories
    @PathSensitive(PathSensitivity.RELATIVE)
    public abstract ConfigurableFileCollection getSeedTestSources();

    /** The source directories of concurrent tests that were written by hand, whose names are taken. */
    @InputFiles
    @IgnoreEmptyDirectories
    @PathSensitive(PathSensitivity.RELATIVE)
    public abstract ConfigurableFileCollection getHandWrittenSources();

    /** The classes of the tests in the lab and of the seed tests, whose helpers they may use. */
    @Override
    @Internal("captured by the class path, or made by the task")
    public abstract ConfigurableFileCollection getTestClassesDirs();

    /** What concurrent tests are compiled and run with. */
    @Classpath
    public abstract ConfigurableFileCollection getClasspath();

    /** What is appended to the class path of the JDK. */
    @Classpath
    public abstract ConfigurableFileCollection getBootstrapClasspath();

    @Override
    @Nested
    @Optional
    public abstract Property<JavaLauncher> getJavaLauncher();

    /** The version of Java that the concurrent tests are written in. */
    @Input
    @Optional
    public abstract Property<Integer> getSourceLevel();

    /** Whether the concurrent tests may use no newer JDK than that, as by the compiler's option {@code --release}. */
    @Input
    @Optional
    public abstract Property<Boolean> getRelease();

    /** The path of the task that replays schedules. */
    @Internal
    public abstract Property<String> getReplayTask();

    /** Where the project lies, relative to which the findings name files. */
    @Internal
    public abstract DirectoryProperty getProjectDirectory();

    /** Where the sources of the concurrent tests are written. */
    @OutputDirectory
    public abstract DirectoryProperty getSourceDirectory();

    /** Where the findings are written. */
    @OutputFile
    public abstract RegularFileProperty getFindingsFile();

    /** Where the schedules of the findings are written. */
    @OutputDirectory
    public abstract DirectoryProperty getScheduleDirectory();

    /** Where tests are compiled and run before they are shown to anybody. */
    @LocalState
    public abstract DirectoryProperty getLabDirectory();

    @Inject
    protected abstract ExecOperations getProcesses();

    @Inject
    protected abstract FileSystemOperations getFileSystemOperations();

    @Inject
    protected abstract WorkerExecutor getWorkers();

    /** Sets the time budget from the command line, where a duration is text such as {@code 90s} or {@code PT5M}. */
    @Option(option = "time-budget", description = "How long all of it may take, such as 90s, 5m or PT5M.")
    public void timeBudget(String text) {
        getTimeBudget().set(Durations.ofOption("--time-budget", text));
    }

    @TaskAction
    void synthesize() {
        Refusal.ifHindered(this);
        new SynthesisRequirements(this).check();
        var lab = new Lab(this);
        var workers = new AnalysisWorkers(getWorkers(), getAnalysisClasspath());
        new TestPreparation(this, getClasspath(), workers, lab.results())
                .requireJava()
                // Not what the run before has found: the new findings take its place when there are some.
                .clean(getFileSystemOperations(), getLabDirectory())
                .run(getProcesses(), lab.agentSettings());
        File summary = new File(getTemporaryDir(), "summary.txt");
        File settings = new SynthesisSettings(this, lab).writeBy(workers, summary);
        new SynthesisProcess(this).run(getProcesses(), settings, lab, summary);
        if (lab.hadMishaps()) {
            PartialResult.keepFromBuildCache(this);
        }
    }
}
