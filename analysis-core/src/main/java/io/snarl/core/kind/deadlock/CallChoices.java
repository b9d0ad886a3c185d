package io.snarl.core.kind.deadlock;

import io.snarl.core.kind.deadlock.predict.Cycle;
import io.snarl.core.kind.deadlock.predict.CycleEdge;
import io.snarl.core.kind.deadlock.predict.Occurrence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Chooses calls of the seed tests for the edges of a cycle.
 *
 * @param calls the calls that could stand for each edge
 */
record CallChoices(Cycle cycle, List<List<Occurrence>> calls) {

    /** How many ways to choose calls of the seed tests are considered for one cycle. */
    private static final int MOST = 8;

    /** The rank of calls that have taken each other's very locks. */
    private static final int TOGETHER = -1;

    /**
     * Calls of seed tests for the edges of a cycle.
     *
     * @param rank those of a smaller rank promise more
     */
    record Choice(Cycle cycle, List<Occurrence> occurrences, int rank) {

        List<String> calls() {
            return occurrences.stream()
                    .map(occurrence -> occurrence.test() + "#" + occurrence.call())
                    .toList();
        }
    }

    static CallChoices of(Cycle cycle) {
        return new CallChoices(
                cycle, cycle.edges().stream().map(CallChoices::usable).toList());
    }

    /** Returns the occurrences in which other threads can reach both locks. */
    static List<Occurrence> usable(CycleEdge edge) {
        return edge.occurrences().stream()
                .filter(occurrence -> !occurrence.wanted().isLocal()
                        && !edge.heldPath(occurrence).isLocal())
                .toList();
    }

    /** Tells whether other threads cannot reach the locks of some edge. */
    boolean areNone() {
        return calls.stream().anyMatch(List::isEmpty);
    }

    /** Returns the choices, the most promising first. */
    List<Choice> list() {
        List<Choice> choices = new ArrayList<>();
        together().ifPresent(choices::add);
        for (int rank = 0; rank < MOST; rank++) {
            List<Occurrence> chosen = combination(rank);
            if (chosen != null) {
                choices.add(new Choice(cycle, chosen, rank));
            }
        }
        return choices;
    }

    /** Calls of one test in which each thread wanted the very lock that the next one held. */
    private Optional<Choice> together() {
        List<Occurrence> chosen = new ArrayList<>();
        for (Occurrence first : calls.get(0)) {
            chosen.clear();
            chosen.add(first);
            if (extend(chosen)) {
                return Optional.of(new Choice(cycle, List.copyOf(chosen), TOGETHER));
            }
        }
        return Optional.empty();
    }

    private boolean extend(List<Occurrence> chosen) {
        Occurrence last = chosen.get(chosen.size() - 1);
        if (chosen.size() == calls.size()) {
            return last.wanted().target()
                    == cycle.edges().get(0).heldPath(chosen.get(0)).target();
        }
        CycleEdge edge = cycle.edges().get(chosen.size());
        for (Occurrence next : calls.get(chosen.size())) {
            if (next.test() == last.test()
                    && next.call() != last.call()
                    && edge.heldPath(next).target() == last.wanted().target()) {
                chosen.add(next);
                if (extend(chosen)) {
                    return true;
                }
                chosen.remove(chosen.size() - 1);
            }
        }
        return false;
    }

    /** The combination of a rank: the first ones of all lists, then those that differ from these in one list, and so on. */
    private List<Occurrence> combination(int rank) {
        int left = rank;
        List<Occurrence> chosen = new ArrayList<>();
        calls.forEach(list -> chosen.add(list.get(0)));
        if (left == 0) {
            return chosen;
        }
        left--;
        int deepest = calls.stream().mapToInt(List::size).max().orElse(0);
        for (int index = 1; index < deepest; index++) {
            boolean all = true;
            for (int i = 0; i < calls.size(); i++) {
                if (index < calls.get(i).size()) {
                    if (left-- == 0) {
                        chosen.set(i, calls.get(i).get(index));
                        return chosen;
                    }
                } else {
                    all = false;
                }
            }
            if (all && left-- == 0) {
                for (int i = 0; i < calls.size(); i++) {
                    chosen.set(i, calls.get(i).get(index));
                }
                return chosen;
            }
        }
        return null;
    }
}
