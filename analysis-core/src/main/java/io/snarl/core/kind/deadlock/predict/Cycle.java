package io.snarl.core.kind.deadlock.predict;

import io.snarl.contract.bug.Deadlock;
import java.util.List;

/**
 * Edges that form a circle: the lock that each wants may be the one that the next holds, and that of the last the one that the
 * first holds.
 */
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
