package io.snarl.gradle.internal.seed;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.gradle.api.GradleException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompiledFrameworkTest {

    private static final String JUNIT4 = "org.junit.Test";
    private static final String JUPITER = "org.junit.jupiter.api.Test";

    @TempDir
    private Path directory;

    @Test
    void annotation_of_one_framework_is_enough_whether_in_a_jar_or_a_directory() throws IOException {
        File junit4 = jarWith("org/junit/Test.class");
        Path classes = directory.resolve("classes/org/junit/jupiter/api");
        Files.createDirectories(classes);
        Files.createFile(classes.resolve("Test.class"));
        File jupiter = directory.resolve("classes").toFile();

        for (File there : List.of(junit4, jupiter)) {
            assertThatCode(() -> framework(Set.of(JUNIT4, JUPITER), there).require("test"))
                    .doesNotThrowAnyException();
        }
    }

    @Test
    void junit_3_alone_is_refused_with_what_to_add() throws IOException {
        File junit3 = jarWith("junit/framework/TestCase.class");

        assertThatThrownBy(() -> framework(Set.of(JUNIT4), junit3).require("unit"))
                .isInstanceOf(GradleException.class)
                .hasMessage("Snarl writes its tests with the JUnit that the test suite 'unit' is compiled with, but its"
                        + " compile class path has no org.junit.Test. Add JUnit 4.4 or newer, which runs tests of JUnit 3"
                        + " unchanged, such as unitImplementation(\"junit:junit:4.13.2\").");
    }

    @Test
    void tests_of_another_language_of_the_platform_need_one_of_the_two() throws IOException {
        File spock = jarWith("spock/lang/Specification.class");

        assertThatThrownBy(() -> framework(Set.of(JUPITER, JUNIT4), spock).require("test"))
                .hasMessageContaining(
                        "has no org.junit.Test and no org.junit.jupiter.api.Test. Add JUnit 4.4 or newer,")
                .hasMessageEndingWith(", or JUnit Jupiter with its engine.");
    }

    private CompiledFramework framework(Set<String> annotations, File there) {
        return new CompiledFramework(
                annotations, List.of(directory.resolve("missing.jar").toFile(), there));
    }

    private File jarWith(String entry) throws IOException {
        Path jar = directory.resolve("some.jar");
        try (var zip = new ZipOutputStream(Files.newOutputStream(jar))) {
            zip.putNextEntry(new ZipEntry(entry));
        }
        return jar.toFile();
    }
}
