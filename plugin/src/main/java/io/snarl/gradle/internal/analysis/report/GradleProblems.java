package io.snarl.gradle.internal.analysis.report;

import static java.util.stream.Collectors.joining;

import io.snarl.contract.code.CodePlace;
import io.snarl.core.finding.BugRule;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.Findings;
import io.snarl.core.finding.ReplayCommand;
import io.snarl.core.finding.Verdict;
import io.snarl.core.registry.KnownKinds;
import io.snarl.core.sarif.SourcePaths;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Converts confirmed findings into problems for Gradle. */
final class GradleProblems {

    private final SourcePaths sources;
    private final ReplayCommand replay;

    GradleProblems(SourcePaths sources, ReplayCommand replay) {
        this.sources = sources;
        this.replay = replay;
    }

    List<FoundProblem> of(Findings findings) {
        return findings.confirmed().stream().map(this::of).toList();
    }

    private FoundProblem of(Finding finding) {
        var bug = finding.bugs().get(0);
        Optional<CodePlace> first = bug.defect().places().stream()
                .filter(place -> sources.fileOf(place).isPresent())
                .findFirst();
        return new FoundProblem(
                finding.verdict().word(),
                headline(finding.verdict()),
                finding.title(),
                bug.defect().places().stream().map(place -> "at " + place).collect(joining("\n"))
                        + finding.test().map(test -> "\nshown by " + test).orElse(""),
                "Replay it: " + replay.of(bug.schedule()),
                first.flatMap(sources::fileOf).map(Path::toString).orElse(""),
                Math.max(1, first.map(CodePlace::line).orElse(1)));
    }

    private static String headline(Verdict verdict) {
        return KnownKinds.ALL.rules().stream()
                .filter(rule -> rule.verdict().equals(verdict))
                .map(BugRule::headline)
                .findFirst()
                .orElseGet(verdict::words);
    }
}
