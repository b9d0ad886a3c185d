package io.snarl.gradle.internal;

import java.util.List;
import org.gradle.api.NamedDomainObjectProvider;
import org.gradle.api.Project;
import org.gradle.api.artifacts.Dependency;
import org.gradle.api.artifacts.DependencyScopeConfiguration;
import org.gradle.api.artifacts.DependencySet;
import org.gradle.api.artifacts.ModuleDependency;
import org.gradle.api.artifacts.ResolvableConfiguration;
import org.gradle.api.attributes.Bundling;
import org.gradle.api.attributes.Category;
import org.gradle.api.attributes.LibraryElements;
import org.gradle.api.attributes.Usage;
import org.gradle.api.provider.Provider;

/**
 * What Snarl itself brings to a build: jars of its own version, resolved by the tasks that need them and not before.
 *
 * <p>A build script that declares dependencies of its own in {@code snarlAgent}, {@code snarlAnalysis},
 * {@code snarlVintage} or {@code snarlSupport} replaces them.
 *
 * @param agent the Java agent of the test JVM
 * @param analysis what reads traces
 * @param vintage what runs JUnit 4 tests on the JUnit Platform, for projects that do not
 * @param support what concurrent tests are written with
 */
record SnarlDependencies(
        NamedDomainObjectProvider<ResolvableConfiguration> agent,
        NamedDomainObjectProvider<ResolvableConfiguration> analysis,
        NamedDomainObjectProvider<ResolvableConfiguration> vintage,
        Provider<DependencySet> support) {

    private static final String AGENT = "io.snarl:runtime-agent:" + Versions.snarl();
    private static final String SUPPORT = "io.snarl:runtime-agent-support";

    static SnarlDependencies register(Project project) {
        var agent = declare(project, "snarlAgent", "The Java agent that watches tests.", List.of(AGENT));
        var analysis = declare(
                project,
                "snarlAnalysis",
                "The library that reads traces.",
                List.of("io.snarl:analysis-core:" + Versions.snarl()));
        var vintage = declare(
                project,
                "snarlVintage",
                "The engine that runs JUnit 4 tests on the JUnit Platform.",
                List.of(
                        "org.junit.vintage:junit-vintage-engine:" + Versions.junit(),
                        "org.junit.platform:junit-platform-launcher:" + Versions.junit()));

        var support = project.getConfigurations().dependencyScope("snarlSupport", configuration -> {
            configuration.setDescription("What concurrent tests are written with.");
            configuration.defaultDependencies(dependencies -> dependencies.add(supportIn(project)));
        });

        var agentJar = resolve(project, agent);
        agentJar.configure(configuration -> configuration.setTransitive(false));
        return new SnarlDependencies(
                agentJar, resolve(project, analysis), resolve(project, vintage), withDefaults(support));
    }

    /** A part of the agent's module, since the agent takes over what it does. */
    private static Dependency supportIn(Project project) {
        var module = (ModuleDependency) project.getDependencies().create(AGENT);
        module.capabilities(capabilities -> capabilities.requireCapability(SUPPORT));
        return module;
    }

    /** Asked for what it brings to others, a configuration decides whether it needs its defaults. */
    private static Provider<DependencySet> withDefaults(
            NamedDomainObjectProvider<DependencyScopeConfiguration> declared) {
        return declared.map(configuration -> configuration.getIncoming().getDependencies());
    }

    private static NamedDomainObjectProvider<DependencyScopeConfiguration> declare(
            Project project, String name, String description, List<String> defaults) {
        return project.getConfigurations().dependencyScope(name, configuration -> {
            configuration.setDescription(description);
            configuration.defaultDependencies(dependencies -> defaults.forEach(
                    notation -> dependencies.add(project.getDependencies().create(notation))));
        });
    }

    private static NamedDomainObjectProvider<ResolvableConfiguration> resolve(
            Project project, NamedDomainObjectProvider<DependencyScopeConfiguration> declared) {
        var objects = project.getObjects();
        return project.getConfigurations().resolvable(declared.getName() + "Classpath", configuration -> {
            configuration.extendsFrom(declared.get());
            configuration.attributes(attributes -> attributes
                    .attribute(Usage.USAGE_ATTRIBUTE, objects.named(Usage.class, Usage.JAVA_RUNTIME))
                    .attribute(Category.CATEGORY_ATTRIBUTE, objects.named(Category.class, Category.LIBRARY))
                    .attribute(
                            LibraryElements.LIBRARY_ELEMENTS_ATTRIBUTE,
                            objects.named(LibraryElements.class, LibraryElements.JAR))
                    .attribute(Bundling.BUNDLING_ATTRIBUTE, objects.named(Bundling.class, Bundling.EXTERNAL)));
        });
    }
}
