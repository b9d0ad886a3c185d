package io.snarl.core.kind.deadlock.predict;

import io.snarl.core.lock.Acquisition;
import io.snarl.core.lock.HeldLock;
import io.snarl.core.lock.LockListener;
import io.snarl.core.seed.OpenCall;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The lock dependency relation of all seed tests (OMEN, 3.1.2).
 *
 * <p>Locks are known by their types, since objects of different tests are different ones.
 */
public final class LockDependencies implements LockListener {

    /** How many occurrences of one acquisition are kept that reach its locks in the same way. */
    private static final int ALIKE = 6;

    /** How many different ways of reaching the locks of one acquisition are kept. */
    private static final int DIFFERENT = 12;

    /** How often an acquisition is looked at; it is not worth the time to look for a new way in the millionth run of a loop. */
    private static final int LOOKED_AT = 2000;

    private final Map<List<Integer>, Node> nodes = new LinkedHashMap<>();
    private final Map<Acquisition, Integer> numbers = new IdentityHashMap<>();
    private final Set<Integer> tests = new HashSet<>();

    @Override
    public void taken(HeldLock lock, List<HeldLock> held) {
        if (!held.isEmpty() && lock.acquisition().waits()) {
            add(lock, held, lock.call());
        }
    }

    private void add(HeldLock wanted, List<HeldLock> held, OpenCall call) {
        List<Integer> key = new ArrayList<>(held.size() + 1);
        held.forEach(lock -> key.add(numberOf(lock)));
        key.add(numberOf(wanted));
        Node node = nodes.computeIfAbsent(
                key,
                absent -> new Node(new LockNode(
                        wanted.acquisition(),
                        held.stream().map(HeldLock::acquisition).toList())));
        if (node.seen++ < LOOKED_AT) {
            boolean kept = node.add(new Occurrence(
                    call.test().number(),
                    call.number(),
                    call.entered().signature(),
                    wanted.path(),
                    held.stream().map(HeldLock::path).toList()));
            if (kept) {
                tests.add(call.test().number());
            }
        }
    }

    private int numberOf(HeldLock lock) {
        return numbers.computeIfAbsent(lock.acquisition(), added -> numbers.size());
    }

    /** Takes back what a test has shown, since not all of it is known. */
    public void forget(int test) {
        nodes.values().forEach(node -> node.forget(test));
        nodes.values().removeIf(node -> node.shapes.isEmpty());
        tests.remove(test);
    }

    /** Returns how many nested acquisitions there are. */
    public int size() {
        return nodes.size();
    }

    /** Tells whether a test has an occurrence of some nested acquisition. */
    public boolean occurIn(int test) {
        return tests.contains(test);
    }

    /** Returns all edges: each nested acquisition with each of the locks held, since any of them may be the first lock. */
    public List<CycleEdge> edges() {
        List<CycleEdge> edges = new ArrayList<>();
        for (Node node : nodes.values()) {
            List<Occurrence> occurrences = node.inTurns();
            for (int first = 0; first < node.lockNode.held().size(); first++) {
                edges.add(new CycleEdge(node.lockNode, first, occurrences));
            }
        }
        return edges;
    }

    /** A nested acquisition with its occurrences by their shapes. */
    private static final class Node {

        private final LockNode lockNode;
        private final Map<String, List<Occurrence>> shapes = new LinkedHashMap<>();
        private int seen;

        Node(LockNode lockNode) {
            this.lockNode = lockNode;
        }

        /** Says whether it is kept. */
        boolean add(Occurrence occurrence) {
            String shape = occurrence.shape();
            if (shapes.containsKey(shape) || shapes.size() < DIFFERENT) {
                List<Occurrence> alike = shapes.computeIfAbsent(shape, key -> new ArrayList<>(1));
                if (alike.size() < ALIKE) {
                    return alike.add(occurrence);
                }
            }
            return false;
        }

        void forget(int test) {
            shapes.values().forEach(alike -> alike.removeIf(occurrence -> occurrence.test() == test));
            shapes.values().removeIf(List::isEmpty);
        }

        /** One occurrence of each shape, then a second one of each, and so on. */
        List<Occurrence> inTurns() {
            List<Occurrence> ordered = new ArrayList<>();
            for (int turn = 0; turn < ALIKE; turn++) {
                for (List<Occurrence> alike : shapes.values()) {
                    if (turn < alike.size()) {
                        ordered.add(alike.get(turn));
                    }
                }
            }
            return ordered;
        }
    }
}
