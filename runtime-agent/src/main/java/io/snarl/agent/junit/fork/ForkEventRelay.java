package io.snarl.agent.junit.fork;

import io.snarl.agent.junit.discovery.MirroredTest;
import io.snarl.agent.junit.result.AbortedException;
import io.snarl.agent.junit.result.InterleavingError;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.launcher.TestIdentifier;

/** Reports the events of a test that another JVM has run, and of those that it has registered. */
final class ForkEventRelay {

    private final MirroredTest test;
    private final EngineExecutionListener listener;
    private final Map<String, TestDescriptor> known = new HashMap<>();

    ForkEventRelay(MirroredTest test, EngineExecutionListener listener) {
        this.test = test;
        this.listener = listener;
        known.put(test.getUniqueId().toString(), test);
    }

    void relay(List<ForkEvent> events) {
        events.forEach(this::relay);
    }

    private void relay(ForkEvent event) {
        if (event.kind() == ForkEvent.ForkEventKind.REGISTERED) {
            register(event.test());
            return;
        }
        TestDescriptor about = known.get(event.test().getUniqueId());
        switch (event.kind()) {
            case STARTED -> {
                // The start of the test itself was reported before another JVM was asked.
                if (about != test) {
                    listener.executionStarted(about);
                }
            }
            case SKIPPED -> listener.executionSkipped(about, event.text());
            case PASSED -> listener.executionFinished(about, TestExecutionResult.successful());
            case ABORTED ->
                listener.executionFinished(about, TestExecutionResult.aborted(new AbortedException(event.text())));
            case FAILED ->
                listener.executionFinished(
                        about, TestExecutionResult.failed(new InterleavingError(event.text(), null)));
            default -> throw new IllegalStateException("unknown: " + event);
        }
    }

    private void register(TestIdentifier identifier) {
        UniqueId own = UniqueId.parse(identifier.getUniqueId());
        var registered = new MirroredTest(own, test.engine(), own, null, identifier, false);
        known.get(identifier.getParentId().orElseThrow()).addChild(registered);
        known.put(identifier.getUniqueId(), registered);
        listener.dynamicTestRegistered(registered);
    }
}
