package io.snarl.gradle.internal.gradle;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.gradle.api.Project;
import org.gradle.api.provider.Provider;

/** Finds the path of a project within its repository. */
public final class GitRepository {

    private GitRepository() {}

    /** Returns the directory of a project as its repository names it, with slashes; empty for the root. */
    public static Provider<String> pathOf(Project project) {
        File directory = project.getProjectDir();
        File build = project.getRootDir();
        return project.provider(() -> path(directory.toPath(), build.toPath()));
    }

    /** The repository begins where Git has its files; a build without any is its own. */
    static String path(Path project, Path build) {
        Path root = Stream.iterate(project, directory -> directory != null, Path::getParent)
                .filter(directory -> Files.exists(directory.resolve(".git")))
                .findFirst()
                .orElse(project.startsWith(build) ? build : project);
        return root.relativize(project).toString().replace('\\', '/');
    }
}
