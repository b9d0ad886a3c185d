package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gradle.testkit.runner.TaskOutcome.FROM_CACHE;
import static org.gradle.testkit.runner.TaskOutcome.SUCCESS;
import static org.gradle.testkit.runner.TaskOutcome.UP_TO_DATE;

import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.file.Trace;
import io.snarl.contract.trace.index.SkippedTest;
import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.contract.trace.index.TracedTest;
import java.nio.file.Path;
import org.gradle.testkit.runner.BuildResult;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** One library with all sorts of JUnit tests, traced once for all that is said about it here. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class TraceSeedTestsTest {

    private static final String BUILD_SCRIPT = """
            testing.suites.withType<JvmTestSuite> { useJUnitJupiter("%s") }
            tasks.test {
                useJUnitPlatform { excludeTags("slow") }
                filter.excludeTestsMatching("*LeftOutTest")
                inputs.dir("data")
            }
            """.formatted(GradleBuild.JUNIT);

    private static final String ACCOUNT = """
            package bank;

            public class Account {
                private long balance;

                public synchronized long deposit(long amount) {
                    balance += amount;
                    return balance;
                }
            }
            """;

    private static final String ACCOUNT_TEST = """
            package bank;

            import static org.junit.jupiter.api.Assertions.*;

            import java.util.List;
            import java.util.stream.Stream;
            import org.junit.jupiter.api.*;
            import org.junit.jupiter.params.ParameterizedTest;
            import org.junit.jupiter.params.provider.ValueSource;

            class AccountTest {
                @Test
                void deposits() {
                    assertEquals(5, new Account().deposit(5));
                }

                @ParameterizedTest
                @ValueSource(longs = {1, 2})
                void depositsMore(long amount) {
                    assertEquals(amount, new Account().deposit(amount));
                }

                @TestFactory
                Stream<DynamicTest> dynamic() {
                    return Stream.of(DynamicTest.dynamicTest("dynamic deposit", this::deposits));
                }

                @Nested
                class Inner {
                    @Test
                    void depositsWithin() {
                        deposits();
                    }
                }

                @Test
                void depositsInThread() throws InterruptedException {
                    var account = new Account();
                    var thread = new Thread(() -> account.deposit(1));
                    thread.start();
                    thread.join();
                }

                @Test
                void fails() {
                    assertEquals(7, new Account().deposit(5), "a wrong sum");
                }

                @Test
                void aborts() {
                    Assumptions.abort("not on this machine");
                }

                @Test
                @Disabled("broken for years")
                void disabled() {}

                @Test
                @Tag("slow")
                void slow() {
                    fail("is left out by its tag");
                }
            }
            """;

    @TempDir
    static Path directory;

    private static GradleBuild build;
    private static BuildResult first;
    private static TraceIndex index;

    @BeforeAll
    static void trace() {
        build = library(directory.resolve("bank"));
        first = build.run("traceSeedTests", "--configuration-cache", "--build-cache");
        index = build.index("");
    }

    private static GradleBuild library(Path where) {
        return new GradleBuild(where)
                .withJavaProject(BUILD_SCRIPT)
                .with("settings.gradle.kts", """
                        rootProject.name = "bank"
                        buildCache { local { directory = file("../build-cache") } }
                        """)
                .with("data/rates.txt", "1.5\n")
                .with("src/main/java/bank/Account.java", ACCOUNT)
                .with("src/test/java/bank/AccountTest.java", ACCOUNT_TEST)
                .with("src/test/java/bank/LeftOutTest.java", """
                        package bank;

                        class LeftOutTest {
                            @org.junit.jupiter.api.Test
                            void leftOut() {}
                        }
                        """);
    }

    @Test
    @Order(1)
    void each_passed_test_has_a_trace_whatever_sort_of_test_it_is() {
        assertThat(index.usable())
                .extracting(TracedTest::name)
                .containsExactlyInAnyOrder(
                        "deposits()", "[1] 1", "[2] 2", "dynamic deposit", "depositsWithin()", "depositsInThread()");
        assertThat(index.usable()).allSatisfy(test -> {
            try (var trace = Trace.open(test.recording().orElseThrow().trace())) {
                assertThat(trace).anyMatch(event -> event.kind() == EventKind.CALL);
            }
        });
    }

    @Test
    @Order(1)
    void test_that_did_not_pass_is_left_out_with_its_reason() {
        assertThat(index.failed()).singleElement().satisfies(test -> {
            assertThat(test.name()).isEqualTo("fails()");
            assertThat(test.recording()).isEmpty();
        });
        assertThat(index.skipped()).extracting(SkippedTest::reason).containsExactly("broken for years");
        assertThat(first.task(":traceSeedTests").getOutcome()).isEqualTo(SUCCESS);
        assertThat(first.getOutput())
                .contains(
                        "6 seed tests traced, 1 failed, 1 aborted, 1 skipped (1 with threads of their own)",
                        "left out: bank.AccountTest.fails: ",
                        "a wrong sum ==> expected: <7> but was: <5>",
                        "left out: bank.AccountTest.aborts: ",
                        "not on this machine",
                        "rewritten: 1 subject, 0 library classes, ",
                        "Traces: " + directory.toAbsolutePath().resolve("bank/build/snarl/traces"));
    }

    @Test
    @Order(2)
    void second_run_is_up_to_date_and_reuses_the_configuration() {
        var second = build.run("traceSeedTests", "--configuration-cache", "--build-cache");

        assertThat(first.getOutput()).contains("Configuration cache entry stored.");
        assertThat(second.getOutput()).contains("Configuration cache entry reused.");
        assertThat(second.task(":traceSeedTests").getOutcome()).isEqualTo(UP_TO_DATE);
    }

    @Test
    @Order(2)
    void traces_come_from_the_build_cache_in_another_directory() {
        var elsewhere = library(directory.resolve("another bank"));

        var result = elsewhere.run("traceSeedTests", "--build-cache");

        assertThat(result.task(":traceSeedTests").getOutcome()).isEqualTo(FROM_CACHE);
        assertThat(elsewhere.index("").usable()).hasSameSizeAs(index.usable());
    }

    @Test
    @Order(3)
    void data_that_the_tests_read_are_an_input_as_for_their_own_task() {
        build.with("data/rates.txt", "1.7\n");

        var result = build.run("traceSeedTests", "--build-cache");

        assertThat(result.task(":traceSeedTests").getOutcome()).isEqualTo(SUCCESS);
    }

    @Test
    @Order(4)
    void chosen_test_is_printed_even_if_it_was_traced_before() {
        build.run("traceSeedTests", "--tests", "*.deposits", "--build-cache");
        var printed = build.run("traceSeedTests", "--tests", "*.deposits", "--print", "--build-cache");

        assertThat(printed.task(":traceSeedTests").getOutcome()).isEqualTo(SUCCESS);
        assertThat(printed.getOutput())
                .contains("1 seed test traced")
                .containsSubsequence(
                        "bank.AccountTest.deposits",
                        "call  Account#2.deposit(5L)",
                        "monitor enter Account#2 of a synchronized method",
                        "put   Account#2.balance",
                        "exit  -> 5L",
                        "call  Assertions.assertEquals(5L, 5L)");
    }

    @Test
    @Order(5)
    void branches_are_recorded_on_request() {
        var result = build.run("traceSeedTests", "--tests", "*.deposits", "--branches");

        assertThat(result.getOutput()).contains(", with branches");
        assertThat(build.index("").branches()).isTrue();
    }
}
