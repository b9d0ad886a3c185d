package io.snarl.paper;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;

/**
 * What was found in a subject, as the files in the build directory of its project say.
 *
 * @param counts of the findings
 * @param causes how many findings are confirmed deadlocks, and how many are confirmed violations of atomicity
 * @param deadlocks those that tests show, and other calls that were seen to deadlock for the same causes
 * @param violations of atomicity that were confirmed, by tests and by other calls that were seen to show the same causes
 * @param benign how many violations of atomicity nobody can notice
 * @param seconds from the traces to the confirmed tests
 */
record Found(
        JsonObject counts,
        Causes causes,
        List<Deadlock> deadlocks,
        List<Violation> violations,
        int benign,
        double seconds) {

    private static final Set<String> VIOLATIONS = Set.of("not linearizable", "crash");

    /** How many bugs there are, however many calls show them. */
    record Causes(int ofDeadlocks, int ofViolations) {}

    /**
     * A deadlock that was confirmed.
     *
     * @param methods what the threads call
     * @param hasTest whether a test shows it; other calls for the same cause have none that could be replayed
     * @param replays how often its schedule was replayed
     * @param reproduced how often it came back
     */
    record Deadlock(List<String> methods, boolean hasTest, int replays, int reproduced) {

        boolean alwaysComesBack() {
            return !hasTest || replays > 0 && reproduced == replays;
        }
    }

    /**
     * A violation of atomicity that was confirmed.
     *
     * @param methods what the threads call
     * @param verdict what comes of it
     */
    record Violation(List<String> methods, String verdict) {}

    static Found read(Path build) throws IOException {
        JsonObject findings = object(build.resolve("snarl/findings.json"));
        Map<String, JsonObject> replays = replays(build.resolve("snarl/replayFindings-replay/fuzz.jsonl"));
        List<Deadlock> deadlocks = new ArrayList<>();
        List<Violation> violations = new ArrayList<>();
        int ofDeadlocks = 0;
        int ofViolations = 0;
        int benign = 0;
        for (JsonElement element : findings.getAsJsonArray("findings")) {
            JsonObject finding = element.getAsJsonObject();
            String verdict = finding.get("verdict").getAsString();
            List<String> methods = strings(finding.getAsJsonArray("calls"));
            if (VIOLATIONS.contains(verdict)) {
                ofViolations++;
                violations.add(new Violation(methods, verdict));
            }
            benign += verdict.equals("benign") ? 1 : 0;
            JsonArray shown = finding.getAsJsonArray("deadlocks");
            ofDeadlocks += shown.isEmpty() ? 0 : 1;
            for (JsonElement one : shown) {
                String schedule = one.getAsJsonObject().get("schedule").getAsString();
                JsonObject replay = replays.getOrDefault(fileName(schedule), new JsonObject());
                deadlocks.add(new Deadlock(methods, true, count(replay, "schedules"), count(replay, "reproduced")));
            }
            for (JsonElement one : finding.getAsJsonArray("others")) {
                JsonObject other = one.getAsJsonObject();
                List<String> calls = strings(other.getAsJsonArray("calls"));
                if (shown.isEmpty()) {
                    violations.add(new Violation(calls, other.get("verdict").getAsString()));
                } else {
                    deadlocks.add(new Deadlock(calls, false, 0, 0));
                }
            }
        }
        return new Found(
                findings.getAsJsonObject("counts"),
                new Causes(ofDeadlocks, ofViolations),
                deadlocks,
                violations,
                benign,
                seconds(build));
    }

    String count(String name) {
        return counts.has(name) ? String.format("%,d", counts.get(name).getAsLong()) : "";
    }

    private static Map<String, JsonObject> replays(Path file) throws IOException {
        Map<String, JsonObject> replays = new HashMap<>();
        if (Files.exists(file)) {
            for (String line : Files.readAllLines(file)) {
                JsonObject object = JsonParser.parseString(line).getAsJsonObject();
                if (object.has("replayed")) {
                    replays.put(fileName(object.get("replayed").getAsString()), object);
                }
            }
        }
        return replays;
    }

    private static double seconds(Path build) throws IOException {
        JsonObject times = object(build.resolve("tmp/synthesizeConcurrentTests/lab/synthesis-times.json"));
        return times.entrySet().stream()
                        .filter(time -> time.getValue().isJsonPrimitive())
                        .mapToLong(time -> time.getValue().getAsLong())
                        .sum()
                / 1000.0;
    }

    private static JsonObject object(Path file) throws IOException {
        return JsonParser.parseString(Files.readString(file)).getAsJsonObject();
    }

    private static String fileName(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    private static int count(JsonObject object, String name) {
        return object.has(name) ? object.get(name).getAsInt() : 0;
    }

    private static List<String> strings(JsonArray calls) {
        return StreamSupport.stream(calls.spliterator(), false)
                .map(call -> method(call.getAsString()))
                .toList();
    }

    /** {@code addAll(int, Collection)} of {@code java.util.Vector.addAll(int, java.util.Collection)}. */
    private static String method(String call) {
        return call.replaceAll("[\\w$]+\\.", "");
    }
}
