package io.snarl.gradle.tasks.inputs;

import io.snarl.gradle.dsl.SynthesisSpec;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.provider.SetProperty;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.IgnoreEmptyDirectories;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.LocalState;
import org.gradle.api.tasks.Optional;
import org.gradle.api.tasks.OutputDirectory;
import org.gradle.api.tasks.OutputFile;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;

/** What a synthesis depends on, and where it writes. */
public interface SynthesisInputs extends InstrumentedJvmTask, SynthesisSpec {

    /** Which findings fail the build, if the baseline does not accept them. */
    @Internal("the findings do not depend on it, and verifyFindings decides")
    SetProperty<String> getFailOn();

    /** The findings that the user has accepted. */
    @Internal("only what is said at the end depends on it, and recordFindings marks the findings")
    RegularFileProperty getBaseline();

    /** The file that a user is told of, in which recordFindings marks those that are accepted. */
    @Internal("written by recordFindings")
    RegularFileProperty getRecordedFindings();

    /** The traces of the seed tests. */
    @InputFiles
    @PathSensitive(PathSensitivity.RELATIVE)
    ConfigurableFileCollection getTraces();

    /** The source directories of the library, whose comments say what is made for several threads and what is not. */
    @InputFiles
    @IgnoreEmptyDirectories
    @PathSensitive(PathSensitivity.RELATIVE)
    ConfigurableFileCollection getSubjectSources();

    /** The source directories of the seed tests, from which names and values are taken that no trace has. */
    @InputFiles
    @IgnoreEmptyDirectories
    @PathSensitive(PathSensitivity.RELATIVE)
    ConfigurableFileCollection getSeedTestSources();

    /** The source directories of concurrent tests that were written by hand, whose names are taken. */
    @InputFiles
    @IgnoreEmptyDirectories
    @PathSensitive(PathSensitivity.RELATIVE)
    ConfigurableFileCollection getHandWrittenSources();

    /** The encoding of the sources of the seed tests. */
    @Input
    @Optional
    Property<String> getSeedEncoding();

    /** The encoding in which the concurrent tests are compiled. */
    @Input
    @Optional
    Property<String> getTestEncoding();

    /** What concurrent tests are compiled and run with. */
    @Classpath
    ConfigurableFileCollection getClasspath();

    /** What is appended to the class path of the JDK. */
    @Classpath
    ConfigurableFileCollection getBootstrapClasspath();

    /** The version of Java that the concurrent tests are written in. */
    @Input
    @Optional
    Property<Integer> getSourceLevel();

    /** Whether the concurrent tests may use no newer JDK than that, as by the compiler's option {@code --release}. */
    @Input
    @Optional
    Property<Boolean> getRelease();

    /** How many processors Gradle may use. */
    @Internal("what is found does not depend on it")
    Property<Integer> getMaxWorkers();

    /** The path of the task that replays schedules. */
    @Internal
    Property<String> getReplayTask();

    /** Where the project lies, relative to which the findings name files. */
    @Internal
    DirectoryProperty getProjectDirectory();

    /** Where the sources of the concurrent tests are written. */
    @OutputDirectory
    DirectoryProperty getSourceDirectory();

    /** Where the findings are written. */
    @OutputFile
    RegularFileProperty getFindingsFile();

    /** Where the schedules of the findings are written. */
    @OutputDirectory
    DirectoryProperty getScheduleDirectory();

    /** Where tests are compiled and run before they are shown to anybody. */
    @LocalState
    DirectoryProperty getLabDirectory();
}
