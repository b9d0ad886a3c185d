package io.snarl.gradle.tasks.inputs;

import org.gradle.api.provider.SetProperty;
import org.gradle.api.tasks.Internal;

/** The patterns of class files that the seed suite's own test task applies. */
public interface SeedClassFilter {

    /** Patterns of which one must match unless there are none. */
    @Internal("captured by candidateClassFiles")
    SetProperty<String> getIncludes();

    /** Patterns of which none may match. */
    @Internal("captured by candidateClassFiles")
    SetProperty<String> getExcludes();
}
