package io.snarl.core.synthesis;

import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.seed.ClientCall;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes plans where an object that plays two parts is set up for one of them alone, since some refuse to be set up twice. */
final class SetUpOnce {

    private SetUpOnce() {}

    /** Returns the plan to try after a test that failed before its threads began, empty if there is none. */
    static Optional<Planned> after(Attempt attempt) {
        boolean failed =
                attempt.test().flatMap(test -> test.collected().sequential()).isPresent();
        Plan plan = attempt.planned().plan();
        List<Step> repeated = failed ? repeated(plan.shaping()) : List.of();
        return repeated.isEmpty()
                ? Optional.empty()
                : Optional.of(attempt.planned().with(plan.without(repeated)));
    }

    private static List<Step> repeated(List<Step> shaping) {
        List<Step> repeated = new ArrayList<>();
        for (int i = 0; i < shaping.size(); i++) {
            Step step = shaping.get(i);
            if (shaping.subList(0, i).stream().anyMatch(earlier -> isForOtherPart(earlier, step))) {
                repeated.add(step);
            }
        }
        return repeated;
    }

    /** Tells whether the same was done to the object for another test, or by the same call of the same one. */
    private static boolean isForOtherPart(Step earlier, Step step) {
        ClientCall one = earlier.origin();
        ClientCall other = step.origin();
        return earlier.receiver().isPresent()
                && earlier.receiver().equals(step.receiver())
                && one.name().equals(other.name())
                && one.descriptor().equals(other.descriptor())
                && (one.test().number() != other.test().number() || one.number() == other.number());
    }
}
