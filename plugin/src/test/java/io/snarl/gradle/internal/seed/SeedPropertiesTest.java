package io.snarl.gradle.internal.seed;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Iterator;
import org.gradle.api.Project;
import org.gradle.process.CommandLineArgumentProvider;
import org.gradle.testfixtures.ProjectBuilder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SeedPropertiesTest {

    @TempDir
    private Path directory;

    private org.gradle.api.tasks.testing.Test task;
    private SeedProperties properties;

    @BeforeEach
    void makeTask() {
        Project project =
                ProjectBuilder.builder().withProjectDir(directory.toFile()).build();
        project.getPluginManager().apply("java");
        task = (org.gradle.api.tasks.testing.Test) project.getTasks().getByName("test");
        properties = project.getObjects().newInstance(SeedProperties.class);
    }

    @Test
    void those_that_a_jvm_has_from_its_start_are_among_them() {
        task.systemProperty("plain", 1);
        task.systemProperty("empty", null);
        task.systemProperty("user.language", "tr");
        task.jvmArgs("-Djava.io.tmpdir=" + directory);

        assertThat(properties.of(task))
                .containsEntry("plain", "1")
                .containsEntry("empty", "")
                .containsEntry("user.language", "tr")
                .containsEntry("java.io.tmpdir", directory.toString())
                .hasSize(4);
    }

    @Test
    void providers_of_arguments_are_neither_asked_nor_touched() {
        task.getJvmArgumentProviders().add(() -> {
            throw new AssertionError("It is known only when other tasks have run.");
        });
        Iterator<CommandLineArgumentProvider> providers =
                task.getJvmArgumentProviders().iterator();

        properties.of(task);

        assertThat(providers.next()).as("of a list that has not been changed").isNotNull();
    }
}
