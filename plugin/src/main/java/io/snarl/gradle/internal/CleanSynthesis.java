package io.snarl.gradle.internal;

import io.snarl.gradle.internal.analysis.AnalysisWorkers;
import io.snarl.gradle.internal.analysis.ConfirmedBugs;
import io.snarl.gradle.tasks.FuzzConcurrentTests;
import java.io.File;

/** Tells whether synthesis has looked and found no bug, so that it is right that there is no generated test. */
public final class CleanSynthesis {

    private CleanSynthesis() {}

    public static boolean isBefore(FuzzConcurrentTests task, AnalysisWorkers workers) {
        File findings = task.getFindingsFile().getSingleFile();
        if (!findings.exists() || task.getReplay().isPresent()) {
            return false;
        }
        File ids = new File(task.getTemporaryDir(), "confirmed-bugs.txt");
        workers.run(ConfirmedBugs.class, parameters -> {
            parameters.getFindings().set(findings);
            parameters.getProjectDirectory().set(task.getProjectDirectory());
            parameters.getIds().set(ids);
        });
        return ids.length() == 0;
    }
}
