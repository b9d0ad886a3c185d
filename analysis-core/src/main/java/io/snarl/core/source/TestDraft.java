package io.snarl.core.source;

import io.snarl.core.plan.Plan;
import io.snarl.core.seed.SeedTest;
import java.util.List;

/**
 * A test to be written.
 *
 * @param shown what the test has shown, which decides on its name, its comment and what it asserts
 * @param seeds the seed tests whose calls it repeats
 */
public record TestDraft(Plan plan, Shown shown, List<SeedTest> seeds) {

    public TestDraft {
        seeds = List.copyOf(seeds);
    }
}
