package io.snarl.core.kind.atomicity.benign;

import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.result.CollectedViolation;
import io.snarl.core.kind.atomicity.access.CallTrait;

/** Accepts that a compare-and-set does nothing where another thread was faster. */
final class CompareAndSetRule implements BenignRule {

    @Override
    public boolean holds(Situation situation, CollectedViolation found) {
        return found.weak() && situation.pair().behaves(CallTrait.COMPARES) && !isNothingGot(situation, found);
    }

    @Override
    public String words() {
        return "all accesses are atomic, and a call changes something only if nobody else has";
    }

    /** Who gets something cannot be refused by {@code null}, which a caller would have to expect then. */
    private static boolean isNothingGot(Situation situation, CollectedViolation found) {
        return situation
                .resultsOf(call -> call.name().startsWith("get"))
                .filter(key -> found.outcome().values().containsKey(key))
                .anyMatch(key -> isNull(found.outcome().values().get(key))
                        && !situation.isAllowed(key, CompareAndSetRule::isNull));
    }

    private static boolean isNull(ObservedValue value) {
        return value.sort() == ObservedValue.Sort.NULL;
    }
}
