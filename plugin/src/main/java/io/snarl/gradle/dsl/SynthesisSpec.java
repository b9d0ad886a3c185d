package io.snarl.gradle.dsl;

import java.time.Duration;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;

/** How concurrent tests are made from the traces. */
public interface SynthesisSpec {

    /** How many locks a predicted deadlock may have at most, from 2 to 5; 2 by default. */
    @Input
    Property<Integer> getMaxCycleLength();

    /** The number that random choices follow from; fixed by default, so that two runs choose alike. */
    @Input
    Property<Long> getRandomSeed();

    /** How many schedules of each test are tried at most to confirm it, 1 or more; 100 by default. */
    @Input
    Property<Integer> getSchedules();

    /** How long all of it may take; 5 minutes by default. */
    @Input
    Property<Duration> getTimeBudget();

    /** The heap of the JVM that analyses the traces, written as for {@code -Xmx}; {@code 1g} by default. */
    @Internal("more memory leads to no other tests")
    Property<String> getMaxHeapSize();
}
