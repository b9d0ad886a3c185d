package io.snarl.gradle.internal;

import io.snarl.gradle.tasks.SynthesizeConcurrentTests;
import java.util.function.Function;
import org.gradle.api.Project;
import org.gradle.api.artifacts.Configuration;
import org.gradle.api.artifacts.ConfigurationContainer;
import org.gradle.api.plugins.jvm.JvmTestSuite;
import org.gradle.api.provider.Provider;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.TaskProvider;
import org.gradle.testing.base.TestingExtension;

/**
 * The JVM test suite of the concurrent tests, written by hand or generated: they see what the seed tests see, since they are
 * made of the same calls.
 */
final class ConcurrentTestSuite {

    static final String NAME = "concurrentTest";

    private final Project project;

    ConcurrentTestSuite(Project project) {
        this.project = project;
    }

    SourceSet register(Provider<SourceSet> seeds, TaskProvider<SynthesizeConcurrentTests> synthesize) {
        var suites = project.getExtensions().getByType(TestingExtension.class).getSuites();
        JvmTestSuite suite = suites.register(NAME, JvmTestSuite.class, tests -> {
                    tests.useJUnitJupiter(Versions.junit());
                    // The directory alone, without the task: what was written by hand can be run without synthesis.
                    tests.getSources()
                            .getJava()
                            .srcDir(project.provider(
                                    () -> synthesize.get().getSourceDirectory().get()));
                })
                .get();
        SourceSet sources = suite.getSources();
        project.getTasks().named(sources.getCompileJavaTaskName(), compilation -> compilation.mustRunAfter(synthesize));
        inherit(sources, seeds, SourceSet::getImplementationConfigurationName);
        inherit(sources, seeds, SourceSet::getCompileOnlyConfigurationName);
        inherit(sources, seeds, SourceSet::getRuntimeOnlyConfigurationName);
        var dependencies = project.getDependencies();
        dependencies.add(sources.getImplementationConfigurationName(), dependencies.create(project));
        dependencies.add(sources.getImplementationConfigurationName(), project.files(seeds.map(SourceSet::getOutput)));
        return sources;
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
