package io.snarl.gradle.tasks;

import io.snarl.gradle.SeedTestsSpec;
import io.snarl.gradle.SubjectsSpec;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.provider.SetProperty;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.Nested;
import org.gradle.api.tasks.Optional;
import org.gradle.api.tasks.OutputDirectory;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.options.Option;
import org.gradle.jvm.toolchain.JavaLauncher;

/** Runs the seed tests and records what they do to the subjects. */
@CacheableTask
public abstract class TraceSeedTests extends SnarlTask implements SeedTestsSpec {

    /** Which classes are watched. */
    @Nested
    public abstract SubjectsSpec getSubjects();

    @Override
    @Option(option = "tests", description = "Traces only the test classes or methods of this pattern; can be repeated.")
    public abstract SetProperty<String> getInclude();

    /** The classes of the main source set. */
    @Classpath
    public abstract ConfigurableFileCollection getSubjectClasses();

    /** The classes that hold the seed tests. */
    @Classpath
    public abstract ConfigurableFileCollection getSeedTestClasses();

    /** What the seed tests run with. */
    @Classpath
    public abstract ConfigurableFileCollection getRuntimeClasspath();

    /** The JVM that runs the seed tests. */
    @Nested
    @Optional
    public abstract Property<JavaLauncher> getJavaLauncher();

    /** Where the traces are written. */
    @OutputDirectory
    public abstract DirectoryProperty getTraceDirectory();

    @TaskAction
    void trace() {
        requireNoObstacle();
        throw notPossibleYet("record", "recorder", "Nothing was traced.");
    }
}
