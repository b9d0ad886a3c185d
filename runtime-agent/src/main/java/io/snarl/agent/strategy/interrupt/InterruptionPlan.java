package io.snarl.agent.strategy.interrupt;

import java.util.List;

/**
 * The stops of threads, one after another, at which others go on.
 *
 * @param stops each thread runs until its stop; the first one from the beginning
 * @param rest who runs to the end then, if it can: the first of them first
 */
record InterruptionPlan(List<Stop> stops, List<Integer> rest) {

    InterruptionPlan {
        stops = List.copyOf(stops);
        rest = List.copyOf(rest);
    }

    /**
     * A point before or after which a thread stops.
     *
     * @param occurrence how many times the thread has reached a point of the site by then
     * @param after whether it stops only before its next point
     */
    record Stop(int thread, int site, int occurrence, boolean after) {

        static Stop before(PointLog.Point point) {
            return new Stop(point.thread(), point.site(), point.occurrence(), false);
        }

        static Stop after(PointLog.Point point) {
            return new Stop(point.thread(), point.site(), point.occurrence(), true);
        }
    }
}
