package io.snarl.agent.seed.junit;

import io.snarl.agent.seed.CurrentSeedRun;
import io.snarl.agent.seed.SeedRun;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.DynamicTestInvocationContext;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;

/**
 * Prevents invocations of parameterized, repeated and dynamic seed tests from running that are not left for this JVM.
 * JUnit Jupiter finds it by the service loader.
 */
public final class LeftOutInvocations implements ExecutionCondition, InvocationInterceptor {

    private final SeedRun run = CurrentSeedRun.get();

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        return isLeft(context)
                ? ConditionEvaluationResult.enabled("it is left")
                : ConditionEvaluationResult.disabled("another JVM runs it, or has");
    }

    @Override
    public void interceptDynamicTest(Invocation<Void> call, DynamicTestInvocationContext test, ExtensionContext context)
            throws Throwable {
        if (isLeft(context)) {
            call.proceed();
        } else {
            call.skip();
        }
    }

    private boolean isLeft(ExtensionContext context) {
        return run == null || run.isLeft(context.getUniqueId());
    }
}
