package io.snarl.core.synthesis;

import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.seed.SeedTest;
import java.util.List;

/**
 * A plan and where it comes from.
 *
 * @param subject the binary name of the class that is examined
 * @param seeds the tests whose calls it repeats, that of the first thread first
 */
record Planned(Plan plan, String subject, List<SeedTest> seeds) {

    Planned {
        seeds = List.copyOf(seeds);
    }

    /** Returns the same with nothing done before the threads start but making the objects. */
    Planned bare() {
        List<Step> makers =
                plan.setUp().stream().filter(step -> step.result().isPresent()).toList();
        return with(new Plan(makers, plan.threads()));
    }

    Planned with(Plan other) {
        return new Planned(other, subject, seeds);
    }
}
