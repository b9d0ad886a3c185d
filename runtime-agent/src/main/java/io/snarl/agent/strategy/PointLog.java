package io.snarl.agent.strategy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The points that threads come to in one execution, in the order in which they do. */
final class PointLog {

    private static final int MOST = 50_000;
    private static final int[] NONE = {};

    private final List<Point> points = new ArrayList<>();
    private final Map<Long, Integer> occurrences = new HashMap<>();
    private int[] lastHeld = NONE;

    /**
     * A point that a thread comes to.
     *
     * @param occurrence the how manieth time that this thread comes to a point of this site
     * @param held the object numbers of the locks that it holds
     */
    record Point(int thread, OperationKind kind, int site, int occurrence, int object, int part, int[] held) {

        boolean isAccess() {
            return object != Operation.NO_OBJECT
                    && (kind == OperationKind.READ || kind == OperationKind.WRITE || kind == OperationKind.UPDATE);
        }

        boolean reads() {
            return kind != OperationKind.WRITE;
        }

        boolean writes() {
            return kind != OperationKind.READ;
        }

        /** Whether both hold the same lock, so that neither can be between the steps of the other. */
        boolean excludes(Point other) {
            for (int mine : held) {
                for (int its : other.held) {
                    if (mine == its) {
                        return true;
                    }
                }
            }
            return false;
        }
    }

    /** The thread that has come to a point, of all that could go on there; or {@link Choice#NONE} if one had to stop elsewhere. */
    static int arrived(Choice choice) {
        return choice.enabledCount() == 1 ? choice.enabled(0) : choice.current();
    }

    /** Takes note of the thread that has come to a point. */
    void observe(Choice choice) {
        int thread = arrived(choice);
        if (thread == Choice.NONE || points.size() == MOST) {
            return;
        }
        Operation next = choice.next(thread);
        long key = (long) thread << 32 | next.site();
        int occurrence = occurrences.merge(key, 1, Integer::sum);
        points.add(new Point(
                thread, next.kind(), next.site(), occurrence, next.object(), next.part(), held(choice, thread)));
    }

    /** Mostly the same as at the point before. */
    private int[] held(Choice choice, int thread) {
        int count = choice.heldCount(thread);
        if (count == 0) {
            return NONE;
        }
        boolean same = lastHeld.length == count;
        for (int i = 0; i < count && same; i++) {
            same = lastHeld[i] == choice.heldObject(thread, i);
        }
        if (!same) {
            lastHeld = new int[count];
            for (int i = 0; i < count; i++) {
                lastHeld[i] = choice.heldObject(thread, i);
            }
        }
        return lastHeld;
    }

    List<Point> points() {
        return points;
    }
}
