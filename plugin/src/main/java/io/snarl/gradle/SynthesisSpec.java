package io.snarl.gradle;

import java.time.Duration;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;

/** How concurrent tests are made from the traces. */
public interface SynthesisSpec {

    /** How many locks a predicted deadlock may have at most, from 2 to 5; 2 by default. */
    @Input
    Property<Integer> getMaxCycleLength();

    /** How long the search may take; 2 minutes by default. */
    @Input
    Property<Duration> getTimeBudget();
}
