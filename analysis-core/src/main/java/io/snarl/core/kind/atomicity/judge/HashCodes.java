package io.snarl.core.kind.atomicity.judge;

import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.outcome.Outcome;
import io.snarl.core.plan.Observation;
import io.snarl.core.plan.Plan;
import io.snarl.core.seed.ClientCall;
import java.util.HashMap;
import java.util.Map;

/** Compares hash codes with each other instead of with numbers, which differ between JVMs. */
final class HashCodes {

    private HashCodes() {}

    /** Tells whether it is hash codes that the threads of a test return. */
    static boolean areResultsOf(Plan plan) {
        return plan.threads().stream().allMatch(step -> isHashCode(step.origin()));
    }

    static boolean isSeenBy(Observation observation) {
        return observation instanceof Observation.Query query
                && isHashCode(query.step().origin());
    }

    private static boolean isHashCode(ClientCall call) {
        return call.name().equals("hashCode") && call.descriptor().equals("()I");
    }

    /** Returns an outcome that says of the first two threads' hash codes only whether they are the same. */
    static Outcome compared(Outcome outcome) {
        Map<String, ObservedValue> values = new HashMap<>(outcome.values());
        ObservedValue one = values.remove(Outcome.thread(0));
        ObservedValue other = values.remove(Outcome.thread(1));
        if (one == null || other == null) {
            return outcome;
        }
        values.put(Outcome.SAME, ObservedValue.of(ObservedValue.Sort.BOOLEAN, String.valueOf(one.equals(other))));
        return new Outcome(values);
    }
}
