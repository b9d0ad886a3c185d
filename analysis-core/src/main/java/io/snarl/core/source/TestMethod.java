package io.snarl.core.source;

import io.snarl.core.finding.Deadlock;
import io.snarl.core.plan.Plan;
import io.snarl.core.seed.SeedTest;
import java.util.List;

/**
 * A test that is to be written.
 *
 * @param name the name of the method, empty for one that says what the threads call
 * @param shown the deadlocks that the test has shown, none before it ran
 * @param seeds the seed tests whose calls it repeats
 */
public record TestMethod(Plan plan, String name, List<Deadlock> shown, List<SeedTest> seeds) {

    public TestMethod {
        shown = List.copyOf(shown);
        seeds = List.copyOf(seeds);
    }
}
