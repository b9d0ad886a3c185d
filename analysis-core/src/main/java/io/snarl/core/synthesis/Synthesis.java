package io.snarl.core.synthesis;

import io.snarl.core.deadlock.CycleDetector;
import io.snarl.core.deadlock.SeedAnalysis;
import io.snarl.core.finding.Counts;
import io.snarl.core.finding.Findings;
import io.snarl.core.finding.FindingsFile;
import io.snarl.core.finding.ReplayCommand;
import io.snarl.core.finding.Summary;
import io.snarl.core.lab.Lab;
import io.snarl.core.lab.TestCompiler;
import io.snarl.core.source.type.Types;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/** Turns the traces of seed tests into concurrent tests and findings. */
public final class Synthesis {

    /** Beside the lab's results and not among the findings, which have to be the same in each run. */
    private static final String TIMES = "synthesis-times.json";

    private final Settings settings;
    private final Clock clock;

    /**
     * Makes a synthesis.
     *
     * @param progress is told what is being done
     */
    public Synthesis(Settings settings, Consumer<String> progress) {
        this.settings = settings;
        this.clock = new Clock(Duration.ofSeconds(settings.timeBudgetSeconds()), progress);
    }

    /** Does all the work, and writes sources, schedules, findings and summary. */
    public Findings run() throws IOException, InterruptedException {
        clock.begin("reading traces");
        SeedAnalysis seeds = SeedAnalysis.of(
                settings.traces(),
                test -> clock.mention("reading the trace of " + test.className() + "." + test.method()));
        clock.begin("predicting");
        try (Types types = Types.of(settings.classpath())) {
            var candidates = new Candidates(
                    seeds.dependencies().edges(), settings.maxCycleLength(), new CycleDetector(types::isSubtype));
            return synthesize(seeds, candidates, types);
        }
    }

    private Findings synthesize(SeedAnalysis seeds, Candidates candidates, Types types)
            throws IOException, InterruptedException {
        var report = new Report();
        report.addInfeasible(candidates.infeasible());
        var sources = new Sources(settings, types, seeds.scripts());
        int tests = 0;
        List<Candidate> list = candidates.list();
        if (!list.isEmpty()) {
            tests = confirm(list, new Planner(seeds.scripts(), sources, types::isSubtype), sources, report);
        }
        clock.stop();
        var counts = new Counts(
                seeds.tests(),
                seeds.events(),
                seeds.dependencies().size(),
                candidates.cycles(),
                report.candidates(),
                report.infeasible(),
                tests);
        return write(new Findings(counts, report.findings()));
    }

    /** Runs tests for the candidates, and returns how many of them were tried in all. */
    private int confirm(List<Candidate> candidates, Planner planner, Sources writer, Report report)
            throws IOException, InterruptedException {
        var lab =
                new Lab(new TestCompiler(settings.classpath(), settings.sourceLevel()), place(), settings.labCommand());
        var rounds = new Rounds(lab, writer, clock);
        var search = new Search(planner, writer, rounds, clock);
        clock.begin("confirming");
        search.run(candidates);
        clock.begin("shortening");
        List<Attempt> best = new Shortening(rounds, clock).shorten(search.best());
        clock.begin("final run");
        new FinalTests(settings, lab, writer, clock).make(best).forEach(report::add);
        candidates.forEach(
                candidate -> report.addUnseen(candidate, search.attemptsOf(candidate), search.notShown(candidate)));
        return search.tests();
    }

    private Lab.Place place() {
        Path log = settings.labResults().resolveSibling("lab.log");
        return new Lab.Place(settings.labClasses(), settings.labResults(), settings.labDirectory(), log);
    }

    private Findings write(Findings findings) throws IOException {
        new FindingsFile(settings.projectDirectory()).write(settings.findings(), findings.list(), findings.counts());
        var replay = new ReplayCommand(settings.replayCommand(), settings.projectDirectory());
        var summary = new Summary(findings, clock.phases(), settings.sources(), settings.findings(), replay);
        Files.createDirectories(settings.summary().getParent());
        Files.writeString(settings.summary(), summary.text() + "\n");
        clock.writeTo(settings.labResults().resolveSibling(TIMES));
        return findings;
    }
}
