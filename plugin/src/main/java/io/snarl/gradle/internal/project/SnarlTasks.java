package io.snarl.gradle.internal.project;

import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.gradle.dsl.SnarlExtension;
import io.snarl.gradle.internal.gradle.GitRepository;
import io.snarl.gradle.internal.gradle.GradleCommand;
import io.snarl.gradle.internal.scan.ScanConnection;
import io.snarl.gradle.internal.settings.BlockSettings;
import io.snarl.gradle.tasks.AdoptConcurrentTests;
import io.snarl.gradle.tasks.FuzzConcurrentTests;
import io.snarl.gradle.tasks.InstrumentedTest;
import io.snarl.gradle.tasks.ReportConcurrentTests;
import io.snarl.gradle.tasks.SynthesizeConcurrentTests;
import io.snarl.gradle.tasks.TraceSeedTests;
import io.snarl.gradle.tasks.inputs.SnarlTask;
import org.gradle.api.Project;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.Provider;
import org.gradle.api.tasks.TaskProvider;
import org.gradle.api.tasks.compile.AbstractCompile;
import org.gradle.api.tasks.testing.Test;

/**
 * Registers the tasks of a project; each takes its settings from the {@code snarl} block and its files from the task
 * before.
 */
public record SnarlTasks(
        TaskProvider<TraceSeedTests> trace,
        TaskProvider<SynthesizeConcurrentTests> synthesize,
        FindingTasks findings,
        TaskProvider<FuzzConcurrentTests> fuzz,
        TaskProvider<AdoptConcurrentTests> adopt,
        TaskProvider<ReportConcurrentTests> report,
        TaskRequests demand) {

    /**
     * Registers them.
     *
     * @param isolated whether a project must not look at tasks of others
     */
    public static SnarlTasks register(Project project, SnarlExtension snarl, Provider<Boolean> isolated) {
        var tasks = project.getTasks();
        var demand = new TaskRequests(project, isolated);
        demand.decide();
        // Before anything runs, and not where a task asks for a setting, since Gradle would put words of its own above
        // ours.
        project.getGradle().getTaskGraph().whenReady(graph -> {
            if (demand.isForSnarl()) {
                BlockSettings.check(snarl, project);
            }
        });
        var build = project.getLayout().getBuildDirectory();

        var trace = tasks.register("traceSeedTests", TraceSeedTests.class, task -> {
            task.setDescription("Runs the sequential seed tests and records what they do to the subjects.");
            BlockSettings.link(task.getSubjects(), snarl.getSubjects());
            BlockSettings.link(task.getSeedTests(), snarl.getSeedTests());
            BlockSettings.link(task.getValues(), snarl.getValues());
            task.getTraceDirectory().convention(build.dir("snarl/traces"));
            setPlaces(task, build);
        });
        var synthesize = tasks.register("synthesizeConcurrentTests", SynthesizeConcurrentTests.class, task -> {
            task.setDescription("Predicts concurrency bugs from the traces and writes a test for each.");
            BlockSettings.link(task, snarl);
            task.getUpdateBaseline().convention(false);
            task.getTraces().from(trace.flatMap(TraceSeedTests::getTraceDirectory));
            task.getSourceDirectory().convention(build.dir("generated/sources/snarl/concurrentTest/java"));
            task.getFindingsFile().convention(build.file("snarl/synthesis/findings.json"));
            task.getRecordedFindings().convention(build.file("snarl/findings.json"));
            task.getScheduleDirectory().convention(build.dir("snarl/schedules"));
            task.getPreparation().convention(build.dir("tmp/" + task.getName() + "/agent"));
            task.getLabDirectory().convention(build.dir("tmp/" + task.getName() + "/lab"));
            task.getProjectDirectory().convention(project.getLayout().getProjectDirectory());
            task.getMaxWorkers()
                    .convention(project.getGradle().getStartParameter().getMaxWorkerCount());
            task.getReplayTask().convention(GradleCommand.pathOf(project.getBuildTreePath(), "fuzzConcurrentTests"));
        });
        var findings = FindingTasks.register(project, synthesize);
        // All of them, since a build may have more of these tasks, each with settings of its own.
        tasks.withType(FuzzConcurrentTests.class).configureEach(task -> {
            BlockSettings.link(task, snarl.getFuzzing());
            BlockSettings.link(task.getValues(), snarl.getValues());
            BlockSettings.link(task.getSubjects(), snarl.getSubjects());
            task.getReplayTask().convention(GradleCommand.pathOf(project.getBuildTreePath(), task.getName()));
            // After what Demand says: where nobody has asked for them, nobody has to be told.
            task.skipUnless("it is not switched off", new NotSwitchedOff());
            task.getSeedSuite().convention(snarl.getSeedTests().getSuite());
            task.getBaseline().from(snarl.getBaseline());
            // What there is, without the task that makes it: tests that were written by hand can be run without
            // synthesis.
            task.mustRunAfter(findings.record());
            task.getFindingsFile()
                    .from(project.provider(
                            () -> synthesize.get().getRecordedFindings().get()));
            task.getProjectDirectory().convention(project.getLayout().getProjectDirectory());
            task.getStartDirectory().set(project.getGradle().getStartParameter().getCurrentDir());
            task.getResultDirectory().convention(build.dir("snarl/" + task.getName()));
            task.getReplayDirectory().convention(build.dir("snarl/" + task.getName() + "-replay"));
            setPlaces(task, build);
        });
        var fuzz = tasks.register("fuzzConcurrentTests", FuzzConcurrentTests.class, task -> {
            task.setDescription("Runs the concurrent tests under a controlled scheduler and reports the bugs shown.");
            task.getResultDirectory().convention(build.dir("snarl/fuzz"));
            task.getReplayDirectory().convention(build.dir("snarl/replay"));
        });
        var adopt = tasks.register("adoptConcurrentTests", AdoptConcurrentTests.class, task -> {
            task.setDescription("Copies the tests of chosen findings into the project's own test sources.");
            // What the user has seen, not what synthesis would find now that the sources have changed by adoption.
            task.mustRunAfter(synthesize, findings.record());
            // What tests are compiled and run with is known before any task runs, so new ones have to wait for the next
            // build.
            task.mustRunAfter(tasks.withType(AbstractCompile.class), tasks.withType(Test.class));
            task.getFindingsFile()
                    .from(project.provider(
                            () -> synthesize.get().getRecordedFindings().get()));
            task.getProjectDirectory().convention(project.getLayout().getProjectDirectory());
        });
        var report = tasks.register("reportConcurrentTests", ReportConcurrentTests.class, task -> {
            task.setDescription("Writes a report on what was found and on the concurrent tests that were run.");
            // What they have left, without drawing them in: a report is also made of what one of them alone has done.
            task.mustRunAfter(trace, synthesize, findings.record(), fuzz);
            task.getFindingsFile()
                    .convention(project.provider(
                            () -> synthesize.get().getRecordedFindings().get()));
            task.getScheduleDirectory()
                    .convention(project.provider(
                            () -> synthesize.get().getScheduleDirectory().get()));
            task.getTraceDirectory()
                    .convention(project.provider(
                            () -> trace.get().getTraceDirectory().get()));
            task.getFuzzDirectory()
                    .convention(project.provider(
                            () -> fuzz.get().getResultDirectory().get()));
            task.getResultFiles()
                    .from(
                            task.getFindingsFile(),
                            task.getScheduleDirectory(),
                            task.getTraceDirectory().file(TraceIndex.FILE),
                            task.getFuzzDirectory());
            task.getProjectName().convention(project.getName());
            task.getReplayTask().convention(GradleCommand.pathOf(project.getBuildTreePath(), "fuzzConcurrentTests"));
            task.getAdoptTask().convention(GradleCommand.pathOf(project.getBuildTreePath(), "adoptConcurrentTests"));
            task.getProjectDirectory().convention(project.getLayout().getProjectDirectory());
            task.getPathInRepository().convention(GitRepository.pathOf(project));
            task.getHtmlFile().convention(build.file("reports/snarl/index.html"));
            task.getSarifFile().convention(build.file("reports/snarl/snarl.sarif"));
            task.getCountsFile().convention(build.file("snarl/counts.txt"));
        });
        synthesize.configure(task -> task.finalizedBy(report));
        fuzz.configure(task -> task.finalizedBy(report));
        findings.verify().configure(task -> {
            // Who is told that the build has failed wants to open the report.
            task.mustRunAfter(report);
            task.getReport()
                    .convention(
                            project.provider(() -> report.get().getHtmlFile().get()));
        });
        ScanConnection.connect(project, report);
        tasks.withType(SnarlTask.class).configureEach(task -> {
            task.setGroup("snarl");
            task.getObstacle().convention(project.provider(() -> obstacleIn(project)));
        });
        return new SnarlTasks(trace, synthesize, findings, fuzz, adopt, report, demand);
    }

    /** Sets the locations that the 'java' plugin would set, so that a task gets far enough to report that the plugin is missing. */
    private static void setPlaces(InstrumentedTest task, DirectoryProperty build) {
        task.getPreparation().convention(build.dir("tmp/" + task.getName() + "/agent"));
        task.setTestClassesDirs(task.getTestClasses());
        task.getBinaryResultsDirectory().convention(build.dir("test-results/" + task.getName() + "/binary"));
        var reports = task.getReports();
        reports.getJunitXml().getOutputLocation().convention(build.dir("test-results/" + task.getName()));
        reports.getHtml().getOutputLocation().convention(build.dir("reports/tests/" + task.getName()));
    }

    private static String obstacleIn(Project project) {
        if (project.getPluginManager().hasPlugin("java")) {
            return null;
        }
        return "Snarl needs the 'java' plugin in project '" + project.getPath()
                + "': apply 'java', 'java-library' or another plugin that brings it.";
    }
}
