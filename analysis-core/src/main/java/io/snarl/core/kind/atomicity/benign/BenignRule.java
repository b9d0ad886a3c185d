package io.snarl.core.kind.atomicity.benign;

import io.snarl.contract.result.CollectedViolation;

/** A reason why a violation need not be a bug. */
interface BenignRule {

    boolean holds(Situation situation, CollectedViolation found);

    /** Says it in words that a report can give. */
    String words();
}
