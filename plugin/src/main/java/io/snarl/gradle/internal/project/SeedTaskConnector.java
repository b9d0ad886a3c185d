package io.snarl.gradle.internal.project;

import io.snarl.gradle.internal.adoption.AdoptedTestArguments;
import io.snarl.gradle.internal.jars.PlatformLauncher;
import io.snarl.gradle.internal.jars.VintageClasspath;
import io.snarl.gradle.internal.seed.SeedFramework;
import io.snarl.gradle.internal.seed.SeedProperties;
import io.snarl.gradle.tasks.AdoptConcurrentTests;
import io.snarl.gradle.tasks.FuzzConcurrentTests;
import io.snarl.gradle.tasks.SynthesizeConcurrentTests;
import io.snarl.gradle.tasks.TraceSeedTests;
import io.snarl.gradle.tasks.inputs.InstrumentedJvmTask;
import io.snarl.gradle.tasks.inputs.SeedJvm;
import io.snarl.gradle.tasks.inputs.SeedSelection;
import java.nio.charset.Charset;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import org.gradle.api.JavaVersion;
import org.gradle.api.Named;
import org.gradle.api.Project;
import org.gradle.api.Task;
import org.gradle.api.artifacts.Configuration;
import org.gradle.api.file.FileCollection;
import org.gradle.api.provider.Provider;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.TaskInputs;
import org.gradle.api.tasks.compile.JavaCompile;
import org.gradle.api.tasks.testing.Test;
import org.gradle.process.CommandLineArgumentProvider;

/**
 * Configures Snarl's tasks to run tests like the seed suite's own test task.
 *
 * <p>Everything is read from that task when the build scripts have run, because until then they configure it, and only
 * read, because it is the user's.
 */
final class SeedTaskConnector {

    private final Project project;
    private final Provider<SourceSet> seeds;
    private final Supplier<Test> seedTask;
    private final FileCollection vintage;

    /**
     * Creates one for a project.
     *
     * @param vintage what runs JUnit 4 tests on the JUnit Platform
     */
    SeedTaskConnector(Project project, Provider<SourceSet> seeds, Supplier<Test> seedTask, FileCollection vintage) {
        this.project = project;
        this.seeds = seeds;
        this.seedTask = seedTask;
        this.vintage = vintage;
    }

    /** Configures a task to run the tests that the seed suite's own test task runs, of which JUnit 4 tests need an engine. */
    void connect(TraceSeedTests task) {
        connectJvm(task);
        task.setBootstrapClasspath(files(Test::getBootstrapClasspath));
        task.getObstacle().set(value(this::obstacleIn));
        task.getTestAnnotations().set(value(seed -> SeedFramework.of(seed).annotations()));
        task.getCompileClasspath().from(seeds.map(SourceSet::getCompileClasspath));
        task.setTestClassesDirs(files(Test::getTestClassesDirs));
        task.getTestClasses().from(files(Test::getCandidateClassFiles));
        task.setClasspath(files(this::classpathOf));
        task.getModularity()
                .getInferModulePath()
                .set(value(seed -> seed.getModularity().getInferModulePath().get()));
        connect(task.getSeedSelection());
    }

    /** Configures a task to run the tests of a suite of concurrent tests, and to see those of the seed suite. */
    void connect(FuzzConcurrentTests task, ConcurrentTests concurrentTests) {
        connectJvm(task);
        connect(task.getSeedSelection());
        task.getSeedFiles().getIncludes().set(value(Test::getIncludes));
        task.getSeedFiles().getExcludes().set(value(Test::getExcludes));
        task.setBootstrapClasspath(files(Test::getBootstrapClasspath));
        FileCollection classes = concurrentTests.classes();
        task.getConcurrentTestClassesDirs().from(classes);
        task.setTestClassesDirs(classes.plus(files(Test::getTestClassesDirs)));
        task.getTestClasses().from(classes.getAsFileTree(), files(Test::getCandidateClassFiles));
        task.setClasspath(project.files(classes, files(this::classpathOf), concurrentTests.libraries()));
        // Two suites cannot be one module, and classes without a module see the classes of both.
        task.getModularity().getInferModulePath().set(false);
    }

    /** Configures a task to compile and run tests like those of a suite of concurrent tests, of which there may be none yet. */
    void connect(SynthesizeConcurrentTests task, ConcurrentTests concurrentTests) {
        connectJvm(task);
        task.getBootstrapClasspath().from(files(Test::getBootstrapClasspath));
        task.getSeedTestSources().from(seeds.map(set -> set.getJava().getSourceDirectories()));
        // The directory alone, since it is the task that makes what is in it.
        FileCollection generated =
                project.files(project.provider(() -> task.getSourceDirectory().get()));
        task.getHandWrittenSources().from(concurrentTests.sourceDirectories().minus(generated));
        task.getTestClassesDirs().from(task.getLabDirectory().dir("classes"), files(Test::getTestClassesDirs));
        task.getClasspath().from(files(this::classpathOf), concurrentTests.libraries());
        task.getSourceLevel()
                .set(project.provider(
                        () -> sourceLevelOf(concurrentTests.compilation().get())));
        task.getSeedEncoding().set(encodingOf(this::seedCompilation));
        task.getTestEncoding().set(encodingOf(concurrentTests.compilation()::get));
        task.getRelease()
                .set(project.provider(() -> concurrentTests
                        .compilation()
                        .get()
                        .getOptions()
                        .getRelease()
                        .isPresent()));
    }

    /** Configures a task to copy concurrent tests to those of the seed suite. */
    void connect(AdoptConcurrentTests task, ConcurrentTests concurrentTests) {
        task.getSourceEncoding().convention(encodingOf(concurrentTests.compilation()::get));
        task.getDestinationEncoding().convention(encodingOf(this::seedCompilation));
    }

    private JavaCompile seedCompilation() {
        return project.getTasks()
                .named(seeds.get().getCompileJavaTaskName(), JavaCompile.class)
                .get();
    }

    /** Where a compilation names none, Gradle's own JVM decides. */
    private Provider<String> encodingOf(Supplier<JavaCompile> compilation) {
        return project.provider(
                () -> Optional.ofNullable(compilation.get().getOptions().getEncoding())
                        .orElseGet(() -> Charset.defaultCharset().name()));
    }

    private static int sourceLevelOf(JavaCompile compilation) {
        return compilation
                .getOptions()
                .getRelease()
                .getOrElse(Integer.parseInt(JavaVersion.toVersion(compilation.getSourceCompatibility())
                        .getMajorVersion()));
    }

    private void connectJvm(InstrumentedJvmTask task) {
        connect(task.getSeedJvm());
        // What has to happen before the user's tests, such as starting a server, has to happen here, too.
        task.dependsOn((Callable<?>) () -> seedTask.get().getTaskDependencies());
        inputsOf(task)
                .files(files(SeedTaskConnector::furtherInputsOf))
                .withPropertyName("furtherInputsOfTheTests")
                .withPathSensitivity(PathSensitivity.RELATIVE);
    }

    private void connect(SeedJvm jvm) {
        var properties = project.getObjects().newInstance(SeedProperties.class);
        jvm.getSystemProperties().set(value(properties::of));
        jvm.getJvmArgs().set(value(Test::getJvmArgs));
        jvm.getJvmArgumentProviders().set(value(SeedTaskConnector::argumentProvidersOf));
        jvm.getChangedEnvironment().set(value(SeedTaskConnector::changedEnvironmentOf));
        jvm.getRemovedEnvironment().set(value(SeedTaskConnector::removedEnvironmentOf));
        jvm.getWorkingDirectory().fileProvider(value(Test::getWorkingDir));
        jvm.getMinHeapSize().set(value(Test::getMinHeapSize));
        jvm.getMaxHeapSize().set(value(Test::getMaxHeapSize));
        jvm.getDefaultCharacterEncoding().set(value(Test::getDefaultCharacterEncoding));
        jvm.getEnableAssertions().set(value(Test::getEnableAssertions));
    }

    private void connect(SeedSelection selection) {
        selection.getIncludePatterns().set(value(seed -> seed.getFilter().getIncludePatterns()));
        selection.getExcludePatterns().set(value(seed -> seed.getFilter().getExcludePatterns()));
        selection.getIncludeTags().set(value(seed -> SeedFramework.of(seed).includeTags()));
        selection.getExcludeTags().set(value(seed -> SeedFramework.of(seed).excludeTags()));
        selection.getIncludeEngines().set(value(seed -> SeedFramework.of(seed).includeEngines()));
        selection.getExcludeEngines().set(value(seed -> SeedFramework.of(seed).excludeEngines()));
        selection.getScanned().set(value(seed -> SeedFramework.of(seed).needsVintage() && seed.isScanForTestClasses()));
    }

    private String obstacleIn(Test seed) {
        return SeedFramework.of(seed).kind() == SeedFramework.Kind.OTHER
                ? "Snarl traces tests that the JUnit Platform or JUnit 4 runs, but " + seed + " runs them by TestNG or"
                        + " another framework. Name a JVM test suite with JUnit tests by snarl.seedTests.suite, or let"
                        + " useJUnitPlatform() run them by an engine, such as org.junit.support:testng-engine for TestNG."
                : null;
    }

    <T> Provider<T> value(Function<Test, T> getter) {
        return project.provider(() -> getter.apply(seedTask.get()));
    }

    private FileCollection files(Function<Test, Object> getter) {
        return project.files((Callable<?>) () -> getter.apply(seedTask.get()));
    }

    private FileCollection classpathOf(Test seed) {
        if (SeedFramework.of(seed).needsVintage()) {
            return VintageClasspath.of(seed.getClasspath(), vintage);
        }
        Configuration classpath =
                project.getConfigurations().getByName(seeds.get().getRuntimeClasspathConfigurationName());
        return seed.getClasspath().plus(project.files(new PlatformLauncher(project).missingIn(classpath)));
    }

    /** The files that a build script has declared as inputs of the tests, such as a directory of test data. */
    private static FileCollection furtherInputsOf(Test seed) {
        return inputsOf(seed).getFiles().minus(seed.getClasspath()).minus(seed.getCandidateClassFiles());
    }

    /** Asked of the interface, since the classes of tasks return an internal type. */
    private static TaskInputs inputsOf(Task task) {
        return task.getInputs();
    }

    /**
     * JaCoCo's agent stays away: what it writes into classes is no behaviour of theirs. Adopted tests are not sent to another
     * JVM either where the agent is in this one.
     */
    private static List<CommandLineArgumentProvider> argumentProvidersOf(Test seed) {
        return seed.getJvmArgumentProviders().stream()
                .filter(provider ->
                        !(provider instanceof Named named && named.getName().equals("jacocoAgent")))
                .filter(provider -> !(provider instanceof AdoptedTestArguments))
                .toList();
    }

    private static Map<String, String> changedEnvironmentOf(Test seed) {
        Map<String, String> changed = SeedProperties.texts(seed.getEnvironment());
        changed.entrySet().removeAll(inheritedEnvironment().entrySet());
        return changed;
    }

    private static Set<String> removedEnvironmentOf(Test seed) {
        var removed = new HashSet<>(inheritedEnvironment().keySet());
        removed.removeAll(seed.getEnvironment().keySet());
        return removed;
    }

    /**
     * What a process inherits. Not {@link System#getenv()}, which would make every variable an input of the
     * configuration cache.
     */
    private static Map<String, String> inheritedEnvironment() {
        return new ProcessBuilder().environment();
    }
}
