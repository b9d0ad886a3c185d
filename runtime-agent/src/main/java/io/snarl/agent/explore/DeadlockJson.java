package io.snarl.agent.explore;

import io.snarl.agent.control.Circle;
import io.snarl.agent.control.CodePlace;
import io.snarl.agent.json.JsonLine;

/** A deadlock as the results have it. */
final class DeadlockJson {

    private DeadlockJson() {}

    static JsonLine of(Circle circle) {
        return new JsonLine()
                .withObjects(
                        "edges", circle.edges().stream().map(DeadlockJson::of).toList());
    }

    private static JsonLine of(Circle.Edge edge) {
        return new JsonLine()
                .with("held", edge.held())
                .with("heldAt", of(edge.heldAt()))
                .with("wanted", edge.wanted())
                .with("wantedAt", of(edge.wantedAt()));
    }

    static JsonLine of(CodePlace place) {
        return new JsonLine()
                .with("class", place.className())
                .with("method", place.method())
                .with("file", place.file())
                .with("line", place.line());
    }
}
