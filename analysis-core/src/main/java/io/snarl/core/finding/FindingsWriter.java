package io.snarl.core.finding;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import io.snarl.contract.code.CodePlace;
import io.snarl.core.carve.Reason;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** Turns findings into JSON. */
final class FindingsWriter {

    private final Path projectDirectory;
    private final List<FindingFormat> formats;

    FindingsWriter(Path projectDirectory, List<FindingFormat> formats) {
        this.projectDirectory = projectDirectory;
        this.formats = formats;
    }

    JsonObject write(Findings findings, Map<String, Long> settings) {
        var file = new JsonObject();
        file.addProperty("version", FindingsFile.VERSION);
        if (!settings.isEmpty()) {
            var members = new JsonObject();
            new TreeMap<>(settings).forEach(members::addProperty);
            file.add("settings", members);
        }
        file.add("counts", counts(findings));
        file.add("findings", array(findings.list(), finding -> finding(finding, findings.isKnown(finding))));
        return file;
    }

    private JsonObject counts(Findings findings) {
        Counts counts = findings.counts();
        var members = new JsonObject();
        members.addProperty("seedTests", counts.seedTests());
        members.addProperty("events", counts.events());
        for (FindingFormat format : formats) {
            format.counts()
                    .forEach(
                            name -> members.addProperty(name, counts.predicted().getOrDefault(name, 0L)));
        }
        members.addProperty("candidates", counts.candidates());
        var infeasible = new JsonObject();
        counts.infeasible().forEach(infeasible::addProperty);
        members.add("infeasible", infeasible);
        var meanings = new JsonObject();
        counts.infeasible()
                .keySet()
                .forEach(reason ->
                        meanings.addProperty(reason, Reason.meaningOf(reason).toString()));
        members.add("meanings", meanings);
        members.addProperty("tests", counts.tests());
        members.addProperty("confirmed", findings.confirmed().size());
        members.addProperty("known", findings.known().size());
        members.addProperty("benign", findings.with(Verdict.BENIGN).size());
        members.addProperty("notConfirmed", findings.with(Verdict.NOT_CONFIRMED).size());
        members.add("notExamined", array(counts.notExamined(), JsonPrimitive::new));
        members.add("notCalled", array(counts.notCalled(), JsonPrimitive::new));
        members.add("mishaps", array(counts.mishaps(), JsonPrimitive::new));
        members.addProperty("cut", counts.cut());
        return members;
    }

    private JsonObject finding(Finding finding, boolean known) {
        var members = new JsonObject();
        members.addProperty("id", finding.id());
        members.addProperty("verdict", finding.verdict().toString());
        if (known) {
            members.addProperty("known", true);
        }
        members.addProperty("kind", finding.kind());
        members.addProperty("subject", finding.subject());
        members.addProperty("title", finding.title());
        members.add("calls", array(finding.calls(), JsonPrimitive::new));
        finding.test().ifPresent(test -> members.add("test", test(test)));
        formats.forEach(format ->
                members.add(format.bugsMember(), array(isOf(format, finding) ? finding.bugs() : List.of(), this::bug)));
        formats.forEach(format -> members.add(
                format.predictionsMember(),
                array(
                        isOf(format, finding) ? finding.predicted() : List.of(),
                        prediction -> prediction.json(FindingsWriter::place))));
        members.add("seedTests", array(finding.seedTests(), JsonPrimitive::new));
        finding.reason().ifPresent(reason -> members.addProperty("reason", reason));
        members.add("alternatives", array(finding.alternatives(), JsonPrimitive::new));
        members.add("causes", array(finding.causes(), FindingsWriter::cause));
        members.add("others", array(finding.others(), FindingsWriter::others));
        return members;
    }

    private static JsonObject cause(Cause cause) {
        var members = new JsonObject();
        members.addProperty("key", cause.key());
        members.addProperty("words", cause.words());
        return members;
    }

    private static JsonObject others(OtherCalls others) {
        var members = new JsonObject();
        members.addProperty("title", others.title());
        members.addProperty("verdict", others.verdict().toString());
        members.addProperty("subject", others.subject());
        members.add("calls", array(others.calls(), JsonPrimitive::new));
        others.variable().ifPresent(variable -> members.addProperty("variable", variable));
        members.add("lines", array(others.lines(), JsonPrimitive::new));
        members.add("places", array(others.places(), FindingsWriter::place));
        return members;
    }

    private JsonObject test(TestMethod test) {
        var members = new JsonObject();
        members.addProperty("class", test.className());
        members.addProperty("method", test.method());
        members.addProperty("file", path(test.file()));
        return members;
    }

    private static boolean isOf(FindingFormat format, Finding finding) {
        return format.id().equals(finding.kind());
    }

    private JsonObject bug(Bug bug) {
        JsonObject members = bug.defect().json(FindingsWriter::place);
        members.addProperty("schedule", path(bug.schedule()));
        members.addProperty("interleaving", path(bug.interleaving()));
        members.addProperty("replays", bug.replays());
        return members;
    }

    private static JsonObject place(CodePlace place) {
        var members = new JsonObject();
        members.addProperty("class", place.className());
        members.addProperty("method", place.method());
        members.addProperty("file", place.sourceFile());
        members.addProperty("line", place.line());
        return members;
    }

    private String path(Path path) {
        Path absolute = projectDirectory.resolve(path).normalize();
        // On another drive there is no way from the one to the other.
        boolean reachable = absolute.getRoot().equals(projectDirectory.getRoot());
        return (reachable ? projectDirectory.relativize(absolute) : absolute)
                .toString()
                .replace('\\', '/');
    }

    private static <T> JsonArray array(List<T> values, Function<T, ? extends JsonElement> element) {
        var array = new JsonArray(values.size());
        values.forEach(value -> array.add(element.apply(value)));
        return array;
    }
}
