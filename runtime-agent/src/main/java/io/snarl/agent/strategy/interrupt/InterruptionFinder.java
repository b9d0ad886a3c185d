package io.snarl.agent.strategy.interrupt;

import io.snarl.agent.strategy.interrupt.InterruptionPlan.Stop;
import io.snarl.agent.strategy.interrupt.PointLog.ObjectPart;
import io.snarl.agent.strategy.interrupt.PointLog.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds where a thread that ran first should have been interrupted: between two of its accesses to a place, by an access
 * of another thread that no order of the two explains.
 */
final class InterruptionFinder {

    private static final int RANKS = 4;

    private final int first;
    private final SharedAccesses accesses;
    private final List<Point> own;
    private final Map<List<Object>, Found> triples = new LinkedHashMap<>();
    private final Map<List<Object>, Found> lastTriples = new LinkedHashMap<>();
    private final List<Found> pairs = new ArrayList<>();
    private final Set<List<Object>> knownPairs = new HashSet<>();

    /** What may be wrong if a thread is interrupted there, and how soon it is worth a try. */
    private record Found(int rank, Stop stop, Point remote) {}

    /**
     * Examines an execution.
     *
     * @param all it and others, for what other threads do
     */
    InterruptionFinder(InOrderStrategy order, List<InOrderStrategy> all) {
        first = order.first();
        accesses = new SharedAccesses(order, all);
        own = accesses.own();
        accesses.shared().forEach(this::look);
    }

    /** Returns whether the thread that ran first conflicts with another one anywhere. */
    boolean sharesAnything() {
        return accesses.isAnyShared();
    }

    private void look(ObjectPart place) {
        List<Integer> positions = accesses.ofOwn(place);
        List<Point> remotes = accesses.ofOthers(place);
        for (int i = 0; i < positions.size(); i++) {
            for (Point remote : remotes) {
                if (i > 0) {
                    addTriple(positions.get(i - 1), positions.get(i), remote);
                }
                addPair(own.get(positions.get(i)), remote);
            }
        }
    }

    private void addTriple(int previous, int current, Point remote) {
        int rank = rank(own.get(previous), remote, own.get(current));
        Point at = rank < 0 ? null : lastBefore(current, previous, remote);
        if (at != null) {
            List<Object> sites =
                    List.of(own.get(previous).site(), own.get(current).site(), remote.site(), remote.thread());
            // Accesses with a lock in common are seldom as wrong as those without.
            boolean locked = own.get(current).excludes(remote);
            var one = new Found(locked ? rank + RANKS : rank, Stop.before(at), remote);
            if (triples.putIfAbsent(sites, one) != null) {
                lastTriples.put(sites, one);
            }
        }
    }

    /**
     * Returns a rank that is lower the likelier the interruption does harm; -1 if some sequential order has the same
     * effect.
     */
    private static int rank(Point previous, Point remote, Point current) {
        if (remote.writes() && previous.reads() && current.writes()) {
            return 0;
        } else if (remote.writes() && current.reads()) {
            return previous.writes() ? 1 : 2;
        }
        return remote.reads() && previous.writes() && current.writes() ? 3 : -1;
    }

    /** Returns the latest point after the first access at which the other thread can do its own. */
    private Point lastBefore(int current, int previous, Point remote) {
        for (int i = current; i > previous; i--) {
            if (!own.get(i).excludes(remote)) {
                return own.get(i);
            }
        }
        return null;
    }

    private void addPair(Point mine, Point remote) {
        if ((mine.writes() || remote.writes())
                && !mine.excludes(remote)
                && knownPairs.add(List.of(mine.site(), remote.site(), remote.thread()))) {
            pairs.add(new Found(0, Stop.before(mine), remote));
            pairs.add(new Found(0, Stop.after(mine), remote));
        }
    }

    /** Of the same sites the first accesses and, since a loop may do something else in its last turn, the last ones. */
    private Stream<Found> triples() {
        return Stream.of(triples, lastTriples)
                .flatMap(all -> all.values().stream().sorted(Comparator.comparingInt(Found::rank)));
    }

    /** Lets the other thread run to its end in between. */
    List<InterruptionPlan> byAllOfAnother() {
        return triples()
                .map(found -> new InterruptionPlan(List.of(found.stop), List.of(found.remote.thread(), first)))
                .distinct()
                .toList();
    }

    /** Lets the other thread do no more than its access in between. */
    List<InterruptionPlan> byOneAccess() {
        return Stream.concat(triples(), pairs.stream())
                .map(found -> new InterruptionPlan(
                        List.of(found.stop, Stop.after(found.remote)), List.of(first, found.remote.thread())))
                .distinct()
                .toList();
    }

    /** Returns plans that interrupt the thread at each of its points by each of the others. */
    List<InterruptionPlan> everywhere() {
        List<InterruptionPlan> all = new ArrayList<>();
        for (Point point : own) {
            for (int other : accesses.others()) {
                all.add(new InterruptionPlan(List.of(Stop.before(point)), List.of(other, first)));
            }
        }
        return all;
    }
}
