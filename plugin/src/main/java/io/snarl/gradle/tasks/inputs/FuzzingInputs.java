package io.snarl.gradle.tasks.inputs;

import io.snarl.gradle.dsl.FuzzingParameters;
import io.snarl.gradle.dsl.FuzzingSpec;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Optional;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;

/** What a run of concurrent tests under the scheduler depends on. */
public interface FuzzingInputs extends InstrumentedJvmTask, FuzzingParameters {

    /**
     * How many test JVMs run at once, as {@link FuzzingSpec#getMaxParallelForks} says. Not the {@code maxParallelForks} of the test task,
     * which build scripts set for all test tasks at once.
     */
    @Internal("more at once leads to no other results")
    Property<Integer> getParallelForkLimit();

    /**
     * The schedule file to replay, or a directory of such files, relative to the project's directory or to where Gradle was
     * started.
     */
    @Input
    @Optional
    Property<String> getReplay();

    /** How often each schedule file is replayed. */
    @Input
    Property<Integer> getReplayTimes();

    /** Whether tests were named on the command line, so that they run even if they carry no annotation. */
    @Input
    Property<Boolean> getNamed();

    /** The directories with the classes of the suite {@code concurrentTest}, of which every test is run. */
    @Internal("captured by candidateClassFiles")
    ConfigurableFileCollection getConcurrentTestClassesDirs();

    /** What {@code synthesizeConcurrentTests} has found, which need not be there. */
    @InputFiles
    @PathSensitive(PathSensitivity.NONE)
    ConfigurableFileCollection getFindingsFile();

    /** The findings that the user has accepted, whose generated tests are left out; it need not be there. */
    @InputFiles
    @PathSensitive(PathSensitivity.NONE)
    ConfigurableFileCollection getBaseline();

    /** Where the project lies. */
    @Internal
    DirectoryProperty getProjectDirectory();

    /** Where Gradle was started. */
    @Internal
    DirectoryProperty getStartDirectory();
}
