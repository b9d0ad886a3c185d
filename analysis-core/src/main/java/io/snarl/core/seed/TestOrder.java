package io.snarl.core.seed;

import io.snarl.contract.trace.index.TracedTest;
import java.util.Comparator;
import java.util.List;

/**
 * Sorts seed tests into the order in which analyses read them.
 *
 * <p>Test classes come by their names: in which order they have run depends on the file system, in which Gradle finds them, and on JVMs
 * that were lost. Tests of one class come in the order in which JUnit runs them, which is the same each time.
 */
public final class TestOrder {

    private static final Comparator<TracedTest> BY_CLASS = Comparator.comparing(test -> outermostContainer(test.id()));

    private TestOrder() {}

    /** Puts tests into this order. */
    public static List<TracedTest> of(List<TracedTest> inOrderOfRun) {
        return inOrderOfRun.stream().sorted(BY_CLASS).toList();
    }

    /** Returns the id of the class or suite of a test, which its engine has at the top. */
    private static String outermostContainer(String id) {
        int engine = id.indexOf('/');
        int container = engine < 0 ? -1 : id.indexOf('/', engine + 1);
        return container < 0 ? id : id.substring(0, container);
    }
}
