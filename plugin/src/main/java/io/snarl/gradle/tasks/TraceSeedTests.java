package io.snarl.gradle.tasks;

import io.snarl.gradle.SeedTestsSpec;
import io.snarl.gradle.SubjectsSpec;
import io.snarl.gradle.internal.RunReport;
import io.snarl.gradle.internal.SeedLaunch;
import io.snarl.gradle.internal.TraceAgent;
import io.snarl.gradle.internal.TracePreparation;
import io.snarl.gradle.internal.analysis.AnalysisWorkers;
import javax.inject.Inject;
import org.gradle.api.Action;
import org.gradle.api.Task;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.FileTree;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.IgnoreEmptyDirectories;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.LocalState;
import org.gradle.api.tasks.Nested;
import org.gradle.api.tasks.OutputDirectory;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.TaskOutputs;
import org.gradle.api.tasks.options.Option;
import org.gradle.api.tasks.testing.Test;
import org.gradle.api.tasks.testing.junit.JUnitOptions;
import org.gradle.api.tasks.testing.testng.TestNGOptions;
import org.gradle.process.ExecOperations;
import org.gradle.work.Incremental;
import org.gradle.workers.WorkerExecutor;

/**
 * Runs the seed tests, as the seed suite's own test task runs them, and records what they do to the subjects.
 *
 * <p>Being a {@link Test}, it takes {@code --tests} and leaves the usual reports. It always runs on the JUnit Platform, on
 * which tests of JUnit 4 run as well.
 */
@CacheableTask
public abstract class TraceSeedTests extends Test implements SnarlTask {

    /** Makes a task that runs on the JUnit Platform with the agent attached. */
    public TraceSeedTests() {
        useJUnitPlatform();
        getJvmArgumentProviders().add(new TraceAgent(getAgentClasspath(), getPreparation()));
        getPrint().convention(false);
        // Asked of the interface, since the class returns an internal type.
        TaskOutputs outputs = ((Task) this).getOutputs();
        outputs.upToDateWhen(task -> !((TraceSeedTests) task).getPrint().get());
        outputs.doNotCacheIf(
                "traces are to be printed",
                task -> ((TraceSeedTests) task).getPrint().get());
    }

    /** Which classes are watched. */
    @Nested
    public abstract SubjectsSpec getSubjects();

    /** Which tests are traced, and how. */
    @Nested
    public abstract SeedTestsSpec getSeedTests();

    /** The JVM of the seed suite's own test task. */
    @Nested
    public abstract SeedJvm getSeedJvm();

    /** The tests of the seed suite's own test task. */
    @Nested
    public abstract SeedSelection getSeedSelection();

    /** Whether the traces are shown when the tests have run. */
    @Internal
    @Option(option = "print", description = "Shows each trace as text; best together with --tests.")
    public abstract Property<Boolean> getPrint();

    /** Whether the outcomes of branches are recorded. */
    @Internal("part of the settings of the seed tests")
    @Option(option = "branches", description = "Records the outcomes of branches.")
    public Property<Boolean> getBranches() {
        return getSeedTests().getBranches();
    }

    /** The classes of the main source set. */
    @Classpath
    public abstract ConfigurableFileCollection getSubjectClasses();

    /** The jar of the main source set, which some suites have on their class path instead of its classes. */
    @Internal("captured by the class path, if it is there")
    public abstract RegularFileProperty getSubjectJar();

    /** What the main source set runs with. */
    @Classpath
    public abstract ConfigurableFileCollection getLibraryClasses();

    /** The class files of the seed suite's own test task. */
    @Internal("captured by candidateClassFiles")
    public abstract ConfigurableFileCollection getSeedTestClasses();

    /** The Java agent that records. */
    @Classpath
    public abstract ConfigurableFileCollection getAgentClasspath();

    /** What reads the traces for the summary. */
    @Classpath
    public abstract ConfigurableFileCollection getAnalysisClasspath();

    /** Where the agent prepares the test JVM. */
    @LocalState
    public abstract DirectoryProperty getPreparation();

    /** Where the traces are written. */
    @OutputDirectory
    public abstract DirectoryProperty getTraceDirectory();

    @Inject
    protected abstract ExecOperations getProcesses();

    @Inject
    protected abstract WorkerExecutor getWorkers();

    /**
     * The class files to look for tests in.
     *
     * <p>Incremental in place of the inherited {@code SkipWhenEmpty}: without any seed test the task must run, so that it
     * can say so.
     */
    @Override
    @InputFiles
    @Incremental
    @IgnoreEmptyDirectories
    @PathSensitive(PathSensitivity.RELATIVE)
    public FileTree getCandidateClassFiles() {
        return getSeedTestClasses()
                .getAsFileTree()
                .matching(patterns -> patterns.include(getIncludes()).exclude(getExcludes()));
    }

    /** Changes nothing: which framework the tests are written for is known from the seed suite's own test task. */
    @Override
    public void useJUnit() {}

    /** Changes nothing, like {@link #useJUnit()}. */
    @Override
    public void useJUnit(Action<? super JUnitOptions> testFrameworkConfigure) {}

    /** Changes nothing, like {@link #useJUnit()}. */
    @Override
    public void useTestNG() {}

    /** Changes nothing, like {@link #useJUnit()}. */
    @Override
    public void useTestNG(Action<? super TestNGOptions> testFrameworkConfigure) {}

    /** Traces the tests, and fails unless at least one of them can be used. */
    @Override
    @TaskAction
    public void executeTests() {
        Refusal.ifHindered(this);
        var workers = new AnalysisWorkers(getWorkers(), getAnalysisClasspath());
        new TracePreparation(this, workers)
                .require()
                .clean(getFileSystemOperations())
                .run(getProcesses());
        new SeedLaunch(this)
                .in(getSeedJvm())
                .of(getSeedSelection(), getSeedTests())
                .sequentially();
        RuntimeException failure = null;
        try {
            super.executeTests();
        } catch (RuntimeException e) {
            failure = e;
        }
        new RunReport(this, workers).tell(failure);
    }
}
