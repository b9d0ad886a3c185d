package io.snarl.gradle;

import java.time.Duration;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
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

    /** The JVM that runs the tests; by default that of the project's toolchain. */
    @Nested
    @Optional
    Property<JavaLauncher> getJavaLauncher();
}
