package io.snarl.core.finding;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import io.snarl.contract.bug.Conflict;
import io.snarl.contract.bug.Deadlock;
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

    FindingsWriter(Path projectDirectory) {
        this.projectDirectory = projectDirectory;
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

    private static JsonObject counts(Findings findings) {
        Counts counts = findings.counts();
        var members = new JsonObject();
        members.addProperty("seedTests", counts.seedTests());
        members.addProperty("events", counts.events());
        members.addProperty("lockNodes", counts.lockNodes());
        members.addProperty("cycles", counts.cycles());
        members.addProperty("triples", counts.triples());
        members.addProperty("races", counts.races());
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
        members.addProperty("subject", finding.subject());
        members.addProperty("title", finding.title());
        members.add("calls", array(finding.calls(), JsonPrimitive::new));
        finding.test().ifPresent(test -> members.add("test", test(test)));
        members.add("deadlocks", array(finding.deadlocks(), this::confirmed));
        members.add("violations", array(finding.violations(), this::confirmed));
        members.add("predicted", array(finding.predicted(), FindingsWriter::deadlock));
        members.add("conflicts", array(finding.conflicts(), FindingsWriter::conflict));
        members.add("seedTests", array(finding.seedTests(), JsonPrimitive::new));
        finding.reason().ifPresent(reason -> members.addProperty("reason", reason));
        members.add("alternatives", array(finding.alternatives(), JsonPrimitive::new));
        return members;
    }

    private JsonObject test(TestMethod test) {
        var members = new JsonObject();
        members.addProperty("class", test.className());
        members.addProperty("method", test.method());
        members.addProperty("file", path(test.file()));
        return members;
    }

    private JsonObject confirmed(ConfirmedDeadlock confirmed) {
        return confirmed(deadlock(confirmed.deadlock()), confirmed);
    }

    private JsonObject confirmed(ConfirmedViolation confirmed) {
        return confirmed(violation(confirmed.violation()), confirmed);
    }

    private JsonObject confirmed(JsonObject members, Bug bug) {
        members.addProperty("schedule", path(bug.schedule()));
        members.addProperty("interleaving", path(bug.interleaving()));
        members.addProperty("replays", bug.replays());
        return members;
    }

    private static JsonObject violation(Violation violation) {
        var members = new JsonObject();
        members.addProperty("verdict", violation.verdict().toString());
        members.add("calls", array(violation.calls(), JsonPrimitive::new));
        violation.exception().ifPresent(exception -> members.addProperty("exception", exception));
        members.add("conflicts", array(violation.conflicts(), FindingsWriter::conflict));
        members.add("observed", array(violation.observed(), JsonPrimitive::new));
        members.add("allowed", array(violation.allowed(), texts -> array(texts, JsonPrimitive::new)));
        members.add("masked", array(violation.masked(), JsonPrimitive::new));
        members.addProperty("count", violation.count());
        return members;
    }

    private static JsonObject conflict(Conflict conflict) {
        var members = new JsonObject();
        members.addProperty("variable", conflict.variable());
        members.add("previous", access(conflict.previous()));
        members.add("remote", access(conflict.remote()));
        conflict.current().ifPresent(current -> members.add("current", access(current)));
        return members;
    }

    private static JsonObject access(Conflict.Access access) {
        var members = new JsonObject();
        members.addProperty("write", access.isWrite());
        members.addProperty("thread", access.thread());
        members.add("at", place(access.place()));
        return members;
    }

    private static JsonObject deadlock(Deadlock deadlock) {
        var members = new JsonObject();
        members.add("edges", array(deadlock.edges(), FindingsWriter::edge));
        return members;
    }

    private static JsonObject edge(Deadlock.Edge edge) {
        var members = new JsonObject();
        members.addProperty("held", edge.held());
        members.add("heldAt", place(edge.heldAt()));
        members.addProperty("wanted", edge.wanted());
        members.add("wantedAt", place(edge.wantedAt()));
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
