package io.snarl.gradle.tasks;

import io.snarl.gradle.internal.analysis.AnalysisWorkers;
import io.snarl.gradle.internal.gradle.BuildCacheGuard;
import io.snarl.gradle.internal.settings.Durations;
import io.snarl.gradle.internal.synthesis.LabLauncher;
import io.snarl.gradle.internal.synthesis.SynthesisProcess;
import io.snarl.gradle.internal.synthesis.SynthesisRequirements;
import io.snarl.gradle.internal.synthesis.SynthesisSettingsFile;
import io.snarl.gradle.internal.testrun.TestPreparation;
import io.snarl.gradle.tasks.inputs.SynthesisInputs;
import java.io.File;
import javax.inject.Inject;
import org.gradle.api.DefaultTask;
import org.gradle.api.Task;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.FileSystemOperations;
import org.gradle.api.provider.Property;
import org.gradle.api.provider.SetProperty;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Nested;
import org.gradle.api.tasks.Optional;
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
public abstract class SynthesizeConcurrentTests extends DefaultTask implements SynthesisInputs {

    /** Creates a task that is not up to date while something is missing that went wrong by accident. */
    public SynthesizeConcurrentTests() {
        // Asked of the interface, since the class returns an internal type.
        TaskOutputs outputs = ((Task) this).getOutputs();
        outputs.upToDateWhen(task -> !new LabLauncher((SynthesizeConcurrentTests) task).hadMishaps());
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

    @Override
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

    /** The classes of the tests in the lab and of the seed tests, whose helpers they may use. */
    @Override
    @Internal("captured by the class path, or made by the task")
    public abstract ConfigurableFileCollection getTestClassesDirs();

    @Override
    @Nested
    @Optional
    public abstract Property<JavaLauncher> getJavaLauncher();

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
        ObstacleCheck.ifHindered(this);
        new SynthesisRequirements(this).check();
        var lab = new LabLauncher(this);
        var workers = new AnalysisWorkers(getWorkers(), getAnalysisClasspath());
        new TestPreparation(this, getClasspath(), workers, lab.results())
                .requireJava()
                // Not what the run before has found: the new findings take its place when there are some.
                .clean(getFileSystemOperations(), getLabDirectory())
                .run(getProcesses(), lab.agentSettings());
        File summary = new File(getTemporaryDir(), "summary.txt");
        File settings = new SynthesisSettingsFile(this, lab).writeBy(workers, summary);
        new SynthesisProcess(this).run(getProcesses(), settings, lab, summary);
        if (lab.hadMishaps()) {
            BuildCacheGuard.keepFromBuildCache(this);
        }
    }
}
