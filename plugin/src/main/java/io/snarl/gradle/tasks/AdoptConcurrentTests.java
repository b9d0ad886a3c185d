package io.snarl.gradle.tasks;

import org.gradle.api.DefaultTask;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.SetProperty;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.UntrackedTask;
import org.gradle.api.tasks.options.Option;

/** Copies chosen concurrent tests into the project's own test sources. */
@UntrackedTask(because = "it writes into sources that belong to the user, who may change them afterwards")
public abstract class AdoptConcurrentTests extends DefaultTask implements SnarlTask {

    /** Patterns of the concurrent tests to copy. */
    @Input
    @Option(option = "tests", description = "Copies the concurrent tests of this pattern; can be repeated.")
    public abstract SetProperty<String> getTests();

    /** The sources of the concurrent tests. */
    @InputFiles
    @PathSensitive(PathSensitivity.RELATIVE)
    public abstract ConfigurableFileCollection getConcurrentTestSources();

    /** The source directory to copy to; no output, since compilation and other tasks own what is in it. */
    @Internal
    public abstract DirectoryProperty getDestinationDirectory();

    @TaskAction
    void adopt() {
        Refusal.ifHindered(this);
        throw Refusal.notPossibleYet(this, "copy tests", "concurrent tests to copy", "Nothing was copied.");
    }
}
