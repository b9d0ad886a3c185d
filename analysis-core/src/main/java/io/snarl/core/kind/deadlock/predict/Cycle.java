package io.snarl.core.kind.deadlock.predict;

import io.snarl.contract.bug.Deadlock;
import java.util.List;

/** Edges that form a cycle: the lock that each wants is held by the next, and that of the last by the first. */
public record Cycle(List<CycleEdge> edges) {

    public Cycle {
        edges = List.copyOf(edges);
    }

    /** Returns the deadlock that it would be. */
    public Deadlock predicted() {
        return new Deadlock(edges.stream()
                .map(edge -> new Deadlock.Edge(
                        edge.held().type().className(),
                        edge.held().place(),
                        edge.wanted().type().className(),
                        edge.wanted().place()))
                .toList());
    }
}
