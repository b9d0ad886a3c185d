package io.snarl.core.excuse;

import io.snarl.core.fuzz.FoundViolation;

/** A reason why a violation need not be a bug. */
interface Excuse {

    boolean holds(Situation situation, FoundViolation found);

    /** Says it in words that a report can give. */
    String words();
}
