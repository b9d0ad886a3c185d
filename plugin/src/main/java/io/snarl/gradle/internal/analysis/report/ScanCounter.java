package io.snarl.gradle.internal.analysis.report;

import io.snarl.contract.result.RunResults;
import io.snarl.contract.result.TestOutcome;
import io.snarl.core.finding.Findings;
import io.snarl.core.finding.Verdict;
import io.snarl.core.kind.BugKinds;
import io.snarl.core.report.Results;
import java.util.LinkedHashMap;
import java.util.Map;

/** Counts the results for a build scan. */
final class ScanCounter {

    private ScanCounter() {}

    static ScanCounts of(Results results) {
        Map<String, Long> counts = new LinkedHashMap<>();
        results.findings().ifPresent(findings -> add(counts, findings, results.kinds()));
        results.fuzz().ifPresent(run -> add(counts, run));
        return new ScanCounts(counts);
    }

    private static void add(Map<String, Long> counts, Findings findings, BugKinds kinds) {
        counts.put(ScanCounts.SEED_TESTS, (long) findings.counts().seedTests());
        counts.put(ScanCounts.CANDIDATES, findings.counts().candidates());
        kinds.rules().forEach(rule -> counts.put(ScanCounts.ofBugs(rule.plural()), number(findings, rule.verdict())));
        counts.put(ScanCounts.NOT_CONFIRMED, number(findings, Verdict.NOT_CONFIRMED));
    }

    private static void add(Map<String, Long> counts, RunResults run) {
        counts.put(ScanCounts.CONCURRENT_TESTS, (long) run.tests().size());
        counts.put(ScanCounts.FAILED, (long) run.ended(TestOutcome.FAILED).size());
    }

    private static long number(Findings findings, Verdict verdict) {
        return findings.with(verdict).size();
    }
}
