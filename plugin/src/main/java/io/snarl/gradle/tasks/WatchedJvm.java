package io.snarl.gradle.tasks;

import io.snarl.gradle.SubjectsSpec;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.FileCollection;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.LocalState;
import org.gradle.api.tasks.Nested;
import org.gradle.api.tasks.Optional;
import org.gradle.jvm.toolchain.JavaLauncher;

/** A task that runs tests with Snarl's agent attached, in a JVM like that of the seed suite's own test task. */
public interface WatchedJvm extends SnarlTask {

    /** Which classes are watched. */
    @Nested
    SubjectsSpec getSubjects();

    /** The JVM of the seed suite's own test task. */
    @Nested
    SeedJvm getSeedJvm();

    /** The classes of the main source set. */
    @Classpath
    ConfigurableFileCollection getSubjectClasses();

    /** The jar of the main source set, which some suites have on their class path instead of its classes. */
    @Internal("captured by the class path, if it is there")
    RegularFileProperty getSubjectJar();

    /** What the main source set runs with. */
    @Classpath
    ConfigurableFileCollection getLibraryClasses();

    /** Snarl's Java agent. */
    @Classpath
    ConfigurableFileCollection getAgentClasspath();

    /** Snarl's analysis library. */
    @Classpath
    ConfigurableFileCollection getAnalysisClasspath();

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
