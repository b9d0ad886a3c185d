package io.snarl.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;

/** Looks at what users get: the jar and the metadata as they are published. */
class AgentJarTest {

    private static final Path JAR = Path.of(System.getProperty("snarl.agent.jar"));

    @Test
    void jar_holds_nothing_but_the_agent_and_the_contract() throws IOException {
        assertThat(filesOfJar())
                .allMatch(name -> name.startsWith("io/snarl/agent/")
                        || name.startsWith("io/snarl/contract/")
                        || name.startsWith("META-INF/"));
    }

    @Test
    void versioned_classes_of_the_jar_are_relocated_too() throws IOException {
        assertThat(filesOfJar())
                .filteredOn(name -> name.startsWith("META-INF/") && name.endsWith(".class"))
                .allMatch(name -> name.matches("META-INF/versions/\\d+/io/snarl/agent/.*"));
    }

    @Test
    void jar_holds_byte_buddy_relocated() throws IOException {
        assertThat(filesOfJar()).contains("io/snarl/agent/shaded/bytebuddy/ByteBuddy.class");
    }

    @Test
    void published_metadata_names_no_dependency() throws IOException {
        assertThat(Files.readString(Path.of(System.getProperty("snarl.agent.pom"))))
                .contains("<artifactId>runtime-agent</artifactId>")
                .doesNotContain("<dependency>", "bytebuddy");
        assertThat(Files.readString(Path.of(System.getProperty("snarl.agent.module"))))
                .contains("\"runtime-agent-")
                .doesNotContain("\"dependencies\"", "bytebuddy", "unshaded");
    }

    @Test
    void jvm_started_with_an_agent_that_was_not_prepared_says_so_and_does_not_run_the_program() throws Exception {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Process process = new ProcessBuilder(List.of(java.toString(), "-javaagent:" + JAR, "-version"))
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes());

        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).isNotZero();
        assertThat(output).contains("use the JVM arguments in its jvm-arguments.txt");
    }

    private static List<String> filesOfJar() throws IOException {
        try (var jar = new JarFile(JAR.toFile())) {
            return jar.stream()
                    .filter(entry -> !entry.isDirectory())
                    .map(ZipEntry::getName)
                    .toList();
        }
    }
}
