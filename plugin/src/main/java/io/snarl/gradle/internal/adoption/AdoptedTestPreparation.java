package io.snarl.gradle.internal.adoption;

import io.snarl.contract.settings.AdoptedTestFiles;
import io.snarl.contract.settings.AgentMode;
import io.snarl.contract.settings.AgentSetting;
import io.snarl.contract.settings.PreparedFiles;
import io.snarl.gradle.internal.agent.AgentArguments;
import io.snarl.gradle.internal.agent.AgentPreparation;
import io.snarl.gradle.internal.agent.AgentSettingsFile;
import io.snarl.gradle.internal.agent.ModuleOptions;
import io.snarl.gradle.internal.analysis.AnalysisWorkers;
import io.snarl.gradle.internal.console.Console;
import io.snarl.gradle.internal.gradle.GradleCommand;
import io.snarl.gradle.internal.jars.VintageClasspath;
import io.snarl.gradle.internal.testrun.TestPreparation;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.inject.Inject;
import org.gradle.api.Action;
import org.gradle.api.Task;
import org.gradle.api.file.FileCollection;
import org.gradle.api.file.FileSystemOperations;
import org.gradle.api.logging.Logging;
import org.gradle.api.tasks.testing.Test;
import org.gradle.process.ExecOperations;
import org.gradle.workers.WorkerExecutor;

/** Prepares the JVM in which adopted tests run under the scheduler, just before their task runs. */
public abstract class AdoptedTestPreparation implements Action<Task> {

    private static final Console CONSOLE = new Console(Logging.getLogger(AdoptedTestPreparation.class));

    /** The budget of one test beyond its stored schedule: enough to find a bug again whose operations have changed. */
    private static final int SCHEDULES = 300;

    private static final Duration TIME = Duration.ofSeconds(30);

    private static final String PROPERTY = "-D";

    private final AdoptedTestArguments arguments;
    private final FileCollection schedules;
    private final File projectDirectory;
    private final String shownSchedules;

    /**
     * Creates the arguments of a test task.
     *
     * @param schedules the directory with the schedules, as the tests see it
     * @param shownSchedules how a user names a schedule up to the name of its file
     */
    @Inject
    public AdoptedTestPreparation(
            AdoptedTestArguments arguments, FileCollection schedules, File projectDirectory, String shownSchedules) {
        this.arguments = arguments;
        this.schedules = schedules;
        this.projectDirectory = projectDirectory;
        this.shownSchedules = shownSchedules;
    }

    @Inject
    protected abstract ExecOperations getProcesses();

    @Inject
    protected abstract FileSystemOperations getFiles();

    @Inject
    protected abstract WorkerExecutor getWorkers();

    @Override
    public void execute(Task task) {
        var tests = (Test) task;
        File directory = arguments.getPreparation().get().getAsFile();
        getFiles().delete(old -> old.delete(directory));
        tellUnused(tests);
        tellLeftOut(tests);
        String obstacle = obstacleFor(tests);
        if (obstacle == null) {
            prepare(tests, directory);
        } else {
            CONSOLE.warn(task.getPath() + " runs adopted tests with plain threads, which mostly pass: " + obstacle);
        }
    }

    private void tellUnused(Test tests) {
        List<String> unused = UnusedSchedules.in(schedules.getSingleFile(), tests.getTestClassesDirs());
        if (!unused.isEmpty()) {
            CONSOLE.warn("No test that " + tests.getPath() + " runs is adopted with "
                    + unused.stream().map(name -> shownSchedules + name).collect(Collectors.joining(", "))
                    + ": put @io.snarl.Adopted with the name of the file on the test that it is for, which its line"
                    + " 'test' names, or delete it.");
        }
    }

    private static void tellLeftOut(Test tests) {
        Set<String> leftOut = AdoptedClasses.leftOutBy(tests);
        if (!leftOut.isEmpty()) {
            CONSOLE.warn(
                    tests.getPath() + " leaves out adopted tests by its patterns of names or class files, so that they"
                            + " guard nothing: " + String.join(", ", leftOut) + ". Let the patterns name them, too.");
        }
    }

    private String obstacleFor(Test tests) {
        var java = tests.getJavaLauncher().get().getMetadata();
        if (java.getLanguageVersion().asInt() < TestPreparation.OLDEST_JAVA) {
            return "the Snarl agent needs Java " + TestPreparation.OLDEST_JAVA + " or newer, and they run on Java "
                    + java.getLanguageVersion() + ".";
        }
        return AdoptedSchedules.areIn(schedules.getSingleFile())
                ? null
                : "their schedules are among the sources of the resources, but not in " + schedules.getSingleFile()
                        + ".";
    }

    private void prepare(Test tests, File directory) {
        directory.mkdirs();
        var code = arguments.getCode();
        FileCollection engine = arguments.getEngine();
        FileCollection classpath =
                engine.isEmpty() ? tests.getClasspath() : VintageClasspath.of(tests.getClasspath(), engine);
        File results = new File(directory, AdoptedTestFiles.RESULTS);
        File settings = new File(tests.getTemporaryDir(), "snarl-agent.properties");
        new AgentSettingsFile(code, classpath, tests.getTestClassesDirs(), results)
                .write(new AnalysisWorkers(getWorkers(), code.getAnalysisClasspath()), settings, purpose(results));
        AgentPreparation.run(
                getProcesses(), tests.getJavaLauncher().get(), code.getAgentClasspath(), settings, directory);
        writeArguments(tests.getAllJvmArgs(), directory.toPath());
        write(
                directory.toPath().resolve(AdoptedTestFiles.CLASS_PATH),
                lines(AgentSettingsFile.paths(classpath).stream()
                        .map(Path::toString)
                        .toList()));
    }

    private Map<String, String> purpose(File results) {
        var purpose = new TreeMap<String, String>();
        AgentSetting.MODE.put(purpose, AgentMode.FUZZ);
        AgentSetting.SCHEDULES.put(purpose, SCHEDULES);
        AgentSetting.TIME_BUDGET.put(purpose, TIME);
        AgentSetting.REPLAY.put(
                purpose, Optional.of(schedules.getSingleFile().getAbsoluteFile().toPath()));
        AgentSetting.REPLAY_PREFIX.put(purpose, Optional.of(GradleCommand.prefixOf(results, projectDirectory)));
        AgentSetting.ADOPTED_PREFIX.put(purpose, Optional.of(shownSchedules));
        return purpose;
    }

    /** Merges the arguments of the agent with those of the tests, and writes the latter for a JVM that cannot read its own. */
    private void writeArguments(List<String> tests, Path directory) {
        List<String> agents = new ArrayList<>();
        new AgentArguments(arguments.getCode().getAgentClasspath(), arguments.getPreparation())
                .asArguments()
                .forEach(agents::add);
        write(directory.resolve(PreparedFiles.JVM_ARGUMENTS), lines(ModuleOptions.joined(agents, tests)));
        write(
                directory.resolve(AdoptedTestFiles.TESTS_ARGUMENTS),
                lines(tests.stream().map(AdoptedTestPreparation::withoutValue).toList()));
    }

    /** The value of a property may be a secret, and the tests know it. */
    private static String withoutValue(String argument) {
        return argument.startsWith(PROPERTY) ? argument.split("=", 2)[0] : argument;
    }

    private static String lines(List<String> arguments) {
        return String.join("\n", arguments) + "\n";
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
