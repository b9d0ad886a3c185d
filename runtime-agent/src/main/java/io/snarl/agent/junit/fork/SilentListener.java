package io.snarl.agent.junit.fork;

import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.reporting.ReportEntry;

/** Hears how tests do and says nothing; in early versions of the platform no listener may leave anything out. */
public class SilentListener implements EngineExecutionListener {

    @Override
    public void dynamicTestRegistered(TestDescriptor test) {}

    @Override
    public void executionSkipped(TestDescriptor test, String reason) {}

    @Override
    public void executionStarted(TestDescriptor test) {}

    @Override
    public void executionFinished(TestDescriptor test, TestExecutionResult result) {}

    @Override
    public void reportingEntryPublished(TestDescriptor test, ReportEntry entry) {}
}
