package io.snarl.gradle.internal.synthesis;

import io.snarl.gradle.internal.analysis.AnalysisWorkers;
import io.snarl.gradle.internal.analysis.settings.SynthesisSettingsWork;
import io.snarl.gradle.internal.gradle.GradleCommand;
import io.snarl.gradle.internal.settings.Durations;
import io.snarl.gradle.tasks.inputs.SynthesisInputs;
import java.io.File;

/** Writes the settings of the JVM that does the work of {@code synthesizeConcurrentTests}. */
public final class SynthesisSettingsFile {

    private final SynthesisInputs task;
    private final LabLauncher lab;

    public SynthesisSettingsFile(SynthesisInputs task, LabLauncher lab) {
        this.task = task;
        this.lab = lab;
    }

    /**
     * Writes the settings and returns their file.
     *
     * @param summary where that JVM leaves what a user is told at the end
     */
    public File writeBy(AnalysisWorkers workers, File summary) {
        File file = new File(task.getTemporaryDir(), "settings.json");
        workers.run(SynthesisSettingsWork.class, parameters -> {
            parameters.getFile().set(file);
            parameters.getTraces().set(task.getTraces().getSingleFile());
            parameters.getSubjectSources().from(task.getSubjectSources());
            parameters.getSeedSources().from(task.getSeedTestSources());
            parameters.getHandWritten().from(task.getHandWrittenSources(), task.getSeedTestSources());
            parameters.getSeedEncoding().set(task.getSeedEncoding());
            parameters.getTestEncoding().set(task.getTestEncoding());
            parameters.getClasspath().from(task.getClasspath());
            parameters.getLabClasses().set(lab.classes());
            parameters.getLabResults().set(lab.results());
            parameters.getLabDirectory().set(task.getSeedJvm().getWorkingDirectory());
            parameters.getLabSchedules().set(task.getSchedules());
            parameters.getLabJvms().set(lab.jvms());
            parameters.getSourceLevel().set(task.getSourceLevel());
            parameters.getRelease().set(task.getRelease());
            parameters
                    .getNamedSubjects()
                    .set(task.getSubjects().getInclude().get().stream()
                            .filter(glob -> !glob.contains("*") && !glob.contains("?"))
                            .toList());
            parameters.getAnnotations().set(task.getSubjects().getAnnotatedWith());
            parameters.getMaxCycleLength().set(task.getMaxCycleLength());
            parameters.getRandomSeed().set(task.getRandomSeed());
            parameters
                    .getTimeBudgetSeconds()
                    .set(Durations.wholeSeconds(task.getTimeBudget().get()));
            parameters.getSources().set(task.getSourceDirectory());
            parameters.getFindings().set(task.getFindingsFile());
            parameters.getRecordedFindings().set(task.getRecordedFindings());
            parameters.getBaseline().set(task.getBaseline());
            parameters.getSchedules().set(task.getScheduleDirectory());
            parameters.getSummary().set(summary);
            parameters.getProjectDirectory().set(task.getProjectDirectory());
            parameters
                    .getReplayCommand()
                    .set(GradleCommand.replay(task.getReplayTask().get()));
        });
        return file;
    }
}
