package io.snarl.core.kind.deadlock;

import io.snarl.core.carve.InfeasibleException;
import io.snarl.core.carve.Reason;
import io.snarl.core.kind.deadlock.CallChoices.Choice;
import io.snarl.core.kind.deadlock.predict.Cycle;
import io.snarl.core.mishap.Mishap;
import io.snarl.core.plan.Plan;
import io.snarl.core.trial.PlannedTest;
import io.snarl.core.trial.TestSources;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The plans for tests of some cycles, made one by one. */
final class DeadlockPlans {

    /** For how many cycles calls are chosen; the rest are looked for in the same tests. */
    private static final int CYCLES = 40;

    private final List<Cycle> cycles;
    private final Set<Plan> known = new HashSet<>();
    private final Deque<PlannedTest> spare = new ArrayDeque<>();
    private Deque<Choice> choices;
    private InfeasibleException obstacle;
    private boolean exhausted;

    DeadlockPlans(List<Cycle> cycles) {
        this.cycles = cycles;
    }

    /** Returns the next plan that can be written; none if there is none left. */
    Optional<PlannedTest> next(DeadlockPlanner planner, TestSources sources) {
        Optional<PlannedTest> planned = next(planner);
        while (planned.isPresent()) {
            Optional<String> problem = sources.obstacle(planned.get());
            if (problem.isEmpty()) {
                return planned;
            }
            note(new InfeasibleException(Reason.NOT_WRITABLE, problem.get()));
            planned = next(planner);
        }
        exhausted = true;
        return planned;
    }

    private Optional<PlannedTest> next(DeadlockPlanner planner) {
        if (choices == null) {
            choices = new ArrayDeque<>(choices());
        }
        while (!choices.isEmpty()) {
            Choice choice = choices.remove();
            try {
                List<PlannedTest> made = planner.plan(choice.cycle(), choice.occurrences());
                PlannedTest first = made.get(0);
                spare.addAll(made.subList(1, made.size()));
                if (known.add(first.plan())) {
                    return Optional.of(first);
                }
            } catch (InfeasibleException e) {
                note(e);
            }
        }
        while (!spare.isEmpty()) {
            PlannedTest planned = spare.remove();
            if (known.add(planned.plan())) {
                return Optional.of(planned);
            }
        }
        return Optional.empty();
    }

    /** The choices for all cycles by turns, those first whose calls show most of the cycles. */
    private List<Choice> choices() {
        List<Choice> all = new ArrayList<>();
        for (Cycle cycle : cycles.subList(0, Math.min(CYCLES, cycles.size()))) {
            CallChoices calls = CallChoices.of(cycle);
            if (calls.areNone()) {
                obstacle = new InfeasibleException(Reason.LOCAL_LOCK, "");
            } else {
                all.addAll(calls.list());
            }
        }
        Map<List<String>, Integer> frequencies = new HashMap<>();
        all.forEach(choice -> frequencies.merge(choice.calls(), 1, Integer::sum));
        all.sort(Comparator.comparingInt(Choice::rank).thenComparing(choice -> -frequencies.get(choice.calls())));
        return all;
    }

    /** Gives a plan up that something went wrong with; if not even the first could be chosen, there is none. */
    void skip(Mishap mishap) {
        note(new InfeasibleException(Reason.MISHAP, mishap.cause()));
        exhausted = choices == null || choices.isEmpty() && spare.isEmpty();
    }

    private void note(InfeasibleException why) {
        obstacle = obstacle == null ? why : obstacle;
    }

    /** Tells whether there is no further plan, for all that is known. */
    boolean areExhausted() {
        return exhausted;
    }

    /** Returns why the first plan that could not be made could not. */
    Optional<InfeasibleException> obstacle() {
        return Optional.ofNullable(obstacle);
    }
}
