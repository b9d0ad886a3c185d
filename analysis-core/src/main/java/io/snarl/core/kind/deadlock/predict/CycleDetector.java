package io.snarl.core.kind.deadlock.predict;

import io.snarl.core.lock.LockType;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.seed.Subtypes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Finds cycles of nested acquisitions (OMEN, Algorithm 1).
 *
 * <p>Edges whose locks have the same types continue each other in the same ways. So cycles of types are looked for first, which are
 * few, and cycles of edges come from these.
 */
public final class CycleDetector {

    private final Subtypes subtypes;
    private final BooleanSupplier time;
    private final Mishaps mishaps;

    /**
     * Makes a detector.
     *
     * @param time tells whether there is time to look for more
     * @param mishaps takes note of what goes wrong with a lock, which costs the cycles that begin with it
     */
    public CycleDetector(Subtypes subtypes, BooleanSupplier time, Mishaps mishaps) {
        this.subtypes = subtypes;
        this.time = time;
        this.mishaps = mishaps;
    }

    /**
     * Finds cycles, each once whichever edge comes first, the shortest before the longer ones.
     *
     * @param longest how many edges a cycle has at most; an edge may form a cycle with itself
     * @param cycles is given the cycles
     */
    public void detect(List<CycleEdge> edges, int longest, Consumer<Cycle> cycles) {
        List<Group> groups = groups(edges);
        Map<LockType, List<Group>> continuations = continuations(groups);
        for (int each = 2; each <= longest; each++) {
            int length = each;
            for (Group first : groups) {
                mishaps.run(
                        "predicting deadlocks with the lock " + first.held().className(),
                        () -> extend(new ArrayList<>(List.of(first)), continuations, length, cycles));
            }
        }
    }

    private static List<Group> groups(List<CycleEdge> edges) {
        Map<List<LockType>, Group> groups = new LinkedHashMap<>();
        for (CycleEdge edge : edges) {
            groups.computeIfAbsent(
                            List.of(edge.held().type(), edge.wanted().type()),
                            types -> new Group(groups.size(), types.get(0), types.get(1), new ArrayList<>()))
                    .edges()
                    .add(edge);
        }
        return List.copyOf(groups.values());
    }

    /** Finds for each lock that is wanted the groups that may hold it, so that each pair of types is compared once. */
    private Map<LockType, List<Group>> continuations(List<Group> groups) {
        Map<LockType, List<Group>> byHeld = new LinkedHashMap<>();
        groups.forEach(group ->
                byHeld.computeIfAbsent(group.held(), held -> new ArrayList<>()).add(group));
        Map<LockType, List<Group>> continuations = new HashMap<>();
        for (Group group : groups) {
            continuations.computeIfAbsent(
                    group.wanted(),
                    wanted -> byHeld.entrySet().stream()
                            .filter(entry -> canBeSame(wanted, entry.getKey()))
                            .flatMap(entry -> entry.getValue().stream())
                            .sorted(Comparator.comparingInt(Group::number))
                            .toList());
        }
        return continuations;
    }

    private boolean canBeSame(LockType wanted, LockType held) {
        return mishaps.guard(
                        "comparing the locks " + wanted.className() + " and " + held.className(),
                        () -> maySame(wanted, held))
                .orElse(false);
    }

    private void extend(
            List<Group> path, Map<LockType, List<Group>> continuations, int length, Consumer<Cycle> cycles) {
        List<Group> continuing = continuations.get(path.get(path.size() - 1).wanted());
        if (path.size() == length) {
            if (continuing.contains(path.get(0))) {
                choose(path, new ArrayList<>(), new ArrayList<>(), cycles);
            }
            return;
        }
        for (Group next : continuing) {
            // The first has the lowest number, so that rotations come up once.
            if (next.number() >= path.get(0).number()) {
                path.add(next);
                extend(path, continuations, length, cycles);
                path.remove(path.size() - 1);
            }
        }
    }

    /** Chooses an edge of each group; only the first of several rotations of the same choice counts. */
    private void choose(List<Group> path, List<CycleEdge> chosen, List<Integer> indexes, Consumer<Cycle> cycles) {
        if (chosen.size() == path.size()) {
            boolean closed = conflict(chosen.get(chosen.size() - 1), chosen.get(0));
            if (closed && isFirstRotation(path, indexes) && (path.size() == 2 || isSimple(chosen))) {
                cycles.accept(new Cycle(chosen));
            }
            return;
        }
        List<CycleEdge> edges = path.get(chosen.size()).edges();
        for (int i = 0; i < edges.size() && time.getAsBoolean(); i++) {
            if (chosen.isEmpty() || conflict(chosen.get(chosen.size() - 1), edges.get(i))) {
                chosen.add(edges.get(i));
                indexes.add(i);
                choose(path, chosen, indexes, cycles);
                indexes.remove(indexes.size() - 1);
                chosen.remove(chosen.size() - 1);
            }
        }
    }

    /** Readers do not wait for readers. */
    private static boolean conflict(CycleEdge edge, CycleEdge next) {
        return !(edge.wanted().shared() && next.held().shared());
    }

    /** An edge that comes twice makes a longer cycle out of a shorter one, but for the cycle of an edge with itself. */
    private static boolean isSimple(List<CycleEdge> edges) {
        return edges.stream().distinct().count() == edges.size();
    }

    private static boolean isFirstRotation(List<Group> path, List<Integer> indexes) {
        int length = path.size();
        for (int shift = 1; shift < length; shift++) {
            int order = 0;
            for (int i = 0; i < length && order == 0; i++) {
                int other = (i + shift) % length;
                order = Integer.compare(path.get(other).number(), path.get(i).number());
                order = order == 0 ? Integer.compare(indexes.get(other), indexes.get(i)) : order;
            }
            if (order < 0) {
                return false;
            }
        }
        return true;
    }

    /** Tells whether a lock that is wanted may be one that is held. */
    private boolean maySame(LockType wanted, LockType held) {
        if (wanted.isStatic() || held.isStatic()) {
            // A class that a block locks is not named in the trace, so it may be any.
            boolean unnamed = wanted.className().equals(wanted.declared())
                    || held.className().equals(held.declared());
            return wanted.isStatic() == held.isStatic()
                    && (wanted.className().equals(held.className())
                            || unnamed && wanted.declared().equals(held.declared()));
        }
        return isSubtype(wanted.className(), held.declared()) || isSubtype(held.className(), wanted.declared());
    }

    /** Every class is an object, which says nothing about whether it could do for another. */
    private boolean isSubtype(String className, String supertype) {
        return className.equals(supertype)
                || !supertype.equals("java.lang.Object") && subtypes.isSubtype(className, supertype);
    }

    /** Edges whose locks have the same types. */
    private record Group(int number, LockType held, LockType wanted, List<CycleEdge> edges) {}
}
