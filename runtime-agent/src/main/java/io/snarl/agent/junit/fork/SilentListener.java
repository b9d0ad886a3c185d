package io.snarl.agent.junit.fork;

import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.reporting.ReportEntry;

/** A listener that ignores everything; early platforms require all methods to be implemented. */
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
