package io.snarl.gradle.internal.adoption;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gradle.testfixtures.ProjectBuilder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AdoptedClassesTest {

    @TempDir
    private Path directory;

    private org.gradle.api.tasks.testing.Test task;

    @BeforeEach
    void write() throws IOException {
        Path classes = Files.createDirectories(directory.resolve("classes/demo"));
        Files.writeString(classes.resolve("TillTest.class"), "nothing of Snarl");
        Files.writeString(classes.resolve("TillConcurrencyTest.class"), "carries Lio/snarl/Adopted;");
        Files.writeString(classes.resolve("BankConcurrencyTest.class"), "carries Lio/snarl/Adopted;");
        var project =
                ProjectBuilder.builder().withProjectDir(directory.toFile()).build();
        task = project.getTasks().create("unit", org.gradle.api.tasks.testing.Test.class);
        task.setTestClassesDirs(project.files(directory.resolve("classes")));
    }

    @Test
    void none_is_left_out_where_no_pattern_is_set() {
        assertThat(AdoptedClasses.leftOutBy(task)).isEmpty();
    }

    @Test
    void names_that_no_pattern_includes_are_left_out() {
        task.getFilter().includeTestsMatching("*TillTest");
        task.getFilter().includeTestsMatching("BankConcurrencyTest.pays*");

        assertThat(AdoptedClasses.leftOutBy(task)).containsExactly("demo.TillConcurrencyTest");
    }

    @Test
    void names_and_files_that_a_pattern_excludes_are_left_out() {
        task.getFilter().excludeTestsMatching("demo.Till*");
        task.exclude("**/Bank*");

        assertThat(AdoptedClasses.leftOutBy(task))
                .containsExactly("demo.BankConcurrencyTest", "demo.TillConcurrencyTest");
    }
}
