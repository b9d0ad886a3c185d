package io.snarl.gradle.internal.adoption;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.gradle.api.Project;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.api.tasks.SourceSet;
import org.gradle.testfixtures.ProjectBuilder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AdoptionDirectoriesTest {

    @TempDir
    private Path directory;

    private Project project;
    private SourceSet tests;

    @BeforeEach
    void make_a_java_project() {
        project = ProjectBuilder.builder()
                .withProjectDir(directory.resolve("project").toFile())
                .build();
        project.getPluginManager().apply("java");
        tests = project.getExtensions()
                .getByType(JavaPluginExtension.class)
                .getSourceSets()
                .getByName("test");
    }

    @Test
    void usual_directory_is_taken_as_long_as_it_is_one_of_the_suite() {
        assertThat(placeAmong("generated", "src/test/java")).isEqualTo("src/test/java");
    }

    @Test
    void directory_that_the_suite_has_in_its_place_is_taken() {
        assertThat(placeAmong("../shared", "build/generated", "tests")).isEqualTo("tests");
        assertThat(placeAmong("build/generated", "../shared")).isEqualTo("../shared");
    }

    @Test
    void usual_directory_is_taken_where_the_suite_has_none() {
        assertThat(placeAmong()).isEqualTo("src/test/java");
        assertThat(placeAmong("build/generated")).isEqualTo("src/test/java");
    }

    private String placeAmong(String... sources) {
        tests.getJava().setSrcDirs(List.of(sources));
        File place = new AdoptionDirectories(project)
                .in(project.provider(tests::getJava), project.provider(() -> "src/test/java"))
                .get()
                .getAsFile();
        return project.getProjectDir().toPath().relativize(place.toPath()).toString();
    }
}
