package io.snarl.gradle.internal.project;

import io.snarl.gradle.internal.adoption.AdoptedSourcesFilter;
import io.snarl.gradle.internal.gradle.GradleCommand;
import io.snarl.gradle.tasks.SynthesizeConcurrentTests;
import org.gradle.api.Project;
import org.gradle.api.file.FileCollection;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.api.provider.Provider;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.SourceSetContainer;
import org.gradle.api.tasks.TaskProvider;
import org.gradle.api.tasks.compile.JavaCompile;
import org.gradle.build.event.BuildEventsListenerRegistry;
import org.gradle.jvm.toolchain.JavaCompiler;
import org.gradle.jvm.toolchain.JavaToolchainService;

/**
 * Registers the compilation of the concurrent tests, against what the seed tests are compiled against.
 *
 * <p>A project that has some of its own in {@code src/concurrentTest} gets a source set for them, which IDEs show. All others
 * get a task alone: a source set brings configurations, which would show in what the user's build says about itself.
 */
final class ConcurrentTestCompilation {

    private static final String TASK = "compileConcurrentTestJava";

    private final Project project;
    private final Provider<SourceSet> seeds;
    private final FileCollection support;
    private final TaskProvider<SynthesizeConcurrentTests> synthesize;
    private final FileCollection generated;

    ConcurrentTestCompilation(
            Project project,
            Provider<SourceSet> seeds,
            FileCollection support,
            TaskProvider<SynthesizeConcurrentTests> synthesize) {
        this.project = project;
        this.seeds = seeds;
        this.support = support;
        this.synthesize = synthesize;
        // The directory alone, without the task: what was written by hand can be run without synthesis.
        this.generated = project.files(
                project.provider(() -> synthesize.get().getSourceDirectory().get()));
    }

    ConcurrentTests register(BuildEventsListenerRegistry events) {
        ConcurrentTests tests = isWrittenByHand() ? bySourceSet() : byTask();
        tests.compilation().configure(task -> {
            task.mustRunAfter(synthesize);
            // What is generated is in UTF-8; a build script that says otherwise comes later.
            if (task.getOptions().getEncoding() == null) {
                task.getOptions().setEncoding("UTF-8");
            }
        });
        adviseWhenStale(events);
        return tests;
    }

    private boolean isWrittenByHand() {
        return project.getLayout()
                .getProjectDirectory()
                .dir("src/" + ConcurrentTests.NAME)
                .getAsFile()
                .isDirectory();
    }

    private ConcurrentTests bySourceSet() {
        SourceSet set =
                project.getExtensions().getByType(SourceSetContainer.class).create(ConcurrentTests.NAME);
        set.getJava().srcDir(generated);
        set.getJava().exclude(adopted());
        set.setCompileClasspath(set.getCompileClasspath().plus(compileClasspath()));
        FileCollection own =
                project.files(project.getConfigurations().named(set.getRuntimeClasspathConfigurationName()));
        new QualityCheckExclusion(project).leaveOut(set);
        return new ConcurrentTests(
                set.getAllJava().getSourceDirectories(),
                set.getOutput().getClassesDirs(),
                project.files(set.getOutput().getResourcesDir(), own, support),
                project.getTasks().named(TASK, JavaCompile.class));
    }

    private ConcurrentTests byTask() {
        var classes = project.getLayout().getBuildDirectory().dir("classes/java/" + ConcurrentTests.NAME);
        var compilation = project.getTasks().register(TASK, JavaCompile.class, task -> {
            task.setDescription("Compiles the generated concurrent tests.");
            task.source(generated);
            task.exclude(adopted());
            task.setClasspath(compileClasspath());
            task.getDestinationDirectory().convention(classes);
            task.getJavaCompiler().convention(toolchainCompiler());
            task.getOptions().getRelease().convention(releaseOfSeeds());
        });
        return new ConcurrentTests(
                generated,
                project.files(compilation.flatMap(JavaCompile::getDestinationDirectory)),
                support,
                compilation);
    }

    private AdoptedSourcesFilter adopted() {
        FileCollection seedSources =
                project.files(seeds.map(set -> set.getJava().getSourceDirectories()));
        return new AdoptedSourcesFilter(generated, seedSources);
    }

    private FileCollection compileClasspath() {
        return project.files(seeds.map(SourceSet::getOutput), seeds.map(SourceSet::getCompileClasspath), support);
    }

    private Provider<JavaCompiler> toolchainCompiler() {
        var extensions = project.getExtensions();
        return extensions
                .getByType(JavaToolchainService.class)
                .compilerFor(extensions.getByType(JavaPluginExtension.class).getToolchain());
    }

    private Provider<Integer> releaseOfSeeds() {
        return seeds.map(SourceSet::getCompileJavaTaskName)
                .flatMap(name -> project.getTasks().named(name, JavaCompile.class))
                .flatMap(task -> task.getOptions().getRelease());
    }

    private void adviseWhenStale(BuildEventsListenerRegistry events) {
        var tree = project.getBuildTreePath();
        var advice = project.getGradle()
                .getSharedServices()
                .registerIfAbsent("snarlStaleTestsAdvice" + tree, StaleTestsAdvice.class, service -> {
                    var parameters = service.getParameters();
                    parameters.getCompilation().set(GradleCommand.pathOf(tree, TASK));
                    parameters.getSynthesis().set(GradleCommand.pathOf(tree, synthesize.getName()));
                    parameters
                            .getGeneratedSources()
                            .set(project.provider(
                                    () -> synthesize.get().getSourceDirectory().get()));
                });
        events.onTaskCompletion(advice);
    }
}
