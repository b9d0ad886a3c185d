package io.snarl.core.report;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.snarl.contract.bug.Conflict;
import io.snarl.contract.bug.Deadlock;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.ConfirmedDeadlock;
import io.snarl.core.finding.ConfirmedViolation;
import io.snarl.core.finding.Violation;
import java.util.List;

/** What running a test has shown, and what was predicted, for the page. */
final class BugData {

    private final CodeData code;
    private final Commands commands;

    BugData(CodeData code, Commands commands) {
        this.code = code;
        this.commands = commands;
    }

    JsonObject of(Bug bug) {
        JsonObject members = bug instanceof ConfirmedDeadlock shown
                ? deadlock(shown.deadlock())
                : violation(((ConfirmedViolation) bug).violation());
        members.addProperty("replays", bug.replays());
        members.addProperty("replay", commands.replay().of(bug.schedule()));
        InterleavingData.addTo(members, bug.interleaving(), Stake.of(bug));
        return members;
    }

    JsonObject deadlock(Deadlock deadlock) {
        var members = new JsonObject();
        members.add("edges", JsonLists.of(deadlock.edges(), this::edge));
        return members;
    }

    /** Each once: several may differ only in what the page does not show. */
    JsonArray conflicts(List<Conflict> conflicts) {
        return JsonLists.of(conflicts.stream().distinct().toList(), this::conflict);
    }

    private JsonObject edge(Deadlock.Edge edge) {
        var members = new JsonObject();
        members.addProperty("held", edge.held());
        members.add("heldAt", code.place(edge.heldAt()));
        members.addProperty("wanted", edge.wanted());
        members.add("wantedAt", code.place(edge.wantedAt()));
        return members;
    }

    private JsonObject violation(Violation violation) {
        var members = new JsonObject();
        members.addProperty("verdict", violation.verdict().toString());
        violation.exception().ifPresent(exception -> members.addProperty("exception", exception));
        members.add("conflicts", conflicts(violation.conflicts()));
        members.add("observed", JsonLists.ofTexts(violation.observed()));
        members.add("allowed", JsonLists.of(violation.allowed(), JsonLists::ofTexts));
        members.add("masked", JsonLists.ofTexts(violation.masked()));
        members.addProperty("count", violation.count());
        return members;
    }

    private JsonObject conflict(Conflict conflict) {
        var members = new JsonObject();
        members.addProperty("variable", conflict.variable());
        var accesses = new JsonArray();
        accesses.add(access(conflict.previous()));
        accesses.add(access(conflict.remote()));
        conflict.current().ifPresent(current -> accesses.add(access(current)));
        members.add("accesses", accesses);
        return members;
    }

    private JsonObject access(Conflict.Access access) {
        var members = new JsonObject();
        members.addProperty("write", access.isWrite());
        members.addProperty("thread", access.thread());
        members.add("at", code.place(access.place()));
        return members;
    }
}
