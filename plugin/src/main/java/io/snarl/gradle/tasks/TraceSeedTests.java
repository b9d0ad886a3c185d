package io.snarl.gradle.tasks;

import io.snarl.gradle.SeedTestsSpec;
import io.snarl.gradle.internal.RunReport;
import io.snarl.gradle.internal.SeedClasses;
import io.snarl.gradle.internal.SeedLaunch;
import io.snarl.gradle.internal.SubjectRequirements;
import io.snarl.gradle.internal.TestPreparation;
import io.snarl.gradle.internal.TraceSettings;
import io.snarl.gradle.internal.TraceVerdict;
import io.snarl.gradle.internal.analysis.AnalysisWorkers;
import io.snarl.gradle.internal.analysis.TraceReport;
import java.io.File;
import java.util.Set;
import org.gradle.api.Task;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.Property;
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
public abstract class TraceSeedTests extends WatchedTests {

    /** Makes a task that shows no trace. */
    public TraceSeedTests() {
        getPrint().convention(false);
        // Asked of the interface, since the class returns an internal type.
        TaskOutputs outputs = ((Task) this).getOutputs();
        outputs.upToDateWhen(task -> !((TraceSeedTests) task).getPrint().get());
        outputs.doNotCacheIf(
                "traces are to be printed",
                task -> ((TraceSeedTests) task).getPrint().get());
    }

    /** Which tests are traced, and how. */
    @Nested
    public abstract SeedTestsSpec getSeedTests();

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

    /** Whether the whole block is right; reading it refuses one that is not before the first test runs. */
    @Internal("true, or the build fails")
    public abstract Property<Boolean> getChecked();

    /** Where the traces are written. */
    @OutputDirectory
    public abstract DirectoryProperty getTraceDirectory();

    /** Traces the tests, and fails unless at least one of them can be used. */
    @Override
    @TaskAction
    public void executeTests() {
        Refusal.ifHindered(this);
        getChecked().get();
        File traces = getTraceDirectory().get().getAsFile();
        var workers = new AnalysisWorkers(getWorkers(), getAnalysisClasspath());
        Set<String> included = getSeedTests().getInclude().get();
        Set<String> excluded = getSeedTests().getExclude().get();
        String suite = getSeedTests().getSuite().get();
        var verdict = new TraceVerdict(getName(), traces, suite, included, excluded);
        requireTests(verdict.noClasses());
        SeedClasses.in(getCandidateClassFiles(), suite).requireSome(included, excluded);
        SubjectRequirements.ofTracing(this, workers);
        new TestPreparation(this, getClasspath(), workers, traces)
                .requireJava()
                .setAside(getFileSystemOperations(), reportsOfGradle())
                .run(getProcesses(), TraceSettings.of(getSeedTests()));
        new SeedLaunch(this)
                .in(getSeedJvm())
                .of(getSeedSelection(), getSeedTests())
                .sequentially();
        // Who has set patterns in the block is told so, in its words.
        getFilter().setFailOnNoMatchingTests(included.isEmpty());
        RuntimeException failure = runTests();
        new RunReport(this, getFileSystemOperations(), traces, verdict)
                .tell(
                        "index.jsonl",
                        (index, outcome) -> workers.run(TraceReport.class, parameters -> {
                            parameters.getIndex().set(index);
                            parameters.getOutcome().set(outcome);
                            parameters.getPrint().set(getPrint());
                        }),
                        failure);
    }
}
