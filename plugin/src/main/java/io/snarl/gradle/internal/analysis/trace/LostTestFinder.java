package io.snarl.gradle.internal.analysis.trace;

import io.snarl.contract.trace.index.EngineName;
import io.snarl.contract.trace.index.IndexWriter;
import io.snarl.contract.trace.index.LastJvm;
import io.snarl.contract.trace.index.LostTest;
import io.snarl.contract.trace.index.SkippedTest;
import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.contract.trace.index.TracedSetup;
import io.snarl.contract.trace.index.TracedTest;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds the tests that were lost with the JVM that ended last, by the index.
 *
 * @param file the index
 */
record LostTestFinder(Path file) {

    /**
     * Adds the tests to the index that were lost when the JVM ended.
     *
     * @param status its exit status
     * @param failure what Gradle was told to have failed in it, apart from tests
     */
    JvmOutcome examine(int status, Optional<String> failure) throws IOException {
        LastJvm jvm = TraceIndex.read(file).lastJvm();
        var ending = new JvmExitCause(status, failure, jvm.shutdown());
        List<LostTest> lost = jvm.complete() || jvm.explained() ? List.of() : lostIn(jvm, ending);
        try (var writer = new IndexWriter(file)) {
            lost.forEach(writer::lost);
            writer.requireWritten();
        }
        TraceIndex index = TraceIndex.read(file);
        return new JvmOutcome(
                jvm.complete(),
                jvm.ended() + lost.size() > 0,
                index.usable().size(),
                index.lost().size(),
                !index.damage().isEmpty() || index.lost().stream().anyMatch(LostTest::again),
                ending.isWorthAnotherTry() ? testsAmong(lost) : List.of());
    }

    /** The test that ran; if none did, the innermost container around which something was done. */
    private static List<LostTest> lostIn(LastJvm jvm, JvmExitCause ending) {
        if (!jvm.running().isEmpty()) {
            return jvm.running().stream().map(test -> ending.lost(test, false)).toList();
        }
        return jvm.containers().stream()
                .reduce((outer, inner) -> inner)
                .filter(container -> !EngineName.isForAll(container.id()))
                .map(container -> ending.lost(container, true))
                .stream()
                .toList();
    }

    private static List<String> testsAmong(List<LostTest> lost) {
        return lost.stream().filter(test -> !test.container()).map(LostTest::id).toList();
    }

    /** The ids of the tests and containers that the next JVM need not run; an engine may have other classes there. */
    Stream<String> leftOut() {
        TraceIndex index = TraceIndex.read(file);
        return Stream.of(
                        index.tests().stream().map(TracedTest::id),
                        index.lost().stream().map(LostTest::id),
                        index.skipped().stream().map(SkippedTest::id),
                        index.setups().stream()
                                .filter(TracedSetup::ended)
                                .map(TracedSetup::id)
                                .filter(id -> !EngineName.isForAll(id)))
                .flatMap(ids -> ids)
                .distinct();
    }
}
