package io.snarl.gradle.internal.testrun;

import io.snarl.gradle.internal.agent.AgentPreparation;
import io.snarl.gradle.internal.agent.AgentSettingsFile;
import io.snarl.gradle.internal.analysis.AnalysisWorkers;
import io.snarl.gradle.tasks.inputs.InstrumentedJvmTask;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gradle.api.GradleException;
import org.gradle.api.file.FileCollection;
import org.gradle.api.file.FileSystemOperations;
import org.gradle.process.ExecOperations;

/** Prepares the JVM in which tests run with the agent, or explains why that is not possible. */
public final class TestPreparation {

    public static final int OLDEST_JAVA = 17;

    private final InstrumentedJvmTask task;
    private final FileCollection classpath;
    private final AnalysisWorkers workers;
    private final File results;
    private EarlierResults earlier;

    /**
     * Prepares a run.
     *
     * @param classpath what the tests run with
     * @param results where the agent writes
     */
    public TestPreparation(InstrumentedJvmTask task, FileCollection classpath, AnalysisWorkers workers, File results) {
        this.task = task;
        this.classpath = classpath;
        this.workers = workers;
        this.results = results;
    }

    /** Refuses a JVM that the agent does not run on. */
    public TestPreparation requireJava() {
        var java = task.getJavaLauncher().get().getMetadata();
        if (java.getLanguageVersion().asInt() < OLDEST_JAVA) {
            throw new GradleException(task.getName() + " cannot run tests on Java " + java.getLanguageVersion()
                    + " (" + java.getInstallationPath() + "): the Snarl agent needs Java " + OLDEST_JAVA
                    + " or newer. Let it run them on a newer one, while your own tests stay where they are:"
                    + " snarl { javaLauncher = javaToolchains.launcherFor { languageVersion ="
                    + " JavaLanguageVersion.of(" + OLDEST_JAVA + ") } }.");
        }
        return this;
    }

    /** Removes what an earlier run has left: its results, and what else is named. */
    public TestPreparation clean(FileSystemOperations files, Object... further) {
        files.delete(old -> old.delete(results));
        files.delete(old -> old.delete(further));
        return makeDirectories(files);
    }

    /**
     * Puts what an earlier run has left aside, until {@link RunReport} knows whether the new one has run something.
     *
     * @param further what else it has left; of test results Gradle would take the classes that failed last and start with
     *     them, and the order in which classes are run can show in what is found
     */
    public TestPreparation setAside(FileSystemOperations files, List<File> further) {
        List<File> left = new ArrayList<>(further);
        left.add(results);
        earlier = new EarlierResults(task.getTemporaryDir(), files);
        earlier.setAside(left);
        return makeDirectories(files);
    }

    private TestPreparation makeDirectories(FileSystemOperations files) {
        files.delete(old -> old.delete(task.getPreparation()));
        results.mkdirs();
        // A build script may have the suite's own task make it, just before it runs.
        task.getSeedJvm().getWorkingDirectory().get().getAsFile().mkdirs();
        task.getPreparation().get().getAsFile().mkdirs();
        return this;
    }

    /** Tells the agent what to do, and lets it rewrite the JDK's classes. */
    public void run(ExecOperations processes, Map<String, String> purpose) {
        try {
            prepare(processes, purpose);
        } catch (RuntimeException e) {
            if (earlier != null) {
                earlier.bringBack();
            }
            throw e;
        }
    }

    private void prepare(ExecOperations processes, Map<String, String> purpose) {
        File settings = new File(task.getTemporaryDir(), "agent.properties");
        new AgentSettingsFile(task, classpath, task.getTestClassesDirs(), results).write(workers, settings, purpose);
        AgentPreparation.run(
                processes,
                task.getJavaLauncher().get(),
                task.getAgentClasspath(),
                settings,
                task.getPreparation().get().getAsFile());
    }
}
