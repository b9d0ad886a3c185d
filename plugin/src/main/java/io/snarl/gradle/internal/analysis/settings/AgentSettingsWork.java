package io.snarl.gradle.internal.analysis.settings;

import io.snarl.core.subject.ClassGlob;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.MapProperty;
import org.gradle.workers.WorkAction;
import org.gradle.workers.WorkParameters;

/** Writes the settings of the agent, with the patterns of the user as regular expressions. */
public abstract class AgentSettingsWork implements WorkAction<AgentSettingsWork.Parameters> {

    /** The names by which users know the settings that are patterns. */
    private static final Map<String, String> IN_THE_BLOCK = Map.of(
            "subject.include", "snarl.subjects.include",
            "subject.exclude", "snarl.subjects.exclude",
            "untouched", "snarl.subjects.untouched");

    /** What the agent is told. */
    public interface Parameters extends WorkParameters {

        /** Patterns of classes, by the name of the setting. */
        MapProperty<String, Set<String>> getPatterns();

        /** All other settings, by name. */
        MapProperty<String, String> getValues();

        RegularFileProperty getFile();
    }

    @Override
    public void execute() {
        var settings = new Properties();
        settings.putAll(getParameters().getValues().get());
        getParameters()
                .getPatterns()
                .get()
                .forEach((name, patterns) -> settings.setProperty(name, regexes(name, patterns)));
        try (var file = Files.newBufferedWriter(
                getParameters().getFile().get().getAsFile().toPath())) {
            settings.store(file, null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String regexes(String name, Set<String> patterns) {
        return String.join(
                "\n",
                patterns.stream()
                        .sorted()
                        .map(glob -> ClassGlob.ofSetting(IN_THE_BLOCK.get(name), glob))
                        .map(ClassGlob::toRegex)
                        .toList());
    }
}
