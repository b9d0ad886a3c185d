package io.snarl.gradle.internal.project;

import io.snarl.gradle.internal.gradle.TaskName;
import io.snarl.gradle.tasks.FuzzConcurrentTests;
import io.snarl.gradle.tasks.InstrumentedTest;
import io.snarl.gradle.tasks.ReportConcurrentTests;
import io.snarl.gradle.tasks.SynthesizeConcurrentTests;
import io.snarl.gradle.tasks.TraceSeedTests;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.gradle.api.Project;
import org.gradle.api.Task;
import org.gradle.api.execution.TaskExecutionGraph;
import org.gradle.api.provider.Provider;
import org.gradle.api.specs.Spec;
import org.gradle.api.tasks.TaskProvider;

/**
 * Skips Snarl's tests in builds that request all test tasks at once but not Snarl's, as {@code check} after {@code
 * dependsOn(tasks.withType(Test))}.
 *
 * <p>Who asks for all is known by depending on both {@code traceSeedTests} and {@code fuzzConcurrentTests}: nobody who wants
 * one of them has a use for the other beside it.
 */
final class TaskRequests {

    private static final String REASON = "a build asks for it, and not only for all test tasks";

    private final Project project;
    private final Provider<Boolean> isolated;

    /** The tasks of Snarl that are part of this build. */
    private final Map<String, Task> present = new HashMap<>();

    /**
     * Creates one for a project.
     *
     * @param isolated whether a project must not look at tasks of others
     */
    TaskRequests(Project project, Provider<Boolean> isolated) {
        this.project = project;
        this.isolated = isolated;
    }

    /** Lets the tasks of Snarl run only where someone asks for them. */
    void decide() {
        var tasks = project.getTasks();
        tasks.withType(InstrumentedTest.class).configureEach(task -> {
            note(task);
            task.skipUnless(REASON, wanted(() -> isForTests(task)));
        });
        tasks.withType(SynthesizeConcurrentTests.class).configureEach(this::note);
        tasks.withType(ReportConcurrentTests.class)
                .configureEach(task -> runIf(task, () -> has(SynthesizeConcurrentTests.class) || isForAnyOrNone(task)));
    }

    /** Lets a task that makes something for tests run only where someone asks for these. */
    void decide(TaskProvider<?> forTests) {
        forTests.configure(task -> runIf(task, () -> isForAnyOrNone(task)));
    }

    /** Returns whether someone asks for a task of Snarl that needs settings, when the tasks of the build are known. */
    boolean isForSnarl() {
        return present.values().stream()
                .anyMatch(task -> !(task instanceof InstrumentedTest tests) || isForTests(tests));
    }

    /** Gradle asks for the dependencies of those tasks that are part of the build, and of no others. */
    private void note(Task task) {
        task.dependsOn((Callable<?>) () -> {
            present.put(task.getName(), task);
            return List.of();
        });
    }

    private void runIf(Task task, Callable<Boolean> wanted) {
        task.onlyIf(REASON, wanted(wanted));
    }

    private Wanted wanted(Callable<Boolean> wanted) {
        return new Wanted(project.provider(wanted));
    }

    private boolean isForAnyOrNone(Task task) {
        return isNamed(task)
                || !has(FuzzConcurrentTests.class)
                || present.values().stream()
                        .anyMatch(other -> other instanceof FuzzConcurrentTests tests && isForTests(tests));
    }

    private boolean isForTests(InstrumentedTest task) {
        if (isNamed(task) || !has(TraceSeedTests.class) || !has(FuzzConcurrentTests.class)) {
            return true;
        }
        if (isolated.get()) {
            return has(SynthesizeConcurrentTests.class);
        }
        TaskExecutionGraph graph = project.getGradle().getTaskGraph();
        List<Set<Task>> users = graph.getAllTasks().stream()
                .map(graph::getDependencies)
                .filter(dependencies -> dependencies.contains(task))
                .toList();
        return users.isEmpty() || !users.stream().allMatch(this::areAllTests);
    }

    private boolean areAllTests(Set<Task> dependencies) {
        return present.values().stream()
                .filter(InstrumentedTest.class::isInstance)
                .allMatch(dependencies::contains);
    }

    private boolean has(Class<? extends Task> type) {
        return present.values().stream().anyMatch(type::isInstance);
    }

    private boolean isNamed(Task task) {
        return project.getGradle().getStartParameter().getTaskNames().stream()
                .anyMatch(name -> TaskName.mayMean(name, task.getPath()));
    }

    /** Whether a task is wanted, which is known when all tasks of the build are. */
    private static final class Wanted implements Spec<Object> {

        private final Provider<Boolean> wanted;

        private Wanted(Provider<Boolean> wanted) {
            this.wanted = wanted;
        }

        @Override
        public boolean isSatisfiedBy(Object task) {
            return wanted.get();
        }
    }
}
