package io.snarl.gradle.dsl;

import org.gradle.api.provider.SetProperty;
import org.gradle.api.tasks.Input;

/**
 * Which classes are examined, by patterns of binary names such as {@code com.acme.**} or {@code java.util.Hashtable}.
 */
public interface SubjectsSpec {

    /** Patterns of classes to examine; by default none, which means all classes of the main source set. */
    @Input
    SetProperty<String> getInclude();

    /** Patterns of classes to leave out, even if they are included. */
    @Input
    SetProperty<String> getExclude();

    /**
     * Patterns of classes that are never rewritten, neither as subjects nor as libraries that a subject calls; by
     * default none. What such a class does is not recorded.
     */
    @Input
    SetProperty<String> getUntouched();

    /**
     * Full names of annotations of your own that say of a class that it is thread-safe, besides those named
     * {@code ThreadSafe}, which are always known; by default none. A class that carries one is examined whatever it looks like.
     */
    @Input
    SetProperty<String> getAnnotatedWith();
}
