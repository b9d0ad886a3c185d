package io.snarl.gradle.internal.project;

import io.snarl.gradle.tasks.FuzzConcurrentTests;
import org.gradle.api.Task;
import org.gradle.api.specs.Spec;

/** Skips a task that a build script has disabled, and makes it say so. */
final class NotSwitchedOff implements Spec<Task> {

    @Override
    public boolean isSatisfiedBy(Task task) {
        return ((FuzzConcurrentTests) task).runsOrSaysWhyNot();
    }
}
