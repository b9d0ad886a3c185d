package io.snarl.agent.control;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Threads that wait for each other's locks, by what each holds and wants. Two circles are equal if their edges are, whichever
 * thread comes first.
 *
 * @param edges in the order of the circle: the lock that one thread wants is held by the next
 */
public record Circle(List<Edge> edges) {

    /** Begins with the edge that makes the text come first. */
    public Circle {
        List<Edge> given = List.copyOf(edges);
        edges = IntStream.range(0, given.size())
                .mapToObj(first -> rotated(given, first))
                .min(Comparator.comparing(List::toString))
                .orElse(given);
    }

    private static List<Edge> rotated(List<Edge> edges, int first) {
        List<Edge> rotated = new ArrayList<>(edges);
        Collections.rotate(rotated, -first);
        return List.copyOf(rotated);
    }

    /**
     * The part of one thread.
     *
     * @param held the class of the lock that it holds and the thread before it wants
     * @param heldAt where it took that lock
     * @param wanted the class of the lock that it waits for
     * @param wantedAt where it waits
     */
    public record Edge(String held, CodePlace heldAt, String wanted, CodePlace wantedAt) {

        @Override
        public String toString() {
            return held + " taken at " + heldAt + ", " + wanted + " wanted at " + wantedAt;
        }
    }

    @Override
    public String toString() {
        return edges.stream().map(Edge::toString).collect(Collectors.joining("; "));
    }
}
