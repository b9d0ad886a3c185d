package io.snarl.gradle.internal.project;

import org.gradle.api.file.FileCollection;
import org.gradle.api.tasks.TaskProvider;
import org.gradle.api.tasks.compile.JavaCompile;

/**
 * The concurrent tests of a project, generated or written by hand.
 *
 * @param sourceDirectories where their sources are, those of generated ones among them
 * @param classes the directories that they are compiled to
 * @param libraries what they need besides what the seed tests have
 * @param compilation the task that compiles those in Java
 */
public record ConcurrentTests(
        FileCollection sourceDirectories,
        FileCollection classes,
        FileCollection libraries,
        TaskProvider<JavaCompile> compilation) {

    /** The name of their source set, and of its directory in {@code src}. */
    public static final String NAME = "concurrentTest";
}
