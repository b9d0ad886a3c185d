package io.snarl.gradle.tasks;

import groovy.lang.Closure;
import io.snarl.gradle.internal.agent.AgentArguments;
import io.snarl.gradle.internal.console.Console;
import io.snarl.gradle.internal.console.Heartbeat;
import io.snarl.gradle.internal.console.TestProgress;
import io.snarl.gradle.internal.gradle.NewerGradle;
import io.snarl.gradle.internal.gradle.RunConditions;
import io.snarl.gradle.tasks.inputs.InstrumentedJvmTask;
import java.io.File;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.inject.Inject;
import org.gradle.api.Action;
import org.gradle.api.GradleException;
import org.gradle.api.Task;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.FileTree;
import org.gradle.api.specs.Spec;
import org.gradle.api.specs.Specs;
import org.gradle.api.tasks.IgnoreEmptyDirectories;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.testing.Test;
import org.gradle.api.tasks.testing.TestListener;
import org.gradle.api.tasks.testing.junit.JUnitOptions;
import org.gradle.api.tasks.testing.testng.TestNGOptions;
import org.gradle.process.ExecOperations;
import org.gradle.work.DisableCachingByDefault;
import org.gradle.work.Incremental;
import org.gradle.workers.WorkerExecutor;

/**
 * Runs tests with Snarl's agent attached, in a JVM like that of the seed suite's own test task.
 *
 * <p>Being a {@link Test}, it takes {@code --tests} and leaves the usual reports. It always runs on the JUnit Platform.
 */
@DisableCachingByDefault(because = "it is abstract, and each task says for itself")
public abstract class InstrumentedTest extends Test implements InstrumentedJvmTask {

    private final RunConditions conditions = new RunConditions();

    /** Creates a task that runs on the JUnit Platform with the agent attached. */
    protected InstrumentedTest() {
        useJUnitPlatform();
        NewerGradle.leaveMissingTestsTo(this);
        getJvmArgumentProviders().add(new AgentArguments(getAgentClasspath(), getPreparation()));
    }

    /** The class files that may have tests. */
    @Internal("captured by candidateClassFiles")
    public abstract ConfigurableFileCollection getTestClasses();

    @Inject
    protected abstract ExecOperations getProcesses();

    @Inject
    protected abstract WorkerExecutor getWorkers();

    /**
     * The class files to look for tests in.
     *
     * <p>Incremental in place of the inherited {@code SkipWhenEmpty}: without any test the task must run, so that it can
     * say so.
     */
    @Override
    @InputFiles
    @Incremental
    @IgnoreEmptyDirectories
    @PathSensitive(PathSensitivity.RELATIVE)
    public FileTree getCandidateClassFiles() {
        return getTestClasses()
                .getAsFileTree()
                .matching(patterns -> patterns.include(includedFiles()).exclude(excludedFiles()));
    }

    /** Patterns of class files of which one must match unless there are none. */
    Set<String> includedFiles() {
        return getIncludes();
    }

    /** Patterns of class files of which none may match. */
    Set<String> excludedFiles() {
        return getExcludes();
    }

    /** Changes nothing, because what build scripts set for all test tasks at once must not hold for this one. */
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

    /** Changes nothing, like {@link #useJUnit()}: the JVM is that of the launcher, and Gradle refuses two that differ. */
    @Override
    public void setExecutable(String executable) {}

    /** Changes nothing, like {@link #setExecutable(String)}. */
    @Override
    public void setExecutable(Object executable) {}

    /** Changes nothing, like {@link #setExecutable(String)}. */
    @Override
    public Test executable(Object executable) {
        return this;
    }

    @Override
    public boolean getEnabled() {
        return conditions.isEnabled();
    }

    /** Takes note, and leaves it to the task to say what comes of it. */
    @Override
    public void setEnabled(boolean enabled) {
        conditions.setEnabled(enabled);
    }

    /** Takes note, like {@link #setEnabled}. */
    @Override
    @SuppressWarnings("rawtypes")
    public void onlyIf(Closure condition) {
        conditions.add(Specs.convertClosureToSpec(condition));
    }

    /** Takes note, like {@link #setEnabled}. */
    @Override
    public void onlyIf(Spec<? super Task> condition) {
        conditions.add(condition);
    }

    /** Takes note, like {@link #setEnabled}. */
    @Override
    public void onlyIf(String reason, Spec<? super Task> condition) {
        conditions.add(reason, condition);
    }

    /** Takes note, like {@link #setEnabled}. */
    @Override
    @SuppressWarnings("rawtypes")
    public void setOnlyIf(Closure condition) {
        conditions.clear();
        onlyIf(condition);
    }

    /** Takes note, like {@link #setEnabled}. */
    @Override
    public void setOnlyIf(Spec<? super Task> condition) {
        conditions.clear();
        onlyIf(condition);
    }

    /** Takes note, like {@link #setEnabled}. */
    @Override
    public void setOnlyIf(String reason, Spec<? super Task> condition) {
        conditions.clear();
        onlyIf(reason, condition);
    }

    /** Lets Gradle skip the task without a word unless a condition of Snarl's own holds. */
    public void skipUnless(String reason, Spec<? super Task> condition) {
        super.onlyIf(reason, condition);
    }

    /**
     * Returns whether a build script keeps the task from running.
     *
     * @param told hears why
     */
    boolean isSwitchedOff(Consumer<String> told) {
        Optional<String> reason = conditions.unmetBy(this);
        reason.ifPresent(told);
        return reason.isPresent();
    }

    /**
     * Fails before anything is started if the run could have no result.
     *
     * @param noClasses what is said if there is no class that could have a test
     */
    void requireTests(String noClasses) {
        if (getDryRun().get()) {
            throw new GradleException(getName() + " has no use for tests that do not run. Leave out --test-dry-run.");
        }
        if (getCandidateClassFiles().isEmpty()
                && !getTestClasses().getAsFileTree().isEmpty()) {
            throw new GradleException(getName() + " has nothing to run: its patterns leave out all class files, since "
                    + (includedFiles().isEmpty() ? "" : "it includes " + includedFiles() + " alone")
                    + (includedFiles().isEmpty() || excludedFiles().isEmpty() ? "" : " and ")
                    + (excludedFiles().isEmpty() ? "" : "it excludes " + excludedFiles())
                    + ". Let them leave some.");
        }
        if (getCandidateClassFiles().isEmpty()) {
            throw new GradleException(noClasses);
        }
    }

    /** What Gradle writes about each run of the tests. */
    List<File> reportsOfGradle() {
        return List.of(
                getBinaryResultsDirectory().get().getAsFile(),
                getReports().getJunitXml().getOutputLocation().get().getAsFile(),
                getReports().getHtml().getOutputLocation().get().getAsFile());
    }

    /**
     * Runs the tests by Gradle, and returns the failure that it reports, or null.
     *
     * @param listeners are told of the tests
     */
    RuntimeException runTests(TestListener... listeners) {
        try (var heartbeat = Heartbeat.begin(new Console(getLogger())::say, "the test JVM")) {
            addTestListener(new TestProgress(heartbeat));
            Stream.of(listeners).forEach(this::addTestListener);
            super.executeTests();
            return null;
        } catch (RuntimeException e) {
            return e;
        }
    }
}
