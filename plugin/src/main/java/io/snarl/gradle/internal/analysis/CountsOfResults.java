package io.snarl.gradle.internal.analysis;

import io.snarl.contract.result.RunResults;
import io.snarl.contract.result.TestOutcome;
import io.snarl.core.finding.Findings;
import io.snarl.core.finding.Verdict;
import io.snarl.core.kind.BugKinds;
import io.snarl.core.report.Results;
import io.snarl.gradle.internal.scan.Counts;
import java.util.LinkedHashMap;
import java.util.Map;

/** Counts what a build scan is told. */
final class CountsOfResults {

    private CountsOfResults() {}

    static Counts of(Results results) {
        Map<String, Long> counts = new LinkedHashMap<>();
        results.findings().ifPresent(findings -> add(counts, findings, results.kinds()));
        results.fuzz().ifPresent(run -> add(counts, run));
        return new Counts(counts);
    }

    private static void add(Map<String, Long> counts, Findings findings, BugKinds kinds) {
        counts.put(Counts.SEED_TESTS, (long) findings.counts().seedTests());
        counts.put(Counts.CANDIDATES, findings.counts().candidates());
        kinds.rules().forEach(rule -> counts.put(Counts.ofBugs(rule.plural()), number(findings, rule.verdict())));
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
