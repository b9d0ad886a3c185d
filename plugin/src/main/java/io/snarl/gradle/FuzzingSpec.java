package io.snarl.gradle;

import java.time.Duration;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Nested;
import org.gradle.api.tasks.Optional;
import org.gradle.jvm.toolchain.JavaLauncher;

/** How the concurrent tests are run. */
public interface FuzzingSpec {

    /** Where random choices start from; fixed by default, so that two runs choose alike. */
    @Input
    Property<Long> getSeed();

    /** How many schedules of each test are tried at most, 1 or more; 1000 by default. */
    @Input
    Property<Integer> getSchedules();

    /** How long all tests together may run; 5 minutes by default. */
    @Input
    Property<Duration> getTimeBudget();

    /**
     * Who chooses the schedules: {@code mixed}, {@code random}, {@code pct}, {@code pos}, {@code exhaustive} or
     * {@code directed}; {@code mixed} by default.
     */
    @Input
    Property<String> getStrategy();

    /** How many ordering constraints a bug has that the strategy {@code pct} looks for, 1 to 1000; 3 by default. */
    @Input
    Property<Integer> getDepth();

    /** How many preemptions the strategy {@code exhaustive} puts into a schedule at most, 0 to 1000; 2 by default. */
    @Input
    Property<Integer> getPreemptions();

    /** How many steps that other threads can notice a schedule may take before it counts as endless, 1000 or more; 200,000 by default. */
    @Input
    Property<Long> getStepLimit();

    /** How many test JVMs run at once, each with some of the classes, 1 to 256; 1 by default. */
    @Internal("more at once leads to no other results")
    Property<Integer> getForks();

    /** The JVM that runs the tests; by default that of the project's toolchain. */
    @Nested
    @Optional
    Property<JavaLauncher> getJavaLauncher();
}
