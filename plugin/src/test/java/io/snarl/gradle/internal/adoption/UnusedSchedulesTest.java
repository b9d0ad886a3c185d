package io.snarl.gradle.internal.adoption;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.gradle.testfixtures.ProjectBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnusedSchedulesTest {

    @TempDir
    private Path directory;

    @Test
    void schedule_is_unused_unless_a_test_is_adopted_with_it() throws IOException {
        for (String name :
                List.of("used.schedule", "größe.schedule", "only-told.schedule", "d.schedule", "notes.txt")) {
            Files.createDirectories(directory.resolve("schedules"));
            Files.writeString(directory.resolve("schedules").resolve(name), "");
        }
        compile("io/snarl/Adopted.java", "package io.snarl; public @interface Adopted { String[] value(); }");
        compile("demo/ATest.java", """
                package demo;
                class ATest {
                    @io.snarl.Adopted({"used.schedule", "größe.schedule"})
                    void a() {}
                }
                """);
        compile("demo/BTest.java", "package demo; class BTest { String told = \"only-told.schedule\"; }");

        assertThat(unused()).containsExactly("d.schedule", "only-told.schedule");
    }

    private List<String> unused() {
        var project =
                ProjectBuilder.builder().withProjectDir(directory.toFile()).build();
        return UnusedSchedules.in(directory.resolve("schedules").toFile(), project.files(directory.resolve("classes")));
    }

    private void compile(String path, String text) throws IOException {
        Path source = directory.resolve("sources").resolve(path);
        Files.createDirectories(source.getParent());
        Files.writeString(source, text);
        String classes = Files.createDirectories(directory.resolve("classes")).toString();
        int status = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-encoding", "UTF-8", "-d", classes, "-cp", classes, source.toString());
        assertThat(status).isZero();
    }
}
