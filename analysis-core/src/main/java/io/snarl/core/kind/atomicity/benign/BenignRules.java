package io.snarl.core.kind.atomicity.benign;

import io.snarl.contract.result.CollectedViolation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the reason why the author of a class may have meant to allow an outcome. */
public final class BenignRules {

    private static final List<BenignRule> OF_ALL = List.of(new CodeOfTestsRule(), new DoubleReleaseRule());

    private static final List<BenignRule> OF_CRASHES =
            List.of(new ExpectedRefusalRule(), new SimultaneousRefusalRule());

    private static final List<BenignRule> OF_OUTCOMES = List.of(
            new AcceptedRaceRule(),
            new GivingWayRule(),
            new RandomNumbersRule(),
            new MeanOfCountersRule(),
            new UseWhileClosingRule(),
            new ManyElementsRule(),
            new EstimateRule(),
            new CompareAndSetRule());

    private final Situation situation;

    public BenignRules(Situation situation) {
        this.situation = situation;
    }

    /** Returns why a violation is benign, in words, empty if it is not. */
    public Optional<String> of(CollectedViolation found) {
        List<BenignRule> others = found.kind() == CollectedViolation.Kind.CRASH ? OF_CRASHES : OF_OUTCOMES;
        return Stream.concat(OF_ALL.stream(), others.stream())
                .filter(rule -> rule.holds(situation, found))
                .map(BenignRule::words)
                .findFirst();
    }
}
