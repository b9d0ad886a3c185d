package io.snarl.contract.interleaving;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.snarl.contract.code.CodePlace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InterleavingFileTest {

    private static final Interleaving INTERLEAVING = new Interleaving(
            List.of("main", "thread-1"),
            List.of(
                    InterleavingStep.remark(0, 0, "... 3 steps"),
                    new InterleavingStep(
                            1,
                            2,
                            "wants Account#1",
                            Optional.of(new CodePlace("demo.Account", "take", "Account.java", 7)),
                            Optional.of(new StepTarget(StepTarget.Use.WANTS, "Account#1")),
                            Optional.of("blocked"),
                            Optional.of("deadlock"),
                            false),
                    InterleavingStep.remark(Interleaving.SEVERAL, 0, "... 2 steps of other threads")),
            List.of("Deadlock: they wait.", "  'main' holds \"it\""));

    @TempDir
    private Path directory;

    private Path file;

    @BeforeEach
    void chooseFile() {
        file = directory.resolve("a.jsonl");
    }

    @Test
    void what_was_written_is_read() throws IOException {
        Files.writeString(file, INTERLEAVING.text());

        assertThat(Interleaving.read(file)).isEqualTo(INTERLEAVING);
        assertThat(file).hasContent("""
                {"version":1,"threads":["main","thread-1"]}
                {"thread":0,"text":"... 3 steps","remark":true}
                {"thread":1,"depth":2,"text":"wants Account#1",\
                "at":{"class":"demo.Account","method":"take","file":"Account.java","line":7},\
                "wants":"Account#1","outcome":"blocked","end":"deadlock"}
                {"thread":-1,"text":"... 2 steps of other threads","remark":true}
                {"ending":["Deadlock: they wait.","  'main' holds \\"it\\""]}
                """);
    }

    @Test
    void file_that_was_cut_off_or_damaged_is_refused() throws IOException {
        String text = INTERLEAVING.text();

        assertBroken(text.substring(0, text.lastIndexOf("{\"ending")), "is not complete");
        assertBroken(text.substring(0, text.length() - 5), "is not complete");
        assertBroken("", "is not complete");
        assertBroken(text.replace("\"thread\":1", "\"thread\":2"), "it is of none of the threads");
        assertBroken(text.replace("\"text\":\"wants", "\"texts\":\"wants"), "its member 'text' is missing");
        assertBroken("main | thread-1\n", "it is not a JSON object");
        assertBroken(text.replace("\"version\":1", "\"version\":9"), "has version 9 of its format");
    }

    @Test
    void file_that_is_not_there_is_named() {
        assertThatThrownBy(() -> Interleaving.read(file))
                .isInstanceOf(BrokenInterleavingException.class)
                .hasMessageContaining(file.toString());
    }

    private void assertBroken(String text, String problem) throws IOException {
        Files.writeString(file, text);

        assertThatThrownBy(() -> Interleaving.read(file))
                .isInstanceOf(BrokenInterleavingException.class)
                .hasMessageContaining(problem);
    }
}
