package io.snarl.suites;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonSyntaxException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What {@code traceSeedTests} has left, as far as its index and its files tell.
 *
 * @param usable how many tests have a trace
 * @param seen how many events there were, also those that were not recorded; 0 if the index does not tell
 * @param recorded how many events were recorded
 * @param bytes how large the directory is
 * @param results how the tests have ended
 */
record Recording(int usable, long seen, long recorded, long bytes, TestResults results) {

    static Recording read(Path traces) throws IOException {
        int usable = 0;
        long seen = 0;
        long recorded = 0;
        List<JsonObject> lines = new ArrayList<>();
        Path index = traces.resolve("index.jsonl");
        if (Files.exists(index)) {
            for (String text : Files.readAllLines(index)) {
                JsonObject line = parsed(text);
                lines.add(line);
                recorded += number(line, "events");
                seen += number(line, "seen");
                usable += line.has("outcome") && line.has("trace") ? 1 : 0;
            }
        }
        return new Recording(usable, seen, recorded, sizeOf(traces), TestResults.of(lines));
    }

    /** An empty one for a line that was being written when the JVM ended. */
    private static JsonObject parsed(String line) {
        try {
            return JsonParser.parseString(line).getAsJsonObject();
        } catch (JsonSyntaxException | IllegalStateException e) {
            return new JsonObject();
        }
    }

    private static long number(JsonObject line, String member) {
        return line.has(member) ? line.get(member).getAsLong() : 0;
    }

    private static long sizeOf(Path directory) throws IOException {
        if (!Files.isDirectory(directory)) {
            return 0;
        }
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(Files::isRegularFile)
                    .mapToLong(file -> file.toFile().length())
                    .sum();
        }
    }
}
