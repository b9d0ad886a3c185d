package io.snarl.gradle.internal.testrun;

import io.snarl.gradle.dsl.SeedTestsSpec;
import io.snarl.gradle.internal.agent.ModuleOptions;
import io.snarl.gradle.tasks.inputs.SeedJvm;
import io.snarl.gradle.tasks.inputs.SeedSelection;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.gradle.api.logging.LogLevel;
import org.gradle.api.provider.Provider;
import org.gradle.api.tasks.testing.Test;
import org.gradle.api.tasks.testing.junitplatform.JUnitPlatformOptions;
import org.gradle.api.tasks.testing.logging.TestLogEvent;
import org.gradle.process.CommandLineArgumentProvider;

/**
 * Configures a test task, just before it runs, to run tests sequentially and like the seed suite's own task.
 *
 * <p>Not earlier, because build scripts configure all test tasks at once, this one included, and what makes tests run in
 * parallel or in several JVMs must not hold for it. What they have set for it alone holds where the seed tests' task says
 * nothing.
 */
public final class TestTaskConfigurer {

    /** The settings of JUnit that keep tests from running in parallel. */
    public static final Map<String, String> SEQUENTIAL = Map.of(
            "junit.jupiter.execution.parallel.enabled", "false",
            "junit.vintage.execution.parallel.enabled", "false");

    private final Test task;

    public TestTaskConfigurer(Test task) {
        this.task = task;
    }

    /** Runs the tests in a JVM like that of the seed tests. */
    public TestTaskConfigurer in(SeedJvm seed) {
        task.setJvmArgs(argumentsOf(seed));
        task.getJvmArgumentProviders().clear();
        task.systemProperties(seed.getSystemProperties().get());
        task.systemProperties(SEQUENTIAL);
        task.environment(seed.getChangedEnvironment().get());
        task.getEnvironment().keySet().removeAll(seed.getRemovedEnvironment().get());
        task.setWorkingDir(seed.getWorkingDirectory().getAsFile().get());
        ifPresent(seed.getMinHeapSize(), task::setMinHeapSize);
        ifPresent(seed.getMaxHeapSize(), task::setMaxHeapSize);
        ifPresent(seed.getDefaultCharacterEncoding(), task::setDefaultCharacterEncoding);
        task.setEnableAssertions(seed.getEnableAssertions().get());
        return this;
    }

    /** Selects the tests that the seed suite selects, unless the settings of Snarl select others. */
    public TestTaskConfigurer of(SeedSelection seed, SeedTestsSpec settings) {
        var filter = task.getFilter();
        Set<String> included =
                union(filter.getIncludePatterns(), seed.getIncludePatterns().get());
        Set<String> chosen = settings.getInclude().get();
        filter.setIncludePatterns((chosen.isEmpty() ? included : chosen).toArray(String[]::new));
        Set<String> excluded =
                union(filter.getExcludePatterns(), seed.getExcludePatterns().get());
        filter.setExcludePatterns(union(excluded, settings.getExclude().get()).toArray(String[]::new));
        var platform = (JUnitPlatformOptions) task.getOptions();
        platform.setIncludeTags(
                union(platform.getIncludeTags(), seed.getIncludeTags().get()));
        platform.setExcludeTags(
                union(platform.getExcludeTags(), seed.getExcludeTags().get()));
        platform.setIncludeEngines(
                union(platform.getIncludeEngines(), seed.getIncludeEngines().get()));
        platform.setExcludeEngines(
                union(platform.getExcludeEngines(), seed.getExcludeEngines().get()));
        return this;
    }

    /**
     * Drops what selects tests for the seed tests' task as well: what build scripts set for all test tasks at once is about the tests
     * that they have.
     */
    public TestTaskConfigurer without(SeedSelection seed) {
        var filter = task.getFilter();
        filter.setIncludePatterns(difference(filter.getIncludePatterns(), seed.getIncludePatterns()));
        filter.setExcludePatterns(difference(filter.getExcludePatterns(), seed.getExcludePatterns()));
        var platform = (JUnitPlatformOptions) task.getOptions();
        platform.setIncludeTags(Set.of(difference(platform.getIncludeTags(), seed.getIncludeTags())));
        platform.setExcludeTags(Set.of(difference(platform.getExcludeTags(), seed.getExcludeTags())));
        return this;
    }

    /** Uses only the given engine. */
    public TestTaskConfigurer by(String engine) {
        var platform = (JUnitPlatformOptions) task.getOptions();
        platform.setIncludeEngines(Set.of(engine));
        platform.setExcludeEngines(Set.of());
        return this;
    }

    /** Runs all tests sequentially in one JVM, whichever of them fail. */
    public void sequentially() {
        task.setMaxParallelForks(1);
        task.setForkEvery(0);
        task.setFailFast(false);
        task.setIgnoreFailures(true);
    }

    /** Accepts that no test is run. */
    public void acceptNoTest() {
        var filter = task.getFilter();
        filter.setFailOnNoMatchingTests(false);
        // Where no pattern is set, Gradle complains in another way.
        filter.excludeTestsMatching("no.test.has.this.name");
    }

    /** Runs no test and lets an engine report what others have found, without showing it on the console again. */
    public void reportBy(String engine) {
        by(engine);
        var platform = (JUnitPlatformOptions) task.getOptions();
        platform.setIncludeTags(Set.of());
        platform.setExcludeTags(Set.of());
        for (LogLevel level : LogLevel.values()) {
            task.getTestLogging().get(level).setEvents(EnumSet.noneOf(TestLogEvent.class));
        }
    }

    /** Runs some JVMs in parallel, each with some of the classes. */
    public void inForks(int forks) {
        if (forks > 1) {
            task.setMaxParallelForks(forks);
            // Tells the agent that it is not the only one to write.
            task.systemProperty("snarl.forks", forks);
        }
    }

    private List<String> argumentsOf(SeedJvm seed) {
        var arguments = new ArrayList<>(seed.getJvmArgs().get());
        for (CommandLineArgumentProvider provider :
                seed.getJvmArgumentProviders().get()) {
            provider.asArguments().forEach(arguments::add);
        }
        addUnlessThere(task.getJvmArgs(), arguments);
        for (CommandLineArgumentProvider provider : task.getJvmArgumentProviders()) {
            var own = new ArrayList<String>();
            provider.asArguments().forEach(own::add);
            addUnlessThere(own, arguments);
        }
        return ModuleOptions.settled(arguments);
    }

    /** What a build script sets for all test tasks is there already, and an agent must not be attached twice. */
    private static void addUnlessThere(List<String> own, List<String> arguments) {
        if (Collections.indexOfSubList(arguments, own) < 0) {
            arguments.addAll(own);
        }
    }

    private static void ifPresent(Provider<String> seeds, Consumer<String> setter) {
        Optional.ofNullable(seeds.getOrNull()).ifPresent(setter);
    }

    private static String[] difference(Set<String> some, Provider<Set<String>> others) {
        var difference = new TreeSet<>(some);
        difference.removeAll(others.get());
        return difference.toArray(String[]::new);
    }

    private static Set<String> union(Set<String> some, Set<String> others) {
        var union = new HashSet<>(some);
        union.addAll(others);
        return union;
    }
}
