package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gradle.testkit.runner.TaskOutcome.FAILED;
import static org.gradle.testkit.runner.TaskOutcome.FROM_CACHE;
import static org.gradle.testkit.runner.TaskOutcome.SUCCESS;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.gradle.testkit.runner.BuildResult;
import org.gradle.testkit.runner.GradleRunner;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** A build outside the source tree that takes the published plugin, finds bugs, keeps their tests and mends them. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@Order(3)
class PublishedPluginTest {

    private static final String VERSION = System.getProperty("snarl.version");
    private static final List<File> REPOSITORIES = Stream.of("snarl.repositories", "snarl.plugin.repository")
            .flatMap(property -> Stream.of(System.getProperty(property).split(File.pathSeparator)))
            .map(File::new)
            .toList();

    /** With a lost update and a deadlock. */
    private static final String ACCOUNT = """
            package demo;

            public class Account {
                private long balance;
                private int visits;

                public synchronized void deposit(long amount) {
                    balance += amount;
                }

                public %s transferTo(Account other, long amount) {
                    %s
                    other.deposit(amount);
                }

                public %s visit() {
                    visits++;
                }

                public synchronized int visits() {
                    return visits;
                }
            }
            """;

    private static final String BROKEN = ACCOUNT.formatted("synchronized void", "balance -= amount;", "void");
    private static final String MENDED =
            ACCOUNT.formatted("void", "synchronized (this) { balance -= amount; }", "synchronized void");

    private static final String DEADLOCK = "demo.AccountConcurrencyTest.transferTo_deadlocks_with_transferTo";
    private static final String LOST_UPDATE = "demo.AccountConcurrencyTest.visit_loses_an_update_with_visit";

    @TempDir
    static Path directory;

    private static GradleBuild library(Path where, String account) {
        return new GradleBuild(where)
                .with("settings.gradle.kts", """
                        pluginManagement {
                            repositories {
                                %s
                                mavenCentral()
                            }
                        }
                        dependencyResolutionManagement {
                            repositoriesMode = RepositoriesMode.FAIL_ON_PROJECT_REPOS
                            repositories { mavenCentral() }
                        }
                        buildCache { local { directory = file("../build-cache") } }
                        rootProject.name = "bank"
                        include("old")
                        """.formatted(repository()))
                .with("build.gradle.kts", """
                        plugins {
                            `java-library`
                            id("io.snarl") version "%s"
                        }
                        testing.suites.withType<JvmTestSuite> { useJUnitJupiter("%s") }
                        // The agent patches the same module.
                        tasks.test { jvmArgs("--patch-module", "java.base=src/patch") }
                        """.formatted(VERSION, GradleBuild.JUNIT))
                .with("src/main/java/demo/Account.java", account)
                .with("src/test/java/demo/AccountTest.java", """
                        package demo;

                        import static org.junit.jupiter.api.Assertions.assertEquals;

                        import org.junit.jupiter.api.Test;

                        class AccountTest {
                            @Test
                            void transfers() {
                                var ada = new Account();
                                var grace = new Account();
                                ada.transferTo(grace, 20);
                            }

                            @Test
                            void countsVisits() {
                                var account = new Account();
                                account.visit();
                                assertEquals(1, account.visits());
                            }
                        }
                        """)
                .with("old/build.gradle.kts", """
                        plugins {
                            `java-library`
                            id("io.snarl")
                        }
                        dependencies { testImplementation("junit:junit:%s") }
                        tasks.test {
                            useJUnit()
                            // Modules that the agent patches or needs are beyond the limit, and so is what tells a JVM's arguments.
                            jvmArgs("--limit-modules", "java.logging,java.xml,jdk.unsupported")
                            javaLauncher = javaToolchains.launcherFor { languageVersion = JavaLanguageVersion.of(25) }
                        }
                        """.formatted(GradleBuild.JUNIT4))
                .with("old/src/main/java/demo/Account.java", account)
                .with("old/src/test/java/demo/OldTest.java", """
                        package demo;

                        import static io.snarl.Parallel.inParallel;
                        import static org.junit.Assert.assertEquals;

                        import io.snarl.Adopted;
                        import io.snarl.Interleaved;
                        import org.junit.Test;

                        @Interleaved
                        public class OldTest {
                            @Test
                            @Adopted("visits.schedule")
                            public void renamedVisits() {
                                Account account = new Account();
                                System.out.println("An account was made.");

                                inParallel(() -> account.visit(), () -> account.visit());

                                assertEquals(2, account.visits());
                            }
                        }
                        """)
                .with("old/src/test/resources/snarl/unused.schedule", "snarl schedule 1\n")
                // From before the library and the test had changed.
                .with("old/src/test/resources/snarl/visits.schedule", """
                        snarl schedule 2
                        test demo.OldTest#visits()
                        strategy directed at all violations, seed 1
                        seed 1
                        fails exception
                        signature exception java.lang.AssertionError in main at demo.OldTest.visits
                        summary The test ended by java.lang.AssertionError: expected:<2> but was:<1>
                        java 17
                        warm-up yes

                        thread main the thread of the test
                        thread thread-1
                        thread thread-2

                        switch main -> thread-1 blocked at #1 wait for parallel actions
                        switch thread-1 -> thread-2 preempted at #1 write demo.Account.visitors in demo.Account.visit() // Account.java:3
                        switch thread-2 -> thread-1 ended at #1 end
                        switch thread-1 -> main ended at #1 end
                        """);
    }

    /** That of the plugin, which needs no other. */
    private static String repository() {
        return "maven(url = \"" + new File(System.getProperty("snarl.plugin.repository")).toURI()
                + "\") { content { includeGroup(\"io.snarl\") } }";
    }

    private static GradleBuild broken() {
        return library(directory.resolve("my bank"), BROKEN);
    }

    @Test
    @Order(1)
    void published_plugin_finds_bugs_and_copies_their_tests() {
        BuildResult result = runner(broken(), ":synthesizeConcurrentTests", ":adoptConcurrentTests")
                .build();

        assertThat(result.task(":synthesizeConcurrentTests").getOutcome()).isEqualTo(SUCCESS);
        assertThat(result.getOutput())
                .contains("DEADLOCK " + DEADLOCK, "NOT LINEARIZABLE " + LOST_UPDATE)
                .contains("Adopted: src/test/java/demo/AccountConcurrencyTest.java")
                .contains("  Schedule: src/test/resources/snarl/" + DEADLOCK + ".schedule")
                .contains("  Schedule: src/test/resources/snarl/" + LOST_UPDATE + ".schedule");
    }

    @Test
    @Order(2)
    void adopted_tests_fail_in_a_plain_test_run_every_time_with_their_interleaving() throws IOException {
        GradleBuild build = broken();
        for (int run = 1; run <= 2; run++) {
            BuildResult result =
                    runner(build, "test", "--continue", "--configuration-cache").buildAndFail();

            assertThat(result.getOutput())
                    .contains("Configuration cache entry " + (run == 1 ? "stored" : "reused"))
                    .contains("4 tests completed, 2 failed", "1 test completed, 1 failed")
                    .contains("No test that :old:test runs is adopted with src/test/resources/snarl/unused.schedule: ");
            assertThat(result.task(":test").getOutcome()).isEqualTo(FAILED);
            assertThat(failureIn(build, "", "demo.AccountConcurrencyTest"))
                    .contains("Deadlock: thread-1 and thread-2 wait for each other.", "-&gt; blocked")
                    .contains("expected: &lt;2&gt; but was: &lt;1&gt;", "reads visits: 0", "writes visits: 1")
                    .contains("Replay it: ./gradlew fuzzConcurrentTests --replay src/test/resources/snarl/" + DEADLOCK);
            assertThat(failureIn(build, "old", "demo.OldTest"))
                    .as("another schedule takes the place of one that does not fit any more")
                    .contains("reads visits: 0", "writes visits: 1", "An account was made.")
                    .contains("The schedule no longer fits at switch 2 of 4", "one fails in the stored way")
                    .contains(
                            "Replay it: ./gradlew fuzzConcurrentTests --replay build/tmp/test/snarl/results/demo.OldTest.renamedVisits/schedules/");
        }
    }

    @Test
    @Order(3)
    void adopted_tests_may_be_renamed_but_not_lose_their_schedule() throws IOException {
        GradleBuild build = broken();
        String source = "src/test/java/demo/AccountConcurrencyTest.java";
        String schedule = "src/test/resources/snarl/" + LOST_UPDATE + ".schedule";
        String sourceBefore = textOf(build, source);
        String scheduleBefore = textOf(build, schedule);
        build.with(source, sourceBefore.replace("void transferTo_deadlocks_with_transferTo", "void renamed"));
        Files.delete(build.directory().resolve(schedule));

        runner(build, ":test").buildAndFail();

        assertThat(failureIn(build, "", "demo.AccountConcurrencyTest"))
                .contains("<testcase name=\"renamed()\"", "Deadlock: thread-1 and thread-2 wait for each other.")
                .contains("AccountConcurrencyTest#visit_loses_an_update_with_visit() has lost its schedule")
                .contains("there is no " + schedule);
        build.with(source, sourceBefore).with(schedule, scheduleBefore);
    }

    @Test
    @Order(4)
    void adopted_tests_pass_once_the_bugs_are_mended_and_stay_as_they_are() throws IOException {
        GradleBuild build = library(directory.resolve("my bank"), MENDED);
        String adopted = textOf(build, "src/test/java/demo/AccountConcurrencyTest.java");

        BuildResult result =
                runner(build, "test", ":adoptConcurrentTests", "--build-cache").build();

        assertThat(result.task(":test").getOutcome()).isEqualTo(SUCCESS);
        assertThat(result.getOutput())
                .contains("AccountConcurrencyTest.java is left as it is: it has the 2 tests already.");
        assertThat(textOf(build, "src/test/java/demo/AccountConcurrencyTest.java"))
                .isEqualTo(adopted);
    }

    @Test
    @Order(5)
    void results_of_adopted_tests_are_taken_from_the_build_cache_in_another_directory() throws IOException {
        GradleBuild elsewhere = library(directory.resolve("elsewhere"), MENDED);
        for (String name : List.of(DEADLOCK, LOST_UPDATE)) {
            String schedule = "src/test/resources/snarl/" + name + ".schedule";
            elsewhere.with(schedule, textOf(broken(), schedule));
        }
        String source = "src/test/java/demo/AccountConcurrencyTest.java";
        elsewhere.with(source, textOf(broken(), source));

        BuildResult result = runner(elsewhere, "test", "--build-cache").build();

        assertThat(result.task(":test").getOutcome()).isEqualTo(FROM_CACHE);
        assertThat(result.task(":old:test").getOutcome()).isEqualTo(FROM_CACHE);
    }

    @Test
    void each_module_is_published_with_sources_documentation_and_licence() throws IOException {
        assertThat(published(".pom"))
                .hasSize(4)
                .allSatisfy(pom -> assertThat(pom)
                        .content()
                        .containsPattern("<name>Snarl [a-z-]+</name>")
                        .containsPattern("<description>[A-Z][^<]+\\.</description>")
                        .contains("<name>Apache-2.0</name>", "https://www.apache.org/licenses/LICENSE-2.0.txt"));
        for (String module : List.of("plugin", "analysis-core", "runtime-agent")) {
            for (String kind : List.of("", "-sources", "-javadoc")) {
                assertThat(published(kind + ".jar"))
                        .anySatisfy(
                                jar -> assertThat(jar.getParent().getParent()).hasFileName(module));
            }
        }
        assertThat(published("-support.jar")).hasSize(1);
    }

    @Test
    void poms_name_no_dependency_that_users_do_not_need() throws IOException {
        assertThat(pom("plugin")).doesNotContain("<dependency>");
        assertThat(pom("runtime-agent")).doesNotContain("<dependency>");
        // The types of the contract are part of what it offers; a POM knows no other jar that has them than the
        // agent's.
        assertThat(pom("analysis-core"))
                .containsOnlyOnce("<scope>compile</scope>")
                .containsPattern(
                        "<artifactId>runtime-agent</artifactId>\\s*<version>[^<]*</version>\\s*<scope>compile</scope>")
                .contains("<scope>runtime</scope>");
        assertThat(pom("io.snarl.gradle.plugin")).contains("<artifactId>plugin</artifactId>");
    }

    private static String pom(String module) throws IOException {
        for (Path pom : published(".pom")) {
            if (pom.getParent().getParent().endsWith(module)) {
                return Files.readString(pom);
            }
        }
        throw new AssertionError("There is no POM of " + module + ".");
    }

    private static List<Path> published(String ending) throws IOException {
        List<Path> found = new ArrayList<>();
        for (File repository : REPOSITORIES) {
            try (Stream<Path> files = Files.walk(repository.toPath())) {
                files.filter(file -> file.toString().endsWith(ending)).forEach(found::add);
            }
        }
        return found;
    }

    private static String textOf(GradleBuild build, String file) throws IOException {
        return Files.readString(build.directory().resolve(file));
    }

    private static String failureIn(GradleBuild build, String project, String test) throws IOException {
        return Files.readString(
                build.directory().resolve(project).resolve("build/test-results/test/TEST-" + test + ".xml"));
    }

    /** Without the class path of the plugin under test: it comes from the repository. */
    private static GradleRunner runner(GradleBuild build, String... arguments) {
        List<String> all = new ArrayList<>(List.of("--offline"));
        all.addAll(List.of(arguments));
        return GradleRunner.create()
                .withGradleInstallation(GradleBuild.GRADLE_HOME)
                .withTestKitDir(GradleBuild.GRADLE_USER_HOME)
                .withProjectDir(build.directory().toFile())
                .withArguments(all);
    }
}
