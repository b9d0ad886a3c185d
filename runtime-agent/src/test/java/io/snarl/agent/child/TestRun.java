package io.snarl.agent.child;

import java.util.stream.Stream;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.ClassSelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs test classes as a build tool does, in this JVM, and prints how each test ended. */
public final class TestRun {

    private TestRun() {}

    /**
     * Runs tests.
     *
     * @param classes the binary names of the test classes
     */
    public static void main(String[] classes) {
        ClassSelector[] selectors =
                Stream.of(classes).map(DiscoverySelectors::selectClass).toArray(ClassSelector[]::new);
        LauncherDiscoveryRequest request =
                LauncherDiscoveryRequestBuilder.request().selectors(selectors).build();
        LauncherFactory.create().execute(request, new Outcomes());
    }

    private static final class Outcomes implements TestExecutionListener {

        @Override
        public void testPlanExecutionStarted(TestPlan plan) {
            // What ran while tests were looked for belongs to none of them.
            Counter.take();
        }

        @Override
        public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
            if (identifier.isTest() || result.getStatus() != TestExecutionResult.Status.SUCCESSFUL) {
                System.out.println(result.getStatus() + " " + identifier.getUniqueId()
                        + result.getThrowable().map(e -> " " + e).orElse(""));
            }
            if (Counter.isActive()) {
                System.out.println("COUNT " + identifier.getUniqueId() + " " + Counter.take());
            }
        }
    }
}
