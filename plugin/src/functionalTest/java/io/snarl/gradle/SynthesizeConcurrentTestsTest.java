package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gradle.testkit.runner.TaskOutcome.FAILED;
import static org.gradle.testkit.runner.TaskOutcome.FROM_CACHE;
import static org.gradle.testkit.runner.TaskOutcome.SUCCESS;
import static org.gradle.testkit.runner.TaskOutcome.UP_TO_DATE;

import io.snarl.contract.result.FailureKind;
import io.snarl.contract.result.RunResults;
import io.snarl.contract.result.TestOutcome;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.Findings;
import io.snarl.core.finding.TestMethod;
import io.snarl.core.kind.atomicity.violation.AtomicityVerdicts;
import io.snarl.core.kind.deadlock.DeadlockKind;
import io.snarl.core.registry.KnownKinds;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.gradle.testkit.runner.BuildResult;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** One library from its sequential tests to a test of its own that deadlocks. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class SynthesizeConcurrentTestsTest {

    private static final String REPORT = "build/reports/snarl/index.html";
    private static final String FINDINGS = "build/snarl/findings.json";

    @TempDir
    static Path directory;

    private static GradleBuild build;
    private static BuildResult first;

    /** A secret of the tests. */
    private static final String TOKEN = "tok-4711-AbCdEf";

    @BeforeAll
    static void synthesize() {
        build = library(directory.resolve("bank"));
        first = build.runAndFail(
                "synthesizeConcurrentTests", "fuzzConcurrentTests", "--configuration-cache", "--build-cache");
    }

    /** Its accounts can only be made where the settings of the seed tests hold. */
    private static GradleBuild library(Path where) {
        return new GradleBuild(where)
                .withJavaProject("""
                        testing.suites.withType<JvmTestSuite> { useJUnitJupiter("%s") }
                        tasks.test {
                            systemProperty("bank.currency", "EUR")
                            systemProperty("bank.apiToken", "%s")
                            environment("BANK_CODE", "12 34")
                        }
                        """.formatted(GradleBuild.JUNIT, TOKEN))
                .with("settings.gradle.kts", """
                        rootProject.name = "bank"
                        buildCache { local { directory = file("../build-cache") } }
                        """)
                .with("src/main/java/com/example/bank/Account.java", """
                        package com.example.bank;

                        public class Account {
                            private long balance;

                            public Account(String owner) {
                                if (!"EUR".equals(System.getProperty("bank.currency"))
                                        || !"12 34".equals(System.getenv("BANK_CODE"))) {
                                    throw new IllegalStateException("There is no bank here.");
                                }
                            }

                            public synchronized void deposit(long amount) {
                                balance += amount;
                            }

                            public synchronized void transferTo(Account other, long amount) {
                                balance -= amount;
                                other.deposit(amount);
                            }
                        }
                        """)
                .with("src/main/java/com/example/bank/Visits.java", """
                        package com.example.bank;

                        public class Visits {
                            private int count;

                            public void visit() {
                                count++;
                            }

                            public synchronized int count() {
                                return count;
                            }
                        }
                        """)
                .with("src/test/java/com/example/bank/VisitsTest.java", """
                        package com.example.bank;

                        import static org.junit.jupiter.api.Assertions.assertEquals;

                        import org.junit.jupiter.api.Test;

                        class VisitsTest {
                            @Test
                            void counts() {
                                var visits = new Visits();
                                visits.visit();
                                assertEquals(1, visits.count());
                            }
                        }
                        """)
                .with("src/test/java/com/example/bank/AccountTest.java", """
                        package com.example.bank;

                        import org.junit.jupiter.api.Test;

                        class AccountTest {
                            @Test
                            void transfers() {
                                var ada = new Account("Ada");
                                var grace = new Account("Grace");
                                ada.transferTo(grace, 20);
                            }
                        }
                        """);
    }

    @Test
    @Order(1)
    void secret_of_the_tests_is_nowhere_on_the_disk() throws IOException {
        try (Stream<Path> files = Files.walk(directory.resolve("bank/build"))) {
            assertThat(files.filter(Files::isRegularFile))
                    .isNotEmpty()
                    .noneSatisfy(file -> assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
                            .contains(TOKEN));
        }
    }

    @Test
    @Order(1)
    void deadlock_that_no_seed_test_shows_is_found_and_confirmed() {
        assertThat(first.task(":synthesizeConcurrentTests").getOutcome()).isEqualTo(SUCCESS);
        assertThat(findings().with(DeadlockKind.DEADLOCK)).isNotEmpty().allSatisfy(finding -> {
            assertThat(finding.subject()).isEqualTo("com.example.bank.Account");
            assertThat(finding.test().orElseThrow().file()).exists();
            assertThat(finding.bugs()).isNotEmpty().allSatisfy(deadlock -> {
                assertThat(deadlock.schedule()).exists();
                assertThat(deadlock.interleaving()).exists();
                assertThat(deadlock.replays()).isPositive();
            });
        });
        assertThat(first.getOutput())
                .contains("2 seed tests led to ", ", 0 not confirmed")
                .contains("DEADLOCK " + test())
                .contains("holds a lock taken at com.example.bank.Account.transferTo(Account.java:")
                .contains("  Replay: ./gradlew fuzzConcurrentTests --replay build/snarl/schedules/")
                .contains("Configuration cache entry stored.");
    }

    @Test
    @Order(1)
    void lost_update_that_no_seed_test_shows_is_found_and_asserted() {
        assertThat(findings().with(AtomicityVerdicts.NOT_LINEARIZABLE))
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.subject()).isEqualTo("com.example.bank.Visits");
                    assertThat(finding.title()).isEqualTo("Visits: visit loses an update with visit");
                    assertThat(finding.bugs()).isNotEmpty().allSatisfy(violation -> {
                        assertThat(violation.schedule()).exists();
                        assertThat(violation.replays()).isPositive();
                    });
                    assertThat(finding.test().orElseThrow().file())
                            .content()
                            .contains("assertEquals(2, visits.count());");
                });
        assertThat(first.getOutput())
                .contains("NOT LINEARIZABLE com.example.bank.VisitsConcurrencyTest.visit_loses_an_update_with_visit")
                .contains("com.example.bank.Visits.count is read at com.example.bank.Visits.visit(Visits.java:7)")
                .contains("expected: <2> but was: <1>");
        assertThat(RunResults.read(build.directory().resolve("build/snarl/fuzz/fuzz.jsonl"))
                        .ended(TestOutcome.FAILED))
                .extracting(test -> test.className().orElseThrow())
                .contains("com.example.bank.VisitsConcurrencyTest");
    }

    @Test
    @Order(3)
    void lost_update_is_replayed_from_its_schedule() {
        Finding lost = findings().with(AtomicityVerdicts.NOT_LINEARIZABLE).get(0);
        Path schedule = lost.bugs().get(0).schedule();

        var result = build.runAndFail(
                "fuzzConcurrentTests",
                "--replay",
                build.directory().relativize(schedule).toString());

        assertThat(result.getOutput())
                .contains("1 concurrent test: 1 failed", "FAILED " + lost.test().orElseThrow());
    }

    @Test
    @Order(2)
    void generated_suite_fails_by_the_deadlock() {
        assertThat(first.task(":fuzzConcurrentTests").getOutcome()).isEqualTo(FAILED);
        assertThat(deadlocked()).containsExactly(test().className());
    }

    /** Both tasks have run, and the second has failed. */
    @Test
    @Order(2)
    void report_shows_what_was_found_although_the_build_fails() {
        assertThat(first.task(":reportConcurrentTests").getOutcome()).isEqualTo(SUCCESS);
        assertThat(first.getOutput()).containsOnlyOnce("Report: file:///");
        assertThat(build.directory().resolve(REPORT))
                .content()
                .contains("\"id\":\"" + confirmed().id() + "\"", "void visit_loses_an_update_with_visit()")
                .contains("public synchronized void transferTo(Account other", "\"outcome\":\"failed\"")
                .doesNotContain(directory.toString());
    }

    @Test
    @Order(3)
    void deadlock_is_replayed_from_its_schedule() {
        Path schedule = confirmed().bugs().get(0).schedule();

        var result = build.runAndFail(
                "fuzzConcurrentTests",
                "--replay",
                build.directory().relativize(schedule).toString());

        assertThat(result.getOutput()).contains("1 concurrent test: 1 failed", "FAILED " + test(), ": deadlock");
    }

    @Test
    @Order(4)
    void findings_are_taken_from_the_build_cache_in_another_directory() {
        var elsewhere = library(directory.resolve("elsewhere"));

        var result = elsewhere.run("synthesizeConcurrentTests", "--build-cache", "--configuration-cache");

        assertThat(result.task(":traceSeedTests").getOutcome()).isEqualTo(FROM_CACHE);
        assertThat(result.task(":synthesizeConcurrentTests").getOutcome()).isEqualTo(FROM_CACHE);
        assertThat(elsewhere.directory().resolve(FINDINGS))
                .hasSameBinaryContentAs(build.directory().resolve(FINDINGS));
    }

    /** Neither to fail nor to accept findings means to look for them again. */
    @Test
    @Order(4)
    void findings_fail_the_build_on_request_until_they_are_accepted() throws IOException {
        Path baseline = build.directory().resolve("snarl-baseline.json");

        var refused = build.runAndFail("synthesizeConcurrentTests", "--fail-on", "deadlock", "--configuration-cache");

        assertThat(refused.task(":synthesizeConcurrentTests").getOutcome()).isEqualTo(UP_TO_DATE);
        assertThat(refused.task(":verifyFindings").getOutcome()).isEqualTo(FAILED);
        assertThat(refused.getOutput())
                .contains(
                        "By failOn, 1 finding fails the build:",
                        "  DEADLOCK " + confirmed().id())
                .contains("    ./gradlew fuzzConcurrentTests --replay build/snarl/schedules/")
                .contains("adoptConcurrentTests --finding", "synthesizeConcurrentTests --update-baseline")
                .doesNotContain("  NOT LINEARIZABLE ");

        var accepted = build.run(
                "synthesizeConcurrentTests",
                "--update-baseline",
                "--fail-on",
                "any",
                "fuzzConcurrentTests",
                "--configuration-cache");

        assertThat(accepted.task(":synthesizeConcurrentTests").getOutcome()).isEqualTo(UP_TO_DATE);
        assertThat(accepted.getOutput())
                .contains("Baseline snarl-baseline.json: 2 accepted, 2 added, 0 removed")
                .contains("  added " + confirmed().id() + " (" + confirmed().title() + ")")
                .contains("Known by snarl-baseline.json: 2 of 2 confirmed")
                .contains("Left out, since snarl-baseline.json accepts what they show", test().toString());
        assertThat(findings().unknown()).isEmpty();
        assertThat(baseline).content().contains("\"id\": \"" + confirmed().id() + "\"");
        Files.delete(baseline);
    }

    @Test
    @Order(5)
    void adopted_test_takes_the_place_of_the_generated_one_even_if_that_is_made_again() {
        var adoption =
                build.run("adoptConcurrentTests", "--finding", confirmed().id(), "--configuration-cache");

        assertThat(adoption.getOutput())
                .contains("Adopted: src/test/java/com/example/bank/")
                .contains("  Schedule: src/test/resources/snarl/");

        var result = build.runAndFail("synthesizeConcurrentTests", "fuzzConcurrentTests", "--configuration-cache");

        assertThat(result.getOutput()).contains("2 seed tests traced, 1 skipped");
        assertThat(result.task(":fuzzConcurrentTests").getOutcome()).isEqualTo(FAILED);
        assertThat(deadlocked()).containsExactly(test().className());
    }

    /** In less than a second not even the JVM is there that runs tests. */
    @Test
    @Order(6)
    void search_without_time_is_cut_and_says_so() {
        var result = build.run("synthesizeConcurrentTests", "--time-budget", "1s");

        assertThat(result.getOutput()).contains("The time was over before everything was tried");
        assertThat(findings().counts().cut()).isTrue();
        assertThat(findings().counts().infeasible()).containsKey("the time was over before");
        assertThat(findings().confirmed()).isEmpty();
    }

    private static Iterable<String> deadlocked() {
        return RunResults.read(build.directory().resolve("build/snarl/fuzz/fuzz.jsonl"))
                .ended(TestOutcome.FAILED)
                .stream()
                .filter(test -> test.kind().equals(Optional.of(FailureKind.DEADLOCK)))
                .map(test -> test.className().orElseThrow())
                .toList();
    }

    private static TestMethod test() {
        return confirmed().test().orElseThrow();
    }

    private static Finding confirmed() {
        return findings().confirmed().get(0);
    }

    private static Findings findings() {
        return KnownKinds.ALL
                .findingsFile(build.directory())
                .read(build.directory().resolve(FINDINGS));
    }
}
