package io.snarl.core.kind.atomicity.benign;

import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.result.CollectedViolation;

/** Accepts that a call which releases something twice is not told of its mistake. */
final class DoubleReleaseRule implements BenignRule {

    private static final ObservedValue NOT_HELD =
            ObservedValue.of(ObservedValue.Sort.EXCEPTION, IllegalMonitorStateException.class.getName());

    @Override
    public boolean holds(Situation situation, CollectedViolation found) {
        return !situation.allowed().isEmpty()
                && situation.allowed().stream()
                        .allMatch(outcome -> situation
                                .resultsOf(call -> true)
                                .map(outcome.values()::get)
                                .anyMatch(NOT_HELD::equals));
    }

    @Override
    public String words() {
        return "one of the calls gives a lock back that its thread does not hold, whichever comes first";
    }
}
