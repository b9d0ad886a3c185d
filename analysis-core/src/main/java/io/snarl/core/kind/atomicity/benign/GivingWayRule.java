package io.snarl.core.kind.atomicity.benign;

import io.snarl.contract.result.CollectedViolation;
import io.snarl.core.kind.atomicity.access.CallTrait;

/** Accepts that a thread which only tries a lock leaves the work to its holder. */
final class GivingWayRule implements BenignRule {

    @Override
    public boolean holds(Situation situation, CollectedViolation found) {
        return situation.pair().behaves(CallTrait.GIVES_WAY);
    }

    @Override
    public String words() {
        return "a call leaves to others what it cannot do because they hold a lock";
    }
}
