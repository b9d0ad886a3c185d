package io.snarl.gradle.internal;

import io.snarl.gradle.internal.analysis.AnalysisWorkers;
import io.snarl.gradle.internal.analysis.SubjectsCheck;
import io.snarl.gradle.tasks.WatchedTests;
import java.util.Set;

/** Refuses patterns of classes that leave nothing to watch, before any test runs. */
public final class SubjectRequirements {

    private SubjectRequirements() {}

    /** For tracing, which needs a class that is a subject. */
    public static void ofTracing(WatchedTests task, AnalysisWorkers workers) {
        check(task, workers, task.getSubjects().getExclude().get());
    }

    /** For running tests under the scheduler, which controls a class that is no subject like any other. */
    public static void ofControl(WatchedTests task, AnalysisWorkers workers) {
        check(task, workers, Set.of());
    }

    private static void check(WatchedTests task, AnalysisWorkers workers, Set<String> excluded) {
        workers.run(SubjectsCheck.class, parameters -> {
            parameters.getInclude().set(task.getSubjects().getInclude());
            parameters.getExclude().set(excluded);
            parameters.getUntouched().set(task.getSubjects().getUntouched());
            parameters.getOwnClasses().from(task.getSubjectClasses());
            parameters.getClasses().from(task.getSubjectClasses(), task.getLibraryClasses(), task.getClasspath());
            parameters.getTestClasses().from(task.getTestClassesDirs());
        });
    }
}
