package io.snarl.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WrapperSettingsTest {

    private static final Map<String, String> ENVIRONMENT = Map.of("GRADLE_USER_HOME", "/from/environment");

    @TempDir
    private Path root;

    @AfterEach
    void forgetSystemProperty() {
        System.clearProperty("snarl.test.proxy");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-g /given",
                "-g/given",
                "--gradle-user-home /given",
                "--gradle-user-home=/given",
                "-Dgradle.user.home=/given"
            })
    void command_line_decides_on_the_gradle_user_home(String arguments) {
        List<String> gradleArguments = List.of(("build " + arguments).split(" "));

        assertThat(WrapperSettings.gradleUserHome(gradleArguments, ENVIRONMENT)).isEqualTo(Path.of("/given"));
    }

    @Test
    void environment_decides_on_the_gradle_user_home_where_the_command_line_is_silent() {
        assertThat(WrapperSettings.gradleUserHome(List.of("build", "--gc"), ENVIRONMENT))
                .isEqualTo(Path.of("/from/environment"));
    }

    @Test
    void gradle_user_home_is_in_the_home_of_the_user_by_default() {
        assertThat(WrapperSettings.gradleUserHome(List.of(), Map.of()))
                .isEqualTo(Path.of(System.getProperty("user.home"), ".gradle"));
    }

    @Test
    void distribution_is_expected_where_the_wrapper_puts_it() throws IOException {
        writeWrapperProperties();

        WrapperDistribution distribution =
                WrapperSettings.load(root, List.of("-g", "/home")).distribution();

        // The name of the folder was read off a folder that the wrapper itself had made.
        Path folder = Path.of("/home/wrapper/dists/gradle-8.8-bin/dl7vupf4psengwqhwktix4v1");
        assertThat(distribution.home()).isEqualTo(folder.resolve("gradle-8.8"));
        assertThat(distribution.marker()).isEqualTo(folder.resolve("gradle-8.8-bin.zip.ok"));
        assertThat(distribution.lockFile()).isEqualTo(folder.resolve("gradle-8.8-bin.zip.lck"));
    }

    @Test
    void system_properties_of_the_project_apply() throws IOException {
        writeWrapperProperties();
        Files.writeString(root.resolve("gradle.properties"), "systemProp.snarl.test.proxy=proxy.acme.example\n");

        WrapperSettings.load(root, List.of("-g", root.resolve("home").toString()));

        assertThat(System.getProperty("snarl.test.proxy")).isEqualTo("proxy.acme.example");
    }

    private void writeWrapperProperties() throws IOException {
        Path file = root.resolve("gradle/wrapper/gradle-wrapper.properties");
        Files.createDirectories(file.getParent());
        Files.writeString(file, """
                distributionBase=GRADLE_USER_HOME
                distributionPath=wrapper/dists
                distributionUrl=https\\://services.gradle.org/distributions/gradle-8.8-bin.zip
                """);
    }
}
