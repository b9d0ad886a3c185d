package io.snarl.gradle;

import org.gradle.api.provider.Property;
import org.gradle.api.provider.SetProperty;
import org.gradle.api.tasks.Input;

/** Which sequential tests are traced. */
public interface SeedTestsSpec {

    /** The name of the JVM test suite that holds the tests; {@code test} by default. */
    @Input
    Property<String> getSuite();

    /** Patterns of test classes or methods to trace, written as for {@code --tests}; by default none, which means all. */
    @Input
    SetProperty<String> getInclude();

    /** Patterns of test classes or methods to leave out, even if they are included. */
    @Input
    SetProperty<String> getExclude();
}
