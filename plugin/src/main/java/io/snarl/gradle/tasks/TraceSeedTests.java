package io.snarl.gradle.tasks;

import io.snarl.contract.settings.PreparedFiles;
import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.gradle.dsl.SeedTestsSpec;
import io.snarl.gradle.internal.agent.TraceAgentSettings;
import io.snarl.gradle.internal.analysis.AnalysisWorkers;
import io.snarl.gradle.internal.analysis.trace.TestResultsWork;
import io.snarl.gradle.internal.analysis.trace.TraceReportWork;
import io.snarl.gradle.internal.console.Console;
import io.snarl.gradle.internal.gradle.BuildCacheGuard;
import io.snarl.gradle.internal.seed.CompiledFramework;
import io.snarl.gradle.internal.seed.SeedClasses;
import io.snarl.gradle.internal.testrun.JvmExit;
import io.snarl.gradle.internal.testrun.RunReport;
import io.snarl.gradle.internal.testrun.SeedJvmRunner;
import io.snarl.gradle.internal.testrun.SubjectRequirements;
import io.snarl.gradle.internal.testrun.TestPreparation;
import io.snarl.gradle.internal.testrun.TestTaskConfigurer;
import io.snarl.gradle.internal.testrun.TraceVerdict;
import io.snarl.gradle.internal.testrun.UnfinishedTraces;
import io.snarl.gradle.internal.testrun.WorkerFailure;
import io.snarl.gradle.tasks.inputs.SeedSelection;
import java.io.File;
import java.util.Set;
import org.gradle.api.Task;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.provider.SetProperty;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Nested;
import org.gradle.api.tasks.OutputDirectory;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.TaskOutputs;
import org.gradle.api.tasks.options.Option;

/**
 * Runs the seed tests, as the seed suite's own test task runs them, and records what they do to the subjects.
 *
 * <p>Tests of JUnit 4 run on the JUnit Platform as well.
 */
@CacheableTask
public abstract class TraceSeedTests extends InstrumentedTest {

    /** Creates a task that shows no trace. */
    public TraceSeedTests() {
        getPrint().convention(false);
        getSeedSelection().getScanned().convention(false);
        // Asked of the interface, since the class returns an internal type.
        TaskOutputs outputs = ((Task) this).getOutputs();
        outputs.upToDateWhen(task -> !((TraceSeedTests) task).getPrint().get());
        outputs.upToDateWhen(task -> !((TraceSeedTests) task).mayFindMore());
        outputs.doNotCacheIf(
                "traces are to be printed",
                task -> ((TraceSeedTests) task).getPrint().get());
    }

    private boolean mayFindMore() {
        return new UnfinishedTraces(getTraceDirectory().get().getAsFile()).areThere();
    }

    /** Which tests are traced, and how. */
    @Nested
    public abstract SeedTestsSpec getSeedTests();

    /** The tests of the seed suite's own test task. */
    @Nested
    public abstract SeedSelection getSeedSelection();

    /** What the seed tests are compiled with, and so the concurrent ones. */
    @Internal("only looked at for a test framework, and what is run is captured by the class path")
    public abstract ConfigurableFileCollection getCompileClasspath();

    /** The annotations of test frameworks of which the compile class path has to have one. */
    @Internal("see the compile class path")
    public abstract SetProperty<String> getTestAnnotations();

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

    /** Where the traces are written. */
    @OutputDirectory
    public abstract DirectoryProperty getTraceDirectory();

    /** Traces the tests, and fails unless at least one of them can be used. */
    @Override
    @TaskAction
    public void executeTests() {
        ObstacleCheck.ifHindered(this);
        isSwitchedOff(reason -> {
            throw Console.failure(getName() + " is switched off, since " + reason
                    + ", so there are no traces of the tests as they are now. Switch off your own test tasks alone, as by"
                    + " tasks.named(\"" + getSeedTests().getSuite().get()
                    + "\") { enabled = false }: this one runs only in builds that ask for it.");
        });
        File traces = getTraceDirectory().get().getAsFile();
        var workers = new AnalysisWorkers(getWorkers(), getAnalysisClasspath());
        Set<String> included = getSeedTests().getInclude().get();
        Set<String> excluded = getSeedTests().getExclude().get();
        String suite = getSeedTests().getSuite().get();
        requireTests(TraceVerdict.noClasses(getName(), suite));
        SeedClasses.in(getCandidateClassFiles(), suite).requireSome(included, excluded);
        new CompiledFramework(getTestAnnotations().get(), getCompileClasspath()).require(suite);
        SubjectRequirements.ofTracing(this, getClasspath(), workers);
        new TestPreparation(this, getClasspath(), workers, traces)
                .requireJava()
                .setAside(getFileSystemOperations(), reportsOfGradle())
                .run(getProcesses(), TraceAgentSettings.of(getSeedTests(), getSeedSelection()));
        new TestTaskConfigurer(this)
                .in(getSeedJvm())
                .of(getSeedSelection(), getSeedTests())
                .sequentially();
        // Who has set patterns in the block is told so, in its words.
        getFilter().setFailOnNoMatchingTests(included.isEmpty());
        var unfinished = new UnfinishedTraces(traces);
        unfinished.begin();
        SeedJvmRunner.RunEnd jvms = new SeedJvmRunner(this, workers, traces).run(this::runNextJvm);
        // Where no JVM came to its first test, there is no index, and nothing to tell.
        if (jvms.jvms() > 1 && new File(traces, TraceIndex.FILE).exists()) {
            tellGradleOfAllJvms(workers, traces);
        }
        new RunReport(
                        this,
                        getFileSystemOperations(),
                        traces,
                        new TraceVerdict(getName(), suite, included, excluded, jvms))
                .tell(
                        TraceIndex.FILE,
                        (index, outcome) -> workers.run(TraceReportWork.class, parameters -> {
                            parameters.getIndex().set(index);
                            parameters.getOutcome().set(outcome);
                            parameters.getPrint().set(getPrint());
                        }),
                        jvms.ofGradle());
        jvms.warning().ifPresent(new Console(getLogger())::warn);
        unfinished.end(jvms);
        if (unfinished.areThere()) {
            BuildCacheGuard.keepFromBuildCache(this);
        }
    }

    private JvmExit runNextJvm() {
        // Of the results of the JVM before, Gradle would take the classes that failed and start with them.
        getFileSystemOperations().delete(old -> old.delete(getBinaryResultsDirectory()));
        var failure = new WorkerFailure();
        RuntimeException ofGradle = runTests(failure);
        // There may be none left for the next one, which Gradle would take for a mistake.
        new TestTaskConfigurer(this).acceptNoTest();
        return new JvmExit(ofGradle, failure.first());
    }

    /** Gradle knows of the last JVM alone, so there is one more that reports what all have come to. */
    private void tellGradleOfAllJvms(AnalysisWorkers workers, File traces) {
        workers.run(TestResultsWork.class, parameters -> {
            parameters.getIndex().set(new File(traces, TraceIndex.FILE));
            parameters.getResults().set(getPreparation().file(PreparedFiles.REPORTED_TESTS));
        });
        new TestTaskConfigurer(this).reportBy("snarl");
        RuntimeException failure = runNextJvm().ofGradle();
        if (failure != null) {
            new Console(getLogger())
                    .warn("The reports of tests do not name all tests that have run: " + failure.getMessage());
        }
    }
}
