package io.snarl.core.kind.atomicity.benign;

import io.snarl.contract.result.CollectedViolation;

/** Who asks a concurrent class for its size has asked for an estimate. */
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
