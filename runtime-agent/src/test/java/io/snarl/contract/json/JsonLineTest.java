package io.snarl.contract.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonLineTest {

    @Test
    void what_was_written_is_read() {
        String text = "a\"b\\c\n\u0000\u2028\ud83d\ude00\ud83d end";
        var line = new JsonLineWriter()
                .with("text", text)
                .with("number", Long.MIN_VALUE)
                .with("truth", true)
                .with("texts", List.of("", text))
                .with("inner", new JsonLineWriter().with("a", 1))
                .withObjects("objects", List.of(new JsonLineWriter(), new JsonLineWriter().with("b", "c")))
                .with("missing", (String) null);

        JsonLine read = parse(line.toString());

        assertThat(read.string("text")).isEqualTo(text);
        assertThat(read.optionalNumber("number")).contains(Long.MIN_VALUE);
        assertThat(read.truth("truth")).isTrue();
        assertThat(read.strings("texts")).containsExactly("", text);
        assertThat(read.requiredObject("inner").count("a")).isEqualTo(1);
        assertThat(read.objects("objects")).hasSize(2);
        assertThat(read.names()).doesNotContain("missing");
        assertThat(line.toString()).doesNotContain("\n");
    }

    @Test
    void what_others_write_is_read() {
        JsonLine read = parse(" { \"a\\/\\u00e9\" : [ ] , \"b\" : -1.5e1 , \"c\" : null }\r");

        assertThat(read.names()).containsExactlyInAnyOrder("a/\u00e9", "b", "c");
        assertThat(read.optionalNumber("b")).contains(-15L);
        assertThat(read.optionalString("c")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "7",
                "[]",
                "{",
                "{\"a\"}",
                "{\"a\":}",
                "{\"a\":1,}",
                "{\"a\":[1,]}",
                "{a:1}",
                "{'a':1}",
                "{\"a\":01}",
                "{\"a\":+1}",
                "{\"a\":1e99999999}",
                "{\"a\":NaN}",
                "{\"a\":tru}",
                "{\"a\":\"\\x\"}",
                "{\"a\":\"\\u12\"}",
                "{\"a\":\"\t\"}",
                "{\"a\":1} {\"b\":2}"
            })
    void what_is_no_object_is_refused(String text) {
        assertThatThrownBy(() -> parse(text)).hasMessage("results.jsonl:3 it is not a JSON object");
    }

    @Test
    void nesting_without_end_is_refused() {
        assertThatThrownBy(() -> parse("{\"a\":" + "[".repeat(100_000)))
                .hasMessage("results.jsonl:3 it is not a JSON object");
    }

    @Test
    void member_of_another_type_is_named() {
        JsonLine line = parse("{\"text\":\"a\",\"number\":1.5,\"list\":[7],\"less\":-1}");

        assertThatThrownBy(() -> line.count("text")).hasMessageEndingWith("its member 'text' is not a whole number");
        assertThatThrownBy(() -> line.count("number"))
                .hasMessageEndingWith("its member 'number' is not a whole number");
        assertThatThrownBy(() -> line.count("less")).hasMessageEndingWith("its member 'less' is not a count");
        assertThatThrownBy(() -> line.count("none")).hasMessageEndingWith("its member 'none' is missing");
        assertThatThrownBy(() -> line.truth("text"))
                .hasMessageEndingWith("its member 'text' is neither true nor false");
        assertThatThrownBy(() -> line.strings("list")).hasMessageEndingWith("its member 'list' is not a list of texts");
        assertThatThrownBy(() -> line.objects("list"))
                .hasMessageEndingWith("its member 'list' has something that is not an object");
        assertThatThrownBy(() -> line.constant("text", Thread.State.class))
                .hasMessageEndingWith("it has the unknown text 'a'");
    }

    @Test
    void constants_are_words() {
        JsonLine line = parse("{\"state\":\"timed waiting\"}");

        assertThat(line.constant("state", Thread.State.class)).isEqualTo(Thread.State.TIMED_WAITING);
        assertThat(JsonLine.word(Thread.State.TIMED_WAITING)).isEqualTo("timed waiting");
    }

    @Test
    void line_that_is_not_finished_is_passed_over_and_one_that_is_broken_is_named(@TempDir Path directory)
            throws IOException {
        Path file = Files.writeString(directory.resolve("a.jsonl"), "{\"a\":1}\nnonsense\n{\"a\":2}\n{\"a\":3");
        List<Integer> counts = new ArrayList<>();
        List<String> broken = new ArrayList<>();

        JsonLine.readEach(
                file,
                JsonLineTest::complaint,
                line -> counts.add(line.count("a")),
                problem -> broken.add(problem.getMessage()));

        assertThat(counts).containsExactly(1, 2);
        assertThat(broken).containsExactly("a.jsonl:2 it is not a JSON object");
    }

    private static JsonLine parse(String text) {
        return JsonLine.parse(Path.of("results.jsonl"), 3, JsonLineTest::complaint, text);
    }

    private static RuntimeException complaint(Path file, int line, String what) {
        return new IllegalStateException(file.getFileName() + ":" + line + " " + what);
    }
}
