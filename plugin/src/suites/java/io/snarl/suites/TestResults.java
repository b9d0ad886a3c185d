package io.snarl.suites;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * How the tests of a run have ended, by the XML reports that Gradle writes.
 *
 * @param outcomes of each test, of which several may have the same name, in an order of their own
 */
record TestResults(Map<String, List<Outcome>> outcomes) {

    /** How a test ends. */
    enum Outcome {
        PASSED,
        FAILED,
        SKIPPED
    }

    static TestResults read(Path directory) throws IOException {
        Map<String, List<Outcome>> outcomes = new TreeMap<>();
        if (Files.isDirectory(directory)) {
            try (Stream<Path> files = Files.list(directory)) {
                for (Path file :
                        files.filter(name -> name.toString().endsWith(".xml")).toList()) {
                    readFile(file, outcomes);
                }
            }
        }
        outcomes.values().forEach(Collections::sort);
        return new TestResults(outcomes);
    }

    /** How the tests have ended of which lines of an index of traces tell. */
    static TestResults of(List<JsonObject> index) {
        Map<String, List<Outcome>> outcomes = new TreeMap<>();
        for (JsonObject line : index) {
            if (line.has("class") && line.has("name") && line.has("outcome")) {
                String name =
                        nameOf(line.get("class").getAsString(), line.get("name").getAsString());
                outcomes.computeIfAbsent(name, key -> new ArrayList<>())
                        .add(outcome(line.get("outcome").getAsString()));
            }
        }
        outcomes.values().forEach(Collections::sort);
        return new TestResults(outcomes);
    }

    private static Outcome outcome(String inIndex) {
        return switch (inIndex) {
            case "passed" -> Outcome.PASSED;
            case "failed" -> Outcome.FAILED;
            default -> Outcome.SKIPPED;
        };
    }

    private static void readFile(Path file, Map<String, List<Outcome>> outcomes) throws IOException {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        try (var stream = Files.newInputStream(file)) {
            XMLStreamReader reader = factory.createXMLStreamReader(stream);
            String test = null;
            var outcome = Outcome.PASSED;
            while (reader.hasNext()) {
                int event = reader.next();
                String name = reader.hasName() ? reader.getLocalName() : "";
                if (event == XMLStreamConstants.START_ELEMENT) {
                    switch (name) {
                        case "testcase" -> {
                            test = nameOf(reader);
                            outcome = Outcome.PASSED;
                        }
                        case "failure", "error" -> outcome = Outcome.FAILED;
                        case "skipped" -> outcome = Outcome.SKIPPED;
                        default -> {}
                    }
                } else if (event == XMLStreamConstants.END_ELEMENT && name.equals("testcase")) {
                    outcomes.computeIfAbsent(test, key -> new ArrayList<>()).add(outcome);
                }
            }
        } catch (XMLStreamException e) {
            throw new IOException("The report " + file + " cannot be read: " + e.getMessage(), e);
        }
    }

    private static String nameOf(XMLStreamReader reader) {
        return nameOf(reader.getAttributeValue(null, "classname"), reader.getAttributeValue(null, "name"));
    }

    /** Without hash codes and numbers of lambdas in arguments of parameterized tests, which differ from run to run. */
    private static String nameOf(String className, String name) {
        return className + "."
                + name.replaceAll("\\$\\$Lambda[^@\\s]*", "Lambda").replaceAll("@[0-9a-f]{1,8}\\b", "");
    }

    int count() {
        return outcomes.values().stream().mapToInt(List::size).sum();
    }

    int count(Outcome outcome) {
        return outcomes.values().stream()
                .mapToInt(list -> Collections.frequency(list, outcome))
                .sum();
    }

    /**
     * The tests that have ended otherwise in another run, or are missing in one of the two, with both outcomes.
     * Frameworks differ in whether they report what they skip, so a skipped test may be missing.
     */
    Map<String, String> differencesTo(TestResults other) {
        Map<String, String> differences = new TreeMap<>();
        var names = new TreeSet<>(outcomes.keySet());
        names.addAll(other.outcomes.keySet());
        for (String name : names) {
            List<Outcome> here = outcomes.getOrDefault(name, List.of());
            List<Outcome> there = other.outcomes.getOrDefault(name, List.of());
            if (!run(here).equals(run(there))) {
                differences.put(name, told(here) + " -> " + told(there));
            }
        }
        return differences;
    }

    /**
     * The tests that have ended otherwise in another run by both accounts of it. On the JUnit Platform, Gradle leaves tests of
     * suites out of its reports that have no method of their name, and names others after the suite.
     */
    Map<String, String> differencesTo(TestResults reported, TestResults recorded) {
        Map<String, String> differences = differencesTo(reported);
        differences.keySet().retainAll(differencesTo(recorded).keySet());
        return differences;
    }

    private static List<Outcome> run(List<Outcome> outcomes) {
        return outcomes.stream().filter(outcome -> outcome != Outcome.SKIPPED).toList();
    }

    private static String told(List<Outcome> outcomes) {
        return outcomes.isEmpty()
                ? "missing"
                : outcomes.toString().toLowerCase().replaceAll("[\\[\\]]", "");
    }
}
