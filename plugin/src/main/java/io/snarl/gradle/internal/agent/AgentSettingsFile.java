package io.snarl.gradle.internal.agent;

import static java.util.stream.Collectors.joining;

import io.snarl.gradle.internal.analysis.AnalysisWorkers;
import io.snarl.gradle.internal.analysis.settings.AgentSettingsWork;
import io.snarl.gradle.tasks.inputs.InstrumentedCode;
import java.io.File;
import java.util.Map;
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
        workers.run(AgentSettingsWork.class, parameters -> {
            parameters.getFile().set(settings);
            var subjects = code.getSubjects();
            parameters
                    .getPatterns()
                    .put("subject.include", subjects.getInclude().get());
            parameters
                    .getPatterns()
                    .put("subject.exclude", subjects.getExclude().get());
            parameters.getPatterns().put("untouched", subjects.getUntouched().get());
            parameters.getValues().putAll(places());
            parameters.getValues().putAll(values());
            parameters.getValues().putAll(purpose);
        });
    }

    private Map<String, String> places() {
        return Map.of(
                "output", results.getAbsolutePath(),
                "subject.classes", paths(subjectClasses()),
                "library.classes", paths(code.getLibraryClasses()),
                "test.classes", paths(testClasses));
    }

    private Map<String, String> values() {
        var values = code.getValues();
        return Map.of(
                "values", values.getRecord().get().toString(),
                "secret.names",
                        String.join("\n", new TreeSet<>(values.getSecretNames().get())));
    }

    private FileCollection subjectClasses() {
        File jar = code.getSubjectJar().get().getAsFile();
        return code.getSubjectClasses().plus(classpath.filter(jar::equals));
    }

    public static String paths(FileCollection files) {
        return files.getFiles().stream().map(File::getAbsolutePath).collect(joining("\n"));
    }
}
