package io.snarl.core.kind.atomicity;

import io.snarl.contract.trace.Value;
import io.snarl.core.carve.InfeasibleException;
import io.snarl.core.kind.atomicity.access.CallProfile;
import io.snarl.core.kind.atomicity.predict.CallPair;
import io.snarl.core.kind.atomicity.predict.PairChoice;
import io.snarl.core.plan.Plan;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import io.snarl.core.trial.PlannedTest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The plans for tests of a pair of calls that are yet to be tried, made one by one. */
final class PairPlans {

    private final CallPair pair;
    private final List<PairChoice> choices;
    private final Set<Plan> plans = new HashSet<>();
    private final List<PlannedTest> spare = new ArrayList<>();
    private int next;
    private InfeasibleException firstObstacle;

    PairPlans(CallPair pair, Map<Integer, Script> scripts) {
        this.pair = pair;
        this.choices = inTurns(pair.choices(), scripts);
    }

    /**
     * One choice for each combination of arguments, then a second one of each, and so on: what is passed decides what happens. A call that
     * fails in its test may do something in the state that another left, but what works there has precedence.
     */
    private static List<PairChoice> inTurns(List<PairChoice> choices, Map<Integer, Script> scripts) {
        Map<String, Integer> turns = new HashMap<>();
        Map<PairChoice, Integer> turnOf = new IdentityHashMap<>();
        choices.forEach(choice -> {
            String arguments = arguments(choice.one(), scripts) + arguments(choice.other(), scripts);
            int turn = turns.merge(arguments, 1, Integer::sum);
            boolean fails = Stream.of(choice.one(), choice.other())
                    .anyMatch(profile -> call(profile, scripts).ending() == ClientCall.Ending.BY_EXCEPTION);
            turnOf.put(choice, fails ? turn + 1 : turn);
        });
        return choices.stream().sorted(Comparator.comparingInt(turnOf::get)).toList();
    }

    private static String arguments(CallProfile profile, Map<Integer, Script> scripts) {
        return call(profile, scripts).arguments().stream()
                .filter(argument -> !(argument instanceof Value.Instance))
                .toList()
                .toString();
    }

    private static ClientCall call(CallProfile profile, Map<Integer, Script> scripts) {
        return scripts.get(profile.test()).calls().get(profile.call());
    }

    /** Returns the next plan that was not tried, or null if there is none. */
    PlannedTest next(PairPlanner planner) {
        while (next < choices.size() || !spare.isEmpty()) {
            boolean isSparesTurn = !spare.isEmpty() && (next >= choices.size() || next % 2 == 0);
            PlannedTest planned = isSparesTurn ? spare.remove(0) : planFor(choices.get(next++), planner);
            if (planned != null && plans.add(planned.plan())) {
                return planned;
            }
        }
        return null;
    }

    private PlannedTest planFor(PairChoice choice, PairPlanner planner) {
        try {
            List<PlannedTest> made = planner.plan(pair, choice);
            PlannedTest first = made.get(0);
            OtherArguments.in(first.plan()).ifPresent(plan -> spare.add(first.with(plan)));
            spare.addAll(made.subList(1, made.size()));
            return first;
        } catch (InfeasibleException e) {
            firstObstacle = firstObstacle == null ? e : firstObstacle;
            return null;
        }
    }

    /** Returns why the first plan that could not be made could not. */
    Optional<InfeasibleException> obstacle() {
        return Optional.ofNullable(firstObstacle);
    }
}
