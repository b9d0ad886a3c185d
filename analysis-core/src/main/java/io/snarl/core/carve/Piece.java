package io.snarl.core.carve;

import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A call of a seed test together with the calls that made and shaped its objects.
 *
 * @param script what the test did
 * @param target the call
 * @param calls the numbers of the calls before it that it needs
 * @param captured for each lambda or anonymous object the objects that its code uses, by the names of their variables
 */
public record Piece(
        Script script, ClientCall target, SortedSet<Integer> calls, Map<Integer, Map<String, Integer>> captured) {

    public Piece {
        calls = new TreeSet<>(calls);
        captured = Map.copyOf(captured);
    }
}
