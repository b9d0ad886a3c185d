package io.snarl.core.kind.atomicity.benign;

import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.outcome.Outcome;
import io.snarl.core.kind.atomicity.predict.CallPair;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.source.claim.Claims;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What is known about two calls that conflict.
 *
 * @param allowed what they come to one after the other
 * @param receivedBy whether the object called is of a type, which may say which of its operations are atomic
 * @param closing whether a call ends the use of its object
 * @param claims what the sources of the library say
 */
public record Situation(
        CallPair pair,
        Plan plan,
        List<Outcome> allowed,
        BiPredicate<ClientCall, Class<?>> receivedBy,
        Predicate<ClientCall> closing,
        Claims claims) {

    public Situation {
        allowed = List.copyOf(allowed);
    }

    /** The calls of the threads. */
    Stream<ClientCall> calls() {
        return plan.threads().stream().map(Step::origin);
    }

    /** The keys of what those calls came to that are of a certain sort. */
    Stream<String> resultsOf(Predicate<ClientCall> sort) {
        return IntStream.range(0, plan.threads().size())
                .filter(i -> sort.test(plan.threads().get(i).origin()))
                .mapToObj(Outcome::thread);
    }

    /** Tells whether there is an order in which something with a key is of a certain sort. */
    boolean isAllowed(String key, Predicate<ObservedValue> sort) {
        return allowed.stream()
                .map(outcome -> outcome.values().get(key))
                .anyMatch(value -> value != null && sort.test(value));
    }
}
