package io.snarl.agent.junit.result;

import io.snarl.contract.settings.ReportedTest;
import java.util.List;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;

/** Reports tests that other JVMs have run to whatever has started this one. */
public final class ReportedTests {

    private static final class Told extends AbstractTestDescriptor {

        private final ReportedTest test;

        Told(UniqueId id, String name, TestSource source, ReportedTest test) {
            super(id, name, source);
            this.test = test;
        }

        @Override
        public Type getType() {
            return test == null ? Type.CONTAINER : Type.TEST;
        }
    }

    private ReportedTests() {}

    public static void addTo(TestDescriptor root, List<ReportedTest> tests) {
        int number = 0;
        for (ReportedTest test : tests) {
            TestDescriptor container = containerOf(root, test.className());
            TestSource source = test.method().isEmpty()
                    ? ClassSource.from(test.className())
                    : MethodSource.from(test.className(), test.method());
            number++;
            container.addChild(new Told(
                    container.getUniqueId().append("test", Integer.toString(number)), test.name(), source, test));
        }
    }

    private static TestDescriptor containerOf(TestDescriptor root, String className) {
        UniqueId id = root.getUniqueId().append("class", className);
        return root.getChildren().stream()
                .filter(child -> child.getUniqueId().equals(id))
                .map(TestDescriptor.class::cast)
                .findFirst()
                .orElseGet(() -> {
                    var container = new Told(id, className, ClassSource.from(className), null);
                    root.addChild(container);
                    return container;
                });
    }

    public static void report(TestDescriptor root, EngineExecutionListener listener) {
        for (TestDescriptor container : root.getChildren()) {
            listener.executionStarted(container);
            for (TestDescriptor test : container.getChildren()) {
                listener.executionStarted(test);
                listener.executionFinished(test, resultOf(((Told) test).test));
            }
            listener.executionFinished(container, TestExecutionResult.successful());
        }
    }

    private static TestExecutionResult resultOf(ReportedTest test) {
        return switch (test.status()) {
            case PASSED -> TestExecutionResult.successful();
            case ABORTED -> TestExecutionResult.aborted(new AbortedException(test.reason()));
            case FAILED -> TestExecutionResult.failed(new InterleavingError(test.reason(), null));
        };
    }
}
