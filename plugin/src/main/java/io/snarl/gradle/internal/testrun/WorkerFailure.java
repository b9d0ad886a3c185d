package io.snarl.gradle.internal.testrun;

import org.gradle.api.tasks.testing.TestDescriptor;
import org.gradle.api.tasks.testing.TestListener;
import org.gradle.api.tasks.testing.TestResult;

/** Listens for failures in a test JVM that belong to no test, such as a lack of memory. */
public final class WorkerFailure implements TestListener {

    private String first;

    /** Returns the first failure, or null. */
    public String first() {
        return first;
    }

    @Override
    public void beforeSuite(TestDescriptor suite) {}

    @Override
    public void afterSuite(TestDescriptor suite, TestResult result) {
        if (suite.getClassName() == null && first == null) {
            first = textOf(result.getException());
        }
    }

    /** Unwraps the failure of the worker. */
    private static String textOf(Throwable failure) {
        Throwable root = failure;
        while (root != null && root.getCause() != null) {
            root = root.getCause();
        }
        return root == null ? null : root.toString();
    }

    @Override
    public void beforeTest(TestDescriptor test) {}

    @Override
    public void afterTest(TestDescriptor test, TestResult result) {}
}
