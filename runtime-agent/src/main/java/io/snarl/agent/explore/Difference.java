package io.snarl.agent.explore;

import io.snarl.agent.control.Run;
import io.snarl.agent.schedule.Step;
import io.snarl.agent.schedule.Switch;
import io.snarl.contract.result.FailureKind;
import java.util.List;
import java.util.Objects;

/** Names what two executions under the same schedule first did differently. */
final class Difference {

    private Difference() {}

    /** In words, or null if there is no difference. */
    static String between(Run one, Run other) {
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

    /** Why a replay did not come to the same end as the execution that it was to repeat. */
    static String ofReplay(Run recorded, Run replayed) {
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

    private static String describe(Run run, int position) {
        if (position >= run.steps().size()) {
            return "the end";
        }
        Step step = run.steps().get(position);
        return run.threads().get(step.thread()) + " " + step.text()
                + (step.source() == null ? "" : " at " + step.source());
    }

    private static String describe(List<Switch> switches, int position) {
        if (position >= switches.size()) {
            return "none";
        }
        Switch one = switches.get(position);
        return one.from() + " -> " + one.to() + " at #" + one.occurrence() + " " + one.where();
    }

    private static String ending(Run run) {
        return run.failed() ? run.failure().summary() : "success";
    }
}
