package io.snarl.core.synthesis;

import io.snarl.contract.result.TestResult;
import io.snarl.core.carve.InfeasibleException;
import io.snarl.core.carve.Reason;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.ConfirmedDeadlock;
import io.snarl.core.kind.deadlock.predict.Cycle;
import io.snarl.core.kind.deadlock.predict.Edge;
import io.snarl.core.kind.deadlock.predict.Occurrence;
import io.snarl.core.lab.Collecting;
import io.snarl.core.mishap.Mishap;
import io.snarl.core.plan.Plan;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Predicted deadlocks that one test could show, because the same methods reach the locks in the same ways, and the plans for such a
 * test that are yet to be tried.
 */
final class DeadlockCandidate implements Candidate {

    /** How many ways to choose calls of the seed tests are considered for one circle. */
    private static final int CHOICES = 8;

    /** For how many circles calls are chosen; the rest are looked for in the same tests. */
    private static final int CYCLES = 40;

    private final List<String> ways;
    private final List<Cycle> cycles = new ArrayList<>();
    private final Set<Plan> plans = new HashSet<>();
    private final List<Planned> spare = new ArrayList<>();
    private List<Choice> choices;
    private int next;
    private boolean exhausted;
    private InfeasibleException obstacle;

    /**
     * Makes a candidate.
     *
     * @param ways for each thread the method that it calls and how that reaches its locks
     */
    DeadlockCandidate(List<String> ways) {
        this.ways = List.copyOf(ways);
    }

    /** Tells whether all threads call the same method in the same way. */
    boolean isOfOneMethod() {
        return new HashSet<>(ways).size() == 1;
    }

    @Override
    public List<String> methods() {
        return ways.stream().map(way -> way.substring(0, way.indexOf(": "))).toList();
    }

    void add(Cycle cycle) {
        cycles.add(cycle);
    }

    List<Cycle> cycles() {
        return cycles;
    }

    @Override
    public InfeasibleException obstacle() {
        return obstacle;
    }

    @Override
    public Collecting collecting() {
        return Collecting.DEADLOCKS;
    }

    /** Finds none if the calls fail even one after the other. */
    @Override
    public List<ConfirmedDeadlock> bugsIn(TestResult test, Planned planned) {
        return test.collected().sequential().isPresent()
                ? List.of()
                : test.collected().deadlocks().stream()
                        .map(shown -> new ConfirmedDeadlock(
                                shown.deadlock(), shown.schedule(), shown.interleaving(), shown.replays()))
                        .toList();
    }

    @Override
    public boolean doFor(List<? extends Bug> bugs, List<? extends Bug> others) {
        Set<List<String>> shown = new HashSet<>();
        bugs.forEach(bug -> shown.add(bug.signature()));
        return others.stream().map(Bug::signature).allMatch(shown::contains);
    }

    @Override
    public void fail(Mishap mishap) {
        if (obstacle == null) {
            obstacle = new InfeasibleException(Reason.MISHAP, mishap.cause());
        }
    }

    /** Takes note of why a plan cannot be written as source. */
    void refuse(String problem) {
        if (obstacle == null) {
            obstacle = new InfeasibleException(Reason.NOT_WRITABLE, problem);
        }
    }

    /** Gives a plan up that something went wrong with; if not even the first could be chosen, there is none. */
    void skip() {
        exhausted = choices == null || next >= choices.size() && spare.isEmpty();
    }

    /** Takes note that there is no further plan. */
    void exhaust() {
        exhausted = true;
    }

    boolean isExhausted() {
        return exhausted;
    }

    /** Returns the next plan that was not tried, or null if there is none. */
    Planned nextPlan(Planner planner) {
        if (choices == null) {
            choices = choices();
        }
        while (next < choices.size()) {
            Choice choice = choices.get(next++);
            try {
                List<Planned> made = planner.plan(choice.cycle(), choice.occurrences());
                Planned first = made.get(0);
                spare.addAll(made.subList(1, made.size()));
                if (plans.add(first.plan())) {
                    return first;
                }
            } catch (InfeasibleException e) {
                obstacle = obstacle == null ? e : obstacle;
            }
        }
        while (!spare.isEmpty()) {
            Planned planned = spare.remove(0);
            if (plans.add(planned.plan())) {
                return planned;
            }
        }
        return null;
    }

    /** The choices for all circles by turns, those first whose calls show most of the circles. */
    private List<Choice> choices() {
        List<Choice> all = new ArrayList<>();
        for (Cycle cycle : cycles.subList(0, Math.min(CYCLES, cycles.size()))) {
            List<List<Occurrence>> lists =
                    cycle.edges().stream().map(DeadlockCandidate::usable).toList();
            if (lists.stream().anyMatch(List::isEmpty)) {
                obstacle = new InfeasibleException(Reason.LOCAL_LOCK, "");
                continue;
            }
            together(cycle, lists).ifPresent(all::add);
            for (int rank = 0; rank < CHOICES; rank++) {
                List<Occurrence> chosen = combination(lists, rank);
                if (chosen != null) {
                    all.add(new Choice(cycle, chosen, rank));
                }
            }
        }
        Map<List<String>, Integer> frequencies = new HashMap<>();
        all.forEach(choice -> frequencies.merge(choice.calls(), 1, Integer::sum));
        all.sort(Comparator.comparingInt(Choice::rank).thenComparing(choice -> -frequencies.get(choice.calls())));
        return all;
    }

    /** Calls of one test in which each thread wanted the very lock that the next one held. */
    private static Optional<Choice> together(Cycle cycle, List<List<Occurrence>> lists) {
        List<Occurrence> chosen = new ArrayList<>();
        for (Occurrence first : lists.get(0)) {
            chosen.clear();
            chosen.add(first);
            if (extend(cycle, lists, chosen)) {
                return Optional.of(new Choice(cycle, List.copyOf(chosen), -1));
            }
        }
        return Optional.empty();
    }

    private static boolean extend(Cycle cycle, List<List<Occurrence>> lists, List<Occurrence> chosen) {
        Occurrence last = chosen.get(chosen.size() - 1);
        if (chosen.size() == lists.size()) {
            return last.wanted().target()
                    == cycle.edges().get(0).heldPath(chosen.get(0)).target();
        }
        Edge edge = cycle.edges().get(chosen.size());
        for (Occurrence next : lists.get(chosen.size())) {
            if (next.test() == last.test()
                    && next.call() != last.call()
                    && edge.heldPath(next).target() == last.wanted().target()) {
                chosen.add(next);
                if (extend(cycle, lists, chosen)) {
                    return true;
                }
                chosen.remove(chosen.size() - 1);
            }
        }
        return false;
    }

    /** The occurrences in which other threads can reach both locks. */
    static List<Occurrence> usable(Edge edge) {
        return edge.occurrences().stream()
                .filter(occurrence -> !occurrence.wanted().isLocal()
                        && !edge.heldPath(occurrence).isLocal())
                .toList();
    }

    /** The combination of a rank: the first ones of all lists, then those that differ from these in one list, and so on. */
    private static List<Occurrence> combination(List<List<Occurrence>> lists, int rank) {
        int left = rank;
        List<Occurrence> chosen = new ArrayList<>();
        lists.forEach(list -> chosen.add(list.get(0)));
        if (left == 0) {
            return chosen;
        }
        left--;
        int deepest = lists.stream().mapToInt(List::size).max().orElse(0);
        for (int index = 1; index < deepest; index++) {
            boolean all = true;
            for (int i = 0; i < lists.size(); i++) {
                if (index < lists.get(i).size()) {
                    if (left-- == 0) {
                        chosen.set(i, lists.get(i).get(index));
                        return chosen;
                    }
                } else {
                    all = false;
                }
            }
            if (all && left-- == 0) {
                for (int i = 0; i < lists.size(); i++) {
                    chosen.set(i, lists.get(i).get(index));
                }
                return chosen;
            }
        }
        return null;
    }

    /** Calls of seed tests for the edges of a circle. */
    private record Choice(Cycle cycle, List<Occurrence> occurrences, int rank) {

        List<String> calls() {
            return occurrences.stream()
                    .map(occurrence -> occurrence.test() + "#" + occurrence.call())
                    .toList();
        }
    }
}
