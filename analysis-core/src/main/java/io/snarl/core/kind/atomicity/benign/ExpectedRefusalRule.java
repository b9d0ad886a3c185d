package io.snarl.core.kind.atomicity.benign;

import io.snarl.contract.result.CollectedViolation;

/** Accepts that a call which may be refused is refused by another exception. */
final class ExpectedRefusalRule implements BenignRule {

    @Override
    public boolean holds(Situation situation, CollectedViolation found) {
        return found.exception().filter(Refusals::isOne).isPresent()
                && found.outcome().values().entrySet().stream()
                        .filter(entry -> Refusals.isException(entry.getValue()))
                        .filter(entry -> !situation.isAllowed(entry.getKey(), entry.getValue()::equals))
                        .allMatch(entry -> situation.isAllowed(entry.getKey(), Refusals::isException));
    }

    @Override
    public String words() {
        return "a call that fails if it comes second is refused in another way";
    }
}
