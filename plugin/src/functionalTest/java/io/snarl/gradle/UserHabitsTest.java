package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gradle.testkit.runner.TaskOutcome.FAILED;
import static org.gradle.testkit.runner.TaskOutcome.UP_TO_DATE;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.gradle.testkit.runner.BuildResult;
import org.gradle.tooling.BuildCancelledException;
import org.gradle.tooling.GradleConnectionException;
import org.gradle.tooling.GradleConnector;
import org.gradle.tooling.ResultHandler;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/**
 * What users do in different ways, all in one project since a build is dear: Groovy, JUnit 4, annotations of their own, spaces and
 * letters beyond ASCII in paths and names, a JVM with few modules, isolated projects, continuous builds.
 */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class UserHabitsTest {

    private static final String[] ISOLATED = {"synthesizeConcurrentTests", "-Dorg.gradle.unsafe.isolated-projects=true"
    };

    private static final String TESTS = """
            package zähler;

            import static org.junit.Assert.assertEquals;

            import org.junit.Test;

            public class ZählerTest {
                @Test
                public void zählt() {
                    Zähler zähler = new Zähler();
                    zähler.zähle();
                    assertEquals(1, zähler.anzahl());
                }

                @Test
                public void merkt() {
                    Merker merker = new Merker();
                    merker.merke(5);
                    assertEquals(5, merker.zahl());
                }
            }
            """;

    @TempDir
    static Path directory;

    private static GradleBuild build;
    private static BuildResult first;

    @BeforeAll
    static void synthesize() {
        build = new GradleBuild(directory.resolve("größte Bank – 銀行"))
                .with("settings.gradle", "")
                .with("build.gradle", """
                        plugins {
                            id 'java'
                            id 'io.snarl'
                        }
                        repositories { mavenCentral() }
                        dependencies { testImplementation 'junit:junit:%s' }
                        tasks.withType(JavaCompile).configureEach { options.encoding = 'UTF-8' }
                        test.jvmArgs '--limit-modules', 'java.logging,java.xml,jdk.unsupported'
                        snarl {
                            failOn = ['crash', 'not-linearizable']
                            baseline = file('bekannte Fehler.json')
                            javaLauncher = javaToolchains.launcherFor { languageVersion = JavaLanguageVersion.of(%d) }
                            subjects {
                                annotatedWith = ['zähler.Geteilt', 'zähler.Vergessen']
                                include = ['zähler.**', 'zaehler.**']
                            }
                        }
                        """.formatted(
                                GradleBuild.JUNIT4, Runtime.version().feature()))
                .with("src/main/java/zähler/Geteilt.java", "package zähler;\n\npublic @interface Geteilt {}\n")
                .with("src/main/java/zähler/Zähler.java", """
                        package zähler;

                        @Geteilt
                        public class Zähler {
                            private int anzahl;

                            public void zähle() {
                                anzahl++;
                            }

                            public int anzahl() {
                                return anzahl;
                            }
                        }
                        """)
                .with("src/main/java/zähler/Merker.java", """
                        package zähler;

                        public class Merker {
                            private int zahl;

                            public synchronized void merke(int zahl) {
                                this.zahl = zahl;
                            }

                            public synchronized int zahl() {
                                return zahl;
                            }
                        }
                        """)
                .with("src/test/java/zähler/ZählerTest.java", TESTS);
        first = build.runAndFail(ISOLATED);
    }

    @Test
    @Order(1)
    void class_marked_by_an_annotation_of_ones_own_is_examined() {
        assertThat(first.getOutput())
                .contains("2 seed tests traced", "NOT LINEARIZABLE zähler.ZählerConcurrencyTest.")
                .contains("snarl.subjects.annotatedWith names zähler.Vergessen, which no class carries");
    }

    @Test
    @Order(1)
    void pattern_that_names_no_class_is_told() {
        assertThat(first.getOutput())
                .contains(
                        "snarl.subjects.include has 'zaehler.**', which names no class of the project or its libraries.");
    }

    @Test
    @Order(1)
    void findings_fail_the_build_as_the_block_says() {
        assertThat(first.task(":verifyFindings").getOutcome()).isEqualTo(FAILED);
        assertThat(first.getOutput()).contains("By failOn, 1 finding fails the build:");
    }

    @Test
    @Order(2)
    void isolated_project_is_configured_once_and_fails_again_without_searching_again() {
        assertThat(first.getOutput()).contains("Configuration cache entry stored.");

        var second = build.runAndFail(ISOLATED);

        assertThat(second.getOutput()).contains("Configuration cache entry reused.");
        assertThat(second.task(":synthesizeConcurrentTests").getOutcome()).isEqualTo(UP_TO_DATE);
        assertThat(second.task(":verifyFindings").getOutcome()).isEqualTo(FAILED);
    }

    @Test
    @Order(3)
    void continuous_build_traces_again_when_a_test_has_changed() throws Exception {
        // Tools cannot put the plugin on the class path as TestKit does.
        build.with("settings.gradle", "buildscript { dependencies { classpath files(" + pluginClasspath() + ") } }\n");
        var output = new Output();
        var ended = new CompletableFuture<Void>();
        var cancellation = GradleConnector.newCancellationTokenSource();
        var connector = GradleConnector.newConnector()
                .useInstallation(GradleBuild.GRADLE_HOME)
                .useGradleUserHomeDir(GradleBuild.GRADLE_USER_HOME)
                .forProjectDirectory(build.directory().toFile());
        try (var connection = connector.connect()) {
            connection
                    .newBuild()
                    .forTasks("traceSeedTests")
                    .withArguments("--continuous", "--offline")
                    .withCancellationToken(cancellation.token())
                    .setStandardOutput(output)
                    .setStandardError(output)
                    .run(new Ended(ended));

            output.await("Waiting for changes to input files");
            build.with(
                    "src/test/java/zähler/ZählerTest.java",
                    TESTS.replace(
                            "public void merkt()",
                            "public void zähltNichts() {}\n\n    @Test\n    public void merkt()"));
            output.await("3 seed tests traced");
            cancellation.cancel();
            ended.get(3, TimeUnit.MINUTES);
        } finally {
            cancellation.cancel();
            connector.disconnect();
        }
    }

    private static String pluginClasspath() throws IOException {
        var metadata = new Properties();
        try (InputStream file = UserHabitsTest.class.getResourceAsStream("/plugin-under-test-metadata.properties")) {
            metadata.load(file);
        }
        return "'" + metadata.getProperty("implementation-classpath").replace(File.pathSeparator, "', '") + "'";
    }

    /** A build that is cancelled has ended well. */
    private record Ended(CompletableFuture<Void> future) implements ResultHandler<Void> {

        @Override
        public void onComplete(Void result) {
            future.complete(null);
        }

        @Override
        public void onFailure(GradleConnectionException failure) {
            if (failure instanceof BuildCancelledException) {
                future.complete(null);
            } else {
                future.completeExceptionally(failure);
            }
        }
    }

    /** What a build has written, for who waits for something in it. */
    private static final class Output extends OutputStream {

        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        @Override
        public synchronized void write(int value) {
            bytes.write(value);
            if (value == '\n') {
                notifyAll();
            }
        }

        synchronized void await(String text) throws InterruptedException {
            long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(5);
            while (!bytes.toString(StandardCharsets.UTF_8).contains(text)) {
                assertThat(System.nanoTime())
                        .as(() -> "No '" + text + "' in:\n" + bytes.toString(StandardCharsets.UTF_8))
                        .isLessThan(end);
                wait(1000);
            }
        }
    }
}
