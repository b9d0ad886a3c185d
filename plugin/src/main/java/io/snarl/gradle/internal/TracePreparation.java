package io.snarl.gradle.internal;

import static java.util.stream.Collectors.joining;

import io.snarl.gradle.internal.analysis.AgentSettings;
import io.snarl.gradle.internal.analysis.AnalysisWorkers;
import io.snarl.gradle.tasks.TraceSeedTests;
import java.io.File;
import java.time.Duration;
import java.util.Map;
import org.gradle.api.GradleException;
import org.gradle.api.file.FileCollection;
import org.gradle.api.file.FileSystemOperations;
import org.gradle.process.ExecOperations;

/** Makes the JVM ready that the seed tests are traced in, or says why it cannot be done. */
public final class TracePreparation {

    private static final int OLDEST_JAVA = 17;

    private final TraceSeedTests task;
    private final AnalysisWorkers workers;
    private final File traces;

    public TracePreparation(TraceSeedTests task, AnalysisWorkers workers) {
        this.task = task;
        this.workers = workers;
        this.traces = task.getTraceDirectory().get().getAsFile();
    }

    /** Refuses what would end without a trace, before anything is started. */
    public TracePreparation require() {
        if (task.getDryRun().get()) {
            throw new GradleException(
                    task.getName() + " cannot trace tests that do not run. Leave out --test-dry-run.");
        }
        if (task.getCandidateClassFiles().isEmpty()) {
            String suite = task.getSeedTests().getSuite().get();
            throw new GradleException(task.getName() + " has nothing to trace: the test suite '" + suite
                    + "' has no test classes. Write a JUnit test in src/" + suite
                    + "/java, or name a suite that has some by snarl.seedTests.suite.");
        }
        var java = task.getJavaLauncher().get().getMetadata();
        if (java.getLanguageVersion().asInt() < OLDEST_JAVA) {
            throw new GradleException(task.getName() + " cannot trace tests on Java " + java.getLanguageVersion()
                    + " (" + java.getInstallationPath() + "): the Snarl agent needs Java " + OLDEST_JAVA
                    + " or newer. Set a newer toolchain for the project.");
        }
        return this;
    }

    /** Removes what an earlier run has left. */
    public TracePreparation clean(FileSystemOperations files) {
        // Of the test results, Gradle would take the classes that failed last and start with them, and the order in
        // which classes are run can show in a trace.
        files.delete(old -> old.delete(task.getPreparation(), traces, task.getBinaryResultsDirectory()));
        traces.mkdirs();
        task.getPreparation().get().getAsFile().mkdirs();
        return this;
    }

    /** Tells the agent what to do, and lets it rewrite the JDK's classes. */
    public void run(ExecOperations processes) {
        File settings = new File(task.getTemporaryDir(), "agent.properties");
        workers.run(AgentSettings.class, parameters -> {
            parameters.getFile().set(settings);
            var subjects = task.getSubjects();
            parameters
                    .getPatterns()
                    .put("subject.include", subjects.getInclude().get());
            parameters
                    .getPatterns()
                    .put("subject.exclude", subjects.getExclude().get());
            parameters.getPatterns().put("untouched", subjects.getUntouched().get());
            parameters.getValues().putAll(settings());
        });
        AgentPreparation.run(
                processes,
                task.getJavaLauncher().get(),
                task.getAgentClasspath(),
                settings,
                task.getPreparation().get().getAsFile());
    }

    private Map<String, String> settings() {
        var seedTests = task.getSeedTests();
        return Map.of(
                "output", traces.getAbsolutePath(),
                "subject.classes", paths(subjectClasses()),
                "library.classes", paths(task.getLibraryClasses()),
                "test.classes", paths(task.getTestClassesDirs()),
                "branches", seedTests.getBranches().get().toString(),
                "events.limit", seedTests.getEventLimit().get().toString(),
                "test.timeout.seconds",
                        Long.toString(seconds(seedTests.getTestTimeout().get())));
    }

    private FileCollection subjectClasses() {
        File jar = task.getSubjectJar().get().getAsFile();
        return task.getSubjectClasses().plus(task.getClasspath().filter(jar::equals));
    }

    /** Rounded up, since a limit of zero seconds would stop every test. */
    private static long seconds(Duration duration) {
        return duration.plusNanos(999_999_999).toSeconds();
    }

    private static String paths(FileCollection files) {
        return files.getFiles().stream().map(File::getAbsolutePath).collect(joining("\n"));
    }
}
