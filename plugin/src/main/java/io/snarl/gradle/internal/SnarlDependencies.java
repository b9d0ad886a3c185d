package io.snarl.gradle.internal;

import java.util.List;
import org.gradle.api.NamedDomainObjectProvider;
import org.gradle.api.Project;
import org.gradle.api.artifacts.DependencyScopeConfiguration;
import org.gradle.api.artifacts.ResolvableConfiguration;
import org.gradle.api.attributes.Bundling;
import org.gradle.api.attributes.Category;
import org.gradle.api.attributes.LibraryElements;
import org.gradle.api.attributes.Usage;

/**
 * What Snarl itself brings to a build: jars of its own version, resolved by the tasks that need them and not before.
 *
 * <p>A build script that declares dependencies of its own in {@code snarlAgent}, {@code snarlAnalysis} or
 * {@code snarlVintage} replaces them.
 *
 * @param agent the Java agent of the test JVM
 * @param analysis what reads traces
 * @param vintage what runs JUnit 4 tests on the JUnit Platform, for projects that do not
 */
record SnarlDependencies(
        NamedDomainObjectProvider<ResolvableConfiguration> agent,
        NamedDomainObjectProvider<ResolvableConfiguration> analysis,
        NamedDomainObjectProvider<ResolvableConfiguration> vintage) {

    static SnarlDependencies register(Project project) {
        var agent = declare(
                project,
                "snarlAgent",
                "The Java agent that traces tests.",
                List.of("io.snarl:runtime-agent:" + Versions.snarl()));
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

        var agentJar = resolve(project, agent);
        agentJar.configure(configuration -> configuration.setTransitive(false));
        return new SnarlDependencies(agentJar, resolve(project, analysis), resolve(project, vintage));
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
