package io.snarl.core.kind.atomicity.benign;

import io.snarl.contract.result.CollectedViolation;

/** Accepts that calls are refused while another thread closes their object. */
final class UseWhileClosingRule implements BenignRule {

    @Override
    public boolean holds(Situation situation, CollectedViolation found) {
        return (found.weak() || situation.pair().isLocked())
                && !situation.pair().isAboutOneVariable()
                && situation.calls().anyMatch(situation.closing())
                && situation
                        .resultsOf(situation.closing().negate())
                        .anyMatch(key -> situation.isAllowed(key, Refusals::isOne));
    }

    @Override
    public String words() {
        return "a call that is refused once the object is closed was made while it was being closed";
    }
}
