package io.snarl.suites;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.gradle.tooling.events.OperationResult;
import org.gradle.tooling.events.ProgressEvent;
import org.gradle.tooling.events.ProgressListener;
import org.gradle.tooling.events.task.TaskFinishEvent;
import org.gradle.tooling.events.task.TaskOperationDescriptor;
import org.gradle.tooling.events.task.TaskStartEvent;
import org.gradle.tooling.events.test.JvmTestKind;
import org.gradle.tooling.events.test.JvmTestOperationDescriptor;
import org.gradle.tooling.events.test.TestFinishEvent;

/** Listens to a build: which task runs, how long each took, and how many tests have ended. */
final class BuildProgress implements ProgressListener {

    private final Map<String, Double> seconds = new ConcurrentHashMap<>();
    private final AtomicInteger tests = new AtomicInteger();
    private volatile String task = "configuration";

    @Override
    public void statusChanged(ProgressEvent event) {
        if (event instanceof TaskStartEvent start) {
            task = start.getDescriptor().getTaskPath();
            tests.set(0);
        } else if (event instanceof TaskFinishEvent finish) {
            note(finish.getDescriptor(), finish.getResult());
        } else if (event instanceof TestFinishEvent finish
                && finish.getDescriptor() instanceof JvmTestOperationDescriptor test
                && test.getJvmTestKind() == JvmTestKind.ATOMIC) {
            tests.incrementAndGet();
        }
    }

    private void note(TaskOperationDescriptor finished, OperationResult result) {
        seconds.put(finished.getTaskPath(), (result.getEndTime() - result.getStartTime()) / 1000.0);
    }

    /** What the build is doing. */
    String now() {
        int count = tests.get();
        return task + (count == 0 ? "" : ", " + count + (count == 1 ? " test" : " tests"));
    }

    Map<String, Double> seconds() {
        return Map.copyOf(seconds);
    }
}
