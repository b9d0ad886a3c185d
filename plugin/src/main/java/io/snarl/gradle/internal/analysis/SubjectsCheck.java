package io.snarl.gradle.internal.analysis;

import io.snarl.core.subject.UnusedPatterns;
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
import org.gradle.api.logging.LogLevel;
import org.gradle.api.logging.Logger;
import org.gradle.api.logging.Logging;
import org.gradle.api.provider.SetProperty;
import org.gradle.workers.WorkAction;
import org.gradle.workers.WorkParameters;

/** Tells of patterns of classes that name none, and fails if nothing is left to be examined. */
public abstract class SubjectsCheck implements WorkAction<SubjectsCheck.Parameters> {

    private static final Logger LOGGER = Logging.getLogger(SubjectsCheck.class);

    private static final String INCLUDE = "snarl.subjects.include";

    /** The patterns of the block {@code subjects}, and where classes are. */
    public interface Parameters extends WorkParameters {

        SetProperty<String> getInclude();

        SetProperty<String> getExclude();

        SetProperty<String> getUntouched();

        /** Directories and jars with classes. */
        ConfigurableFileCollection getClasses();
    }

    @Override
    public void execute() {
        List<Path> places = getParameters().getClasses().getFiles().stream()
                .map(File::toPath)
                .toList();
        try {
            var patterns = new UnusedPatterns(places);
            patterns.requireAny(INCLUDE, getParameters().getInclude().get());
            Map<String, Set<String>> settings = Map.of(
                    INCLUDE,
                    getParameters().getInclude().get(),
                    "snarl.subjects.exclude",
                    getParameters().getExclude().get(),
                    "snarl.subjects.untouched",
                    getParameters().getUntouched().get());
            for (var setting : new TreeMap<>(settings).entrySet()) {
                Optional<String> unused = patterns.among(setting.getKey(), setting.getValue());
                if (unused.isPresent()) {
                    LOGGER.log(LogLevel.WARN, unused.get());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
