package io.snarl.gradle.internal.analysis.settings;

import io.snarl.core.synthesis.Settings;
import io.snarl.core.text.SourceEncodings;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.FileSystemLocation;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.provider.Provider;
import org.gradle.api.provider.SetProperty;
import org.gradle.workers.WorkAction;
import org.gradle.workers.WorkParameters;

/** Writes the settings of a synthesis. */
public abstract class SynthesisSettingsWork implements WorkAction<SynthesisSettingsWork.Parameters> {

    /** What the synthesis is told; {@link Settings} says what each means. */
    public interface Parameters extends WorkParameters {

        DirectoryProperty getTraces();

        ConfigurableFileCollection getSubjectSources();

        ConfigurableFileCollection getSeedSources();

        ConfigurableFileCollection getHandWritten();

        Property<String> getSeedEncoding();

        Property<String> getTestEncoding();

        ConfigurableFileCollection getClasspath();

        DirectoryProperty getLabClasses();

        DirectoryProperty getLabResults();

        DirectoryProperty getLabDirectory();

        Property<Integer> getLabSchedules();

        Property<Integer> getLabJvms();

        Property<Integer> getSourceLevel();

        Property<Boolean> getRelease();

        ListProperty<String> getNamedSubjects();

        SetProperty<String> getAnnotations();

        Property<Integer> getMaxCycleLength();

        Property<Long> getRandomSeed();

        Property<Long> getTimeBudgetSeconds();

        DirectoryProperty getSources();

        RegularFileProperty getFindings();

        RegularFileProperty getRecordedFindings();

        RegularFileProperty getBaseline();

        DirectoryProperty getSchedules();

        RegularFileProperty getSummary();

        DirectoryProperty getProjectDirectory();

        Property<String> getReplayCommand();

        /** Where the settings are written. */
        RegularFileProperty getFile();
    }

    @Override
    public void execute() {
        Parameters given = getParameters();
        try {
            new Settings(
                            path(given.getTraces()),
                            paths(given.getSubjectSources()),
                            paths(given.getSeedSources()),
                            paths(given.getHandWritten()),
                            new SourceEncodings(
                                    given.getSeedEncoding().get(),
                                    given.getTestEncoding().get()),
                            paths(given.getClasspath()),
                            path(given.getLabClasses()),
                            path(given.getLabResults()),
                            // It may hold secrets, so no file carries it.
                            List.of(),
                            path(given.getLabDirectory()),
                            new Settings.LabRuns(
                                    given.getLabSchedules().get(),
                                    given.getLabJvms().get()),
                            given.getSourceLevel().get(),
                            given.getRelease().get(),
                            given.getNamedSubjects().get(),
                            given.getAnnotations().get().stream().sorted().toList(),
                            given.getMaxCycleLength().get(),
                            given.getRandomSeed().get(),
                            given.getTimeBudgetSeconds().get(),
                            path(given.getSources()),
                            path(given.getFindings()),
                            path(given.getRecordedFindings()),
                            path(given.getBaseline()),
                            path(given.getSchedules()),
                            path(given.getSummary()),
                            path(given.getProjectDirectory()),
                            given.getReplayCommand().get())
                    .write(path(given.getFile()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path path(Provider<? extends FileSystemLocation> location) {
        return location.get().getAsFile().toPath();
    }

    private static List<Path> paths(ConfigurableFileCollection files) {
        return files.getFiles().stream().map(File::toPath).toList();
    }
}
