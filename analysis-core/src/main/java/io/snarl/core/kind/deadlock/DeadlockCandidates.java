package io.snarl.core.kind.deadlock;

import io.snarl.core.carve.Reason;
import io.snarl.core.kind.Candidates;
import io.snarl.core.kind.SeedFacts;
import io.snarl.core.kind.TrialQueue;
import io.snarl.core.kind.deadlock.predict.Cycle;
import io.snarl.core.kind.deadlock.predict.CycleDetector;
import io.snarl.core.kind.deadlock.predict.CycleEdge;
import io.snarl.core.kind.deadlock.predict.LockDependencies;
import io.snarl.core.kind.deadlock.predict.Occurrence;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.trial.SetUpOnce;
import io.snarl.core.trial.TestSources;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The cycles of all seed tests, those together that one test could show. */
final class DeadlockCandidates implements Candidates {

    /** More than this no one could look at, and the first ones already name the methods that are concerned. */
    private static final int MOST_CYCLES = 20_000;

    private final Map<List<LockRoute>, DeadlockCandidate> candidates = new LinkedHashMap<>();
    private final Map<Reason, Long> infeasible = new EnumMap<>(Reason.class);
    private long cycles;
    private long kept;

    private final Set<List<String>> shown = new HashSet<>();
    private final SeedFacts facts;
    private final EdgeCauses edgeCauses;
    private final int nodes;

    /** Finds them; what goes wrong costs the cycles that it is about. */
    DeadlockCandidates(LockDependencies dependencies, SeedFacts facts) {
        this.facts = facts;
        this.edgeCauses = new EdgeCauses(facts.types());
        this.nodes = dependencies.size();
        var detector = new CycleDetector(facts.types()::isSubtype, facts.time(), facts.mishaps());
        List<CycleEdge> edges = dependencies.edges().stream()
                .map(this::madeByThreads)
                .filter(edge -> !edge.occurrences().isEmpty())
                .toList();
        facts.mishaps()
                .run(
                        "predicting deadlocks",
                        () -> detector.detect(edges, facts.maxCycleLength(), cycle -> add(cycle, facts.mishaps())));
    }

    /** A nested acquisition without those of calls that threads do not make. */
    private CycleEdge madeByThreads(CycleEdge edge) {
        return new CycleEdge(
                edge.node(),
                edge.first(),
                edge.occurrences().stream().filter(this::isMade).toList());
    }

    private boolean isMade(Occurrence occurrence) {
        boolean made = facts.clients().contain(occurrence.test(), occurrence.call());
        if (!made) {
            facts.clients().leaveOut(occurrence.method());
        }
        return made;
    }

    private void add(Cycle cycle, Mishaps mishaps) {
        mishaps.run("predicting a deadlock", () -> add(cycle));
    }

    private void add(Cycle cycle) {
        cycles++;
        List<LockRoute> routes = new ArrayList<>();
        for (CycleEdge edge : cycle.edges()) {
            List<Occurrence> usable = CallChoices.usable(edge);
            if (usable.isEmpty()) {
                refuse(Reason.LOCAL_LOCK);
                return;
            }
            routes.add(routeOf(edge, usable.get(0)));
        }
        if (kept++ >= MOST_CYCLES) {
            refuse(Reason.TOO_MANY);
            return;
        }
        candidates
                .computeIfAbsent(
                        first(routes), key -> new DeadlockCandidate(key, shown, edgeCauses, facts.mishaps()))
                .add(cycle);
    }

    private void refuse(Reason reason) {
        infeasible.merge(reason, 1L, Long::sum);
    }

    private static LockRoute routeOf(CycleEdge edge, Occurrence occurrence) {
        return new LockRoute(occurrence.method(), edge.heldPath(occurrence), occurrence.wanted());
    }

    /** The first of all rotations, so that the same routes have the same name whichever edge comes first. */
    private static List<LockRoute> first(List<LockRoute> routes) {
        List<LockRoute> first = routes;
        for (int i = 1; i < routes.size(); i++) {
            List<LockRoute> rotated = new ArrayList<>(routes);
            Collections.rotate(rotated, i);
            if (rotated.toString().compareTo(first.toString()) < 0) {
                first = rotated;
            }
        }
        return first;
    }

    /** Returns the candidates, those whose threads all call the same method first. */
    @Override
    public List<DeadlockCandidate> list() {
        List<DeadlockCandidate> list = new ArrayList<>(candidates.values());
        list.sort((one, other) -> Boolean.compare(other.isOfOneMethod(), one.isOfOneMethod()));
        return list;
    }

    @Override
    public Map<Reason, Long> infeasible() {
        return infeasible;
    }

    @Override
    public Map<String, Long> counts() {
        return Map.of(DeadlockFormat.LOCK_NODES, (long) nodes, DeadlockFormat.CYCLES, cycles);
    }

    @Override
    public TrialQueue trials(TestSources sources) {
        var planner = new DeadlockPlanner(facts.scripts(), sources, facts.types()::isSubtype);
        var setUpOnce = new SetUpOnce(facts.scripts());
        return new DeadlockTrials(list(), new DeadlockProgress.Tools(planner, sources, setUpOnce, facts.mishaps()));
    }
}
