package io.snarl.gradle.internal.adoption;

import io.snarl.contract.settings.AdoptedTestFiles;
import io.snarl.gradle.internal.gradle.Versions;
import io.snarl.gradle.tasks.inputs.InstrumentedCode;
import java.io.File;
import java.util.List;
import org.gradle.api.Named;
import org.gradle.api.file.Directory;
import org.gradle.api.file.FileCollection;
import org.gradle.api.provider.Provider;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.LocalState;
import org.gradle.api.tasks.Nested;
import org.gradle.process.CommandLineArgumentProvider;

/**
 * Passes adopted tests, which run without the agent, the paths of all that they need to rerun with it in another JVM.
 *
 * <p>What that is follows from inputs; where it lies is none, so that results are shared between checkouts.
 */
public final class AdoptedTestArguments implements CommandLineArgumentProvider, Named {

    private final InstrumentedCode code;
    private final FileCollection engine;
    private final Provider<Directory> preparation;

    /**
     * Creates the arguments of a test task.
     *
     * @param code what is instrumented
     * @param engine what runs the tests on the JUnit Platform, if they are not run on it; else nothing
     * @param preparation the directory that {@link AdoptedTestPreparation} writes to
     */
    AdoptedTestArguments(InstrumentedCode code, FileCollection engine, Provider<Directory> preparation) {
        this.code = code;
        this.engine = engine;
        this.preparation = preparation;
    }

    @Internal
    @Override
    public String getName() {
        return "snarlAdoptedTests";
    }

    @Nested
    public InstrumentedCode getCode() {
        return code;
    }

    @Classpath
    public FileCollection getEngine() {
        return engine;
    }

    @LocalState
    public Provider<Directory> getPreparation() {
        return preparation;
    }

    @Input
    public String getSnarlVersion() {
        return Versions.snarl();
    }

    /** Returns no arguments if nothing was prepared, since tools ask for the arguments of tasks that do not run. */
    @Override
    public Iterable<String> asArguments() {
        File directory = preparation.get().getAsFile();
        return new File(directory, AdoptedTestFiles.CLASS_PATH).exists()
                ? List.of("-D" + AdoptedTestFiles.PROPERTY + "=" + directory)
                : List.of();
    }
}
