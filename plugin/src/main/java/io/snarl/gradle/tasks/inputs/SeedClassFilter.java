package io.snarl.gradle.tasks.inputs;

import org.gradle.api.provider.SetProperty;
import org.gradle.api.tasks.Internal;

/** By which patterns the seed suite's own test task takes class files for tests. */
public interface SeedClassFilter {

    /** Patterns of which one must match unless there are none. */
    @Internal("captured by candidateClassFiles")
    SetProperty<String> getIncludes();

    /** Patterns of which none may match. */
    @Internal("captured by candidateClassFiles")
    SetProperty<String> getExcludes();
}
