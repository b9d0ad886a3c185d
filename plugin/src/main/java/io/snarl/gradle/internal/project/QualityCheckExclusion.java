package io.snarl.gradle.internal.project;

import java.util.List;
import org.gradle.api.Project;
import org.gradle.api.plugins.quality.CodeQualityExtension;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.SourceSetContainer;

/**
 * Excludes the concurrent tests from Gradle's code quality plugins, which check all source sets as part of {@code
 * check}.
 *
 * <p>For the concurrent tests this would make {@code check} look at what Snarl has generated, which nobody has written. A
 * user who sets the source sets of such a plugin decides anew.
 */
final class QualityCheckExclusion {

    private static final List<String> PLUGINS = List.of("checkstyle", "pmd", "codenarc");

    private final Project project;

    QualityCheckExclusion(Project project) {
        this.project = project;
    }

    void leaveOut(SourceSet generated) {
        var others = project.getExtensions()
                .getByType(SourceSetContainer.class)
                .matching(set -> !set.getName().equals(generated.getName()));
        for (String plugin : PLUGINS) {
            project.getPluginManager().withPlugin(plugin, applied -> {
                var checks = (CodeQualityExtension) project.getExtensions().getByName(plugin);
                checks.setSourceSets(others);
            });
        }
    }
}
