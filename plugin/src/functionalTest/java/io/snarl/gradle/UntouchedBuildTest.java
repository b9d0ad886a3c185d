package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A build whose dependencies are locked, verified, forced and platform-managed and whose tests are in a place of their own, with the
 * plugin applied to it or not.
 */
class UntouchedBuildTest {

    /** Writes down what no report shows: what tests are compiled and run with, and which tasks a build would run. */
    private static final String PRINT_CLASS_PATHS = """
            val classPaths = files(
                provider { sourceSets.flatMap { it.compileClasspath.files + it.runtimeClasspath.files } },
            )
            tasks.register("classPaths") {
                doLast { classPaths.forEach { println("class path: ${it.name}") } }
            }
            """;

    private static final String ACCOUNT = """
            package demo;

            public class Account {
                private int visits;

                public void visit() {
                    visits++;
                }

                public synchronized int visits() {
                    return visits;
                }
            }
            """;

    @TempDir
    Path directory;

    private GradleBuild build;

    @BeforeEach
    void write_a_build_that_is_strict_about_its_dependencies() throws IOException {
        build = new GradleBuild(directory)
                .with("settings.gradle.kts", """
                        dependencyResolutionManagement {
                            repositoriesMode = RepositoriesMode.FAIL_ON_PROJECT_REPOS
                            repositories { mavenCentral() }
                        }
                        rootProject.name = "strict"
                        include("bom", "launcherless")
                        """)
                .with("bom/build.gradle.kts", """
                        plugins { `java-platform` }
                        dependencies {
                            constraints {
                                api("com.google.code.gson:gson:2.2.4!!")
                                api("net.bytebuddy:byte-buddy:1.9.0!!")
                            }
                        }
                        """)
                .with("build.gradle.kts", """
                        plugins {
                            `java-library`
                            `java-test-fixtures`
                            `maven-publish`
                            eclipse
                            idea
                            id("io.snarl") apply false
                        }
                        if (providers.gradleProperty("withSnarl").isPresent) apply(plugin = "io.snarl")

                        group = "demo"
                        version = "1"
                        java { sourceCompatibility = JavaVersion.VERSION_1_8 }
                        // As in Groovy, where to configure a task is to make it.
                        tasks.test.get()
                        sourceSets.test {
                            java.setSrcDirs(listOf("tests"))
                            resources.setSrcDirs(listOf("tests"))
                        }
                        dependencies {
                            api(platform(project(":bom")))
                            testImplementation(platform(project(":bom")))
                            testImplementation("junit:junit:%s")
                        }
                        configurations.all {
                            resolutionStrategy {
                                failOnVersionConflict()
                                force("com.google.code.gson:gson:2.2.4")
                                eachDependency { if (requested.group == "io.snarl") error("Snarl is resolved") }
                            }
                        }
                        dependencyLocking {
                            lockAllConfigurations()
                            lockMode = LockMode.STRICT
                        }
                        tasks.withType<AbstractArchiveTask> {
                            isPreserveFileTimestamps = false
                            isReproducibleFileOrder = true
                        }
                        publishing.publications.register<MavenPublication>("maven") { from(components["java"]) }
                        """.formatted(GradleBuild.JUNIT4) + PRINT_CLASS_PATHS)
                .with("src/main/java/demo/Account.java", ACCOUNT)
                .with("tests/demo/AccountTest.java", """
                        package demo;

                        import static org.junit.Assert.assertEquals;

                        import org.junit.Test;

                        public class AccountTest {
                            @Test
                            public void visits() {
                                Account account = new Account();
                                account.visit();
                                assertEquals(1, account.visits());
                            }
                        }
                        """)
                .with("launcherless/build.gradle.kts", """
                        plugins {
                            `java-library`
                            id("io.snarl")
                        }
                        dependencies {
                            testImplementation("org.junit.jupiter:junit-jupiter-api:%1$s")
                            testRuntimeOnly("org.junit.jupiter:junit-jupiter-engine:%1$s")
                        }
                        tasks.test { useJUnitPlatform() }
                        """.formatted(GradleBuild.JUNIT))
                .with("launcherless/src/main/java/demo/Account.java", ACCOUNT)
                .with("launcherless/src/test/java/demo/AccountTest.java", """
                        package demo;

                        class AccountTest {
                            @org.junit.jupiter.api.Test
                            void visits() {
                                new Account().visit();
                            }
                        }
                        """);
        // As an editor leaves it beside a file that is open.
        Files.createSymbolicLink(directory.resolve("tests/demo/.#AccountTest.java"), Path.of("user@host.1234"));
        build.run(":dependencies", "--write-locks", "--write-verification-metadata", "sha256");
    }

    @Test
    void build_is_the_same_with_the_plugin_applied_and_not_used() {
        String[] tasks = {
            ":dependencies",
            ":outgoingVariants",
            ":classPaths",
            ":check",
            ":generatePomFileForMavenPublication",
            ":generateMetadataFileForMavenPublication",
            ":eclipseClasspath",
            ":ideaModule"
        };
        String without = said(tasks);
        Map<String, String> filesWithout = files();

        String with = said(append(tasks, "-PwithSnarl"));

        assertThat(with).contains("class path: junit-").isEqualTo(without);
        assertThat(files())
                .containsKeys("build/publications/maven/module.json", ".classpath")
                .isEqualTo(filesWithout);
    }

    @Test
    void bugs_are_found_whatever_rules_hold_for_dependencies() {
        String output = build.run(":synthesizeConcurrentTests", ":adoptConcurrentTests", "-PwithSnarl")
                .getOutput();

        assertThat(output)
                .contains("NOT LINEARIZABLE demo.AccountConcurrencyTest.visit_loses_an_update_with_visit")
                .contains("Adopted: tests/demo/AccountConcurrencyTest.java", "  Schedule: tests/snarl/demo.Account");
        assertThat(build.runAndFail(":test", "-PwithSnarl").getOutput())
                .contains("AccountConcurrencyTest > visit_loses_an_update_with_visit FAILED");
        assertThat(build.runAndFail(":launcherless:traceSeedTests").getOutput())
                .contains("org.junit.platform:junit-platform-launcher:" + GradleBuild.JUNIT + " cannot be resolved")
                .contains("add it to gradle/verification-metadata.xml");
    }

    /** What a user reads, without what differs from run to run. */
    private String said(String... tasks) {
        String output =
                build.run(append(tasks, "--console=plain", "--rerun-tasks")).getOutput();
        return output.substring(output.indexOf("> Task")).replaceAll("BUILD SUCCESSFUL in .*", "BUILD SUCCESSFUL");
    }

    private static String[] append(String[] tasks, String... options) {
        return Stream.concat(Stream.of(tasks), Stream.of(options)).toArray(String[]::new);
    }

    /** All that the build has made for others: publications, and what IDEs read. */
    private Map<String, String> files() {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(directory)) {
            files.filter(Files::isRegularFile)
                    .map(directory::relativize)
                    .filter(file -> file.startsWith("build/publications")
                            || file.startsWith("build/libs")
                            || file.toString().endsWith(".classpath")
                            || file.toString().endsWith(".iml"))
                    .forEach(file -> texts.put(file.toString(), textOf(file)));
            return texts;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String textOf(Path file) {
        try {
            return Files.readString(directory.resolve(file), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
