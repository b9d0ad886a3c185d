package io.snarl.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Shows that the assembled Gradle knows what to compile again, for which it has to watch the Java compiler. */
@Tag("large")
class IncrementalCompilationTest {

    @TempDir
    private Path project;

    @BeforeEach
    void writeBuild() throws IOException {
        write("settings.gradle.kts", "rootProject.name = \"incremental\"\n");
        write("build.gradle.kts", "plugins { application }\napplication { mainClass = \"User\" }\n");
        write("src/main/java/Constants.java", "class Constants { static final int VALUE = 1; }");
        write("src/main/java/User.java", """
                class User {
                    public static void main(String[] arguments) {
                        System.out.println("value " + Constants.VALUE);
                    }
                }
                """);
        write("src/main/java/Extra.java", "class Extra { static class Nested {} }\nclass Second {}\n");
    }

    @Test
    void user_of_a_constant_is_compiled_again_when_the_constant_changes() throws IOException {
        assertThat(run("run")).contains("value 1");

        write("src/main/java/Constants.java", "class Constants { static final int VALUE = 2; }");

        assertThat(run("run")).contains("value 2");
    }

    @Test
    void all_classes_of_a_deleted_source_file_go_away() throws IOException {
        Path classes = project.resolve("build/classes/java/main");
        run("classes");
        assertThat(classes).isDirectoryContaining("glob:**/Second.class");

        Files.delete(project.resolve("src/main/java/Extra.java"));
        run("classes");

        assertThat(classes)
                .isDirectoryContaining("glob:**/User.class")
                .isDirectoryNotContaining("glob:**/Extra*.class")
                .isDirectoryNotContaining("glob:**/Second.class");
    }

    private String run(String task) {
        return AssembledGradle.runner(project, task).build().getOutput();
    }

    private void write(String path, String content) throws IOException {
        Path file = project.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
    }
}
