package io.snarl.core.kind.atomicity.benign;

import io.snarl.contract.result.CollectedViolation;

/** Accepts races in code of the test that the library calls back, which the library cannot guard. */
final class CodeOfTestsRule implements BenignRule {

    @Override
    public boolean holds(Situation situation, CollectedViolation found) {
        return found.ofTest();
    }

    @Override
    public String words() {
        return "code of the test that the library calls back, such as a listener, gets in its own way";
    }
}
