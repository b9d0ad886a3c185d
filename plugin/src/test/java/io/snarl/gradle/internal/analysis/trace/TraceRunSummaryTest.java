package io.snarl.gradle.internal.analysis.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.trace.index.TraceIndex;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TraceRunSummaryTest {

    private static final String RUN = "{'kind':'run','version':2,'java':'17.0.15','branches':false}\n";
    private static final String END = "{'kind':'end','subjects':1,'libraries':2,'tests':0}\n";

    @TempDir
    Path directory;

    @Test
    void run_without_incidents_is_told_in_three_lines() throws IOException {
        assertThat(summaryOf(RUN + passed("a", 1200, false, false) + passed("b", 34, false, false) + END))
                .isEqualTo("""
                        2 seed tests traced
                        1,234 events recorded on Java 17.0.15; rewritten: 1 subject, 2 library classes, 0 test classes
                        Traces: %s""".formatted(directory));
    }

    @Test
    void tests_with_threads_and_tests_that_were_cut_are_counted() throws IOException {
        assertThat(summaryOf(RUN + passed("a", 1, true, false) + passed("b", 1, true, true) + END))
                .startsWith("2 seed tests traced (2 with threads of their own, 1 cut at the limit of events)\n");
    }

    @Test
    void tests_of_other_engines_are_told_what_is_possible() throws IOException {
        String spock = passed("[engine:spock]/[spec:p.ASpec]", 5, false, false);
        String jupiter = passed("[engine:junit-jupiter]/[class:p.ATest]", 5, false, false);

        assertThat(summaryOf(RUN + spock + jupiter + END)).contains("\n1 of them run by the engine 'spock': ");
        assertThat(summaryOf(RUN + jupiter + END)).doesNotContain("of them run by the engine");
    }

    @Test
    void tests_that_did_not_pass_are_named_with_the_first_line_of_their_reason() throws IOException {
        String failed = "{'kind':'test','id':'x','class':'p.ATest','method':'f','name':'f()','outcome':'failed',"
                + "'reason':'sum is wrong\\nat p.ATest'}\n";
        String aborted = "{'kind':'test','id':'y','class':'p.ATest','method':'g','name':'[1] 5','outcome':'aborted',"
                + "'reason':'no network'}\n";
        String skipped = "{'kind':'skipped','id':'z','reason':'disabled'}\n";

        assertThat(summaryOf(RUN + failed + aborted + skipped + END)).startsWith("""
                0 seed tests traced, 1 failed, 1 aborted, 1 skipped
                  left out: p.ATest.f: sum is wrong
                  left out: p.ATest.g "[1] 5": no network
                """);
    }

    @Test
    void tests_that_were_lost_are_named_in_a_line_and_remedies_in_another() throws IOException {
        String lost = "{'kind':'lost','id':'x','class':'p.ATest','method':'f','name':'f()','container':false,"
                + "'reason':'no end after 10 minutes','remedy':'wait longer','again':true}\n";
        String failed = "{'kind':'test','id':'y','class':'p.ATest','method':'g','name':'g()','outcome':'failed',"
                + "'reason':'java.lang.OutOfMemoryError: Java heap space'}\n";

        assertThat(summaryOf(RUN + lost + lost.replace("'x'", "'z'").replace("'f", "'h") + failed + END))
                .startsWith("""
                0 seed tests traced, 1 failed
                2 of 3 seed tests were lost: p.ATest.f (no end after 10 minutes), p.ATest.h (no end after 10 minutes)
                  what to do: wait longer; give the suite's own test task more memory, such as maxHeapSize = "2g"
                  left out: p.ATest.g: java.lang.OutOfMemoryError: Java heap space
                """);
    }

    @Test
    void many_failed_tests_fit_on_a_screen() throws IOException {
        String failed = IntStream.range(0, 25)
                .mapToObj(i ->
                        "{'kind':'test','id':'x%d','class':'p.ATest','method':'f%d','name':'f%d()',".formatted(i, i, i)
                                + "'outcome':'failed','reason':'" + "long ".repeat(100) + "'}\n")
                .collect(Collectors.joining());

        assertThat(summaryOf(RUN + failed + END).lines())
                .hasSizeLessThan(16)
                .allMatch(line -> line.length() < 220)
                .contains("  and 15 more, all in " + directory.resolve("index.jsonl"));
    }

    @Test
    void untouched_code_is_counted_and_the_first_of_it_is_named() throws IOException {
        String untouched = "{'kind':'untouched','class':'p.Huge','method':'f','reason':'it would be too large'}\n"
                + "{'kind':'untouched','class':'p.Odd','reason':'it cannot be read'}\n";

        assertThat(summaryOf(RUN + untouched + END))
                .contains("Not rewritten, so not in the traces: 1 class, 1 method:"
                        + " p.Huge.f (it would be too large); p.Odd (it cannot be read)\n");
        assertThat(summaryOf(RUN + untouched + untouched.replace("p.", "q.") + END))
                .contains("; all are in " + directory);
    }

    @Test
    void events_that_were_left_out_are_counted() throws IOException {
        String test = passed("a", 5, false, false).replace("'threads'", "'seen':7000,'threads'");

        assertThat(summaryOf(RUN + test)).contains("\n5 events recorded of at least 7,000 on Java 17.0.15\n");
    }

    @Test
    void run_that_was_cut_short_is_summed_up_as_well() throws IOException {
        assertThat(summaryOf(RUN + passed("a", 5, false, false)))
                .contains(
                        "1 seed test traced\nThe index of the traces has no end,",
                        "5 events recorded on Java 17.0.15\n");
    }

    private String passed(String name, long events, boolean threads, boolean cut) {
        return "{'kind':'test','id':'%s','class':'p.ATest','method':'%s','name':'%s()','outcome':'passed',"
                        .formatted(name, name, name)
                + "'trace':'%s.trace','events':%d,'threads':%b,'cut':%b}\n".formatted(name, events, threads, cut);
    }

    private String summaryOf(String lines) throws IOException {
        Path file = Files.writeString(directory.resolve("index.jsonl"), lines.replace('\'', '"'));
        return new TraceRunSummary(TraceIndex.read(file), file).text();
    }
}
