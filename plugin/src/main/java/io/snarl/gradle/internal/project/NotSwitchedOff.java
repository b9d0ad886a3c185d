package io.snarl.gradle.internal.project;

import io.snarl.gradle.tasks.FuzzConcurrentTests;
import org.gradle.api.Task;
import org.gradle.api.specs.Spec;

/** Lets a task be skipped that a build script keeps from running, and has it say so. */
final class NotSwitchedOff implements Spec<Task> {

    @Override
    public boolean isSatisfiedBy(Task task) {
        return ((FuzzConcurrentTests) task).runsOrSaysWhyNot();
    }
}
