package io.snarl.core.synthesis;

import io.snarl.core.baseline.Baseline;
import io.snarl.core.baseline.BaselineFile;
import io.snarl.core.deadlock.CycleDetector;
import io.snarl.core.finding.ConfirmedDeadlock;
import io.snarl.core.finding.Counts;
import io.snarl.core.finding.Deadlock;
import io.snarl.core.finding.Findings;
import io.snarl.core.finding.FindingsFile;
import io.snarl.core.finding.ReplayCommand;
import io.snarl.core.finding.Summary;
import io.snarl.core.lab.Lab;
import io.snarl.core.lab.TestCompiler;
import io.snarl.core.observe.Observers;
import io.snarl.core.source.Shown;
import io.snarl.core.source.type.Types;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
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
        // First of all, since nobody wants to be told of a broken file when everything is done.
        Baseline baseline = new BaselineFile(settings.baseline()).read();
        clock.begin("reading traces");
        SeedAnalysis seeds = SeedAnalysis.of(
                settings.traces(),
                test -> clock.mention("reading the trace of " + test.className() + "." + test.method()));
        clock.begin("predicting");
        try (Types types = Types.of(settings.classpath(), settings.annotations())) {
            tellOfUnusedAnnotations(seeds, types);
            return write(synthesize(seeds, types), baseline);
        }
    }

    private Findings synthesize(SeedAnalysis seeds, Types types) throws IOException, InterruptedException {
        var deadlocks = new DeadlockCandidates(
                seeds.dependencies().edges(), settings.maxCycleLength(), new CycleDetector(types::isSubtype));
        var pairs = new PairCandidates(seeds, types, settings.namedSubjects());
        var report = new Report();
        report.addInfeasible(deadlocks.infeasible());
        report.addInfeasible(pairs.infeasible());
        int tests = 0;
        if (!deadlocks.list().isEmpty() || !pairs.list().isEmpty()) {
            tests = confirm(deadlocks.list(), pairs.list(), seeds, types, report);
        }
        clock.stop();
        var counts = new Counts(
                seeds.tests(),
                seeds.events(),
                seeds.dependencies().size(),
                deadlocks.cycles(),
                pairs.triples(),
                pairs.races(),
                report.candidates(),
                report.infeasible(),
                tests,
                pairs.notExamined(),
                clock.wasCut());
        return new Findings(counts, report.findings());
    }

    private void tellOfUnusedAnnotations(SeedAnalysis seeds, Types types) {
        Set<String> unused = new TreeSet<>(settings.annotations());
        seeds.profiles().classes().forEach(className -> unused.removeIf(name -> types.isMarkedBy(className, name)));
        if (!unused.isEmpty()) {
            clock.say("snarl.subjects.annotatedWith names " + String.join(", ", unused)
                    + ", which no class carries that the seed tests call. Write the full name; an annotation can only be"
                    + " seen if its retention is CLASS or RUNTIME.");
        }
    }

    /** Runs tests for the candidates, and returns how many of them were tried in all. */
    private int confirm(
            List<DeadlockCandidate> deadlocks,
            List<PairCandidate> pairs,
            SeedAnalysis seeds,
            Types types,
            Report report)
            throws IOException, InterruptedException {
        var writer = new Sources(settings, types, seeds.scripts());
        var lab =
                new Lab(new TestCompiler(settings.classpath(), settings.sourceLevel()), place(), settings.labCommand());
        var rounds = new Rounds(lab, writer, clock);
        var planner = new Planner(seeds.scripts(), writer, types::isSubtype);
        var search = new DeadlockSearch(planner, writer, rounds, clock);
        var observers = new Observers(seeds.scripts(), types);
        var pairPlanner = new PairPlanner(seeds.scripts(), writer, types::isSubtype, observers);
        var pairSearch = new PairSearch(pairPlanner, writer, rounds, clock);
        clock.begin("confirming deadlocks");
        search.run(deadlocks);
        clock.begin("confirming violations");
        pairSearch.run(pairs);
        clock.begin("shortening");
        var shortening = new Shortening(rounds, clock);
        List<Attempt> best = new ArrayList<>(shortening.shorten(search.best()));
        best.replaceAll(Synthesis::showingDeadlocks);
        shortening.shorten(pairSearch.best()).forEach(attempt -> best.add(asserting(attempt)));
        clock.begin("final run");
        new FinalTests(settings, lab, writer, clock).make(best).forEach(report::add);
        deadlocks.forEach(
                candidate -> report.addUnseen(candidate, search.attemptsOf(candidate), search.notShown(candidate)));
        pairs.forEach(candidate ->
                report.addUnseen(candidate, pairSearch.attemptsOf(candidate), pairSearch.isCovered(candidate)));
        return search.tests() + pairSearch.tests();
    }

    private static Attempt showingDeadlocks(Attempt attempt) {
        List<Deadlock> deadlocks = attempt.bugs().stream()
                .map(ConfirmedDeadlock.class::cast)
                .map(ConfirmedDeadlock::deadlock)
                .toList();
        return attempt.as(attempt.planned().showing(new Shown.Deadlocks(deadlocks)));
    }

    private static Attempt asserting(Attempt attempt) {
        var candidate = (PairCandidate) attempt.candidate();
        return attempt.as(candidate
                .judgementOf(attempt.test().orElseThrow(), attempt.planned())
                .asserting());
    }

    private Lab.Place place() {
        Path log = settings.labResults().resolveSibling("lab.log");
        return new Lab.Place(settings.labClasses(), settings.labResults(), settings.labDirectory(), log);
    }

    private Findings write(Findings findings, Baseline baseline) throws IOException {
        new FindingsFile(settings.projectDirectory()).write(settings.findings(), findings, settings.toRepeat());
        var replay = new ReplayCommand(settings.replayCommand(), settings.projectDirectory());
        var summary = new Summary(
                baseline.mark(findings), clock.phases(), settings.sources(), settings.recordedFindings(), replay);
        Files.createDirectories(settings.summary().getParent());
        Files.writeString(settings.summary(), summary.text() + "\n");
        clock.writeTo(settings.labResults().resolveSibling(TIMES));
        return findings;
    }
}
