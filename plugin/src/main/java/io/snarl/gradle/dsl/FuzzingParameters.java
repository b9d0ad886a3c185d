package io.snarl.gradle.dsl;

import java.time.Duration;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Nested;
import org.gradle.api.tasks.Optional;
import org.gradle.jvm.toolchain.JavaLauncher;

/**
 * What {@code fuzzConcurrentTests} and the block {@code fuzzing} have in common: the task takes from the block what it
 * is not told itself.
 */
public interface FuzzingParameters {

    /** The number that random choices follow from; fixed by default, so that two runs choose alike. */
    @Input
    Property<Long> getRandomSeed();

    /** How many schedules of each test are tried at most, 1 or more; 1000 by default. */
    @Input
    Property<Integer> getSchedules();

    /** How long all tests together may run; 5 minutes by default. */
    @Input
    Property<Duration> getTimeBudget();

    /** Chooses the schedules; {@link FuzzingStrategy#MIXED} by default. */
    @Input
    Property<FuzzingStrategy> getStrategy();

    /** Sets the strategy by its name, such as {@code "pct"}, so that a build script need not import it. */
    default void strategy(String name) {
        getStrategy().set(FuzzingStrategy.named("snarl.fuzzing.strategy", name));
    }

    /** How many ordering constraints a bug has that the strategy {@code pct} looks for, 1 to 1000; 3 by default. */
    @Input
    Property<Integer> getDepth();

    /** How many preemptions the strategy {@code exhaustive} puts into a schedule at most, 0 to 1000; 2 by default. */
    @Input
    Property<Integer> getPreemptions();

    /** How many steps that other threads can notice a schedule may take before it counts as endless, 1000 or more; 200,000 by default. */
    @Input
    Property<Long> getStepLimit();

    /** The JVM that runs the tests; by default that of the project's toolchain. */
    @Nested
    @Optional
    Property<JavaLauncher> getJavaLauncher();
}
