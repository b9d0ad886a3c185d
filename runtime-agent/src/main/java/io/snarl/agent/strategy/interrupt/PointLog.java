package io.snarl.agent.strategy.interrupt;

import io.snarl.agent.strategy.Operation;
import io.snarl.agent.strategy.OperationKind;
import io.snarl.agent.strategy.SchedulingChoice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Logs the points that threads reach in one execution, in order. Objects are known by their names, which mean the same in
 * every execution; one without a name is known in this one alone.
 */
final class PointLog {

    private static final int MOST = 50_000;

    private final List<Point> points = new ArrayList<>();
    private final Map<Long, Integer> occurrences = new HashMap<>();
    private int[] lastHeld = {};
    private Set<Object> lastNames = Set.of();

    /** The part of an object that an access concerns; the object is known by its name or number. */
    record ObjectPart(Object object, int part) {}

    /**
     * A point that a thread reaches.
     *
     * @param occurrence how many times this thread has reached a point of this site by then
     * @param place what the operation is about; null if it is about no object
     * @param held the locks that the thread holds, by their names or numbers
     */
    record Point(int thread, OperationKind kind, int site, int occurrence, ObjectPart place, Set<Object> held) {

        boolean isAccess() {
            return place != null
                    && (kind == OperationKind.READ || kind == OperationKind.WRITE || kind == OperationKind.UPDATE);
        }

        boolean reads() {
            return kind != OperationKind.WRITE;
        }

        boolean writes() {
            return kind != OperationKind.READ;
        }

        /** Returns whether both hold the same lock, so that neither can be between the steps of the other. */
        boolean excludes(Point other) {
            return held.stream().anyMatch(other.held::contains);
        }
    }

    /** Returns the thread that has come to a point, of all that could go on there; or {@link SchedulingChoice#NONE} if one had to stop elsewhere. */
    static int arrived(SchedulingChoice choice) {
        return choice.enabledCount() == 1 ? choice.enabled(0) : choice.current();
    }

    /** Notes the thread that has reached a point. */
    void observe(SchedulingChoice choice) {
        int thread = arrived(choice);
        if (thread == SchedulingChoice.NONE || points.size() == MOST) {
            return;
        }
        Operation next = choice.next(thread);
        long key = (long) thread << 32 | next.site();
        int occurrence = occurrences.merge(key, 1, Integer::sum);
        ObjectPart place = next.object() == Operation.NO_OBJECT
                ? null
                : new ObjectPart(nameOf(choice, next.object()), next.part());
        points.add(new Point(thread, next.kind(), next.site(), occurrence, place, held(choice, thread)));
    }

    private static Object nameOf(SchedulingChoice choice, int object) {
        String name = choice.abstractionOf(object);
        return name == null ? (Object) object : name;
    }

    /** Mostly the same as at the point before. */
    private Set<Object> held(SchedulingChoice choice, int thread) {
        int[] held = new int[choice.heldCount(thread)];
        for (int i = 0; i < held.length; i++) {
            held[i] = choice.heldObject(thread, i);
        }
        if (!Arrays.equals(held, lastHeld)) {
            lastHeld = held;
            lastNames = Set.copyOf(Arrays.stream(held)
                    .mapToObj(object -> nameOf(choice, object))
                    .toList());
        }
        return lastNames;
    }

    List<Point> points() {
        return points;
    }
}
