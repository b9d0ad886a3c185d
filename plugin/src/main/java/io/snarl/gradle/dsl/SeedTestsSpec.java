package io.snarl.gradle.dsl;

import java.time.Duration;
import org.gradle.api.provider.Property;
import org.gradle.api.provider.SetProperty;
import org.gradle.api.tasks.Input;

/** Which sequential tests are traced, and how. */
public interface SeedTestsSpec {

    /** The name of the JVM test suite that holds the tests; {@code test} by default. */
    @Input
    Property<String> getSuite();

    /**
     * Patterns of test classes or methods to trace, written as for {@code --tests}; by default none, which means all
     * that the suite's own test task runs.
     */
    @Input
    SetProperty<String> getInclude();

    /** Patterns of test classes or methods to leave out, even if they are included. */
    @Input
    SetProperty<String> getExclude();

    /** Whether the outcomes of branches are recorded, which no analysis reads yet; {@code false} by default. */
    @Input
    Property<Boolean> getBranches();

    /** How many events of one test are recorded at most, 1000 or more; 5 million by default. */
    @Input
    Property<Long> getEventLimit();

    /** How long one test may run before its JVM is stopped; 10 minutes by default. */
    @Input
    Property<Duration> getTestTimeout();
}
