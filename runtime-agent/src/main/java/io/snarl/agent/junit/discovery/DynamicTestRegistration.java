package io.snarl.agent.junit.discovery;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.launcher.TestIdentifier;

/** Registers the tests that a container has created while it ran. */
public final class DynamicTestRegistration {

    private final MirroredTest container;
    private final Predicate<MirroredTest> wanted;
    private final Map<String, MirroredTest> byOriginalId = new HashMap<>();

    public DynamicTestRegistration(MirroredTest container, Predicate<MirroredTest> wanted) {
        this.container = container;
        this.wanted = wanted;
        byOriginalId.put(container.original().toString(), container);
    }

    /**
     * Adds tests.
     *
     * @param registered in the order in which their engine has registered them, parents first
     */
    public void register(List<TestIdentifier> registered, EngineExecutionListener listener) {
        UniqueId root = UniqueId.forEngine(TestDiscovery.ENGINE_ID);
        for (TestIdentifier identifier : registered) {
            MirroredTest parent = byOriginalId.get(identifier.getParentId().orElse(""));
            var test = new MirroredTest(root, container.engine(), identifier);
            if (parent != null && (!test.isTest() || wanted.test(test))) {
                byOriginalId.put(identifier.getUniqueId(), test);
                parent.addChild(test);
            }
        }
        report(container, listener);
    }

    private static void report(TestDescriptor parent, EngineExecutionListener listener) {
        for (TestDescriptor child : parent.getChildren()) {
            listener.dynamicTestRegistered(child);
            report(child, listener);
        }
    }
}
