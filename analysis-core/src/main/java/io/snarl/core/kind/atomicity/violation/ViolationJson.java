package io.snarl.core.kind.atomicity.violation;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.snarl.contract.bug.Conflict;
import io.snarl.contract.code.CodePlace;
import io.snarl.core.finding.FindingMembers;
import java.util.List;
import java.util.function.Function;

/** Writes and reads violations as JSON. */
final class ViolationJson {

    private ViolationJson() {}

    static JsonObject of(Violation violation, Function<CodePlace, JsonElement> places) {
        var members = new JsonObject();
        members.addProperty("verdict", violation.verdict().toString());
        members.add("calls", texts(violation.calls()));
        violation.exception().ifPresent(exception -> members.addProperty("exception", exception));
        var conflicts = new JsonArray();
        violation.conflicts().forEach(conflict -> conflicts.add(of(conflict, places)));
        members.add("conflicts", conflicts);
        addOutcome(members, violation);
        return members;
    }

    /** Returns what the page shows, with each conflict once: several may differ only in what the page does not show. */
    static JsonObject pageDataOf(Violation violation, Function<CodePlace, JsonElement> places) {
        var members = new JsonObject();
        members.addProperty("verdict", violation.verdict().toString());
        violation.exception().ifPresent(exception -> members.addProperty("exception", exception));
        var conflicts = new JsonArray();
        violation.conflicts().stream().distinct().forEach(conflict -> conflicts.add(pageDataOf(conflict, places)));
        members.add("conflicts", conflicts);
        addOutcome(members, violation);
        return members;
    }

    private static void addOutcome(JsonObject members, Violation violation) {
        members.add("observed", texts(violation.observed()));
        var allowed = new JsonArray();
        violation.allowed().forEach(values -> allowed.add(texts(values)));
        members.add("allowed", allowed);
        members.add("masked", texts(violation.masked()));
        members.addProperty("count", violation.count());
    }

    static JsonObject of(Conflict conflict, Function<CodePlace, JsonElement> places) {
        var members = new JsonObject();
        members.addProperty("variable", conflict.variable());
        members.add("previous", of(conflict.previous(), places));
        members.add("remote", of(conflict.remote(), places));
        conflict.current().ifPresent(current -> members.add("current", of(current, places)));
        return members;
    }

    static JsonObject pageDataOf(Conflict conflict, Function<CodePlace, JsonElement> places) {
        var members = new JsonObject();
        members.addProperty("variable", conflict.variable());
        var accesses = new JsonArray();
        accesses.add(of(conflict.previous(), places));
        accesses.add(of(conflict.remote(), places));
        conflict.current().ifPresent(current -> accesses.add(of(current, places)));
        members.add("accesses", accesses);
        return members;
    }

    private static JsonObject of(Conflict.Access access, Function<CodePlace, JsonElement> places) {
        var members = new JsonObject();
        members.addProperty("write", access.isWrite());
        members.addProperty("thread", access.thread());
        members.add("at", places.apply(access.place()));
        return members;
    }

    private static JsonArray texts(List<String> values) {
        var texts = new JsonArray(values.size());
        values.forEach(texts::add);
        return texts;
    }

    static Violation read(FindingMembers members) {
        String verdict = members.string("verdict");
        return new Violation(
                List.of(AtomicityVerdicts.NOT_LINEARIZABLE, AtomicityVerdicts.CRASH).stream()
                        .filter(known -> known.words().equals(verdict))
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException("'" + verdict + "' is no verdict")),
                members.strings("calls"),
                members.optionalString("exception"),
                members.objects("conflicts", ViolationJson::readConflict),
                members.strings("observed"),
                members.listsOfStrings("allowed"),
                members.strings("masked"),
                members.integer("count"));
    }

    static Conflict readConflict(FindingMembers members) {
        return new Conflict(
                members.string("variable"),
                access(members.object("previous")),
                access(members.object("remote")),
                members.optionalObject("current").map(ViolationJson::access));
    }

    private static Conflict.Access access(FindingMembers members) {
        return new Conflict.Access(members.truth("write"), members.integer("thread"), members.place("at"));
    }
}
