package io.snarl.gradle.tasks;

import io.snarl.gradle.SynthesisSpec;
import io.snarl.gradle.internal.Allowed;
import org.gradle.api.DefaultTask;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.OutputDirectory;
import org.gradle.api.tasks.OutputFile;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.options.Option;

/** Predicts concurrency bugs from traces and writes a test for each. */
@CacheableTask
public abstract class SynthesizeConcurrentTests extends DefaultTask implements SnarlTask, SynthesisSpec {

    @Override
    @Option(option = "max-cycle-length", description = "How many locks a predicted deadlock may have at most, 2 to 5.")
    public abstract Property<Integer> getMaxCycleLength();

    /** The traces of the seed tests. */
    @InputFiles
    @PathSensitive(PathSensitivity.RELATIVE)
    public abstract ConfigurableFileCollection getTraces();

    /** The sources of the seed tests, from which values are taken that no call can rebuild. */
    @InputFiles
    @PathSensitive(PathSensitivity.RELATIVE)
    public abstract ConfigurableFileCollection getSeedTestSources();

    /** Where the sources of the concurrent tests are written. */
    @OutputDirectory
    public abstract DirectoryProperty getSourceDirectory();

    /** Where the predicted bugs are written. */
    @OutputFile
    public abstract RegularFileProperty getCandidatesFile();

    @TaskAction
    void synthesize() {
        Refusal.ifHindered(this);
        Allowed.CYCLE_LENGTH.require("--max-cycle-length", getMaxCycleLength().get());
        throw Refusal.notPossibleYet(this, "predict bugs", "analysis", "No test was written.");
    }
}
