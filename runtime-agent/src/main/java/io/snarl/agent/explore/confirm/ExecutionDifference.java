package io.snarl.agent.explore.confirm;

import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.ExecutionStep;
import io.snarl.contract.result.FailureKind;
import io.snarl.contract.schedule.ThreadSwitch;
import java.util.List;
import java.util.Objects;

/** Describes the first difference between two executions under the same schedule. */
public final class ExecutionDifference {

    private ExecutionDifference() {}

    /** Returns the difference in words, or null if there is none. */
    static String between(ExecutionResult one, ExecutionResult other) {
        int step = firstDifference(one.steps(), other.steps());
        if (step >= 0 && !one.steps().isEmpty() && !other.steps().isEmpty()) {
            return "step " + (step + 1) + " was '" + describe(one, step) + "' and then '" + describe(other, step) + "'";
        }
        int position =
                firstDifference(one.schedule().switches(), other.schedule().switches());
        if (position >= 0) {
            return "switch " + (position + 1) + " was '"
                    + describe(one.schedule().switches(), position) + "' and then '"
                    + describe(other.schedule().switches(), position) + "'";
        }
        if (!Objects.equals(ending(one), ending(other))) {
            return "it ended with '" + ending(one) + "' and then with '" + ending(other) + "'";
        }
        return null;
    }

    /** Describes why a replay did not end like the execution that it was to repeat. */
    public static String ofReplay(ExecutionResult recorded, ExecutionResult replayed) {
        if (replayed.failed() && replayed.failure().kind() == FailureKind.DIVERGED) {
            return replayed.failure().summary();
        }
        return between(recorded, replayed);
    }

    private static <T> int firstDifference(List<T> one, List<T> other) {
        int common = Math.min(one.size(), other.size());
        for (int i = 0; i < common; i++) {
            if (!one.get(i).equals(other.get(i))) {
                return i;
            }
        }
        return one.size() == other.size() ? -1 : common;
    }

    private static String describe(ExecutionResult run, int position) {
        if (position >= run.steps().size()) {
            return "the end";
        }
        ExecutionStep step = run.steps().get(position);
        return run.threads().get(step.thread()) + " " + step.text()
                + (step.source() == null ? "" : " at " + step.source());
    }

    private static String describe(List<ThreadSwitch> switches, int position) {
        if (position >= switches.size()) {
            return "none";
        }
        ThreadSwitch one = switches.get(position);
        return one.from() + " -> " + one.to() + " at #" + one.occurrence() + " " + one.where();
    }

    private static String ending(ExecutionResult run) {
        return run.failed() ? run.failure().summary() : "success";
    }
}
