package io.snarl.gradle.internal.analysis.settings;

import io.snarl.contract.settings.AgentSetting;
import io.snarl.contract.settings.SettingsFile;
import io.snarl.core.subject.ClassGlob;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.MapProperty;
import org.gradle.api.provider.SetProperty;
import org.gradle.workers.WorkAction;
import org.gradle.workers.WorkParameters;

/** Writes the settings of the agent, with the patterns of the user as regular expressions. */
public abstract class AgentSettingsWork implements WorkAction<AgentSettingsWork.Parameters> {

    /** What the agent is told. */
    public interface Parameters extends WorkParameters {

        /** Patterns of subjects. */
        SetProperty<String> getInclude();

        /** Patterns of classes that are no subjects. */
        SetProperty<String> getExclude();

        /** Patterns of classes that are never rewritten. */
        SetProperty<String> getUntouched();

        /** All other settings, by the names that the agent knows. */
        MapProperty<String, String> getOthers();

        RegularFileProperty getFile();
    }

    @Override
    public void execute() {
        Map<String, String> settings = new TreeMap<>(getParameters().getOthers().get());
        AgentSetting.SUBJECT_INCLUDE.put(
                settings, regexes(SubjectsCheckWork.INCLUDE, getParameters().getInclude()));
        AgentSetting.SUBJECT_EXCLUDE.put(
                settings, regexes(SubjectsCheckWork.EXCLUDE, getParameters().getExclude()));
        AgentSetting.UNTOUCHED.put(
                settings, regexes(SubjectsCheckWork.UNTOUCHED, getParameters().getUntouched()));
        try {
            SettingsFile.write(getParameters().getFile().get().getAsFile().toPath(), settings);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> regexes(String setting, SetProperty<String> patterns) {
        return patterns.get().stream()
                .sorted()
                .map(glob -> ClassGlob.ofSetting(setting, glob))
                .map(ClassGlob::toRegex)
                .toList();
    }
}
