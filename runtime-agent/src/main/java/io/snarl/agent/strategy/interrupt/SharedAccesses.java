package io.snarl.agent.strategy.interrupt;

import io.snarl.agent.strategy.OperationKind;
import io.snarl.agent.strategy.interrupt.PointLog.ObjectPart;
import io.snarl.agent.strategy.interrupt.PointLog.Point;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The accesses of a thread that ran before all others, and those of the others to the same places; also from executions
 * in which another was first, since a call that comes second may do less.
 */
final class SharedAccesses {

    private static final int MOST_REMOTES = 50;

    private final List<Point> own = new ArrayList<>();
    private final Map<ObjectPart, List<Integer>> ownOfPlace = new LinkedHashMap<>();
    private final Map<ObjectPart, Map<List<Object>, Point>> othersOfPlace = new LinkedHashMap<>();
    private final Set<Integer> others = new HashSet<>();
    private final Set<Object> ownLocks = new HashSet<>();
    private final Set<Object> otherLocks = new HashSet<>();

    SharedAccesses(InOrderStrategy order, List<InOrderStrategy> all) {
        order.log().points().stream()
                .filter(point -> point.thread() == order.first())
                .forEach(this::addOwn);
        for (InOrderStrategy one : all) {
            one.log().points().stream()
                    .filter(point -> point.thread() != order.first() && one.isOfCall(point.thread()))
                    .forEach(this::addOther);
        }
    }

    private void addOwn(Point point) {
        if (point.isAccess()) {
            ownOfPlace.computeIfAbsent(point.place(), same -> new ArrayList<>()).add(own.size());
        } else if (point.kind() == OperationKind.LOCK) {
            ownLocks.add(point.place());
        }
        own.add(point);
    }

    /** One of each site and set of locks will do. */
    private void addOther(Point point) {
        others.add(point.thread());
        if (point.isAccess()) {
            Map<List<Object>, Point> known =
                    othersOfPlace.computeIfAbsent(point.place(), same -> new LinkedHashMap<>());
            if (known.size() < MOST_REMOTES) {
                known.putIfAbsent(List.of(point.thread(), point.site(), point.held()), point);
            }
        } else if (point.kind() == OperationKind.LOCK) {
            otherLocks.add(point.place());
        }
    }

    /** Returns whether any two threads could conflict. */
    boolean isAnyShared() {
        return !shared().isEmpty() || ownLocks.stream().anyMatch(otherLocks::contains);
    }

    /** Returns the places that the thread and others use and one of them changes. */
    List<ObjectPart> shared() {
        return ownOfPlace.keySet().stream()
                .filter(place -> othersOfPlace.containsKey(place)
                        && (ofOthers(place).stream().anyMatch(Point::writes)
                                || ofOwn(place).stream().map(own::get).anyMatch(Point::writes)))
                .toList();
    }

    /** Returns all points of the thread. */
    List<Point> own() {
        return own;
    }

    /** Returns the positions of those that are about a place. */
    List<Integer> ofOwn(ObjectPart place) {
        return ownOfPlace.get(place);
    }

    List<Point> ofOthers(ObjectPart place) {
        return List.copyOf(othersOfPlace.get(place).values());
    }

    /** Returns the numbers of the other threads that reach any point. */
    List<Integer> others() {
        return others.stream().sorted().toList();
    }
}
