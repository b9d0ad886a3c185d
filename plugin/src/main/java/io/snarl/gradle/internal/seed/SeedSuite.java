package io.snarl.gradle.internal.seed;

import static java.util.stream.Collectors.joining;

import io.snarl.gradle.dsl.SeedTestsSpec;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.gradle.api.InvalidUserDataException;
import org.gradle.api.NamedDomainObjectSet;
import org.gradle.api.Project;
import org.gradle.api.file.FileCollection;
import org.gradle.api.plugins.jvm.JvmTestSuite;
import org.gradle.api.provider.Provider;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.SourceSetContainer;
import org.gradle.api.tasks.testing.Test;
import org.gradle.testing.base.TestingExtension;

/** Finds the JVM test suite of the seed tests. */
public final class SeedSuite {

    private final NamedDomainObjectSet<JvmTestSuite> suites;
    private final Project project;
    private final String concurrentTests;

    /**
     * Looks in a project.
     *
     * @param concurrentTests the name of the source set of concurrent tests, which are no seeds
     */
    public SeedSuite(Project project, String concurrentTests) {
        this.suites = project.getExtensions()
                .getByType(TestingExtension.class)
                .getSuites()
                .withType(JvmTestSuite.class);
        this.project = project;
        this.concurrentTests = concurrentTests;
    }

    /** Returns all suites that may hold the seed tests. */
    public NamedDomainObjectSet<JvmTestSuite> all() {
        return suites;
    }

    /** The sources of the suite, looked up when they are needed, since the suite may be declared after the plugin. */
    public Provider<SourceSet> sources(SeedTestsSpec settings) {
        return settings.getSuite().map(this::suiteOf).map(JvmTestSuite::getSources);
    }

    /**
     * The test task of the suite; to be asked for when the build scripts have run, since it is configured until then.
     *
     * <p>No {@link Provider}, because that of a task makes whoever reads it depend on the task.
     */
    public Supplier<Test> testTask(SeedTestsSpec settings) {
        return () -> suiteOf(settings.getSuite().get())
                .getTargets()
                .iterator()
                .next()
                .getTestTask()
                .get();
    }

    /** Adds jars to the suites that use them; each is examined only when its class path is needed. */
    public void addWhereUsed(FileCollection support) {
        suites.configureEach(suite -> project.getConfigurations()
                .getByName(suite.getSources().getImplementationConfigurationName())
                .getDependencies()
                .addAllLater(usesSnarl(suite.getSources())
                        .map(used -> used ? List.of(project.getDependencies().create(support)) : List.of())));
    }

    private Provider<Boolean> usesSnarl(SourceSet sources) {
        return project.getProviders()
                .of(
                        SnarlUsage.class,
                        source -> source.getParameters()
                                .getSources()
                                .from(sources.getAllSource().getSourceDirectories()));
    }

    private JvmTestSuite suiteOf(String name) {
        JvmTestSuite suite = suites.findByName(name);
        if (suite == null) {
            throw new InvalidUserDataException(
                    "snarl.seedTests.suite is '" + name + "', but project '" + project.getPath()
                            + "' has no JVM test suite of that name with sequential tests. It has: "
                            + suites.stream().map(JvmTestSuite::getName).collect(joining(", ")) + "." + hintAt(name));
        }
        return suite;
    }

    /** Many builds have source sets of tests that are older than Gradle's suites. */
    private String hintAt(String name) {
        var sourceSets = project.getExtensions().getByType(SourceSetContainer.class);
        boolean ofTests = sourceSets.findByName(name) != null
                && !Set.of(SourceSet.MAIN_SOURCE_SET_NAME, concurrentTests).contains(name);
        return ofTests
                ? " A source set with a test task is none yet: let testing.suites make both, by a JvmTestSuite '" + name
                        + "' in place of them."
                : "";
    }
}
