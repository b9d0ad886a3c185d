package io.snarl.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.snarl.contract.code.UntouchedCode;
import io.snarl.contract.trace.BrokenTraceException;
import io.snarl.contract.trace.index.IndexWriter;
import io.snarl.contract.trace.index.LostTest;
import io.snarl.contract.trace.index.Recording;
import io.snarl.contract.trace.index.RewrittenClasses;
import io.snarl.contract.trace.index.SkippedTest;
import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.contract.trace.index.TracePart;
import io.snarl.contract.trace.index.TracedSetup;
import io.snarl.contract.trace.index.TracedTest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TraceIndexTest {

    private static final String RUN = "{\"kind\":\"run\",\"version\":2,\"java\":\"17.0.15\",\"branches\":true}\n";
    private static final String END = "{\"kind\":\"end\",\"subjects\":3,\"libraries\":20,\"tests\":2}\n";

    private static final String PASSED = "{\"kind\":\"test\",\"id\":\"1\",\"name\":\"a\",\"outcome\":\"passed\","
            + "\"trace\":\"1\",\"events\":1,\"threads\":false,\"cut\":false}\n";

    @TempDir
    private Path dir;

    private Path file;

    @BeforeEach
    void choose_file() {
        file = dir.resolve("index.jsonl");
    }

    @Test
    void whole_run_is_read() {
        TraceIndex index = read(RUN, """
                {"kind":"begin","id":"[a]"}
                {"kind":"untouched","class":"bank.Huge","method":"parse","reason":"its code would be too large"}
                {"kind":"test","id":"[a]","class":"bank.BankTest","method":"pays","name":"pays (größe)",\
                "outcome":"passed","trace":"t/1.trace","setup":"t/0.trace","setupEvents":5,"events":5000000000,"forThreads":3,"threads":true,"cut":true}
                {"kind":"setup","id":"[c]","class":"bank.BankTest","trace":"t/0.trace","events":7,"threads":false,\
                "cut":false}
                {"kind":"skipped","id":"[b]","reason":"@Disabled"}
                """, END);

        assertThat(index.javaVersion()).isEqualTo("17.0.15");
        assertThat(index.branches()).isTrue();
        assertThat(index.tests())
                .containsExactly(new TracedTest(
                        "[a]",
                        Optional.of("bank.BankTest"),
                        Optional.of("pays"),
                        "pays (größe)",
                        TracedTest.Status.PASSED,
                        Optional.empty(),
                        Optional.of(new Recording(
                                dir.resolve("t/1.trace"),
                                Optional.of(new TracePart(dir.resolve("t/0.trace"), 5)),
                                5_000_000_000L,
                                5_000_000_000L,
                                3,
                                true,
                                true))));
        assertThat(index.setups())
                .containsExactly(new TracedSetup(
                        "[c]",
                        Optional.of("bank.BankTest"),
                        Optional.of(new Recording(dir.resolve("t/0.trace"), Optional.empty(), 7, 7, 0, false, false)),
                        true));
        assertThat(index.skipped()).containsExactly(new SkippedTest("[b]", "@Disabled"));
        assertThat(index.untouched())
                .containsExactly(new UntouchedCode("bank.Huge", Optional.of("parse"), "its code would be too large"));
        assertThat(index.running()).isEmpty();
        assertThat(index.rewritten()).contains(new RewrittenClasses(3, 20, 2));
        assertThat(index.isComplete()).isTrue();
        assertThat(index.events()).isEqualTo(5_000_000_007L);
    }

    @Test
    void tests_are_told_apart_by_their_outcome() {
        TraceIndex index = read(RUN, """
                {"kind":"test","id":"1","name":"a","outcome":"passed","trace":"1","events":1,"threads":false,"cut":false}
                {"kind":"test","id":"2","name":"b","outcome":"failed","reason":"expected 1 but was 2"}
                {"kind":"test","id":"3","name":"c","outcome":"aborted","reason":"assumption"}
                {"kind":"test","id":"4","name":"d","outcome":"passed"}
                """, END);

        assertThat(index.tests()).extracting(TracedTest::id).containsExactly("1", "2", "3", "4");
        assertThat(index.usable()).extracting(TracedTest::id).containsExactly("1");
        assertThat(index.failed()).extracting(TracedTest::id).containsExactly("2");
        assertThat(index.failed().get(0).reason()).contains("expected 1 but was 2");
        assertThat(index.aborted()).extracting(TracedTest::id).containsExactly("3");
    }

    @Test
    void run_without_end_is_incomplete_and_names_what_was_running() {
        TraceIndex index = read(RUN, """
                {"kind":"begin","id":"1"}
                {"kind":"test","id":"1","name":"a","outcome":"failed","reason":"x"}
                {"kind":"begin","id":"2"}
                """);

        assertThat(index.isComplete()).isFalse();
        assertThat(index.running()).containsExactly("2");
    }

    @Test
    void line_that_was_being_written_when_the_jvm_was_killed_is_left_out() {
        String whole = RUN + "{\"kind\":\"begin\",\"id\":\"größe\"}\n";
        String last = "{\"kind\":\"skipped\",\"id\":\"größe\",\"reason\":\"x\"}";

        for (int length = 0; length <= last.length(); length++) {
            TraceIndex index = read(whole + last.substring(0, length));
            assertThat(index.skipped()).isEmpty();
            assertThat(index.running()).containsExactly("größe");
        }
    }

    @Test
    void traces_of_a_test_are_its_setups_until_it_began_from_the_outermost_on_and_its_own() {
        TraceIndex index = read(RUN, """
                {"kind":"test","id":"1","name":"a","outcome":"passed","trace":"3","setup":"2","setupEvents":7,"events":1,\
                "threads":false,"cut":false}
                {"kind":"test","id":"2","name":"a","outcome":"failed","reason":"x"}
                {"kind":"setup","id":"3","trace":"2","setup":"1","events":1,"threads":false,"cut":false}
                {"kind":"setup","id":"4","trace":"1","events":1,"threads":false,"cut":false}
                """);

        assertThat(index.tracesOf(index.tests().get(0)))
                .containsExactly(
                        TracePart.all(dir.resolve("1")),
                        new TracePart(dir.resolve("2"), 7),
                        TracePart.all(dir.resolve("3")));
        assertThat(index.tracesOf(index.tests().get(1))).isEmpty();
    }

    @Test
    void setups_that_name_each_other_do_not_go_on_forever() {
        TraceIndex index = read(RUN, """
                {"kind":"test","id":"1","name":"a","outcome":"passed","trace":"1","setup":"2","events":1,"threads":false,\
                "cut":false}
                {"kind":"setup","id":"2","trace":"2","setup":"1","events":1,"threads":false,"cut":false}
                """);

        assertThat(index.tracesOf(index.tests().get(0)))
                .containsExactly(TracePart.all(dir.resolve("2")), TracePart.all(dir.resolve("1")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{\"kind\":\"run\",\"vers"})
    void empty_index_is_refused(String content) {
        assertBroken(
                content,
                "The index " + file + " is empty: the test JVM ended before it ran a test."
                        + " Its output says why; then run traceSeedTests again.");
    }

    @Test
    void missing_index_is_refused() {
        assertThatExceptionOfType(BrokenTraceException.class)
                .isThrownBy(() -> TraceIndex.read(file))
                .withMessage("The file %s cannot be read: it does not exist. Run traceSeedTests --rerun.", file);
    }

    @Test
    void other_version_is_refused() {
        assertBroken(
                RUN.replace("\"version\":2", "\"version\":3"),
                "The file " + file + " is of version 3, and this Snarl reads only version 2: another Snarl has written"
                        + " it. Run traceSeedTests again with this one, or read it with the Snarl that wrote it.");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            value = {
                "{\"kind\":\"begin\"                | it is not a JSON object",
                "[]                                 | it is not a JSON object",
                "``                                 | it is not a JSON object",
                "{kind:begin,id:x}                  | it is not a JSON object",
                "{\"kind\":\"begin\",\"id\":\"1\"} x| it is not a JSON object",
                "{}                                 | its member 'kind' is missing",
                "{\"kind\":null}                    | its member 'kind' is missing",
                "{\"kind\":3}                       | its member 'kind' is not a string",
                "{\"kind\":[]}                      | its member 'kind' is not a string",
                "{\"kind\":\"begin\"}               | its member 'id' is missing",
                "{\"kind\":\"flaky\"} | it is of the unknown kind 'flaky', so another Snarl has written it",
                "{\"kind\":\"test\",\"id\":\"1\",\"name\":\"a\",\"outcome\":\"odd\"} | it has the unknown outcome 'odd'",
                "{\"kind\":\"setup\",\"id\":\"1\",\"trace\":\"\\u0000\"} | its member 'trace' is not a path",
                "{\"kind\":\"setup\",\"id\":\"1\",\"trace\":\"1\",\"events\":-1} | its member 'events' is not a count",
                "{\"kind\":\"setup\",\"id\":\"1\",\"trace\":\"1\",\"events\":1.5} | its member 'events' is not a whole number",
                "{\"kind\":\"setup\",\"id\":\"1\",\"trace\":\"1\",\"events\":1e999} | its member 'events' is not a whole number",
                "{\"kind\":\"setup\",\"id\":\"1\",\"trace\":\"1\",\"events\":true} | its member 'events' is not a whole number",
                "{\"kind\":\"setup\",\"id\":\"1\",\"trace\":\"1\",\"events\":1,\"threads\":1}"
                        + " | its member 'threads' is neither true nor false",
                "{\"kind\":\"end\",\"subjects\":3000000000} | its member 'subjects' is too large",
            })
    void broken_line_is_left_out_and_named_with_the_reason(String line, String reason) {
        TraceIndex index = read(RUN, (line == null ? "" : line) + "\n", PASSED, END);

        assertThat(index.damage())
                .containsExactly(
                        "Line 2 of the index " + file + " cannot be read: " + reason + ". Run traceSeedTests --rerun.");
        assertThat(index.usable()).hasSize(1);
        assertThat(index.isComplete()).isTrue();
        assertThat(MissingTests.in(index).lines())
                .singleElement()
                .asString()
                .startsWith("The index has 1 line that cannot be read, so that tests may be missing: Line 2 of");
    }

    @Test
    void lines_after_the_end_are_refused() {
        assertThat(read(RUN + END + END).damage())
                .containsExactly("Line 3 of the index " + file
                        + " cannot be read: it stands after the line of the kind 'end'. Run traceSeedTests --rerun.");
    }

    @Test
    void index_goes_on_with_the_tests_of_further_jvms() throws IOException {
        Files.writeString(dir.resolve("s.trace"), "");
        TraceIndex index = read(RUN, """
                {"kind":"begin","id":"[engine:e]","container":true,"trace":"e.trace"}
                {"kind":"begin","id":"[engine:e]/[class:A]","class":"A","container":true,"trace":"s.trace"}
                {"kind":"begin","id":"1","class":"A","method":"a","name":"a()"}
                {"kind":"test","id":"1","class":"A","method":"a","name":"a()","outcome":"passed","trace":"1",\
                "setup":"s.trace","events":1,"threads":false,"cut":false}
                {"kind":"begin","id":"2","class":"A","method":"b","name":"b()"}
                {"kind":"shutdown"}
                {"kind":"lost","id":"2","class":"A","method":"b","name":"b()","container":false,"reason":"it went",\
                "again":true}
                """, RUN, """
                {"kind":"lost","id":"[engine:e]/[class:B]","class":"B","container":true,"reason":"so did this",\
                "remedy":"stay","again":false}
                """, END);

        assertThat(index.isComplete()).isTrue();
        assertThat(index.damage()).isEmpty();
        assertThat(index.lost()).extracting(LostTest::title).containsExactly("A.b", "B");
        // Of the containers that were open, only one has written a trace.
        assertThat(index.setups())
                .containsExactly(new TracedSetup(
                        "[engine:e]/[class:A]",
                        Optional.of("A"),
                        Optional.of(new Recording(dir.resolve("s.trace"), Optional.empty(), 0, 0, 0, false, false)),
                        false));
        assertThat(MissingTests.in(index).lines())
                .containsExactly(
                        "1 of 2 seed tests and the other tests of 1 container were lost: A.b (it went), B (so did this)");
    }

    @Test
    void test_that_was_tried_again_stands_where_it_began_first() {
        TraceIndex index = read(RUN, """
                {"kind":"begin","id":"9"}
                {"kind":"test","id":"9","name":"a","outcome":"failed","reason":"x"}
                {"kind":"begin","id":"1"}
                {"kind":"lost","id":"1","container":false,"reason":"x","again":true}
                """, RUN, """
                {"kind":"begin","id":"5"}
                {"kind":"test","id":"5","name":"a","outcome":"failed","reason":"x"}
                {"kind":"test","id":"3","name":"its begin was damaged","outcome":"failed","reason":"x"}
                """, END, RUN, """
                {"kind":"begin","id":"1"}
                """, PASSED, END);

        assertThat(index.tests()).extracting(TracedTest::id).containsExactly("9", "1", "5", "3");
    }

    @Test
    void of_a_test_that_was_run_again_because_it_failed_the_last_run_counts() {
        String passed = "{\"kind\":\"test\",\"id\":\"1\",\"name\":\"a\",\"outcome\":\"passed\"}\n";
        String failed = "{\"kind\":\"test\",\"id\":\"1\",\"name\":\"a\",\"outcome\":\"failed\",\"reason\":\"x\"}\n";

        assertThat(read(RUN, failed, END, RUN, failed, END).failed()).hasSize(1);
        assertThat(read(RUN, failed, END, RUN, passed, END).tests())
                .singleElement()
                .extracting(TracedTest::status)
                .isEqualTo(TracedTest.Status.PASSED);
    }

    @Test
    void events_that_were_seen_are_more_than_those_that_were_recorded() {
        TraceIndex index = read(RUN, PASSED.replace("\"threads\"", "\"seen\":9000000000,\"threads\""), END);

        assertThat(index.seen()).isEqualTo(9_000_000_000L);
        assertThat(index.events()).isLessThan(index.seen());
    }

    @Test
    void index_without_its_end_may_lack_tests() {
        assertThat(MissingTests.in(read(RUN, PASSED)).lines())
                .containsExactly(
                        "The index of the traces has no end, so that tests may be missing: run traceSeedTests --rerun.");
    }

    @Test
    void index_that_ends_with_a_test_that_was_lost_lacks_no_other() {
        TraceIndex index = read(RUN, PASSED, """
                {"kind":"begin","id":"2","class":"A","method":"b","name":"b()"}
                {"kind":"lost","id":"2","class":"A","method":"b","name":"b()","container":false,"reason":"it went",\
                "again":true}
                """);

        assertThat(MissingTests.in(index).lines()).containsExactly("1 of 2 seed tests was lost: A.b (it went)");
    }

    @Test
    void tests_of_which_calls_were_left_out_are_named() {
        MissingTests missing = MissingTests.in(read(RUN, PASSED, END));

        assertThat(missing.mixed(List.of()).lines()).isEmpty();
        assertThat(missing.mixed(List.of("A.a", "A.b")).lines())
                .containsExactly(
                        "Of 2 seed tests that start threads some calls were left out, since others were under way"
                                + " meanwhile: A.a, A.b");
    }

    @Test
    void test_that_was_lost_and_passes_later_is_not_lost() {
        TraceIndex index = read(
                RUN,
                "{\"kind\":\"lost\",\"id\":\"1\",\"container\":false,\"reason\":\"x\",\"again\":true}\n",
                END,
                RUN,
                PASSED,
                END);

        assertThat(index.lost()).isEmpty();
        assertThat(index.usable()).hasSize(1);
    }

    @Test
    void loss_is_added_in_place_of_a_line_that_was_being_written() throws IOException {
        read(RUN + PASSED + "{\"kind\":\"beg");
        var lost = new LostTest(
                "2",
                Optional.of("A"),
                Optional.of("größe"),
                Optional.of("größe()"),
                false,
                "its \"JVM\" ended",
                Optional.of("run it again"),
                true);

        try (var writer = new IndexWriter(file)) {
            writer.lost(lost);
        }

        assertThat(TraceIndex.read(file).lost()).containsExactly(lost);
        assertThat(TraceIndex.read(file).damage()).isEmpty();
        assertThat(TraceIndex.read(file).usable()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"kind\":\"ru",
                "{\"kinl\":\"run\",\"version\":2}",
                "{\"kind\":\"run\",\"version\":\"\"}",
                "\u0000"
            })
    void damaged_first_line_does_no_harm_to_the_others(String first) {
        TraceIndex index = read(first + "\n", PASSED, END);

        assertThat(index.damage())
                .singleElement()
                .asString()
                .startsWith("Line 1 of the index " + file + " cannot be read: ");
        assertThat(index.javaVersion()).isEqualTo("unknown");
        assertThat(index.usable()).hasSize(1);
        assertThat(index.isComplete()).isTrue();
    }

    @Test
    void index_that_lacks_its_first_line_is_read_and_says_so() {
        TraceIndex index = read(PASSED, END);

        assertThat(index.damage())
                .containsExactly(
                        "Line 1 of the index " + file
                                + " cannot be read: an index starts with a line of the kind 'run'. Run traceSeedTests --rerun.");
        assertThat(index.usable()).hasSize(1);
    }

    @Test
    void foreign_file_is_refused() {
        assertBroken(
                END,
                "Line 1 of the index " + file + " cannot be read: an index starts with a line of the kind 'run'."
                        + " Run traceSeedTests --rerun.");
    }

    private void assertBroken(String content, String message) {
        assertThatExceptionOfType(BrokenTraceException.class)
                .isThrownBy(() -> read(content))
                .withMessage(message);
    }

    private TraceIndex read(String... content) {
        try {
            Files.writeString(file, String.join("", content));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return TraceIndex.read(file);
    }
}
