package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gradle.testkit.runner.TaskOutcome.FAILED;
import static org.gradle.testkit.runner.TaskOutcome.FROM_CACHE;
import static org.gradle.testkit.runner.TaskOutcome.SUCCESS;
import static org.gradle.testkit.runner.TaskOutcome.UP_TO_DATE;

import io.snarl.contract.result.RunResults;
import io.snarl.contract.result.TestOutcome;
import io.snarl.contract.result.TestResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gradle.testkit.runner.BuildResult;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** One library whose concurrent tests, annotated tests and named tests are run under the scheduler. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class FuzzConcurrentTestsTest {

    private static final String[] NAMED_TEST = {
        "fuzzConcurrentTests",
        "--tests",
        "*.addsInThreads",
        "--schedules",
        "20",
        "--configuration-cache",
        "--build-cache"
    };

    @TempDir
    static Path directory;

    private static GradleBuild build;
    private static BuildResult first;

    @BeforeAll
    static void fuzz() {
        build = library(directory.resolve("bank"));
        first = build.runAndFail(
                "test",
                "fuzzConcurrentTests",
                "--random-seed=7",
                "--schedules=200",
                "--max-parallel-forks=2",
                "--configuration-cache");
    }

    private static GradleBuild library(Path where) {
        return new GradleBuild(where)
                .withJavaProject("testing.suites.withType<JvmTestSuite> { useJUnitJupiter(\"%s\") }\n"
                        .formatted(GradleBuild.JUNIT))
                .with("settings.gradle.kts", """
                        rootProject.name = "bank"
                        buildCache { local { directory = file("../build-cache") } }
                        """)
                .with("src/main/java/bank/Account.java", """
                        package bank;

                        public class Account {
                            private long balance;
                            private long changes;

                            public synchronized void add(long amount) {
                                balance += amount;
                            }

                            public synchronized void transferTo(Account other, long amount) {
                                add(-amount);
                                other.add(amount);
                            }

                            public synchronized long balance() {
                                return balance;
                            }

                            public long change() {
                                return ++changes;
                            }
                        }
                        """)
                .with("src/concurrentTest/java/bank/TransferTest.java", """
                        package bank;

                        import static io.snarl.Parallel.inParallel;
                        import static org.junit.jupiter.api.Assertions.assertEquals;

                        import org.junit.jupiter.api.Test;

                        class TransferTest {
                            private final Account one = new Account();
                            private final Account other = new Account();

                            @Test
                            void oppositeTransfers() {
                                inParallel(() -> one.transferTo(other, 5), () -> other.transferTo(one, 5));
                            }

                            @Test
                            void deposits() {
                                inParallel(() -> one.add(1), () -> one.add(2));
                                assertEquals(3, one.balance());
                            }
                        }
                        """)
                .with("src/test/java/bank/AccountTest.java", """
                        package bank;

                        import static org.junit.jupiter.api.Assertions.assertEquals;

                        import io.snarl.Interleaved;
                        import io.snarl.Parallel;
                        import org.junit.jupiter.api.Test;

                        class AccountTest {
                            private final Account account = new Account();

                            @Test
                            @Interleaved
                            void changesAreCounted() {
                                // Anything but the scheduler runs one after the other here.
                                Parallel.inParallel(account::change, () -> {});
                                account.change();
                                assertEquals(2, account.change() - 1);
                            }

                            @Test
                            void addsInThreads() throws InterruptedException {
                                var thread = new Thread(() -> account.add(1));
                                thread.start();
                                account.add(2);
                                thread.join();
                                assertEquals(3, account.balance());
                            }
                        }
                        """);
    }

    private static RunResults run(String directoryName) {
        return RunResults.read(
                build.directory().resolve("build/snarl").resolve(directoryName).resolve("fuzz.jsonl"));
    }

    @Test
    @Order(1)
    void deadlock_is_found_and_shown_with_who_did_what() {
        assertThat(first.task(":fuzzConcurrentTests").getOutcome()).isEqualTo(FAILED);
        assertThat(run("fuzz").ended(TestOutcome.FAILED))
                .extracting(TestResult::id)
                .containsExactly("bank.TransferTest#oppositeTransfers()");
        assertThat(first.getOutput())
                .contains("3 concurrent tests: 1 failed, 2 passed; ", "(strategy mixed, random seed 7)")
                .contains("FAILED bank.TransferTest.oppositeTransfers", "deadlock")
                .contains("thread-1", "thread-2", "Account.java:12")
                .contains("at bank.Account.transferTo(Account.java:12)  src/main/java/bank/Account.java:12")
                .contains("1 of 3 concurrent tests failed: see above")
                .doesNotContain("problems were found", "problem was found");
    }

    @Test
    @Order(1)
    void reports_of_tests_have_each_test_with_what_happened_and_how_to_replay_it() {
        assertThat(build.directory().resolve("build/test-results/fuzzConcurrentTests/TEST-bank.TransferTest.xml"))
                .content()
                .contains("<testcase name=\"oppositeTransfers()\" classname=\"bank.TransferTest\"")
                .contains("<testcase name=\"deposits()\" classname=\"bank.TransferTest\"")
                .contains("thread-1", "Account.java:12", "=&gt; deadlock")
                .contains(
                        "Replay it: ./gradlew fuzzConcurrentTests --replay build/snarl/fuzz/schedules/bank.TransferTest.")
                .doesNotContain("\tat io.snarl.agent.");
        assertThat(build.directory().resolve("build/reports/tests/fuzzConcurrentTests/classes/bank.TransferTest.html"))
                .content()
                .contains("oppositeTransfers()", "=&gt; deadlock", "Replay it: ./gradlew fuzzConcurrentTests --replay");
    }

    @Test
    @Order(1)
    void correct_test_says_how_many_schedules_it_passed() {
        assertThat(run("fuzz").ended(TestOutcome.PASSED))
                .extracting(TestResult::id)
                .containsExactlyInAnyOrder("bank.TransferTest#deposits()", "bank.AccountTest#changesAreCounted()");
        assertThat(first.getOutput()).containsPattern("passed: bank\\.TransferTest\\.deposits: .*[0-9]+ schedules");
    }

    @Test
    @Order(1)
    void annotated_test_is_an_ordinary_one_for_its_own_task() {
        assertThat(first.task(":test").getOutcome()).isEqualTo(SUCCESS);
    }

    @Test
    @Order(2)
    void printed_command_replays_the_failure() {
        var command = Pattern.compile("\\./gradlew fuzzConcurrentTests --replay (\\S+)")
                .matcher(first.getOutput());
        assertThat(command.find()).isTrue();

        var result = build.runAndFail("fuzzConcurrentTests", "--replay", command.group(1), "--replay-times", "3");

        assertThat(run("replay").tests()).singleElement().satisfies(test -> {
            assertThat(test.outcome()).isEqualTo(TestOutcome.FAILED);
            assertThat(test.summary())
                    .isEqualTo(run("fuzz").ended(TestOutcome.FAILED).get(0).summary());
        });
        assertThat(result.getOutput())
                .contains("1 concurrent test: 1 failed; 3 schedules", "FAILED bank.TransferTest.oppositeTransfers");
    }

    @Test
    @Order(3)
    void name_that_matches_no_test_is_told_and_changes_nothing() {
        Map<Path, Integer> before = resultsOfAllRuns();

        BuildResult typo = build.runAndFail("fuzzConcurrentTests", "--tests", "typo");

        assertThat(typo.getOutput())
                .contains("--tests is typo, which matches no test of the suites 'concurrentTest' and 'test'.");
        assertThat(resultsOfAllRuns()).isEqualTo(before).containsKey(schedule());
    }

    private static Path schedule() {
        return build.directory().resolve("build/snarl/fuzz/schedules/bank.TransferTest.oppositeTransfers.schedule");
    }

    /** All files by a hash of what is in them. */
    private static Map<Path, Integer> resultsOfAllRuns() {
        Map<Path, Integer> hashes = new TreeMap<>();
        for (String name : List.of("snarl", "test-results", "reports/tests")) {
            try (Stream<Path> files =
                    Files.walk(build.directory().resolve("build").resolve(name))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    hashes.put(file, Arrays.hashCode(Files.readAllBytes(file)));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return hashes;
    }

    @Test
    @Order(4)
    void schedule_survives_an_edit_and_where_it_parts_another_one_is_found() throws IOException {
        Path account = build.directory().resolve("src/main/java/bank/Account.java");
        String original = Files.readString(account);
        String schedule = build.directory().relativize(schedule()).toString();

        try {
            Files.writeString(account, original.replace("public synchronized void transferTo", """
                    public int unrelated() {
                                java.util.function.IntSupplier one = () -> 1;
                                return one.getAsInt();
                            }

                            // Three
                            // more
                            // lines.
                            public synchronized void transferTo"""));
            var edited = build.runAndFail("fuzzConcurrentTests", "--replay", schedule);
            assertThat(edited.getOutput()).contains("1 concurrent test: 1 failed; 1 schedule in ");

            Files.writeString(
                    account,
                    original.replace("other.add(amount);", "synchronized (other) { other.balance += amount; }"));
            var changed = build.runAndFail("fuzzConcurrentTests", "--replay", schedule, "--schedules=200");
            assertThat(changed.getOutput())
                    .contains("The schedule no longer fits at switch ", "expected: 'thread-", "instead: 'thread-")
                    .contains("other schedules were tried, and one fails");

            var found = build.runAndFail(
                    "fuzzConcurrentTests",
                    "--replay",
                    "build/snarl/replay/schedules/bank.TransferTest.oppositeTransfers.schedule");
            assertThat(found.getOutput()).contains("1 concurrent test: 1 failed; 1 schedule in ");
        } finally {
            Files.writeString(account, original);
        }
    }

    @Test
    @Order(5)
    void test_that_is_named_runs_without_an_annotation_and_only_once_for_the_same_inputs() {
        BuildResult named = build.run(NAMED_TEST);
        assertThat(named.getOutput())
                .contains("1 concurrent test: 1 passed; ", "passed: bank.AccountTest.addsInThreads: ");

        BuildResult again = build.run(NAMED_TEST);
        assertThat(again.task(":fuzzConcurrentTests").getOutcome()).isEqualTo(UP_TO_DATE);
        assertThat(again.getOutput()).contains("Configuration cache entry reused.");

        BuildResult elsewhere = library(directory.resolve("another bank")).run(NAMED_TEST);
        assertThat(elsewhere.task(":fuzzConcurrentTests").getOutcome()).isEqualTo(FROM_CACHE);
    }
}
