package io.snarl.gradle.internal.console;

import org.gradle.api.tasks.testing.TestDescriptor;
import org.gradle.api.tasks.testing.TestListener;
import org.gradle.api.tasks.testing.TestResult;

/** Tells a heartbeat which test is running, and how many have ended. */
public final class TestProgress implements TestListener {

    private final Heartbeat heartbeat;
    private int ended;
    private int failed;

    public TestProgress(Heartbeat heartbeat) {
        this.heartbeat = heartbeat;
    }

    @Override
    public void beforeSuite(TestDescriptor suite) {}

    @Override
    public void afterSuite(TestDescriptor suite, TestResult result) {}

    @Override
    public void beforeTest(TestDescriptor test) {
        heartbeat.doing(test.getClassName() + "." + test.getName() + "; " + ended + " tests ended before, " + failed
                + " of them failed");
    }

    @Override
    public void afterTest(TestDescriptor test, TestResult result) {
        ended++;
        if (result.getResultType() == TestResult.ResultType.FAILURE) {
            failed++;
        }
    }
}
