package io.snarl.core.trial;

import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.plan.Variable;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Ends the objects of a plan as their seed tests do, since one that is left open, such as a server at a port, is in the way of the next. */
final class Endings {

    private static final Set<String> NAMES = Set.of(
            "close", "shutdown", "shutdownNow", "stop", "dispose", "destroy", "terminate", "release", "disconnect");

    private final Map<Integer, Script> scripts;

    Endings(Map<Integer, Script> scripts) {
        this.scripts = scripts;
    }

    /** Returns the plan with what ends its objects, the same if nothing does. */
    Plan in(Plan plan) {
        return plan.ending(plan.setUp().stream()
                .flatMap(step -> step.result().stream())
                .filter(variable -> plan.threads().stream().noneMatch(thread -> ends(thread, variable)))
                .flatMap(variable -> ending(variable).stream())
                .toList());
    }

    private static boolean ends(Step thread, Variable variable) {
        return NAMES.contains(thread.origin().name())
                && thread.receiver().equals(Optional.of(new Operand.OfVariable(variable)));
    }

    private Optional<Step> ending(Variable variable) {
        return variable.origins().stream()
                .limit(1)
                .flatMap(origin -> scripts.get(origin.test()).calls().stream()
                        .filter(call -> call.receiver() == origin.object() && isEnding(call)))
                .reduce((earlier, later) -> later)
                .map(call ->
                        new Step(call, Optional.empty(), Optional.of(new Operand.OfVariable(variable)), List.of()));
    }

    private static boolean isEnding(ClientCall call) {
        return NAMES.contains(call.name())
                && call.arguments().isEmpty()
                && call.direct()
                && call.ending() == ClientCall.Ending.RETURNED;
    }
}
