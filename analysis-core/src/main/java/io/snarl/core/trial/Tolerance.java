package io.snarl.core.trial;

import io.snarl.contract.result.SequentialFailure;
import io.snarl.core.plan.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Makes plans of which threads may end by an exception where the calls fail if one of them comes first: who uses what another has
 * closed does nothing wrong by saying so.
 */
public final class Tolerance {

    /** These say that the test itself is wrong, and not that it came too late. */
    private static final Set<String> MISTAKES = Set.of(
            "java.lang.NullPointerException",
            "java.lang.ClassCastException",
            "java.lang.IndexOutOfBoundsException",
            "java.lang.ArrayIndexOutOfBoundsException",
            "java.lang.StringIndexOutOfBoundsException",
            "java.lang.IllegalArgumentException",
            "java.lang.IllegalMonitorStateException");

    private Tolerance() {}

    /** Returns the plans to try after a test whose calls failed one after the other, those that tolerate least first. */
    public static List<PlannedTest> after(PlannedTest planned, Optional<SequentialFailure> failure) {
        Optional<String> exception = failure.flatMap(SequentialFailure::exception)
                .filter(name -> name.endsWith("Exception") && !MISTAKES.contains(name));
        Plan plan = planned.plan();
        if (exception.isEmpty() || !plan.tolerated().isEmpty()) {
            return List.of();
        }
        List<Integer> threads =
                IntStream.range(0, plan.threads().size()).boxed().toList();
        List<PlannedTest> plans = new ArrayList<>();
        threads.forEach(thread -> plans.add(planned.with(plan.tolerating(exception.get(), List.of(thread)))));
        plans.add(planned.with(plan.tolerating(exception.get(), threads)));
        return plans;
    }
}
