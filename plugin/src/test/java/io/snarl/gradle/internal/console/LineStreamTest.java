package io.snarl.gradle.internal.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineStreamTest {

    private final List<String> lines = new ArrayList<>();

    @Test
    void lines_come_when_they_are_ended_however_they_were_written() throws IOException {
        try (var stream = new LineStream(lines::add)) {
            byte[] text = "größer\r\n\nlast".getBytes(StandardCharsets.UTF_8);
            stream.write(text, 0, 3);
            assertThat(lines).isEmpty();
            stream.write(text, 3, text.length - 3);
            assertThat(lines).containsExactly("größer", "");
        }
        assertThat(lines).containsExactly("größer", "", "last");
    }
}
