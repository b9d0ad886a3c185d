package io.snarl.agent.programs;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.snarl.Parallel;
import io.snarl.contract.settings.PreparedFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.StreamSupport;

/**
 * What collecting violations of small tests in one JVM, without a build tool, has come to.
 *
 * @param output the directory of the results
 * @param tests the results by the names of the test methods
 */
record CollectedRun(TracedRun lab, Path output, Path testClasses, Map<String, JsonObject> tests) {

    private static final String RUN_TESTS = "io.snarl.agent.junit.RunTests";

    /** Runs the programs of a folder. */
    static CollectedRun of(Jdk jdk, String programs) {
        Path work = Workspace.fresh(programs + "-" + jdk.version());
        Path tests = work.resolve("classes/tests");
        TracedRun lab = new TracedRun(jdk, work.resolve("run"))
                .subjects(work.resolve("classes/subjects"), ClassPath.ofClass(Parallel.class))
                .tests(tests)
                .set("mode", "fuzz")
                .set("random.seed", "1")
                // A machine that is slow must find as much.
                .set("time.budget.seconds", "600")
                .prepare();
        Programs.compile(programs, work.resolve("classes"));
        ChildJvm.run(lab.command(RUN_TESTS, List.of("--collect", "violations", tests.toString())))
                .succeeded();
        return new CollectedRun(lab, lab.output(), tests, read(lab.output()));
    }

    /** What came of the tests of a run. */
    static Map<String, JsonObject> read(Path output) {
        Map<String, JsonObject> tests = new TreeMap<>();
        try {
            for (String line : Files.readAllLines(output.resolve("fuzz.jsonl"))) {
                JsonObject object = JsonParser.parseString(line).getAsJsonObject();
                if (object.has("test")) {
                    tests.put(object.get("method").getAsString(), object);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return tests;
    }

    /** Runs the tests again with further settings, and gives what came of them. */
    Map<String, JsonObject> againWith(String setting) {
        Path other = Workspace.fresh(testClasses.getParent().getParent().getFileName() + "-again");
        Path file = lab.prepared().resolve(PreparedFiles.SETTINGS);
        try {
            String before = Files.readString(file);
            Files.writeString(file, before + "\noutput=" + other + "\n" + setting + "\n");
            again("--collect", "violations", testClasses.toString()).succeeded();
            Files.writeString(file, before);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return read(other);
    }

    /** Runs the tests again with other arguments. */
    ChildJvm again(String... arguments) {
        return ChildJvm.run(lab.command(RUN_TESTS, List.of(arguments)));
    }

    Result test(String method) {
        return new Result(tests.get(method));
    }

    /**
     * What came of a test.
     *
     * @param json the line of the results
     */
    record Result(JsonObject json) {

        String outcome() {
            return json.get("outcome").getAsString();
        }

        int schedules() {
            return json.get("schedules").getAsInt();
        }

        /** How the calls fail one after the other, or why they were not judged; empty if neither. */
        String sequential() {
            return json.has("sequential")
                    ? json.getAsJsonObject("sequential").get("text").getAsString()
                    : "";
        }

        /** {@code {0=int 2, thread 0=int 1}} for each. */
        List<String> outcomes() {
            return objects(json, "outcomes").stream().map(Result::words).toList();
        }

        List<String> masked() {
            return strings(json, "masked");
        }

        List<JsonObject> violations() {
            return objects(json, "violations");
        }

        /** {@code crash {…}} for each. */
        List<String> violationsInWords() {
            return violations().stream()
                    .map(one -> one.get("kind").getAsString() + " " + words(one.getAsJsonObject("outcome")))
                    .toList();
        }

        /** {@code demo.Counter.count: R0 W1 W0} for each conflict of the first violation. */
        List<String> conflicts() {
            return conflicts(violations().get(0));
        }

        /** The same of any violation. */
        static List<String> conflicts(JsonObject violation) {
            return objects(violation, "conflicts").stream()
                    .map(Result::conflict)
                    .toList();
        }

        private static String conflict(JsonObject conflict) {
            String text = conflict.get("variable").getAsString() + ": " + access(conflict, "previous") + " "
                    + access(conflict, "remote");
            return conflict.has("current") ? text + " " + access(conflict, "current") : text;
        }

        private static String access(JsonObject conflict, String name) {
            JsonObject access = conflict.getAsJsonObject(name);
            return (access.get("write").getAsBoolean() ? "W" : "R")
                    + access.get("thread").getAsInt();
        }

        private static String words(JsonObject outcome) {
            Map<String, String> words = new TreeMap<>();
            outcome.entrySet()
                    .forEach(entry ->
                            words.put(entry.getKey(), value(entry.getValue().getAsJsonObject())));
            return words.toString();
        }

        private static String value(JsonObject value) {
            String text = value.get("sort").getAsString()
                    + (value.has("text") ? " " + value.get("text").getAsString() : "");
            if (!value.has("elements")) {
                return text;
            }
            return text + objects(value, "elements").stream().map(Result::value).toList();
        }

        private static List<JsonObject> objects(JsonObject parent, String name) {
            return elements(parent, name).stream()
                    .map(JsonElement::getAsJsonObject)
                    .toList();
        }

        private static List<String> strings(JsonObject parent, String name) {
            return elements(parent, name).stream().map(JsonElement::getAsString).toList();
        }

        private static List<JsonElement> elements(JsonObject parent, String name) {
            return parent.has(name)
                    ? StreamSupport.stream(parent.getAsJsonArray(name).spliterator(), false)
                            .toList()
                    : new ArrayList<>();
        }
    }
}
