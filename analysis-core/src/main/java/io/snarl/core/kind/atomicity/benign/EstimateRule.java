package io.snarl.core.kind.atomicity.benign;

import io.snarl.contract.result.CollectedViolation;

/** Accepts that the size of a concurrent class is an estimate. */
final class EstimateRule implements BenignRule {

    @Override
    public boolean holds(Situation situation, CollectedViolation found) {
        return found.weak() && situation.pair().asksForEstimate();
    }

    @Override
    public String words() {
        return "a call asks a concurrent class for what this does not promise to be exact";
    }
}
