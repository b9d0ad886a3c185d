package io.snarl.contract.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.snarl.contract.schedule.ThreadSwitch.Cause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayableFailureTest {

    private static final String TEXT = """
            snarl schedule 2
            test demo.BankTest#transfers()
            unique-id [engine:junit-jupiter]/[class:demo.BankTest]/[method:transfers()]
            strategy random walk
            seed 42
            fails deadlock
            signature deadlock demo.Account taken at demo.Account.transfer(Account.java)
            summary thread-1 and thread-2 wait for each other
            java 17
            warm-up yes

            thread main the thread of the test
            thread thread-1 started by main at BankTest.java:20

            switch main -> thread-1 blocked at #1 join in demo.BankTest.transfers() (2) // BankTest.java:22
            switch thread-1 -> main ended at #1 end
            """;

    private static final ReplayableFailure FILE = new ReplayableFailure(
            "demo.BankTest#transfers()",
            "[engine:junit-jupiter]/[class:demo.BankTest]/[method:transfers()]",
            "random walk",
            42,
            "deadlock",
            "deadlock demo.Account taken at demo.Account.transfer(Account.java)",
            "thread-1 and thread-2 wait for each other",
            "17",
            true,
            List.of(
                    new ThreadNote("main", "the thread of the test"),
                    new ThreadNote("thread-1", "started by main at BankTest.java:20")),
            new Schedule(List.of(
                    new ThreadSwitch(
                            "main",
                            "thread-1",
                            "join in demo.BankTest.transfers() (2)",
                            "BankTest.java:22",
                            1,
                            Cause.BLOCKED),
                    new ThreadSwitch("thread-1", "main", "end", "", 1, Cause.ENDED))));

    @Test
    void a_file_is_written_line_by_line() {
        assertThat(FILE.text()).isEqualTo(TEXT);
    }

    @Test
    void what_is_written_is_read_again(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("schedules/one.schedule");
        FILE.write(file);

        assertThat(ReplayableFailure.read(file)).isEqualTo(FILE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "write demo.Counter.value in demo.Counter.increment(int,java.lang.String[]) (3)",
                "call java.util.Map<K, List<? extends V>>.get(Object) at demo.Cache.lambda$run$0(Cache.java:3)",
                "write demo.Zähler.größe at demo.Zähler.erhöhe(Zähler.java:7)",
                "write 変数 😀 at x",
                " spaces at both ends ",
                "\ttab\nline feed\r\u0085\u2028\u0000 \\ \\u0041 \\n",
                "#1 at #2 -> switch",
                "half a pair \ud83d and \ude00 the other",
                "\ufeffmark",
                "",
                " ",
            })
    void anyTextSurvives(String text) throws IOException {
        var schedule = new Schedule(List.of(
                new ThreadSwitch("a b", "main", text, text, Integer.MAX_VALUE, Cause.PREEMPTED),
                new ThreadSwitch("main", "a b", text, "", 1, Cause.BLOCKED)));
        var threads = List.of(new ThreadNote("main", text), new ThreadNote("a b", text));
        var file = new ReplayableFailure(
                text, text, text, Long.MIN_VALUE, "exception", text, text, text, false, threads, schedule);

        assertThat(ReplayableFailure.parse(file.text(), "x")).isEqualTo(file);
    }

    @Test
    void the_unique_id_may_be_missing() throws IOException {
        String text = TEXT.replaceAll("unique-id .*\n", "");

        assertThat(ReplayableFailure.parse(text, "x").uniqueId()).isNull();
    }

    @Test
    void comments_empty_lines_and_other_ends_of_lines_are_read() throws IOException {
        String text = "# found on Monday\n\n" + TEXT.replace("\n", "  \r\n");

        assertThat(ReplayableFailure.parse(text, "x")).isEqualTo(FILE);
    }

    @Test
    void a_newer_version_is_refused() {
        assertThatThrownBy(() -> ReplayableFailure.parse(TEXT.replace("schedule 2", "schedule 3"), "one.schedule"))
                .isInstanceOf(BrokenScheduleException.class)
                .hasMessage("schedule file one.schedule, line 1: the file has version 3, this version of Snarl reads 2;"
                        + " write it again by running ./gradlew fuzzConcurrentTests --tests demo.BankTest."
                        + " If its test was adopted, delete the file and run synthesizeConcurrentTests and"
                        + " adoptConcurrentTests.");
    }

    @Test
    void an_older_version_is_refused_with_the_reason() {
        assertThatThrownBy(() -> ReplayableFailure.parse(TEXT.replace("schedule 2", "schedule 1"), "one.schedule"))
                .isInstanceOf(BrokenScheduleException.class)
                .hasMessageContaining(
                        "the file has version 1, this version of Snarl reads 2, since version 1 named lines")
                .hasMessageContaining("write it again by running ./gradlew fuzzConcurrentTests --tests demo.BankTest");
    }

    @Test
    void a_message_names_file_line_and_way_out() {
        assertBroken(
                "warm-up yes",
                "warm-up maybe",
                "schedule file x, line 10: warm-up is 'yes' or 'no', not 'maybe';"
                        + " write it again by running ./gradlew fuzzConcurrentTests --tests demo.BankTest");
    }

    @Test
    void every_broken_line_is_named() {
        assertBroken("snarl schedule 2", "gradle 1", "line 1: this is no schedule file");
        assertBroken("snarl schedule 2", "snarl schedule one", "line 1: the version should be a number, not 'one'");
        assertBroken("seed 42", "seed 4 2", "line 5: the seed should be a number, not '4 2'");
        assertBroken("seed 42", "sead 42", "line 5: a line cannot begin with 'sead'");
        assertBroken("seed 42", "test again", "line 5: there is a line 'test' already");
        assertBroken("seed 42\n", "", "line 15: the file has ended without a line 'seed'");
        assertBroken("fails deadlock", "fails badly", "line 6: a test fails in one of the ways deadlock, exception");
        assertBroken("summary ", "summary \\x ", "line 8: a backslash must be followed by");
        assertBroken("summary ", "summary \\u00g0", "line 8: a backslash must be followed by");
        assertBroken("thread thread-1 ", "thread main ", "line 13: there is a thread 'main' already");
        assertBroken("thread main the thread of the test", "thread", "line 12: the name of the thread is missing");
        assertBroken("switch main", "switch thread-7", "line 15: no line above says what thread 'thread-7' is");
        assertBroken("->", "=>", "line 15: '->' was expected, not '=>'");
        assertBroken("blocked", "bored", "line 15: the cause is one of preempted, blocked, ended, not 'bored'");
        assertBroken("at #1 join", "at 1 join", "line 15: the occurrence should look like #1, not '1'");
        assertBroken("at #1 join", "at #0 join", "line 15: the occurrence should be at least 1");
        assertBroken("ended at #1 end", "ended", "line 16: the line has ended before 'at'");
    }

    @Test
    void a_schedule_that_a_test_names_is_its_own_under_any_name(@TempDir Path directory) throws IOException {
        Files.writeString(directory.resolve("a.schedule"), TEXT);
        Files.writeString(directory.resolve("b.schedule"), TEXT.replace("#transfers()", "#transfers(int)[2]"));
        StoredSchedules stored = StoredSchedules.read(directory);

        assertThat(stored.of(new ScheduledTest("demo.BankTest#transfers()", Set.of())))
                .singleElement()
                .isEqualTo(new StoredSchedule(directory.resolve("a.schedule"), FILE));
        assertThat(stored.of(new ScheduledTest("demo.MoneyTest#pays()", Set.of("a.schedule"))))
                .singleElement()
                .satisfies(one -> {
                    assertThat(one.content().test()).isEqualTo("demo.MoneyTest#pays()");
                    assertThat(one.content().schedule().switches().get(0).place())
                            .isEqualTo("join in demo.MoneyTest.pays() (2)");
                });
        assertThat(stored.of(new ScheduledTest("demo.MoneyTest#pays(int)[2]", Set.of("b.schedule"))))
                .hasSize(1);
        assertThat(stored.of(new ScheduledTest("demo.MoneyTest#pays(int)[1]", Set.of("b.schedule"))))
                .isEmpty();
        assertThat(stored.ofOthersThan(List.of(new ScheduledTest("demo.MoneyTest#pays()", Set.of("a.schedule")))))
                .extracting(one -> one.file().getFileName().toString())
                .containsExactly("b.schedule");
    }

    @Test
    void new_names_take_the_place_of_no_others() {
        var renaming = new TestRenaming("demo.BankTest#transfers()", "money.NewTest#pays()");

        assertThat(renaming.of("read demo.BankTest.total in demo.BankTest.transfers()$lambda1"))
                .isEqualTo("read money.NewTest.total in money.NewTest.pays()$lambda1");
        assertThat(renaming.of("exception java.lang.AssertionError in main at demo.BankTest.transfers"))
                .isEqualTo("exception java.lang.AssertionError in main at money.NewTest.pays");
        assertThat(renaming.of("demo.BankTest.transfersAll() my.demo.BankTest.transfers() demo.BankTests.transfers()"))
                .isEqualTo("money.NewTest.transfersAll() my.demo.BankTest.transfers() demo.BankTests.transfers()");
    }

    @Test
    void an_empty_file_and_one_of_bytes_are_refused(@TempDir Path directory) throws IOException {
        Path bytes = directory.resolve("bytes");
        Files.write(bytes, new byte[] {(byte) 0xff, (byte) 0xfe});

        assertThatThrownBy(() -> ReplayableFailure.parse("", "x")).hasMessageContaining("line 1: the file is empty");
        assertThatThrownBy(() -> ReplayableFailure.read(bytes)).hasMessageContaining("is not a text in UTF-8");
    }

    private static void assertBroken(String old, String replacement, String message) {
        String text = TEXT.replaceFirst(
                java.util.regex.Pattern.quote(old), java.util.regex.Matcher.quoteReplacement(replacement));
        assertThat(text).isNotEqualTo(TEXT);
        assertThatThrownBy(() -> ReplayableFailure.parse(text, "x"))
                .isInstanceOf(BrokenScheduleException.class)
                .hasMessageContaining(message);
    }
}
