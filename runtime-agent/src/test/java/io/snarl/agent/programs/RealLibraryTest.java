package io.snarl.agent.programs;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.contract.trace.index.TracedTest;
import io.snarl.testing.EventCounts;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Records some of the tests of commons-collections, which nobody wrote with us in mind. */
class RealLibraryTest {

    private static final List<String> TESTS = Stream.of(
                    "bag.HashBagTest",
                    "queue.CircularFifoQueueTest",
                    "queue.SynchronizedQueueTest",
                    "map.SingletonMapTest")
            .map("org.apache.commons.collections4."::concat)
            .toList();

    @ParameterizedTest
    @EnumSource
    void library_behaves_as_before_and_nothing_of_it_is_missed(Jdk jdk) {
        Path library = jar("commons-collections4-\\d.*\\d\\.jar");
        Path tests = jar("commons-collections4-.*-tests\\.jar");
        TracedRun run = new TracedRun(jdk.required(), Workspace.fresh("library-" + jdk.version()))
                .subjects(library)
                .tests(tests)
                .set("sampled", "false")
                .set("events.limit", "100000000")
                .prepare();

        // JUnit 3 runs tests in the order in which the JVM has their methods, so any of them may be the first to use a
        // class.
        List<String> arguments = Stream.concat(Stream.of(library.toString(), tests.toString()), TESTS.stream())
                .toList();
        ChildJvm plain = CountedRun.of(run, List.of(library, tests), arguments);
        ChildJvm traced = ChildJvm.run(run.command(arguments)).succeeded();

        assertThat(outcomes(plain)).hasSizeGreaterThan(100).isEqualTo(outcomes(traced));
        Map<String, EventCounts> counted = CountedRun.ofOutput(plain.out(), CountedRun.VINTAGE_TEST);
        Map<String, EventCounts> recorded = CountedRun.ofTraces(run.index(), CountedRun.VINTAGE_TEST);
        counted.keySet().retainAll(passed(run.index()));
        recorded.keySet().retainAll(passed(run.index()));
        assertThat(recorded).isEqualTo(counted);
    }

    /** In the order of their names, since the order in which they run is not the same. */
    private static List<String> outcomes(ChildJvm run) {
        return run.out()
                .lines()
                .filter(line -> line.startsWith("SUCCESSFUL") || line.startsWith("FAILED"))
                .sorted()
                .toList();
    }

    private static List<String> passed(TraceIndex index) {
        return index.usable().stream().map(TracedTest::id).toList();
    }

    private static Path jar(String name) {
        return Stream.of(System.getProperty("snarl.commonsCollections").split(File.pathSeparator))
                .map(Path::of)
                .filter(file -> file.getFileName().toString().matches(name))
                .findFirst()
                .orElseThrow();
    }
}
