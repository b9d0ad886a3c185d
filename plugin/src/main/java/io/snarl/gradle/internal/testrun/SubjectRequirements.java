package io.snarl.gradle.internal.testrun;

import io.snarl.gradle.internal.analysis.AnalysisWorkers;
import io.snarl.gradle.internal.analysis.settings.SubjectsCheckWork;
import io.snarl.gradle.tasks.inputs.InstrumentedJvmTask;
import java.util.Set;
import org.gradle.api.file.FileCollection;

/** Rejects class patterns that leave nothing to instrument, before any test runs. */
public final class SubjectRequirements {

    private SubjectRequirements() {}

    /** For tracing, which needs a class that is a subject. */
    public static void ofTracing(InstrumentedJvmTask task, FileCollection classpath, AnalysisWorkers workers) {
        check(task, classpath, workers, task.getSubjects().getExclude().get());
    }

    /** For running tests under the scheduler, which controls a class that is no subject like any other. */
    public static void ofControl(InstrumentedJvmTask task, FileCollection classpath, AnalysisWorkers workers) {
        check(task, classpath, workers, Set.of());
    }

    private static void check(
            InstrumentedJvmTask task, FileCollection classpath, AnalysisWorkers workers, Set<String> excluded) {
        workers.run(SubjectsCheckWork.class, parameters -> {
            parameters.getInclude().set(task.getSubjects().getInclude());
            parameters.getExclude().set(excluded);
            parameters.getUntouched().set(task.getSubjects().getUntouched());
            parameters.getOwnClasses().from(task.getSubjectClasses());
            parameters.getClasses().from(task.getSubjectClasses(), task.getLibraryClasses(), classpath);
            parameters.getTestClasses().from(task.getTestClassesDirs());
        });
    }
}
