package io.snarl.core.finding;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Threads that wait for each other, by where each took a lock and where it waits for the next one's.
 *
 * <p>Two deadlocks are the same if their edges are, whichever thread comes first.
 *
 * @param edges what each thread holds and wants, in the order of the circle: the lock that one wants is held by the next
 */
public record Deadlock(List<Edge> edges) {

    /** Begins with the edge that comes first in an order of their own, so that the same deadlock is always equal. */
    public Deadlock {
        List<Edge> given = List.copyOf(edges);
        edges = IntStream.range(0, given.size())
                .mapToObj(first -> rotated(given, first))
                .min((one, other) -> one.toString().compareTo(other.toString()))
                .orElse(given);
    }

    /** Returns the places of all edges, which are the same for two deadlocks that are one bug, whatever the locks are. */
    public List<String> signature() {
        List<String> places = edges.stream()
                .map(edge -> edge.heldAt() + " -> " + edge.wantedAt())
                .toList();
        return IntStream.range(0, places.size())
                .mapToObj(first -> rotated(places, first))
                .min((one, other) -> one.toString().compareTo(other.toString()))
                .orElse(places);
    }

    /** Returns where locks are held, which is where their order is decided, and then where they are waited for. */
    public Set<CodePlace> places() {
        Set<CodePlace> places = new LinkedHashSet<>();
        edges.forEach(edge -> places.add(edge.heldAt()));
        edges.forEach(edge -> places.add(edge.wantedAt()));
        return places;
    }

    private static <T> List<T> rotated(List<T> edges, int first) {
        List<T> rotated = new ArrayList<>(edges);
        Collections.rotate(rotated, -first);
        return List.copyOf(rotated);
    }

    /**
     * One thread's part in a deadlock.
     *
     * @param held the binary name of the class of the lock that it holds and another thread wants
     * @param heldAt where it took that lock
     * @param wanted the binary name of the class of the lock that it waits for
     * @param wantedAt where it waits
     */
    public record Edge(String held, CodePlace heldAt, String wanted, CodePlace wantedAt) {}
}
