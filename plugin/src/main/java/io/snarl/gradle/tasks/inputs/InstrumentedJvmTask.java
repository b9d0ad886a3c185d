package io.snarl.gradle.tasks.inputs;

import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.FileCollection;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.LocalState;
import org.gradle.api.tasks.Nested;
import org.gradle.api.tasks.Optional;
import org.gradle.jvm.toolchain.JavaLauncher;

/** A task that runs tests with Snarl's agent attached, in a JVM like that of the seed suite's own test task. */
public interface InstrumentedJvmTask extends SnarlTask, InstrumentedCode {

    /** The JVM of the seed suite's own test task. */
    @Nested
    SeedJvm getSeedJvm();

    /** The source directories of the project. */
    @Internal("messages name files in them, and nothing else")
    ConfigurableFileCollection getSourceDirectories();

    /** The root of the build. */
    @Internal("messages name files relative to it")
    DirectoryProperty getRootDirectory();

    /** Where the agent prepares the test JVM. */
    @LocalState
    DirectoryProperty getPreparation();

    /** The directories with the classes of the tests. */
    @Internal
    FileCollection getTestClassesDirs();

    /** The JVM that runs the tests. */
    @Nested
    @Optional
    Property<JavaLauncher> getJavaLauncher();
}
