package io.snarl.gradle.internal;

import io.snarl.gradle.tasks.SynthesizeConcurrentTests;
import java.util.function.Function;
import org.gradle.api.Project;
import org.gradle.api.artifacts.Configuration;
import org.gradle.api.artifacts.ConfigurationContainer;
import org.gradle.api.file.FileCollection;
import org.gradle.api.plugins.jvm.JvmTestSuite;
import org.gradle.api.provider.Provider;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.TaskProvider;
import org.gradle.build.event.BuildEventsListenerRegistry;
import org.gradle.testing.base.TestingExtension;

/**
 * The JVM test suite of the concurrent tests, written by hand or generated: they see what the seed tests see, since they are
 * made of the same calls.
 */
final class ConcurrentTestSuite {

    static final String NAME = "concurrentTest";

    private final Project project;
    private final BuildEventsListenerRegistry events;

    ConcurrentTestSuite(Project project, BuildEventsListenerRegistry events) {
        this.project = project;
        this.events = events;
    }

    SourceSet register(Provider<SourceSet> seeds, TaskProvider<SynthesizeConcurrentTests> synthesize) {
        var suites = project.getExtensions().getByType(TestingExtension.class).getSuites();
        // The directory alone, without the task: what was written by hand can be run without synthesis.
        FileCollection generated = project.files(
                project.provider(() -> synthesize.get().getSourceDirectory().get()));
        FileCollection seedSources =
                project.files(seeds.map(set -> set.getJava().getSourceDirectories()));
        JvmTestSuite suite = suites.register(NAME, JvmTestSuite.class, tests -> {
                    tests.useJUnitJupiter(Versions.junit());
                    var sources = tests.getSources().getJava();
                    sources.srcDir(generated);
                    sources.exclude(new AdoptedTests(generated, seedSources));
                })
                .get();
        SourceSet sources = suite.getSources();
        project.getTasks().named(sources.getCompileJavaTaskName(), compilation -> compilation.mustRunAfter(synthesize));
        adviseWhenStale(sources, synthesize);
        inherit(sources, seeds, SourceSet::getImplementationConfigurationName);
        inherit(sources, seeds, SourceSet::getCompileOnlyConfigurationName);
        inherit(sources, seeds, SourceSet::getRuntimeOnlyConfigurationName);
        var dependencies = project.getDependencies();
        dependencies.add(sources.getImplementationConfigurationName(), dependencies.create(project));
        dependencies.add(sources.getImplementationConfigurationName(), project.files(seeds.map(SourceSet::getOutput)));
        return sources;
    }

    private void adviseWhenStale(SourceSet sources, TaskProvider<SynthesizeConcurrentTests> synthesize) {
        var tree = project.getBuildTreePath();
        String prefix = tree.equals(":") ? ":" : tree + ":";
        var advice = project.getGradle()
                .getSharedServices()
                .registerIfAbsent("snarlStaleTestsAdvice" + tree, StaleTestsAdvice.class, service -> {
                    var parameters = service.getParameters();
                    parameters.getCompilation().set(prefix + sources.getCompileJavaTaskName());
                    parameters.getSynthesis().set(prefix + synthesize.getName());
                    parameters
                            .getGeneratedSources()
                            .set(project.provider(
                                    () -> synthesize.get().getSourceDirectory().get()));
                });
        events.onTaskCompletion(advice);
    }

    /** Not {@code extendsFrom}, because which suite has the seed tests is known only after the build script has run. */
    private void inherit(SourceSet sources, Provider<SourceSet> seeds, Function<SourceSet, String> nameIn) {
        ConfigurationContainer configurations = project.getConfigurations();
        configurations
                .getByName(nameIn.apply(sources))
                .getDependencies()
                .addAllLater(seeds.map(set -> configurations.getByName(nameIn.apply(set)))
                        .map(Configuration::getAllDependencies));
    }
}
