package io.snarl.core.kind.atomicity.benign;

import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.result.CollectedViolation;
import java.util.regex.Pattern;

/** Accepts that a mean computed from counters is slightly off while others count. */
final class MeanOfCountersRule implements BenignRule {

    private static final String COUNTERS = "java.util.concurrent.atomic.";
    private static final Pattern FRACTION = Pattern.compile(".*\\)[DF]");
    private static final Pattern NUMBER = Pattern.compile("-?[0-9.]+(E-?[0-9]+)?");

    /** Up to this a {@code double} tells all whole numbers apart. */
    private static final double MOST_EXACT = 1L << 53;

    @Override
    public boolean holds(Situation situation, CollectedViolation found) {
        return found.weak()
                && !situation.pair().isAboutOneVariable()
                && found.conflicts().stream()
                        .allMatch(conflict -> conflict.variable().startsWith(COUNTERS))
                && situation
                        .resultsOf(call -> FRACTION.matcher(call.descriptor()).matches()
                                && situation.pair().onlyAsksBy(call))
                        .filter(key -> isEstimate(found.outcome().values().get(key)))
                        .anyMatch(key -> situation.allowed().stream()
                                .anyMatch(outcome -> found.outcome().isLikeBut(key, outcome)));
    }

    @Override
    public String words() {
        return "a number is computed out of several counters, each of which is exact";
    }

    /** What cannot be divided, or stands for a value that is yet to come, is no number that is a little wrong. */
    private static boolean isEstimate(ObservedValue value) {
        return value != null
                && NUMBER.matcher(value.text()).matches()
                && Math.abs(Double.parseDouble(value.text())) < MOST_EXACT;
    }
}
