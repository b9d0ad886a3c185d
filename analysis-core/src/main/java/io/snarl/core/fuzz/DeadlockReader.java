package io.snarl.core.fuzz;

import io.snarl.core.finding.CodePlace;
import io.snarl.core.finding.ConfirmedDeadlock;
import io.snarl.core.finding.Deadlock;
import io.snarl.core.json.JsonLine;
import java.nio.file.Path;

/** Reads deadlocks from the results of a run. */
final class DeadlockReader {

    private DeadlockReader() {}

    static Deadlock deadlock(JsonLine object) {
        return new Deadlock(
                object.objects("edges").stream().map(DeadlockReader::edge).toList());
    }

    private static Deadlock.Edge edge(JsonLine object) {
        return new Deadlock.Edge(
                object.string("held"), place(object, "heldAt"), object.string("wanted"), place(object, "wantedAt"));
    }

    static CodePlace place(JsonLine object, String name) {
        JsonLine place = object.object(name).orElseThrow(() -> object.bad("it lacks the place '" + name + "'"));
        return new CodePlace(place.string("class"), place.string("method"), place.string("file"), place.count("line"));
    }

    static Collected collected(JsonLine line) {
        return new Collected(
                line.objects("deadlocks").stream()
                        .map(DeadlockReader::confirmed)
                        .toList(),
                line.optionalString("sequential"),
                line.strings("otherFailures"),
                line.objects("outcomes").stream().map(ViolationReader::outcome).toList(),
                line.strings("masked"),
                line.objects("violations").stream()
                        .map(violation -> ViolationReader.violation(
                                violation, line.optionalString("class").orElse("")))
                        .toList());
    }

    private static ConfirmedDeadlock confirmed(JsonLine object) {
        return new ConfirmedDeadlock(
                deadlock(object), path(object, "schedule"), path(object, "interleaving"), object.count("replays"));
    }

    static Path path(JsonLine object, String name) {
        return object.path(name).orElseThrow(() -> object.bad("a bug lacks its '" + name + "'"));
    }
}
