package io.snarl.gradle.internal.analysis.settings;

import io.snarl.core.subject.ClassesInPlaces;
import io.snarl.core.subject.RemainingSubjects;
import io.snarl.core.subject.UnusedPatterns;
import io.snarl.gradle.internal.console.Console;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.logging.Logging;
import org.gradle.api.provider.SetProperty;
import org.gradle.workers.WorkAction;
import org.gradle.workers.WorkParameters;

/** Warns of class patterns that match nothing, and fails if no class is left to be examined. */
public abstract class SubjectsCheckWork implements WorkAction<SubjectsCheckWork.Parameters> {

    private static final Console CONSOLE = new Console(Logging.getLogger(SubjectsCheckWork.class));

    static final String INCLUDE = "snarl.subjects.include";

    static final String EXCLUDE = "snarl.subjects.exclude";

    static final String UNTOUCHED = "snarl.subjects.untouched";

    /** The patterns of the block {@code subjects}, and where classes are. */
    public interface Parameters extends WorkParameters {

        SetProperty<String> getInclude();

        SetProperty<String> getExclude();

        SetProperty<String> getUntouched();

        /** Directories with the classes of the main source set. */
        ConfigurableFileCollection getOwnClasses();

        /** Directories and jars with classes of the project and its libraries. */
        ConfigurableFileCollection getClasses();

        /** Directories with the classes of the tests. */
        ConfigurableFileCollection getTestClasses();
    }

    @Override
    public void execute() {
        Set<String> include = getParameters().getInclude().get();
        Set<String> exclude = getParameters().getExclude().get();
        Set<String> untouched = getParameters().getUntouched().get();
        if (include.isEmpty() && exclude.isEmpty() && untouched.isEmpty()) {
            return;
        }
        try {
            var classes = ClassesInPlaces.of(paths(getParameters().getClasses()));
            var patterns = new UnusedPatterns(classes);
            patterns.requireAny(INCLUDE, include);
            new RemainingSubjects(
                            ClassesInPlaces.of(paths(getParameters().getOwnClasses()))
                                    .names(),
                            classes.names(),
                            ClassesInPlaces.of(paths(getParameters().getTestClasses()))
                                    .names())
                    .requireSome(include, exclude, untouched);
            Map<String, Set<String>> settings = Map.of(INCLUDE, include, EXCLUDE, exclude, UNTOUCHED, untouched);
            for (var setting : new TreeMap<>(settings).entrySet()) {
                Optional<String> unused = patterns.among(setting.getKey(), setting.getValue());
                if (unused.isPresent()) {
                    CONSOLE.warn(unused.get());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> paths(ConfigurableFileCollection places) {
        return places.getFiles().stream().map(File::toPath).toList();
    }
}
