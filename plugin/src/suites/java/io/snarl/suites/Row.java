package io.snarl.suites;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What came of one library; what was not reached is 0 or empty.
 *
 * @param library its name
 * @param kind what sort of library it is
 * @param plain the tests without Snarl
 * @param traced the tests that were recorded
 * @param synthesis what was made of the recordings
 * @param seconds from the first test to the last finding, without fetching and compiling
 * @param failures what failed, each with the step
 */
record Row(
        String library,
        String kind,
        Plain plain,
        Traced traced,
        Synthesized synthesis,
        double seconds,
        List<String> failures) {

    /** What findings.json calls a reason for which a test that is asked for is missing. */
    private static final String LOST = "lost";

    private static final Set<String> MISSING = Set.of(LOST, "failed");

    /** A test was built, and not run. */
    private static final String WRITTEN = "written";

    /**
     * A run without Snarl.
     *
     * @param processorSeconds how much processor time its JVM had; 0 if that is unknown
     * @param unsteady tests that ended otherwise in a second run of the same sort
     */
    record Plain(int tests, int failed, int skipped, double seconds, double processorSeconds, List<String> unsteady) {

        static final Plain NONE = new Plain(0, 0, 0, 0, 0, List.of());
    }

    /**
     * A recorded run.
     *
     * @param processorSeconds how much processor time its JVM had; 0 if that is unknown
     * @param changed tests that ended otherwise than without Snarl, with both outcomes
     * @param seen how many events there were, also those that were not recorded; 0 if that is unknown
     * @param recorded how many events are in the traces
     * @param bytes of the traces
     */
    record Traced(
            int tests,
            int usable,
            double seconds,
            double processorSeconds,
            Map<String, String> changed,
            long seen,
            long recorded,
            long bytes) {

        static final Traced NONE = new Traced(0, 0, 0, 0, Map.of(), 0, 0, 0);
    }

    /**
     * A synthesis.
     *
     * @param heapPeak the most heap that the analysis used, with garbage
     * @param heapAfterCollection the most that was in use right after a collection
     * @param infeasible how many predictions became no test, by reason
     * @param meanings what each of these reasons means, as findings.json tells
     * @param confirmed ids of the bugs that were seen
     * @param cut whether the time budget ended it
     */
    record Synthesized(
            double seconds,
            long heapPeak,
            long heapAfterCollection,
            int candidates,
            Map<String, Integer> infeasible,
            Map<String, String> meanings,
            int tests,
            List<String> confirmed,
            int benign,
            int notConfirmed,
            int mishaps,
            boolean cut) {

        /** A row that an earlier version has kept has no meanings. */
        Synthesized {
            meanings = meanings == null ? Map.of() : meanings;
        }

        static final Synthesized NONE = new Synthesized(0, 0, 0, 0, Map.of(), Map.of(), 0, List.of(), 0, 0, 0, false);
    }

    /** Tells whether a prediction that became no test for a reason had asked for one. */
    boolean asksForTest(String reason) {
        return MISSING.contains(synthesis.meanings().getOrDefault(reason, LOST));
    }

    /** How many percent of the predictions that ask for a test became one. */
    long percentBuilt() {
        int built = synthesis.candidates()
                + count(reason -> WRITTEN.equals(synthesis.meanings().get(reason)));
        int asked = built + count(this::asksForTest);
        return asked == 0 ? 0 : Math.round(100.0 * built / asked);
    }

    private int count(Predicate<String> which) {
        return synthesis.infeasible().entrySet().stream()
                .filter(reason -> which.test(reason.getKey()))
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    /** How much longer the tests take when they are recorded. */
    double ratio() {
        return plain.seconds() == 0 ? 0 : traced.seconds() / plain.seconds();
    }

    /** How much more processor time the test JVM has when they are recorded. */
    double processorRatio() {
        return plain.processorSeconds() == 0 ? 0 : traced.processorSeconds() / plain.processorSeconds();
    }
}
