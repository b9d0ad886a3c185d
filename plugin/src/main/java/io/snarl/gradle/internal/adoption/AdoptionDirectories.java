package io.snarl.gradle.internal.adoption;

import java.io.File;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import org.gradle.api.Project;
import org.gradle.api.file.Directory;
import org.gradle.api.file.SourceDirectorySet;
import org.gradle.api.provider.Provider;

/**
 * Chooses the directories that adopted tests and their schedules are copied to, among those that belong to the seed
 * suite.
 */
public final class AdoptionDirectories {

    private final Project project;

    public AdoptionDirectories(Project project) {
        this.project = project;
    }

    /**
     * Returns the directory to copy to.
     *
     * @param sources the directories that are compiled or are resources
     * @param usual what Gradle names it where a build says nothing, relative to the project
     */
    public Provider<Directory> in(Provider<SourceDirectorySet> sources, Provider<String> usual) {
        return project.getLayout().dir(sources.zip(usual, (set, path) -> choose(set.getSrcDirs(), project.file(path))));
    }

    /** Prefers the usual directory, then one inside the project, and never one that tasks generate. */
    private File choose(Collection<File> all, File usual) {
        Path build = project.getLayout().getBuildDirectory().get().getAsFile().toPath();
        List<File> lasting =
                all.stream().filter(file -> !file.toPath().startsWith(build)).toList();
        if (lasting.isEmpty() || lasting.contains(usual)) {
            return usual;
        }
        Path directory = project.getProjectDir().toPath();
        return lasting.stream()
                .filter(file -> file.toPath().startsWith(directory))
                .findFirst()
                .orElse(lasting.get(0));
    }
}
