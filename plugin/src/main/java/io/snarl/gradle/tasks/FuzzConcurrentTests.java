package io.snarl.gradle.tasks;

import io.snarl.contract.result.RunResults;
import io.snarl.gradle.dsl.FuzzingStrategy;
import io.snarl.gradle.internal.agent.FuzzingAgentSettings;
import io.snarl.gradle.internal.analysis.AnalysisWorkers;
import io.snarl.gradle.internal.analysis.fuzz.FuzzReportWork;
import io.snarl.gradle.internal.console.Console;
import io.snarl.gradle.internal.findings.AcceptedTests;
import io.snarl.gradle.internal.findings.CleanSynthesisCheck;
import io.snarl.gradle.internal.findings.ReplayedSchedules;
import io.snarl.gradle.internal.gradle.GradleCommand;
import io.snarl.gradle.internal.settings.BlockSettings;
import io.snarl.gradle.internal.settings.Durations;
import io.snarl.gradle.internal.testrun.FuzzVerdict;
import io.snarl.gradle.internal.testrun.JvmExit;
import io.snarl.gradle.internal.testrun.RunReport;
import io.snarl.gradle.internal.testrun.SubjectRequirements;
import io.snarl.gradle.internal.testrun.TestPreparation;
import io.snarl.gradle.internal.testrun.TestTaskConfigurer;
import io.snarl.gradle.tasks.inputs.FuzzingInputs;
import io.snarl.gradle.tasks.inputs.SeedClassFilter;
import io.snarl.gradle.tasks.inputs.SeedSelection;
import java.io.File;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.gradle.api.Task;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.provider.SetProperty;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Nested;
import org.gradle.api.tasks.OutputDirectory;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.TaskOutputs;
import org.gradle.api.tasks.options.Option;
import org.gradle.api.tasks.testing.Test;

/**
 * Runs concurrent tests under a controlled scheduler and reports the failures that it has shown.
 *
 * <p>These are the tests of the suite {@code concurrentTest} and those of the seed suite that carry {@code @Interleaved};
 * {@code --tests} names them, and other tests of the seed suite too.
 *
 * <p>A run that passed is cached like that of any test task: with the same seed the same schedules are tried. The time
 * budget may end it earlier on a slower machine, but what it says about the schedules that it tried stays true.
 */
@CacheableTask
public abstract class FuzzConcurrentTests extends InstrumentedTest implements FuzzingInputs {

    /** Creates a task that replays nothing. */
    public FuzzConcurrentTests() {
        getNamed().convention(false);
        getSeedSelection().getScanned().convention(false);
        getReplayTimes().convention(1);
        // Asked of the interface, since the class returns an internal type.
        TaskOutputs outputs = ((Task) this).getOutputs();
        outputs.upToDateWhen(task -> !((FuzzConcurrentTests) task).getReplay().isPresent());
        outputs.doNotCacheIf(
                "a schedule is replayed",
                task -> ((FuzzConcurrentTests) task).getReplay().isPresent());
    }

    @Override
    @Option(option = "random-seed", description = "The number that random choices follow from.")
    public abstract Property<Long> getRandomSeed();

    @Override
    @Option(option = "schedules", description = "How many schedules of each test are tried at most.")
    public abstract Property<Integer> getSchedules();

    @Override
    @Option(option = "depth", description = "How many ordering constraints a bug has that 'pct' looks for.")
    public abstract Property<Integer> getDepth();

    @Override
    @Option(option = "preemptions", description = "How many preemptions a schedule of 'exhaustive' has at most.")
    public abstract Property<Integer> getPreemptions();

    @Override
    @Option(option = "step-limit", description = "How many steps a schedule may take before it counts as endless.")
    public abstract Property<Long> getStepLimit();

    @Override
    @Internal("more at once leads to no other results")
    @Option(option = "max-parallel-forks", description = "How many test JVMs run at once.")
    public abstract Property<Integer> getParallelForkLimit();

    @Override
    @Option(
            option = "replay",
            description =
                    "Runs the test of this schedule file, or of each in this directory, as the file says, and no other.")
    public abstract Property<String> getReplay();

    @Override
    @Option(option = "replay-times", description = "How often each schedule file is replayed.")
    public abstract Property<Integer> getReplayTimes();

    /** What tests were named by on the command line. */
    @Internal("part of the filter")
    public abstract ListProperty<String> getNames();

    /** The tests of the seed suite's own test task: what selects them selects no concurrent tests, if it is set for both. */
    @Nested
    public abstract SeedSelection getSeedSelection();

    /** Patterns of class files that the seed suite's own test task runs alone, and of those that it does not run. */
    @Nested
    public abstract SeedClassFilter getSeedFiles();

    /** The name of the seed suite, for messages. */
    @Internal
    public abstract Property<String> getSeedSuite();

    /** The path of this task where Gradle was started. */
    @Internal
    public abstract Property<String> getReplayTask();

    /** Where the results, the schedules and the interleavings are written. */
    @OutputDirectory
    public abstract DirectoryProperty getResultDirectory();

    /**
     * Where the results of a replay are written: elsewhere, because the schedule is among the results of the run before.
     */
    @Internal("nothing may rely on it, since a replay is neither up to date nor cached")
    public abstract DirectoryProperty getReplayDirectory();

    /** Sets the time budget from the command line, where a duration is text such as {@code 90s} or {@code PT5M}. */
    @Option(option = "time-budget", description = "How long all tests together may run, such as 90s, 5m or PT5M.")
    public void timeBudget(String text) {
        getTimeBudget().set(Durations.ofOption("--time-budget", text));
    }

    @Override
    @Option(
            option = "strategy",
            description = "Chooses the schedules: mixed, random, pct, pos, exhaustive or directed.")
    public void strategy(String name) {
        getStrategy().set(FuzzingStrategy.named("--strategy", name));
    }

    @Override
    Set<String> includedFiles() {
        return without(getSeedFiles().getIncludes(), getIncludes());
    }

    @Override
    Set<String> excludedFiles() {
        return without(getSeedFiles().getExcludes(), getExcludes());
    }

    private static Set<String> without(SetProperty<String> seeds, Set<String> own) {
        var rest = new TreeSet<>(own);
        rest.removeAll(seeds.getOrElse(Set.of()));
        return rest;
    }

    @Override
    public Test setTestNameIncludePatterns(List<String> testNamePattern) {
        getNames().set(testNamePattern);
        getNamed().set(!testNamePattern.isEmpty());
        return super.setTestNameIncludePatterns(testNamePattern);
    }

    /** Returns whether build scripts let the task run, and says so if they do not. */
    public boolean runsOrSaysWhyNot() {
        return !isSwitchedOff(reason ->
                new Console(getLogger()).warn(getPath() + " runs no test: it is switched off, since " + reason + "."));
    }

    /** Runs the tests, and fails if a schedule made one of them fail or if nothing could be found out. */
    @Override
    @TaskAction
    public void executeTests() {
        ObstacleCheck.ifHindered(this);
        BlockSettings.requireAllowed(this);
        File replay = ReplayedSchedules.of(this);
        File results = (replay == null ? getResultDirectory() : getReplayDirectory())
                .get()
                .getAsFile();
        var launch = new TestTaskConfigurer(this).without(getSeedSelection());
        File read = ReplayedSchedules.readable(replay, results, getFileSystemOperations(), getTemporaryDir());
        var workers = new AnalysisWorkers(getWorkers(), getAnalysisClasspath());
        int leftOut = new AcceptedTests(this).leaveOut(workers, getFilter());
        boolean clean = CleanSynthesisCheck.isBefore(this, workers);
        if (clean) {
            new Console(getLogger())
                    .say("There is no generated test to run: synthesizeConcurrentTests has confirmed no bug.");
        }
        var verdict = new FuzzVerdict(
                getName(), getSeedSuite().get(), getNames().get(), replay, leftOut, clean, getIgnoreFailures());
        requireTests(verdict.noClasses());
        SubjectRequirements.ofControl(this, getClasspath(), workers);
        new TestPreparation(this, getClasspath(), workers, results)
                .requireJava()
                .setAside(getFileSystemOperations(), reportsOfGradle())
                .run(getProcesses(), FuzzingAgentSettings.of(this, read, results));
        launch.in(getSeedJvm()).by("snarl").sequentially();
        launch.inForks(replay == null ? getParallelForkLimit().get() : 1);
        // Who has named tests is told by the verdict that there are none of these names.
        getFilter().setFailOnNoMatchingTests(getNames().get().isEmpty() && leftOut == 0);
        RuntimeException failure = runTestsAgainIfKilled(results);
        new RunReport(this, getFileSystemOperations(), results, verdict)
                .tell(
                        RunResults.FILE,
                        (file, outcome) -> workers.run(FuzzReportWork.class, parameters -> {
                            parameters.getResults().set(file);
                            parameters.getOutcome().set(outcome);
                            parameters
                                    .getReplayCommand()
                                    .set(GradleCommand.replay(getReplayTask().get()));
                            parameters.getProjectDirectory().set(getProjectDirectory());
                            parameters.getSettings().set(FuzzingAgentSettings.inWords(this, replay));
                        }),
                        failure);
    }

    /** A JVM that was killed says nothing about its tests, and the same schedules in another one say all. */
    private RuntimeException runTestsAgainIfKilled(File results) {
        RuntimeException failure = runTests();
        var jvm = new JvmExit(failure, null);
        if (!jvm.wasKilled()) {
            return failure;
        }
        new Console(getLogger())
                .warn("The test JVM was killed (status " + jvm.status()
                        + "). All tests run once more in a new one, by the same schedules.");
        // Of the results of the JVM before, Gradle would take the classes that failed and start with them.
        getFileSystemOperations().delete(old -> old.delete(results, getBinaryResultsDirectory()));
        results.mkdirs();
        return runTests();
    }
}
