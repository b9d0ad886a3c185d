package io.snarl.gradle.internal.analysis;

import io.snarl.contract.result.RunResults;
import io.snarl.contract.result.TestOutcome;
import io.snarl.core.finding.Findings;
import io.snarl.core.finding.Verdict;
import io.snarl.core.report.Results;
import io.snarl.gradle.internal.scan.Counts;
import java.util.LinkedHashMap;
import java.util.Map;

/** Counts what a build scan is told. */
final class CountsOfResults {

    private CountsOfResults() {}

    static Counts of(Results results) {
        Map<String, Long> counts = new LinkedHashMap<>();
        results.findings().ifPresent(findings -> add(counts, findings));
        results.fuzz().ifPresent(run -> add(counts, run));
        return new Counts(counts);
    }

    private static void add(Map<String, Long> counts, Findings findings) {
        counts.put(Counts.SEED_TESTS, (long) findings.counts().seedTests());
        counts.put(Counts.CANDIDATES, findings.counts().candidates());
        counts.put(Counts.DEADLOCKS, number(findings, Verdict.DEADLOCK));
        counts.put(Counts.NOT_LINEARIZABLE, number(findings, Verdict.NOT_LINEARIZABLE));
        counts.put(Counts.CRASHES, number(findings, Verdict.CRASH));
        counts.put(Counts.NOT_CONFIRMED, number(findings, Verdict.NOT_CONFIRMED));
    }

    private static void add(Map<String, Long> counts, RunResults run) {
        counts.put(Counts.CONCURRENT_TESTS, (long) run.tests().size());
        counts.put(Counts.FAILED, (long) run.ended(TestOutcome.FAILED).size());
    }

    private static long number(Findings findings, Verdict verdict) {
        return findings.with(verdict).size();
    }
}
