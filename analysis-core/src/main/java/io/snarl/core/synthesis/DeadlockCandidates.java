package io.snarl.core.synthesis;

import io.snarl.core.carve.Reason;
import io.snarl.core.kind.deadlock.predict.Cycle;
import io.snarl.core.kind.deadlock.predict.CycleDetector;
import io.snarl.core.kind.deadlock.predict.Edge;
import io.snarl.core.kind.deadlock.predict.Occurrence;
import io.snarl.core.mishap.Mishaps;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The circles of all seed tests, those together that one test could show. */
final class DeadlockCandidates {

    /** More than this no one could look at, and the first ones already name the methods that are concerned. */
    private static final int MOST_CYCLES = 20_000;

    private final Map<List<String>, DeadlockCandidate> candidates = new LinkedHashMap<>();
    private final Map<Reason, Long> infeasible = new EnumMap<>(Reason.class);
    private long cycles;
    private long kept;

    /** Finds them; what goes wrong costs the circles that it is about. */
    DeadlockCandidates(List<Edge> edges, int longest, CycleDetector detector, Mishaps mishaps) {
        mishaps.run("predicting deadlocks", () -> detector.detect(edges, longest, cycle -> add(cycle, mishaps)));
    }

    private void add(Cycle cycle, Mishaps mishaps) {
        mishaps.run("predicting a deadlock", () -> add(cycle));
    }

    private void add(Cycle cycle) {
        cycles++;
        List<String> ways = new ArrayList<>();
        for (Edge edge : cycle.edges()) {
            List<Occurrence> usable = DeadlockCandidate.usable(edge);
            if (usable.isEmpty()) {
                refuse(Reason.LOCAL_LOCK);
                return;
            }
            ways.add(way(edge, usable.get(0)));
        }
        if (kept++ >= MOST_CYCLES) {
            refuse(Reason.TOO_MANY);
            return;
        }
        candidates.computeIfAbsent(first(ways), DeadlockCandidate::new).add(cycle);
    }

    private void refuse(Reason reason) {
        infeasible.merge(reason, 1L, Long::sum);
    }

    /** Which method reaches which locks, and how. */
    private static String way(Edge edge, Occurrence occurrence) {
        return occurrence.method() + ": " + edge.heldPath(occurrence) + " -> " + occurrence.wanted();
    }

    /** The first of all rotations, so that the same ways have the same name whichever edge comes first. */
    private static List<String> first(List<String> ways) {
        List<String> first = ways;
        for (int i = 1; i < ways.size(); i++) {
            List<String> rotated = new ArrayList<>(ways);
            Collections.rotate(rotated, i);
            if (rotated.toString().compareTo(first.toString()) < 0) {
                first = rotated;
            }
        }
        return first;
    }

    /** Returns the candidates, those whose threads all call the same method first. */
    List<DeadlockCandidate> list() {
        List<DeadlockCandidate> list = new ArrayList<>(candidates.values());
        list.sort((one, other) -> Boolean.compare(other.isOfOneMethod(), one.isOfOneMethod()));
        return list;
    }

    /** Returns how many circles there are. */
    long cycles() {
        return cycles;
    }

    /** Returns how many of them cannot become tests, whatever is tried, by reason. */
    Map<Reason, Long> infeasible() {
        return infeasible;
    }
}
