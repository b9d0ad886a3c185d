package io.snarl.gradle.internal;

import io.snarl.gradle.SnarlExtension;
import org.gradle.api.Project;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.api.provider.Provider;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.SourceSetContainer;
import org.gradle.jvm.toolchain.JavaLauncher;
import org.gradle.jvm.toolchain.JavaToolchainService;

/** Gives Snarl's tasks the sources, classes and JVM of a project that has the {@code java} plugin. */
public final class JavaProject {

    private final Project project;

    public JavaProject(Project project) {
        this.project = project;
    }

    public void connect(SnarlExtension snarl, SnarlTasks tasks) {
        Provider<SourceSet> seeds = new SeedSuite(project).sources(snarl.getSeedTests());
        SourceSet concurrentTests = new ConcurrentTestSuite(project)
                .register(seeds, tasks.synthesize().flatMap(task -> task.getSourceDirectory()));
        new QualityChecks(project).leaveOut(concurrentTests);
        SourceSet main =
                project.getExtensions().getByType(SourceSetContainer.class).getByName(SourceSet.MAIN_SOURCE_SET_NAME);

        tasks.trace().configure(task -> {
            task.getSubjectClasses().from(main.getOutput().getClassesDirs());
            task.getSeedTestClasses().from(seeds.map(set -> set.getOutput().getClassesDirs()));
            task.getRuntimeClasspath().from(seeds.map(SourceSet::getRuntimeClasspath));
            task.getJavaLauncher().convention(toolchainLauncher());
        });
        tasks.synthesize().configure(task -> task.getSeedTestSources().from(seeds.map(SourceSet::getAllJava)));
        tasks.fuzz().configure(task -> {
            task.getConcurrentTestClasses().from(concurrentTests.getOutput().getClassesDirs());
            task.getRuntimeClasspath().from(concurrentTests.getRuntimeClasspath());
        });
        snarl.getFuzzing().getJavaLauncher().convention(toolchainLauncher());
    }

    private Provider<JavaLauncher> toolchainLauncher() {
        var extensions = project.getExtensions();
        return extensions
                .getByType(JavaToolchainService.class)
                .launcherFor(extensions.getByType(JavaPluginExtension.class).getToolchain());
    }
}
