package io.snarl.core.seed;

import static java.util.stream.Collectors.toSet;

import io.snarl.contract.trace.index.Recording;
import io.snarl.contract.trace.index.TracedTest;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * Sorts seed tests into the order in which analyses read them.
 *
 * <p>Test classes come by their names: in which order they have run depends on the file system, in which Gradle finds them, and on JVMs
 * that were lost. Tests of one class come in the order in which JUnit runs them, which is the same each time.
 *
 * <p>Of so many events that the time may be over before, test classes come first that use something made for several threads.
 */
public final class TestOrder {

    private static final Comparator<TracedTest> BY_CLASS = Comparator.comparing(test -> outermostContainer(test.id()));

    /** Fewer are read within seconds. */
    private static final long MANY_EVENTS = 5_000_000;

    private TestOrder() {}

    /** Puts tests into this order. */
    public static List<TracedTest> of(List<TracedTest> inOrderOfRun) {
        return inOrderOfRun.stream().sorted(order(inOrderOfRun)).toList();
    }

    private static Comparator<TracedTest> order(List<TracedTest> tests) {
        long events = tests.stream()
                .flatMap(test -> test.recording().stream())
                .mapToLong(Recording::events)
                .sum();
        if (events < MANY_EVENTS) {
            return BY_CLASS;
        }
        Set<String> forThreads = tests.stream()
                .filter(test -> test.recording().stream().anyMatch(recording -> recording.forThreads() > 0))
                .map(test -> outermostContainer(test.id()))
                .collect(toSet());
        Comparator<TracedTest> byUse =
                Comparator.comparing(test -> !forThreads.contains(outermostContainer(test.id())));
        return byUse.thenComparing(BY_CLASS);
    }

    /** Returns the id of the class or suite of a test, which its engine has at the top. */
    private static String outermostContainer(String id) {
        int engine = id.indexOf('/');
        int container = engine < 0 ? -1 : id.indexOf('/', engine + 1);
        return container < 0 ? id : id.substring(0, container);
    }
}
