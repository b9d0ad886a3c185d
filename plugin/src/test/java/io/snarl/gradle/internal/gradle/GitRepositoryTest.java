package io.snarl.gradle.internal.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GitRepositoryTest {

    @TempDir
    private Path directory;

    private Path build;
    private Path project;

    @BeforeEach
    void placeBuildInDirectory() throws IOException {
        build = directory.resolve("repository/java");
        project = Files.createDirectories(build.resolve("core/bank"));
    }

    @Test
    void project_is_named_from_where_git_has_its_files() throws IOException {
        Files.createDirectory(directory.resolve("repository/.git"));

        assertThat(GitRepository.path(project, build)).isEqualTo("java/core/bank");
        assertThat(GitRepository.path(build, build)).isEqualTo("java");
        assertThat(GitRepository.path(directory.resolve("repository"), build)).isEmpty();
    }

    /** In a worktree or submodule it is a file. */
    @Test
    void worktree_is_a_repository() throws IOException {
        Files.writeString(build.resolve(".git"), "gitdir: elsewhere");

        assertThat(GitRepository.path(project, build)).isEqualTo("core/bank");
    }

    @Test
    void build_without_git_is_its_own_repository() {
        assertThat(GitRepository.path(project, build)).isEqualTo("core/bank");
        assertThat(GitRepository.path(build, build)).isEmpty();
        assertThat(GitRepository.path(directory.resolve("elsewhere"), build)).isEmpty();
    }
}
