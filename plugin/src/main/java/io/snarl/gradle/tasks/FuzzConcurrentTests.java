package io.snarl.gradle.tasks;

import io.snarl.gradle.FuzzingSpec;
import io.snarl.gradle.internal.Allowed;
import org.gradle.api.DefaultTask;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.OutputDirectory;
import org.gradle.api.tasks.OutputFile;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.options.Option;

/** Runs the concurrent tests under a controlled scheduler and reports the bugs that it has shown. */
@CacheableTask
public abstract class FuzzConcurrentTests extends DefaultTask implements SnarlTask, FuzzingSpec {

    @Override
    @Option(option = "seed", description = "Where random choices start from.")
    public abstract Property<Long> getSeed();

    @Override
    @Option(option = "schedules", description = "How many schedules of each test are tried at most.")
    public abstract Property<Integer> getSchedules();

    /** The predicted bugs, to which the scheduler is steered. */
    @InputFiles
    @PathSensitive(PathSensitivity.NONE)
    public abstract ConfigurableFileCollection getCandidates();

    /** The compiled concurrent tests. */
    @Classpath
    public abstract ConfigurableFileCollection getConcurrentTestClasses();

    /** What the concurrent tests run with. */
    @Classpath
    public abstract ConfigurableFileCollection getRuntimeClasspath();

    /** Where the report is written. */
    @OutputDirectory
    public abstract DirectoryProperty getReportDirectory();

    /** Where the findings are written. */
    @OutputFile
    public abstract RegularFileProperty getFindingsFile();

    @TaskAction
    void fuzz() {
        Refusal.ifHindered(this);
        Allowed.SCHEDULES.require("--schedules", getSchedules().get());
        throw Refusal.notPossibleYet(this, "run concurrent tests", "scheduler", "No test was run.");
    }
}
