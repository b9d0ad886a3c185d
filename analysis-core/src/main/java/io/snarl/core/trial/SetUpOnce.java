package io.snarl.core.trial;

import io.snarl.contract.result.SequentialFailure;
import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.plan.Substitution;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Makes plans where what is done for two parts is done for one of them alone, since some objects refuse to be set up twice, and of
 * some there can be only one at a time, such as of a server at a port.
 */
public final class SetUpOnce {

    private final Endings endings;

    /** Knows how the seed tests end their objects. */
    public SetUpOnce(Map<Integer, Script> scripts) {
        this.endings = new Endings(scripts);
    }

    /** Returns the plans to try after a test that failed before its threads began; what is open at the end is closed, as in the seed tests. */
    public List<PlannedTest> after(PlannedTest planned, Optional<SequentialFailure> failure) {
        if (failure.isEmpty()) {
            return List.of();
        }
        Plan plan = planned.plan();
        return Stream.concat(Stream.of(plan), otherThan(plan).stream())
                .map(endings::in)
                .filter(other -> !other.equals(plan))
                .map(planned::with)
                .toList();
    }

    /**
     * Returns the plans in which less is done, the least different first: an object is not set up for the second part, or not for the first
     * one, or what both make in the same way is made once.
     */
    static List<Plan> otherThan(Plan plan) {
        List<Step> shaping = plan.shaping();
        List<Step> later = new ArrayList<>();
        List<Step> earlier = new ArrayList<>();
        for (int i = 0; i < shaping.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (isForOtherPart(shaping.get(j), shaping.get(i))) {
                    later.add(shaping.get(i));
                    earlier.add(shaping.get(j));
                }
            }
        }
        return Stream.of(plan.without(later), plan.without(earlier), madeOnce(plan))
                .filter(other -> !other.equals(plan))
                .distinct()
                .toList();
    }

    /** Tells whether the same was done to the object for another test, or by the same call of the same one. */
    private static boolean isForOtherPart(Step earlier, Step step) {
        return isSameCall(earlier, step)
                && (earlier.receiver().isPresent()
                        ? earlier.receiver().equals(step.receiver())
                        : earlier.uses().stream().anyMatch(step.uses()::contains));
    }

    private static boolean isSameCall(Step earlier, Step step) {
        ClientCall one = earlier.origin();
        ClientCall other = step.origin();
        return one.kind() == other.kind()
                && (one.kind() == ClientCall.Kind.METHOD || one.owner().equals(other.owner()))
                && one.name().equals(other.name())
                && one.descriptor().equals(other.descriptor())
                && (one.test().number() != other.test().number() || one.number() == other.number());
    }

    /** What is made in the same way from the same things stands for what is made so for the other part. */
    private static Plan madeOnce(Plan plan) {
        var substitution = new Substitution();
        List<Step> left = new ArrayList<>();
        for (Step each : plan.setUp()) {
            Step step = substitution.of(each);
            Optional<Step> same = left.stream()
                    .filter(earlier -> earlier.result().isPresent()
                            && step.result().isPresent()
                            && isSameCall(earlier, step)
                            && operands(earlier).equals(operands(step)))
                    .findFirst();
            if (same.isPresent()) {
                substitution.put(
                        step.result().orElseThrow(), same.get().result().orElseThrow());
            } else if (step.result().isPresent() || left.stream().noneMatch(earlier -> isRepeated(earlier, step))) {
                left.add(step);
            }
        }
        return new Plan(
                left,
                plan.threads().stream().map(substitution::of).toList(),
                plan.tolerated(),
                plan.observations().stream().map(substitution::of).distinct().toList(),
                plan.endings().stream().map(substitution::of).distinct().toList());
    }

    private static boolean isRepeated(Step earlier, Step step) {
        return isSameCall(earlier, step)
                && earlier.receiver().equals(step.receiver())
                && operands(earlier).equals(operands(step));
    }

    private static List<Operand> operands(Step step) {
        return Stream.concat(step.receiver().stream(), step.arguments().stream())
                .toList();
    }
}
