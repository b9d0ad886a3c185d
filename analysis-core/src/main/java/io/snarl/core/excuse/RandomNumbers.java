package io.snarl.core.excuse;

import io.snarl.core.fuzz.FoundViolation;

/** Of random numbers it does not matter who gets which. */
final class RandomNumbers implements Excuse {

    @Override
    public boolean holds(Situation situation, FoundViolation found) {
        return found.random();
    }

    @Override
    public String words() {
        return "the calls draw random numbers from one source";
    }
}
