package io.snarl.core.synthesis;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HeapWatchTest {

    @TempDir
    Path directory;

    @Test
    void what_is_in_use_counts_even_if_nothing_was_collected() throws IOException {
        HeapWatch watch = HeapWatch.start();
        byte[] kept = new byte[1 << 20];

        watch.writeTo(directory.resolve("heap.json"));

        JsonObject bytes = JsonParser.parseString(Files.readString(directory.resolve("heap.json")))
                .getAsJsonObject();
        assertThat(bytes.get("peak").getAsLong()).isGreaterThanOrEqualTo(kept.length);
        assertThat(bytes.get("afterCollection").getAsLong())
                .isLessThanOrEqualTo(Runtime.getRuntime().maxMemory());
    }
}
