package io.snarl.core.kind.atomicity.benign;

import io.snarl.contract.result.CollectedViolation;
import io.snarl.core.kind.atomicity.access.CallTrait;

/** Accepts that a call which compares and sets, or tries a lock, is refused when it comes at the same time. */
final class SimultaneousRefusalRule implements BenignRule {

    @Override
    public boolean holds(Situation situation, CollectedViolation found) {
        return found.exception().filter(Refusals::isOne).isPresent()
                && found.weak()
                && (situation.pair().behaves(CallTrait.COMPARES)
                        || situation.pair().behaves(CallTrait.GIVES_WAY));
    }

    @Override
    public String words() {
        return "a call refuses to be made at the same time as another";
    }
}
