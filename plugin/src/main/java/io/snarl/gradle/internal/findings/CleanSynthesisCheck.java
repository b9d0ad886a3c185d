package io.snarl.gradle.internal.findings;

import io.snarl.gradle.internal.analysis.AnalysisWorkers;
import io.snarl.gradle.internal.analysis.finding.ConfirmedBugsWork;
import io.snarl.gradle.tasks.inputs.FuzzingInputs;
import java.io.File;

/** Checks whether a synthesis has run and found no bug, in which case there are rightly no generated tests. */
public final class CleanSynthesisCheck {

    private CleanSynthesisCheck() {}

    public static boolean isBefore(FuzzingInputs task, AnalysisWorkers workers) {
        File findings = task.getFindingsFile().getSingleFile();
        if (!findings.exists() || task.getReplay().isPresent()) {
            return false;
        }
        File ids = new File(task.getTemporaryDir(), "confirmed-bugs.txt");
        workers.run(ConfirmedBugsWork.class, parameters -> {
            parameters.getFindings().set(findings);
            parameters.getProjectDirectory().set(task.getProjectDirectory());
            parameters.getIds().set(ids);
        });
        return ids.length() == 0;
    }
}
