package io.snarl.core.kind.deadlock;

import io.snarl.core.carve.CarvedCallCache;
import io.snarl.core.carve.HelperUse;
import io.snarl.core.carve.InfeasibleException;
import io.snarl.core.carve.Reason;
import io.snarl.core.kind.deadlock.predict.Cycle;
import io.snarl.core.kind.deadlock.predict.CycleEdge;
import io.snarl.core.kind.deadlock.predict.Occurrence;
import io.snarl.core.path.AccessPath;
import io.snarl.core.plan.Plan;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import io.snarl.core.seed.SeedTest;
import io.snarl.core.seed.Subtypes;
import io.snarl.core.share.Part;
import io.snarl.core.share.SharingPlanner;
import io.snarl.core.trial.Manners;
import io.snarl.core.trial.PlannedTest;
import io.snarl.core.trial.TestSources;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Turns a cycle and the calls that show its edges into plans of tests. */
final class DeadlockPlanner {

    private final Map<Integer, Script> scripts;
    private final Subtypes subtypes;
    private final Manners manners;
    private final CarvedCallCache pieces;

    DeadlockPlanner(Map<Integer, Script> scripts, TestSources code, Subtypes subtypes) {
        this.scripts = scripts;
        this.subtypes = subtypes;
        this.manners = new Manners(code);
        this.pieces = new CarvedCallCache(code);
    }

    /**
     * Makes plans, the least disruptive first.
     *
     * @param occurrences a call for each edge of the cycle
     * @throws InfeasibleException if there is no plan
     */
    List<PlannedTest> plan(Cycle cycle, List<Occurrence> occurrences) throws InfeasibleException {
        return manners.plan(manner -> plan(cycle, occurrences, manner));
    }

    private Manners.Made plan(Cycle cycle, List<Occurrence> occurrences, HelperUse manner) throws InfeasibleException {
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < occurrences.size(); i++) {
            parts.add(part(cycle.edges().get(i), occurrences.get(i), manner));
        }
        List<Plan> plans = SharingPlanner.inCycle(parts, subtypes);
        Script first = scripts.get(occurrences.get(0).test());
        String subject = PlannedTest.subjectOf(
                first, occurrences.get(0).call(), occurrences.get(0).method());
        List<SeedTest> seeds = occurrences.stream()
                .map(occurrence -> scripts.get(occurrence.test()).test())
                .distinct()
                .toList();
        return new Manners.Made(
                plans.stream()
                        .map(plan -> new PlannedTest(plan, subject, seeds, new DeadlockWanted()))
                        .toList(),
                Manners.haveHelpers(parts));
    }

    private Part part(CycleEdge edge, Occurrence occurrence, HelperUse manner) throws InfeasibleException {
        Script script = scripts.get(occurrence.test());
        ClientCall call = script.calls().get(occurrence.call());
        if (call.ending() == ClientCall.Ending.BY_EXCEPTION) {
            throw new InfeasibleException(Reason.FAILING_CALL, call.name());
        }
        Set<Integer> objects = new LinkedHashSet<>();
        addOwned(objects, occurrence.wanted(), script, occurrence.call());
        addOwned(objects, edge.heldPath(occurrence), script, occurrence.call());
        return new Part(
                pieces.carve(script, occurrence.call(), objects, manner),
                occurrence.wanted(),
                edge.heldPath(occurrence),
                occurrence.held());
    }

    /** Adds those objects of a path that the test had a reference to before the call. */
    private static void addOwned(Set<Integer> objects, AccessPath path, Script script, int call) {
        path.objects().stream().filter(object -> script.hasBefore(object, call)).forEach(objects::add);
    }
}
