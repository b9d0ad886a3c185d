package io.snarl.gradle.internal.adoption;

import io.snarl.gradle.internal.gradle.GradleCommand;
import io.snarl.gradle.internal.seed.SeedFramework;
import io.snarl.gradle.tasks.inputs.InstrumentedCode;
import java.io.File;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.gradle.api.NamedDomainObjectSet;
import org.gradle.api.Project;
import org.gradle.api.file.FileCollection;
import org.gradle.api.plugins.jvm.JvmTestSuite;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.testing.Test;

/**
 * Makes the user's own test tasks run adopted tests under the scheduler.
 *
 * <p>A task whose suite has none stays as it is, so that whoever has adopted no test pays nothing.
 */
public final class AdoptedTestRuns {

    private final Project project;
    private final FileCollection vintage;
    private final Consumer<InstrumentedCode> classes;

    /**
     * Creates one for a project.
     *
     * @param vintage what runs JUnit 4 tests on the JUnit Platform
     * @param classes tells which code is instrumented
     */
    public AdoptedTestRuns(Project project, FileCollection vintage, Consumer<InstrumentedCode> classes) {
        this.project = project;
        this.vintage = vintage;
        this.classes = classes;
    }

    public void connect(NamedDomainObjectSet<JvmTestSuite> suites) {
        suites.configureEach(suite -> suite.getTargets()
                .configureEach(target -> target.getTestTask().configure(task -> connect(task, suite.getSources()))));
    }

    /** When the build scripts have run, which may say later than they configure the task where resources are. */
    private void connect(Test task, SourceSet sources) {
        var connected = new AtomicReference<FileCollection>();
        task.dependsOn((Callable<?>) () -> {
            if (connected.get() == null) {
                List<File> adopted = schedulesIn(sources);
                connected.set(adopted.isEmpty() ? project.files() : run(task, sources, adopted));
            }
            return connected.get();
        });
    }

    /** Returns what the task needs for it. */
    private FileCollection run(Test task, SourceSet sources, List<File> adopted) {
        var code = project.getObjects().newInstance(InstrumentedCode.class);
        classes.accept(code);
        FileCollection engine =
                project.files((Callable<?>) () -> SeedFramework.of(task).needsVintage() ? vintage : List.of());
        var build = project.getLayout().getBuildDirectory();
        var arguments = new AdoptedTestArguments(code, engine, build.dir("tmp/" + task.getName() + "/snarl"));
        task.getJvmArgumentProviders().add(arguments);
        FileCollection seen = project.files(
                (Callable<?>) () -> new File(sources.getOutput().getResourcesDir(), AdoptedSchedules.DIRECTORY));
        File directory = project.getProjectDir();
        // Of several directories only the tests see the one that all have become.
        File shown = adopted.size() == 1 ? adopted.get(0) : seen.getSingleFile();
        task.doFirst(project.getObjects()
                .newInstance(
                        AdoptedTestPreparation.class,
                        arguments,
                        seen,
                        directory,
                        GradleCommand.prefixOf(shown, directory)));
        return project.files(
                code.getSubjectClasses(),
                code.getLibraryClasses(),
                code.getAgentClasspath(),
                code.getAnalysisClasspath(),
                engine);
    }

    private List<File> schedulesIn(SourceSet sources) {
        return project.getProviders()
                .of(
                        AdoptedSchedules.class,
                        source -> source.getParameters()
                                .getResources()
                                .from(sources.getResources().getSrcDirs()))
                .get();
    }
}
