package io.snarl.gradle.tasks.inputs;

import org.gradle.api.provider.Property;
import org.gradle.api.provider.SetProperty;
import org.gradle.api.tasks.Input;

/** Which tests the seed suite's own test task runs, which are the ones that are traced. */
public interface SeedSelection {

    /** Patterns of test classes or methods, of which one must match unless there are none. */
    @Input
    SetProperty<String> getIncludePatterns();

    /** Patterns of test classes or methods, of which none may match. */
    @Input
    SetProperty<String> getExcludePatterns();

    /** Tags of which a test must have one, unless there are none; those of a JUnit 4 test are its categories. */
    @Input
    SetProperty<String> getIncludeTags();

    /** Tags of which a test may have none. */
    @Input
    SetProperty<String> getExcludeTags();

    /** The engines of the JUnit Platform that look for tests; all, if none is named. */
    @Input
    SetProperty<String> getIncludeEngines();

    /** The engines of the JUnit Platform that do not look for tests. */
    @Input
    SetProperty<String> getExcludeEngines();

    /** Whether only classes are run that Gradle takes for tests of JUnit 4 when it scans them. */
    @Input
    Property<Boolean> getScanned();
}
