package io.snarl.gradle.tasks.inputs;

import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.MapProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.provider.SetProperty;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Nested;
import org.gradle.api.tasks.Optional;
import org.gradle.process.CommandLineArgumentProvider;

/**
 * The JVM that the seed suite's own test task starts, which is the one that the tests are traced in.
 *
 * <p>What is an input here is one of Gradle's test task, too.
 */
public interface SeedJvm {

    @Input
    MapProperty<String, String> getSystemProperties();

    @Input
    ListProperty<String> getJvmArgs();

    @Nested
    ListProperty<CommandLineArgumentProvider> getJvmArgumentProviders();

    /** The variables that differ from those of the build. */
    @Internal
    MapProperty<String, String> getChangedEnvironment();

    /** The variables that the build has and the tests have not. */
    @Internal
    SetProperty<String> getRemovedEnvironment();

    @Internal
    DirectoryProperty getWorkingDirectory();

    @Internal
    Property<String> getMinHeapSize();

    @Internal
    Property<String> getMaxHeapSize();

    @Input
    @Optional
    Property<String> getDefaultCharacterEncoding();

    @Input
    @Optional
    Property<Boolean> getEnableAssertions();
}
