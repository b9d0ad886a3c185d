package io.snarl.contract.bug;

import io.snarl.contract.code.CodePlace;
import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A cycle of threads that wait for each other's locks, by where each took a lock and where it waits for the next one's.
 *
 * <p>Two deadlocks are the same if their edges are, whichever thread comes first.
 *
 * @param edges what each thread holds and wants, in the order of the cycle: the lock that one wants is held by the next
 */
public record Deadlock(List<Edge> edges) {

    /** Begins with the edge that makes its text come first, so that the same deadlock is always equal. */
    public Deadlock {
        edges = firstRotation(edges);
    }

    /** Reads what {@link #json} has written. */
    public static Deadlock read(JsonLine object) {
        return new Deadlock(object.objects("edges").stream().map(Edge::read).toList());
    }

    /** Returns it as a JSON object. */
    public JsonLineWriter json() {
        return new JsonLineWriter()
                .withObjects("edges", edges.stream().map(Edge::json).toList());
    }

    /** Returns the places of all edges, which are the same for two deadlocks that are one bug, whatever the locks are. */
    public List<String> signature() {
        return firstRotation(edges.stream()
                .map(edge -> edge.heldAt() + " -> " + edge.wantedAt())
                .toList());
    }

    /** Returns where locks are held, which is where their order is decided, and then where they are waited for. */
    public Set<CodePlace> places() {
        Set<CodePlace> places = new LinkedHashSet<>();
        edges.forEach(edge -> places.add(edge.heldAt()));
        edges.forEach(edge -> places.add(edge.wantedAt()));
        return places;
    }

    private static <T> List<T> firstRotation(List<T> given) {
        return IntStream.range(0, given.size())
                .mapToObj(first -> rotated(given, first))
                .min(Comparator.comparing(List::toString))
                .orElse(List.of());
    }

    private static <T> List<T> rotated(List<T> given, int first) {
        List<T> rotated = new ArrayList<>(given);
        Collections.rotate(rotated, -first);
        return List.copyOf(rotated);
    }

    @Override
    public String toString() {
        return edges.stream().map(Edge::toString).collect(Collectors.joining("; "));
    }

    /**
     * One thread's part in a deadlock.
     *
     * @param held the binary name of the class of the lock that it holds and another thread wants
     * @param heldAt where it took that lock
     * @param wanted the binary name of the class of the lock that it waits for
     * @param wantedAt where it waits
     */
    public record Edge(String held, CodePlace heldAt, String wanted, CodePlace wantedAt) {

        private static Edge read(JsonLine object) {
            return new Edge(
                    object.string("held"),
                    CodePlace.read(object.requiredObject("heldAt")),
                    object.string("wanted"),
                    CodePlace.read(object.requiredObject("wantedAt")));
        }

        private JsonLineWriter json() {
            return new JsonLineWriter()
                    .with("held", held)
                    .with("heldAt", heldAt.json())
                    .with("wanted", wanted)
                    .with("wantedAt", wantedAt.json());
        }

        @Override
        public String toString() {
            return held + " taken at " + heldAt + ", " + wanted + " wanted at " + wantedAt;
        }
    }
}
