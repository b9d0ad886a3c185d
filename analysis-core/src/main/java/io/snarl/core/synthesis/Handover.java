package io.snarl.core.synthesis;

import io.snarl.core.baseline.Baseline;
import io.snarl.core.file.WholeFile;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.Findings;
import io.snarl.core.finding.FindingsFile;
import io.snarl.core.finding.ReplayCommand;
import io.snarl.core.finding.Summary;
import io.snarl.core.kind.BugKinds;
import io.snarl.core.mishap.Mishap;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.trace.MissingTests;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Hands over what a synthesis has come to; a finding that cannot be written does no harm to the others. */
record Handover(Settings settings, BugKinds kinds, TimeBudget time, Mishaps mishaps, Publication publication) {

    /** Puts everything in its place, and returns the findings that are there. */
    Findings of(Findings found, MissingTests missing, Baseline baseline) throws IOException {
        FindingsFile file = kinds.findingsFile(settings.projectDirectory());
        Optional<String> text = mishaps.guard("writing findings", () -> file.text(found, settings.toRepeat()));
        Findings written = text.isPresent() ? found : writable(found, file);
        publication.publish(text.isPresent() ? text.get() : file.text(written, settings.toRepeat()));
        WholeFile.write(settings.summary(), summaryOf(written, missing, baseline) + "\n");
        return written;
    }

    private Findings writable(Findings found, FindingsFile file) {
        List<Finding> writable = found.list().stream()
                .filter(finding -> mishaps.run(
                        "writing the finding " + finding.id(),
                        () -> file.text(new Findings(found.counts(), List.of(finding)), Map.of())))
                .toList();
        List<String> texts = mishaps.all().stream().map(Mishap::toString).toList();
        return new Findings(found.counts().with(texts), writable);
    }

    private String summaryOf(Findings findings, MissingTests missing, Baseline baseline) {
        var replay = new ReplayCommand(settings.replayCommand(), settings.projectDirectory());
        return mishaps.guard("summing up", () -> {
                    var summary = new Summary(
                            baseline.mark(findings),
                            missing.lines(),
                            time.phases(),
                            settings.sources(),
                            settings.recordedFindings(),
                            mishaps.log(),
                            replay);
                    time.detail(summary.details());
                    return summary.text();
                })
                .orElseGet(() -> findings.confirmed().size()
                        + " bugs were confirmed. Not examined, because something went"
                        + " wrong inside Snarl: how to sum them up. They are all in " + settings.recordedFindings()
                        + ". Please report it with " + mishaps.log() + ".");
    }
}
