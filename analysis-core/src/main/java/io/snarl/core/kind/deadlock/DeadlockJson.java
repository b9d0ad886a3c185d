package io.snarl.core.kind.deadlock;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.CodePlace;
import io.snarl.core.finding.FindingMembers;
import java.util.function.Function;

/** Writes and reads deadlocks as JSON. */
final class DeadlockJson {

    private static final String EDGES = "edges";

    private DeadlockJson() {}

    static JsonObject of(Deadlock deadlock, Function<CodePlace, JsonElement> places) {
        var edges = new JsonArray();
        for (Deadlock.Edge edge : deadlock.edges()) {
            var members = new JsonObject();
            members.addProperty("held", edge.held());
            members.add("heldAt", places.apply(edge.heldAt()));
            members.addProperty("wanted", edge.wanted());
            members.add("wantedAt", places.apply(edge.wantedAt()));
            edges.add(members);
        }
        var all = new JsonObject();
        all.add(EDGES, edges);
        return all;
    }

    static Deadlock read(FindingMembers members) {
        return new Deadlock(members.objects(
                EDGES,
                edge -> new Deadlock.Edge(
                        edge.string("held"), edge.place("heldAt"), edge.string("wanted"), edge.place("wantedAt"))));
    }
}
