package io.snarl.gradle.tasks;

import io.snarl.gradle.SubjectsSpec;
import io.snarl.gradle.internal.AgentArguments;
import javax.inject.Inject;
import org.gradle.api.Action;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.FileTree;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.IgnoreEmptyDirectories;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.LocalState;
import org.gradle.api.tasks.Nested;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.testing.Test;
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
public abstract class WatchedTests extends Test implements SnarlTask {

    /** Makes a task that runs on the JUnit Platform with the agent attached. */
    protected WatchedTests() {
        useJUnitPlatform();
        getJvmArgumentProviders().add(new AgentArguments(getAgentClasspath(), getPreparation()));
    }

    /** Which classes are watched. */
    @Nested
    public abstract SubjectsSpec getSubjects();

    /** The JVM of the seed suite's own test task. */
    @Nested
    public abstract SeedJvm getSeedJvm();

    /** The classes of the main source set. */
    @Classpath
    public abstract ConfigurableFileCollection getSubjectClasses();

    /** The jar of the main source set, which some suites have on their class path instead of its classes. */
    @Internal("captured by the class path, if it is there")
    public abstract RegularFileProperty getSubjectJar();

    /** What the main source set runs with. */
    @Classpath
    public abstract ConfigurableFileCollection getLibraryClasses();

    /** The class files that may have tests. */
    @Internal("captured by candidateClassFiles")
    public abstract ConfigurableFileCollection getTestClasses();

    /** Snarl's Java agent. */
    @Classpath
    public abstract ConfigurableFileCollection getAgentClasspath();

    /** What reads for the summary what the agent has written. */
    @Classpath
    public abstract ConfigurableFileCollection getAnalysisClasspath();

    /** Where the agent prepares the test JVM. */
    @LocalState
    public abstract DirectoryProperty getPreparation();

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
                .matching(patterns -> patterns.include(getIncludes()).exclude(getExcludes()));
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

    /** Lets Gradle run the tests, and returns what it has to say against the run, or null. */
    RuntimeException runTests() {
        try {
            super.executeTests();
            return null;
        } catch (RuntimeException e) {
            return e;
        }
    }
}
