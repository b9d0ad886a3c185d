package io.snarl.gradle.internal.analysis.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.testing.TraceBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TraceViewTest {

    @TempDir
    Path directory;

    @Test
    void damaged_trace_is_named_and_the_others_are_shown() throws IOException {
        byte[] whole = new TraceBytes().end(1, false).toBytes();
        Files.write(directory.resolve("a.trace"), Arrays.copyOf(whole, whole.length - 1));
        Files.write(directory.resolve("b.trace"), whole);
        Path index = Files.writeString(
                directory.resolve("index.jsonl"),
                "{\"kind\":\"run\",\"version\":2,\"java\":\"17\",\"branches\":true}\n" + passed("a") + passed("b"));
        List<String> lines = new ArrayList<>();

        new TraceView(lines::add).show(TraceIndex.read(index));

        assertThat(lines)
                .containsExactly(
                        "p.T.a cannot be shown: The trace " + directory.resolve("a.trace")
                                + " was cut off: the test JVM was killed or the disk was full. Run traceSeedTests --rerun.",
                        "p.T.b",
                        "");
    }

    private static String passed(String name) {
        return "{\"kind\":\"test\",\"id\":\"%s\",\"class\":\"p.T\",\"method\":\"%s\",\"name\":\"%s()\",\"outcome\":\"passed\",\"trace\":\"%s.trace\",\"events\":0,\"threads\":false,\"cut\":false}\n"
                .formatted(name, name, name, name);
    }
}
