package io.snarl.gradle.internal.jars;

import java.io.File;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.gradle.api.GradleException;
import org.gradle.api.Project;
import org.gradle.api.artifacts.Configuration;
import org.gradle.api.artifacts.component.ModuleComponentIdentifier;
import org.gradle.api.artifacts.result.ResolvedComponentResult;

/**
 * Finds the launcher of the JUnit Platform that fits the engines of a project which leaves it to Gradle.
 *
 * <p>Gradle 8 brings one of its own into test JVMs where the project has none. JVMs that Snarl starts need one, too, and one of
 * another version does not get along with the engines.
 */
public final class PlatformLauncher {

    private static final String GROUP = "org.junit.platform";
    private static final String LAUNCHER = "junit-platform-launcher";
    private static final String ENGINE = "junit-platform-engine";

    private final Project project;

    public PlatformLauncher(Project project) {
        this.project = project;
    }

    /** Returns the launcher that a class path lacks; nothing if it has one, or has no engine. */
    public Set<File> missingIn(Configuration classpath) {
        Map<String, String> versions = versionsIn(classpath);
        return Optional.ofNullable(versions.get(ENGINE))
                .filter(version -> !versions.containsKey(LAUNCHER))
                .map(this::resolve)
                .orElse(Set.of());
    }

    private static Map<String, String> versionsIn(Configuration classpath) {
        return classpath.getIncoming().getResolutionResult().getAllComponents().stream()
                .map(ResolvedComponentResult::getId)
                .filter(ModuleComponentIdentifier.class::isInstance)
                .map(ModuleComponentIdentifier.class::cast)
                .filter(module -> module.getGroup().equals(GROUP))
                .collect(Collectors.toMap(
                        ModuleComponentIdentifier::getModule,
                        ModuleComponentIdentifier::getVersion,
                        (one, other) -> one));
    }

    private Set<File> resolve(String version) {
        String module = GROUP + ":" + LAUNCHER + ":" + version;
        // Apart from the user's configurations, so that no rule for them holds for it.
        Configuration apart = project.getConfigurations()
                .detachedConfiguration(project.getDependencies().create(module));
        apart.setTransitive(false);
        try {
            return apart.getFiles();
        } catch (GradleException e) {
            var failure = new GradleException("Snarl runs tests by the launcher of JUnit, which '" + project.getPath()
                    + "' does not have on its test class path, and " + module + " cannot be resolved: "
                    + rootOf(e).getMessage() + " Add testRuntimeOnly(\"" + GROUP + ":" + LAUNCHER
                    + "\") to the dependencies, which newer versions of Gradle ask for anyway. Where dependencies"
                    + " are verified, add it to gradle/verification-metadata.xml, too, by"
                    + " --write-verification-metadata.");
            // Not as its cause, for of a failed verification Gradle would show nothing else.
            failure.addSuppressed(e);
            throw failure;
        }
    }

    private static Throwable rootOf(Throwable failure) {
        return failure.getCause() == null ? failure : rootOf(failure.getCause());
    }
}
