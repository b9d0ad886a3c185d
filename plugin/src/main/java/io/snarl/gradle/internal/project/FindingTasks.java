package io.snarl.gradle.internal.project;

import io.snarl.gradle.tasks.RecordFindings;
import io.snarl.gradle.tasks.SynthesizeConcurrentTests;
import io.snarl.gradle.tasks.VerifyFindings;
import org.gradle.api.Project;
import org.gradle.api.tasks.TaskProvider;

/** The tasks that run after each synthesis and decide what its findings mean for the build. */
record FindingTasks(TaskProvider<RecordFindings> record, TaskProvider<VerifyFindings> verify) {

    /** Registers them; they take their settings from the synthesis, on whose command line a user gives them. */
    static FindingTasks register(Project project, TaskProvider<SynthesizeConcurrentTests> synthesize) {
        var directory = project.getLayout().getProjectDirectory();
        var record = project.getTasks().register("recordFindings", RecordFindings.class, task -> {
            task.setDescription("Marks the findings that the baseline accepts.");
            task.getFoundFile().set(synthesize.flatMap(SynthesizeConcurrentTests::getFindingsFile));
            task.getFindingsFile().set(synthesize.flatMap(SynthesizeConcurrentTests::getRecordedFindings));
            task.getBaseline().set(synthesize.flatMap(SynthesizeConcurrentTests::getBaseline));
            task.getUpdateBaseline().set(synthesize.flatMap(SynthesizeConcurrentTests::getUpdateBaseline));
            task.getProjectDirectory().convention(directory);
        });
        var verify = project.getTasks().register("verifyFindings", VerifyFindings.class, task -> {
            task.setDescription(
                    "Fails if there are findings of the kinds in failOn that the baseline does not accept.");
            task.getFindingsFile().set(record.flatMap(RecordFindings::getFindingsFile));
            task.getFailOn().set(synthesize.flatMap(SynthesizeConcurrentTests::getFailOn));
            task.getProjectDirectory().convention(directory);
            task.getReplayTask().convention(synthesize.flatMap(SynthesizeConcurrentTests::getReplayTask));
        });
        synthesize.configure(task -> task.finalizedBy(record, verify));
        return new FindingTasks(record, verify);
    }
}
