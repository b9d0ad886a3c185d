package io.snarl.agent.strategy;

import io.snarl.agent.strategy.Interruption.Stop;
import io.snarl.agent.strategy.PointLog.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds in an execution, in which one thread ran before the others, where that thread should have been interrupted: between two
 * accesses of its own to a place, by an access of another thread that no order of the two threads explains.
 */
final class AccessHunt {

    private static final int MOST_REMOTES = 50;

    private final InOrder order;
    private final List<Point> points;
    private final Map<Long, List<Integer>> places = new LinkedHashMap<>();
    private final Map<List<Object>, Found> triples = new LinkedHashMap<>();
    private final Map<List<Object>, Found> lastTriples = new LinkedHashMap<>();
    private final List<Found> pairs = new ArrayList<>();
    private final Set<List<Object>> known = new HashSet<>();

    /** What may be wrong if a thread is interrupted there, and how soon it is worth a try. */
    private record Found(int rank, Stop stop, Point remote) {}

    AccessHunt(InOrder order) {
        this.order = order;
        this.points = order.log().points();
        for (int i = 0; i < points.size(); i++) {
            Point point = points.get(i);
            if (point.isAccess() && order.isOfCall(point.thread())) {
                long key = (long) point.object() << 32 | point.part() & 0xFFFFFFFFL;
                places.computeIfAbsent(key, same -> new ArrayList<>()).add(i);
            }
        }
        places.values().forEach(this::look);
    }

    /** Whether the thread that ran first and another one got in each other's way anywhere. */
    boolean sharesAnything() {
        return places.values().stream().anyMatch(this::isShared) || takeSameLock();
    }

    private boolean isShared(List<Integer> place) {
        return place.stream().map(points::get).anyMatch(this::isOwn)
                && place.stream().map(points::get).anyMatch(point -> !isOwn(point))
                && place.stream().map(points::get).anyMatch(Point::writes);
    }

    private boolean takeSameLock() {
        Map<Integer, Boolean> owners = new HashMap<>();
        for (Point point : points) {
            if (point.kind() == OperationKind.LOCK) {
                Boolean before = owners.putIfAbsent(point.object(), isOwn(point));
                if (before != null && before != isOwn(point)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isOwn(Point point) {
        return point.thread() == order.first();
    }

    private void look(List<Integer> place) {
        if (!isShared(place)) {
            return;
        }
        List<Integer> own = place.stream().filter(i -> isOwn(points.get(i))).toList();
        List<Point> remotes = remotes(place);
        for (int i = 0; i < own.size(); i++) {
            for (Point remote : remotes) {
                if (i > 0) {
                    addTriple(own.get(i - 1), own.get(i), remote);
                }
                addPair(points.get(own.get(i)), remote);
            }
        }
    }

    /** One of each site and set of locks. */
    private List<Point> remotes(List<Integer> place) {
        Map<List<Object>, Point> different = new LinkedHashMap<>();
        for (int i : place) {
            Point point = points.get(i);
            if (!isOwn(point) && different.size() < MOST_REMOTES) {
                List<Integer> held = IntStream.of(point.held()).boxed().toList();
                different.putIfAbsent(List.of(point.thread(), point.site(), held), point);
            }
        }
        return List.copyOf(different.values());
    }

    private void addTriple(int previous, int current, Point remote) {
        int rank = rank(points.get(previous), remote, points.get(current));
        if (rank < 0) {
            return;
        }
        Point at = lastBefore(current, previous, remote);
        if (at != null) {
            List<Object> sites =
                    List.of(points.get(previous).site(), points.get(current).site(), remote.site(), remote.thread());
            var one = new Found(rank, Stop.before(at), remote);
            if (triples.putIfAbsent(sites, one) != null) {
                lastTriples.put(sites, one);
            }
        }
    }

    /** The latest point after the first access at which the other thread can do its own. */
    private Point lastBefore(int current, int previous, Point remote) {
        for (int i = current; i > previous; i--) {
            if (isOwn(points.get(i)) && !points.get(i).excludes(remote)) {
                return points.get(i);
            }
        }
        return null;
    }

    /** The lower the likelier it does harm; -1 if some order of the threads has the same effect. */
    private static int rank(Point previous, Point remote, Point current) {
        if (remote.writes() && previous.reads() && current.writes()) {
            return 0;
        } else if (remote.writes() && current.reads()) {
            return previous.writes() ? 1 : 2;
        }
        return remote.reads() && previous.writes() && current.writes() ? 3 : -1;
    }

    private void addPair(Point own, Point remote) {
        if ((own.writes() || remote.writes())
                && !own.excludes(remote)
                && known.add(List.of(own.site(), remote.site(), remote.thread()))) {
            pairs.add(new Found(own.writes() ? 0 : 1, Stop.before(own), remote));
            pairs.add(new Found(own.writes() ? 0 : 1, Stop.after(own), remote));
        }
    }

    /** Of the same sites the first accesses and, since a loop may do something else in its last turn, the last ones. */
    private Stream<Found> triples() {
        return Stream.of(triples, lastTriples)
                .flatMap(all -> all.values().stream().sorted(Comparator.comparingInt(Found::rank)));
    }

    /** Lets the other thread run to its end in between. */
    List<Interruption> byAllOfAnother() {
        return triples()
                .map(found -> new Interruption(List.of(found.stop), List.of(found.remote.thread(), order.first())))
                .distinct()
                .toList();
    }

    /** Lets the other thread do no more than its access in between. */
    List<Interruption> byOneAccess() {
        return Stream.concat(triples(), pairs.stream())
                .map(this::byOneAccess)
                .distinct()
                .toList();
    }

    private Interruption byOneAccess(Found found) {
        return new Interruption(
                List.of(found.stop, Stop.after(found.remote)), List.of(order.first(), found.remote.thread()));
    }

    /** Interrupts the thread at each of its points by each of the others. */
    List<Interruption> everywhere() {
        List<Integer> others = points.stream()
                .map(Point::thread)
                .filter(thread -> thread != order.first() && order.isOfCall(thread))
                .distinct()
                .toList();
        List<Interruption> all = new ArrayList<>();
        for (Point point : points) {
            if (isOwn(point)) {
                others.forEach(
                        other -> all.add(new Interruption(List.of(Stop.before(point)), List.of(other, order.first()))));
            }
        }
        return all;
    }
}
