package io.snarl.gradle.internal.project;

import io.snarl.gradle.dsl.SnarlExtension;
import io.snarl.gradle.internal.adoption.AdoptedSchedules;
import io.snarl.gradle.internal.adoption.AdoptedTestRuns;
import io.snarl.gradle.internal.adoption.AdoptionDirectories;
import io.snarl.gradle.internal.jars.SnarlJars;
import io.snarl.gradle.internal.seed.SeedSuite;
import io.snarl.gradle.internal.settings.BlockSettings;
import io.snarl.gradle.tasks.FuzzConcurrentTests;
import io.snarl.gradle.tasks.InstrumentedTest;
import io.snarl.gradle.tasks.inputs.InstrumentedCode;
import io.snarl.gradle.tasks.inputs.InstrumentedJvmTask;
import java.util.function.Supplier;
import org.gradle.api.Project;
import org.gradle.api.file.FileCollection;
import org.gradle.api.plugins.JavaPlugin;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.api.provider.Provider;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.SourceSetContainer;
import org.gradle.api.tasks.bundling.Jar;
import org.gradle.api.tasks.testing.Test;
import org.gradle.build.event.BuildEventsListenerRegistry;
import org.gradle.jvm.toolchain.JavaLauncher;
import org.gradle.jvm.toolchain.JavaToolchainService;
import org.gradle.testing.jacoco.plugins.JacocoTaskExtension;

/** Connects Snarl's tasks with the sources, classes and JVM of a Java project. */
public final class JavaProject {

    private final Project project;
    private final BuildEventsListenerRegistry events;

    public JavaProject(Project project, BuildEventsListenerRegistry events) {
        this.project = project;
        this.events = events;
    }

    public void connect(SnarlExtension snarl, SnarlTasks tasks) {
        var suite = new SeedSuite(project, ConcurrentTests.NAME);
        Provider<SourceSet> seeds = suite.sources(snarl.getSeedTests());
        Supplier<Test> seedTask = suite.testTask(snarl.getSeedTests());
        var jars = SnarlJars.in(project);
        suite.addWhereUsed(jars.support());
        ConcurrentTests concurrentTests =
                new ConcurrentTestCompilation(project, seeds, jars.support(), tasks.synthesize()).register(events);
        tasks.demand().decide(concurrentTests.compilation());
        snarl.getFuzzing().getJavaLauncher().convention(snarl.getJavaLauncher().orElse(toolchainLauncher()));
        var connection = new SeedTaskConnector(project, seeds, seedTask, jars.vintage());
        tasks.trace().configure(task -> {
            giveClasses(task, jars);
            connection.connect(task);
            // Where none is chosen for all, that of the suite's own test task, which the tests are known to pass on.
            task.getJavaLauncher()
                    .set(snarl.getJavaLauncher()
                            .orElse(connection.value(
                                    seed -> seed.getJavaLauncher().get())));
        });
        tasks.synthesize().configure(task -> {
            giveClasses(task, jars);
            connection.connect(task, concurrentTests);
            task.getSubjectSources().from(main().getJava().getSourceDirectories());
            task.getJavaLauncher().convention(snarl.getFuzzing().getJavaLauncher());
        });
        project.getTasks().withType(FuzzConcurrentTests.class).configureEach(task -> {
            giveClasses(task, jars);
            connection.connect(task, concurrentTests);
            // Not before, since 'java' gives every test task the launcher of the toolchain.
            task.getJavaLauncher().convention(snarl.getFuzzing().getJavaLauncher());
        });
        tasks.findings().record().configure(task -> task.getAnalysisClasspath().from(jars.analysis()));
        tasks.findings().verify().configure(task -> task.getAnalysisClasspath().from(jars.analysis()));
        tasks.adopt().configure(task -> {
            task.getAnalysisClasspath().from(jars.analysis());
            connection.connect(task, concurrentTests);
            var places = new AdoptionDirectories(project);
            Provider<String> home = snarl.getSeedTests().getSuite().map(name -> "src/" + name + "/");
            task.getDestinationDirectory()
                    .convention(places.in(seeds.map(SourceSet::getJava), home.map(path -> path + "java")));
            task.getScheduleDestination()
                    .convention(places.in(seeds.map(SourceSet::getResources), home.map(path -> path + "resources"))
                            .map(directory -> directory.dir(AdoptedSchedules.DIRECTORY)));
        });
        FileCollection sources = project.files(
                main().getJava().getSourceDirectories(),
                seeds.map(set -> set.getJava().getSourceDirectories()),
                concurrentTests.sourceDirectories());
        tasks.report().configure(task -> {
            task.getAnalysisClasspath().from(jars.analysis());
            task.getSources().from(sources);
        });
        project.getTasks().withType(InstrumentedJvmTask.class).configureEach(task -> {
            task.getSourceDirectories().from(sources);
            task.getRootDirectory().set(project.getRootDir());
        });
        new AdoptedTestRuns(project, jars.vintage(), code -> {
                    BlockSettings.link(code.getSubjects(), snarl.getSubjects());
                    BlockSettings.link(code.getValues(), snarl.getValues());
                    giveClasses(code, jars);
                })
                .connect(suite.all());
        keepCoverageAway();
    }

    private SourceSet main() {
        return project.getExtensions().getByType(SourceSetContainer.class).getByName(SourceSet.MAIN_SOURCE_SET_NAME);
    }

    private void giveClasses(InstrumentedCode code, SnarlJars jars) {
        SourceSet main = main();
        var jar = project.getTasks().named(JavaPlugin.JAR_TASK_NAME, Jar.class);
        code.getSubjectClasses().from(main.getOutput().getClassesDirs());
        // Its path alone: whether the jar is needed, the class path of the tests decides.
        code.getSubjectJar()
                .set(project.provider(() -> jar.get().getArchiveFile().get()));
        code.getLibraryClasses().from(main.getRuntimeClasspath().minus(main.getOutput()));
        code.getAgentClasspath().from(jars.agent());
        code.getAnalysisClasspath().from(jars.analysis());
    }

    /** Disables JaCoCo: its probes are no behaviour of the classes, and an instrumented run measures no coverage. */
    private void keepCoverageAway() {
        project.getPluginManager()
                .withPlugin(
                        "jacoco",
                        jacoco -> project.getTasks()
                                .withType(InstrumentedTest.class)
                                .configureEach(task -> task.getExtensions()
                                        .configure(JacocoTaskExtension.class, coverage -> coverage.setEnabled(false))));
    }

    private Provider<JavaLauncher> toolchainLauncher() {
        var extensions = project.getExtensions();
        return extensions
                .getByType(JavaToolchainService.class)
                .launcherFor(extensions.getByType(JavaPluginExtension.class).getToolchain());
    }
}
