package io.snarl.agent.junit.discovery;

import java.util.HashMap;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.UniqueId;

/** Discovers the tests of all other engines and keeps those to be run under control. */
public final class TestDiscovery {

    /** The id of the engine that runs the tests of all others. */
    public static final String ENGINE_ID = "snarl";

    private final TestDescriptor root;
    private final TestSelection selection;
    private final Map<String, Integer> names = new HashMap<>();

    /**
     * Makes a discovery that keeps the selected tests.
     *
     * @param root under which the tests are put
     */
    public TestDiscovery(TestDescriptor root, TestSelection selection) {
        this.root = root;
        this.selection = selection;
    }

    public void addTests(EngineDiscoveryRequest request) {
        for (TestEngine engine : ServiceLoader.load(TestEngine.class)) {
            if (!engine.getId().equals(ENGINE_ID)) {
                TestDescriptor found = engine.discover(request, UniqueId.forEngine(engine.getId()));
                found.getChildren().forEach(child -> add(engine, child, root));
            }
        }
    }

    private void add(TestEngine engine, TestDescriptor original, TestDescriptor parent) {
        boolean isRun = original.isTest()
                || original.mayRegisterTests() && original.getChildren().isEmpty();
        FoundTest found = isRun ? unambiguous(FoundTest.of(original)) : FoundTest.of(original);
        if (isRun && !selection.wants(found)) {
            return;
        }
        var mirrored = new MirroredTest(root, engine, found, original);
        original.getChildren().forEach(child -> add(engine, child, mirrored));
        if (isRun || !mirrored.getChildren().isEmpty()) {
            parent.addChild(mirrored);
        }
    }

    /** Parameterized tests of JUnit 4 have the same method, and ids that tell nothing about their number. */
    private FoundTest unambiguous(FoundTest test) {
        int times = names.merge(test.name(), 1, Integer::sum);
        return times == 1 ? test : new FoundTest(test.name() + "[" + times + "]", test.type(), test.method());
    }
}
