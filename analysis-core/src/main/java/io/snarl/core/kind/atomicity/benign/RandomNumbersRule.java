package io.snarl.core.kind.atomicity.benign;

import io.snarl.contract.result.CollectedViolation;

/** Accepts that any thread may get any of the random numbers. */
final class RandomNumbersRule implements BenignRule {

    @Override
    public boolean holds(Situation situation, CollectedViolation found) {
        return !found.conflicts().isEmpty()
                && found.conflicts().stream()
                        .map(conflict -> conflict.remote().at().className())
                        .allMatch(name -> name.startsWith("java.util.Random"));
    }

    @Override
    public String words() {
        return "the calls draw random numbers from one source";
    }
}
