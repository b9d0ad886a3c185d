package io.snarl.agent.seed.junit;

import io.snarl.agent.secret.Secrets;
import io.snarl.agent.seed.CurrentSeedRun;
import io.snarl.agent.seed.SeedDescriptor;
import io.snarl.agent.seed.SeedRun;
import io.snarl.agent.text.VisibleText;
import io.snarl.contract.text.Characters;
import io.snarl.contract.trace.index.TracedTest;
import java.lang.annotation.Annotation;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.platform.engine.ConfigurationParameters;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Notifies the recording of the test that is running; the platform finds it because it is on the class path of the agent.
 */
public final class SeedTestListener implements TestExecutionListener {

    private static final String LIFECYCLE = "junit.jupiter.testinstance.lifecycle.default";
    private static final int LONGEST_REASON = 500;

    private final SeedRun run = CurrentSeedRun.get();
    private final Set<String> begun = new HashSet<>();
    private TestPlan plan;
    private boolean instancesSharedByDefault;
    private String failureOfContainer = "it gave no reason";

    /** Is called by the platform before it looks for tests. */
    public SeedTestListener() {
        forRun(() -> run.discoveryStarted());
    }

    @Override
    public void testPlanExecutionStarted(TestPlan plan) {
        this.plan = plan;
        try {
            var parameters = (ConfigurationParameters)
                    TestPlan.class.getMethod("getConfigurationParameters").invoke(plan);
            instancesSharedByDefault = parameters
                    .get(LIFECYCLE)
                    .filter("per_class"::equalsIgnoreCase)
                    .isPresent();
        } catch (ReflectiveOperationException e) {
            // Platforms before 1.8 do not tell; a test class can still say it itself.
            instancesSharedByDefault = false;
        }
    }

    @Override
    public void executionStarted(TestIdentifier identifier) {
        forRun(() -> {
            Secrets.current().refresh();
            begun.add(identifier.getUniqueId());
            if (identifier.isTest()) {
                run.testStarted(seed(identifier));
            } else {
                run.containerStarted(seed(identifier));
            }
        });
    }

    @Override
    public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
        forRun(() -> {
            if (!identifier.isTest()) {
                if (result.getStatus() == TestExecutionResult.Status.FAILED) {
                    failureOfContainer = reason(result);
                }
                // An engine that gives up in the middle of a test leaves the others to the next JVM.
                if (!run.isInTest()) {
                    run.containerFinished();
                    if (result.getStatus() == TestExecutionResult.Status.FAILED) {
                        noteTestsNotStartedIn(identifier);
                    }
                }
            } else if (result.getStatus() == TestExecutionResult.Status.SUCCESSFUL) {
                run.testPassed(seed(identifier));
            } else {
                boolean failed = result.getStatus() == TestExecutionResult.Status.FAILED;
                run.testDidNotPass(
                        seed(identifier),
                        failed ? TracedTest.Status.FAILED : TracedTest.Status.ABORTED,
                        reason(result));
            }
        });
    }

    /** Of those that a method makes when it is run, such as parameterized ones, the method is all that is known. */
    private void noteTestsNotStartedIn(TestIdentifier container) {
        plan.getDescendants(container).stream()
                .filter(test -> test.isTest() || test.getSource().orElse(null) instanceof MethodSource)
                .filter(test -> begun.add(test.getUniqueId()))
                .forEach(test -> run.notStarted(seed(test), failureOfContainer));
    }

    @Override
    public void executionSkipped(TestIdentifier identifier, String reason) {
        begun.add(identifier.getUniqueId());
        forRun(() -> run.skipped(seed(identifier), Secrets.current().hide(reason)));
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        forRun(() -> CurrentSeedRun.finish(failureOfContainer));
    }

    private void forRun(Runnable action) {
        if (run != null) {
            SeedRun.unrecorded(action);
        }
    }

    private static String reason(TestExecutionResult result) {
        String reason = result.getThrowable()
                .map(Secrets.current()::wordsOf)
                .map(VisibleText::lines)
                .orElse("no reason given");
        return reason.length() > LONGEST_REASON ? Characters.first(reason, LONGEST_REASON) + "…" : reason;
    }

    private SeedDescriptor seed(TestIdentifier identifier) {
        TestSource source = identifier.getSource().orElse(null);
        if (source instanceof MethodSource method) {
            return new SeedDescriptor(
                    identifier.getUniqueId(),
                    method.getClassName(),
                    method.getMethodName(),
                    identifier.getDisplayName(),
                    false);
        }
        if (source instanceof ClassSource type) {
            return new SeedDescriptor(
                    identifier.getUniqueId(), type.getClassName(), null, identifier.getDisplayName(), shares(type));
        }
        return new SeedDescriptor(identifier.getUniqueId(), null, null, identifier.getDisplayName(), false);
    }

    /** Asks the annotation by name, since this class must load without JUnit Jupiter. */
    private boolean shares(ClassSource type) {
        try {
            for (Annotation annotation : type.getJavaClass().getAnnotations()) {
                if (annotation.annotationType().getName().equals("org.junit.jupiter.api.TestInstance")) {
                    Object lifecycle =
                            annotation.annotationType().getMethod("value").invoke(annotation);
                    return Optional.of(lifecycle)
                            .map(Object::toString)
                            .filter("PER_CLASS"::equals)
                            .isPresent();
                }
            }
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            // A class that cannot be looked at has no tests that could run.
            return false;
        }
        return instancesSharedByDefault;
    }
}
