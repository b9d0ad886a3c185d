package io.snarl.gradle.internal.synthesis;

import io.snarl.contract.settings.AgentMode;
import io.snarl.contract.settings.AgentSetting;
import io.snarl.contract.settings.StrategyName;
import io.snarl.contract.settings.SynthesisProtocol;
import io.snarl.gradle.internal.agent.AgentArguments;
import io.snarl.gradle.internal.agent.ModuleOptions;
import io.snarl.gradle.internal.testrun.TestTaskConfigurer;
import io.snarl.gradle.tasks.inputs.SeedJvm;
import io.snarl.gradle.tasks.inputs.SynthesisInputs;
import java.io.File;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gradle.process.CommandLineArgumentProvider;

/**
 * Describes the JVM in which a synthesis runs its tests: like the one of the seed suite's own test task, with the agent
 * attached.
 */
public final class LabLauncher {

    private static final String MAIN_CLASS = "io.snarl.agent.junit.lab.RunTrials";

    /** The heap that Gradle gives test JVMs by default. */
    private static final String DEFAULT_HEAP = "512m";

    private static final List<String> LOCALE = List.of("user.language", "user.country", "user.variant");

    private final SynthesisInputs task;

    public LabLauncher(SynthesisInputs task) {
        this.task = task;
    }

    /** Where the tests are compiled to. */
    public File classes() {
        return directory("classes");
    }

    /** Where the agent writes. */
    public File results() {
        return directory("results");
    }

    /** Returns whether something went wrong inside the last analysis, so that its result is incomplete. */
    public boolean hadMishaps() {
        return directory(SynthesisProtocol.MISHAPS).exists();
    }

    private File directory(String name) {
        return task.getLabDirectory().dir(name).get().getAsFile();
    }

    /** Returns the settings by their names in the settings file of the agent. */
    public Map<String, String> agentSettings() {
        var settings = new TreeMap<String, String>();
        AgentSetting.MODE.put(settings, AgentMode.FUZZ);
        AgentSetting.STRATEGY.put(settings, StrategyName.DIRECTED);
        AgentSetting.RANDOM_SEED.put(settings, task.getRandomSeed().get());
        AgentSetting.SCHEDULES.put(settings, task.getSchedules().get());
        AgentSetting.TIME_BUDGET.put(settings, task.getTimeBudget().get());
        AgentSetting.CONCURRENT_CLASSES.put(settings, List.of(classes().toPath()));
        return settings;
    }

    /** How many tests are run at the same time: as many as Gradle may use processors for. */
    int jvms() {
        return Math.min(
                Runtime.getRuntime().availableProcessors(), task.getMaxWorkers().get());
    }

    /** The executable, the arguments of the JVM and the main class. */
    List<String> command() {
        List<String> command = new ArrayList<>();
        command.add(task.getJavaLauncher().get().getExecutablePath().getAsFile().getAbsolutePath());
        command.addAll(jvmArguments(task.getSeedJvm()));
        command.addAll(List.of("-cp", classpath(), MAIN_CLASS));
        return command;
    }

    private List<String> jvmArguments(SeedJvm seed) {
        // Each JVM lives for seconds, in which the best compiler costs more than it gains; what the user says comes
        // later and holds.
        List<String> arguments = new ArrayList<>(List.of("-XX:TieredStopAtLevel=1"));
        arguments.addAll(seed.getJvmArgs().get());
        for (CommandLineArgumentProvider provider :
                seed.getJvmArgumentProviders().get()) {
            provider.asArguments().forEach(arguments::add);
        }
        new AgentArguments(task.getAgentClasspath(), task.getPreparation())
                .asArguments()
                .forEach(arguments::add);
        if (seed.getMinHeapSize().isPresent()) {
            arguments.add("-Xms" + seed.getMinHeapSize().get());
        }
        arguments.add("-Xmx" + seed.getMaxHeapSize().getOrElse(DEFAULT_HEAP));
        if (!task.getBootstrapClasspath().isEmpty()) {
            arguments.add("-Xbootclasspath/a:" + task.getBootstrapClasspath().getAsPath());
        }
        systemProperties(seed).forEach((name, value) -> arguments.add("-D" + name + "=" + value));
        if (seed.getEnableAssertions().getOrElse(true)) {
            arguments.add("-ea");
        }
        return ModuleOptions.settled(arguments);
    }

    /** Those of the tests; where they say nothing, encoding and locale are those of the build, as Gradle has it. */
    private static Map<String, String> systemProperties(SeedJvm seed) {
        var properties = new TreeMap<String, String>();
        LOCALE.forEach(name -> properties.put(name, System.getProperty(name, "")));
        properties.put("file.encoding", Charset.defaultCharset().name());
        properties.putAll(seed.getSystemProperties().get());
        properties.putAll(TestTaskConfigurer.SEQUENTIAL);
        if (seed.getDefaultCharacterEncoding().isPresent()) {
            properties.put("file.encoding", seed.getDefaultCharacterEncoding().get());
        }
        return properties;
    }

    private String classpath() {
        String others = task.getClasspath().getAsPath();
        return others.isEmpty()
                ? classes().getAbsolutePath()
                : classes().getAbsolutePath() + File.pathSeparator + others;
    }

    /** The whole environment. */
    public Map<String, String> environment() {
        var environment = new TreeMap<>(new ProcessBuilder().environment());
        environment.putAll(task.getSeedJvm().getChangedEnvironment().get());
        environment.keySet().removeAll(task.getSeedJvm().getRemovedEnvironment().get());
        return environment;
    }
}
