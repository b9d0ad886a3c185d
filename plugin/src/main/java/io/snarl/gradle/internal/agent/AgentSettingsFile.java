package io.snarl.gradle.internal.agent;

import io.snarl.contract.settings.AgentSetting;
import io.snarl.gradle.internal.analysis.AnalysisWorkers;
import io.snarl.gradle.internal.analysis.settings.AgentSettingsWork;
import io.snarl.gradle.tasks.inputs.InstrumentedCode;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.gradle.api.file.FileCollection;

/**
 * Writes the settings file that tells the agent which code to instrument.
 *
 * @param code what is instrumented
 * @param classpath what the tests run with
 * @param testClasses the directories with the classes of the tests
 * @param results where the agent writes
 */
public record AgentSettingsFile(
        InstrumentedCode code, FileCollection classpath, FileCollection testClasses, File results) {

    /** Writes the file, with further settings of the given purpose. */
    public void write(AnalysisWorkers workers, File settings, Map<String, String> purpose) {
        var subjects = code.getSubjects();
        workers.run(AgentSettingsWork.class, parameters -> {
            parameters.getFile().set(settings);
            parameters.getInclude().set(subjects.getInclude());
            parameters.getExclude().set(subjects.getExclude());
            parameters.getUntouched().set(subjects.getUntouched());
            parameters.getOthers().putAll(others());
            parameters.getOthers().putAll(purpose);
        });
    }

    private Map<String, String> others() {
        var settings = new TreeMap<String, String>();
        AgentSetting.OUTPUT.put(settings, Optional.of(results.getAbsoluteFile().toPath()));
        AgentSetting.SUBJECT_CLASSES.put(settings, paths(subjectClasses()));
        AgentSetting.LIBRARY_CLASSES.put(settings, paths(code.getLibraryClasses()));
        AgentSetting.TEST_CLASSES.put(settings, paths(testClasses));
        var values = code.getValues();
        AgentSetting.VALUES.put(settings, values.getRecord().get());
        AgentSetting.SECRET_NAMES.put(
                settings, List.copyOf(new TreeSet<>(values.getSecretNames().get())));
        return settings;
    }

    private FileCollection subjectClasses() {
        File jar = code.getSubjectJar().get().getAsFile();
        return code.getSubjectClasses().plus(classpath.filter(jar::equals));
    }

    public static List<Path> paths(FileCollection files) {
        return files.getFiles().stream()
                .map(file -> file.getAbsoluteFile().toPath())
                .toList();
    }
}
