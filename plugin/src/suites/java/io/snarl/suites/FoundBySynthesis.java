package io.snarl.suites;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.snarl.suites.Row.Synthesized;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.StreamSupport;

/** Reads what {@code synthesizeConcurrentTests} has left. */
final class FoundBySynthesis {

    private static final Set<String> BUGS = Set.of("deadlock", "not linearizable", "crash");

    private FoundBySynthesis() {}

    /** Reads the findings and how much heap it took, as far as they are there. */
    static Synthesized read(Path buildDirectory, double seconds) throws IOException {
        return of(buildDirectory, seconds, object(buildDirectory.resolve("snarl/findings.json")));
    }

    /** Reads how much heap a synthesis took that has failed: the findings, if there are any, are those of the one before. */
    static Synthesized heapOnly(Path buildDirectory, double seconds) throws IOException {
        return of(buildDirectory, seconds, new JsonObject());
    }

    private static Synthesized of(Path buildDirectory, double seconds, JsonObject findings) throws IOException {
        JsonObject heap = object(buildDirectory.resolve("tmp/synthesizeConcurrentTests/synthesis-heap.json"));
        JsonObject counts = findings.has("counts") ? findings.getAsJsonObject("counts") : new JsonObject();
        return new Synthesized(
                seconds,
                number(heap, "peak"),
                number(heap, "afterCollection"),
                (int) number(counts, "candidates"),
                infeasible(counts),
                meanings(counts),
                (int) number(counts, "tests"),
                confirmed(findings),
                (int) number(counts, "benign"),
                (int) number(counts, "notConfirmed"),
                counts.has("mishaps") ? counts.getAsJsonArray("mishaps").size() : 0,
                counts.has("cut") && counts.get("cut").getAsBoolean());
    }

    private static Map<String, Integer> infeasible(JsonObject counts) {
        Map<String, Integer> reasons = new TreeMap<>();
        if (counts.has("infeasible")) {
            counts.getAsJsonObject("infeasible")
                    .entrySet()
                    .forEach(entry ->
                            reasons.put(entry.getKey(), entry.getValue().getAsInt()));
        }
        return reasons;
    }

    private static Map<String, String> meanings(JsonObject counts) {
        Map<String, String> meanings = new TreeMap<>();
        if (counts.has("meanings")) {
            counts.getAsJsonObject("meanings")
                    .entrySet()
                    .forEach(entry ->
                            meanings.put(entry.getKey(), entry.getValue().getAsString()));
        }
        return meanings;
    }

    private static List<String> confirmed(JsonObject findings) {
        if (!findings.has("findings")) {
            return List.of();
        }
        return StreamSupport.stream(findings.getAsJsonArray("findings").spliterator(), false)
                .map(JsonElement::getAsJsonObject)
                .filter(finding -> BUGS.contains(finding.get("verdict").getAsString()))
                .map(finding -> finding.get("verdict").getAsString() + " "
                        + finding.get("id").getAsString())
                .toList();
    }

    private static long number(JsonObject object, String member) {
        return object.has(member) ? object.get(member).getAsLong() : 0;
    }

    private static JsonObject object(Path file) throws IOException {
        return Files.exists(file)
                ? JsonParser.parseString(Files.readString(file)).getAsJsonObject()
                : new JsonObject();
    }
}
