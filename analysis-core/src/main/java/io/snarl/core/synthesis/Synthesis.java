package io.snarl.core.synthesis;

import io.snarl.core.baseline.Baseline;
import io.snarl.core.baseline.BaselineFile;
import io.snarl.core.deadlock.CycleDetector;
import io.snarl.core.file.WholeFile;
import io.snarl.core.finding.ConfirmedDeadlock;
import io.snarl.core.finding.Counts;
import io.snarl.core.finding.Deadlock;
import io.snarl.core.finding.Findings;
import io.snarl.core.finding.FindingsFile;
import io.snarl.core.finding.ReplayCommand;
import io.snarl.core.finding.Summary;
import io.snarl.core.lab.Lab;
import io.snarl.core.lab.TestCompiler;
import io.snarl.core.mishap.Mishap;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.observe.Observers;
import io.snarl.core.source.Shown;
import io.snarl.core.source.type.Types;
import io.snarl.core.trace.MissingTests;
import java.io.IOException;
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

    /** The stack traces of what went wrong inside the analysis. */
    private static final String MISHAPS = "mishaps.log";

    private final Settings settings;
    private final Start start;
    private final Clock clock;
    private final Mishaps mishaps;
    private final Publication publication;

    /**
     * Makes a synthesis.
     *
     * @param progress is told what is being done
     */
    public Synthesis(Settings settings, Start start, Consumer<String> progress) {
        this.settings = settings;
        this.start = start;
        this.clock = new Clock(Duration.ofSeconds(settings.timeBudgetSeconds()).minus(start.spent()), progress);
        this.mishaps = new Mishaps(settings.labResults().resolveSibling(MISHAPS));
        this.publication = new Publication(settings);
        if (start.concluding()) {
            mishaps.add(new Mishap("what had not been tried yet", "the JVM of the analysis was killed, twice"));
        }
    }

    /**
     * How a synthesis begins.
     *
     * @param spent how long JVMs have worked on it that were lost; what they have tried is known
     * @param concluding whether nothing more is tried
     */
    public record Start(Duration spent, boolean concluding) {

        /** The first one. */
        public static final Start ANEW = new Start(Duration.ZERO, false);
    }

    /** Does all the work, and writes sources, schedules, findings and summary. */
    public Findings run() throws IOException, InterruptedException {
        // First of all, since nobody wants to be told of a broken file when everything is done.
        Baseline baseline = new BaselineFile(settings.baseline()).read();
        clock.begin("reading traces");
        SeedAnalysis seeds = SeedAnalysis.of(
                settings.traces(),
                test -> clock.mention("reading the trace of " + test.className() + "." + test.method()),
                mishaps);
        clock.begin("predicting");
        try (Types types = Types.of(
                settings.classpath(),
                settings.annotations(),
                (name, problem) -> mishaps.note("reading the class " + name, problem))) {
            mishaps.run("looking for annotations", () -> tellOfUnusedAnnotations(seeds, types));
            return write(synthesize(seeds, types), seeds.missing(), baseline);
        }
    }

    private Findings synthesize(SeedAnalysis seeds, Types types) throws IOException, InterruptedException {
        var deadlocks = new DeadlockCandidates(
                seeds.dependencies().edges(),
                settings.maxCycleLength(),
                new CycleDetector(types::isSubtype, mishaps),
                mishaps);
        var pairs = new PairCandidates(seeds, types, settings.namedSubjects(), mishaps);
        var report = new Report(mishaps);
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
                mishaps.all().stream().map(Mishap::toString).toList(),
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
        var compiler = new TestCompiler(settings.classpath(), settings.sourceLevel());
        var lab = new Lab(compiler, place(), settings.labCommand(), start.concluding());
        var rounds = new Rounds(lab, writer, clock, mishaps);
        var planner = new Planner(seeds.scripts(), writer, types::isSubtype);
        var search = new DeadlockSearch(planner, writer, rounds, clock);
        var observers = new Observers(seeds.scripts(), types);
        var pairPlanner = new PairPlanner(seeds.scripts(), writer, types::isSubtype, observers);
        var pairSearch = new PairSearch(pairPlanner, writer, rounds, clock);
        clock.begin("confirming deadlocks");
        mishaps.runPhase("confirming deadlocks", () -> search.run(deadlocks));
        clock.begin("confirming violations");
        mishaps.runPhase("confirming violations", () -> pairSearch.run(pairs));
        clock.begin("shortening");
        List<FinalTest> dropped = new ArrayList<>();
        List<Attempt> best = new ArrayList<>();
        shortened(search.best(), rounds).forEach(attempt -> best.add(attempt.as(showingDeadlocks(attempt))));
        shortened(pairSearch.best(), rounds).forEach(attempt -> addAsserting(attempt, best, dropped));
        clock.begin("final run");
        dropped.addAll(0, new FinalTests(settings, lab, writer, clock, publication, mishaps).make(best));
        dropped.forEach(report::add);
        deadlocks.forEach(candidate -> mishaps.run(
                "reporting on " + candidate.name(),
                () -> report.addUnseen(candidate, search.attemptsOf(candidate), search.notShown(candidate))));
        pairs.forEach(candidate -> mishaps.run(
                "reporting on " + candidate.name(),
                () -> report.addUnseen(candidate, pairSearch.attemptsOf(candidate), pairSearch.isCovered(candidate))));
        lab.forget();
        return search.tests() + pairSearch.tests();
    }

    /** Tests that cannot be made shorter are shown as they are. */
    private List<Attempt> shortened(List<Attempt> attempts, Rounds rounds) throws IOException, InterruptedException {
        List<Attempt> shorter = new ArrayList<>();
        boolean done = mishaps.runPhase(
                "shortening tests", () -> shorter.addAll(new Shortening(rounds, clock).shorten(attempts)));
        return done ? shorter : attempts;
    }

    private static Planned showingDeadlocks(Attempt attempt) {
        List<Deadlock> deadlocks = attempt.bugs().stream()
                .map(ConfirmedDeadlock.class::cast)
                .map(ConfirmedDeadlock::deadlock)
                .toList();
        return attempt.planned().showing(new Shown.Deadlocks(deadlocks));
    }

    private void addAsserting(Attempt attempt, List<Attempt> best, List<FinalTest> dropped) {
        var candidate = (PairCandidate) attempt.candidate();
        mishaps.guard(
                        "telling what goes wrong with " + candidate.name(),
                        () -> candidate
                                .judgementOf(attempt.test().orElseThrow(), attempt.planned())
                                .asserting())
                .ifPresentOrElse(
                        planned -> best.add(attempt.as(planned)),
                        () -> dropped.add(FinalTest.without(
                                attempt,
                                "Snarl itself failed: "
                                        + mishaps.latest().orElseThrow().cause())));
    }

    private Lab.Place place() {
        Path log = settings.labResults().resolveSibling("lab.log");
        Path journal = settings.labResults().resolveSibling("journal");
        return new Lab.Place(settings.labClasses(), settings.labResults(), journal, settings.labDirectory(), log);
    }

    private Findings write(Findings findings, MissingTests missing, Baseline baseline) throws IOException {
        publication.publish(new FindingsFile(settings.projectDirectory()).text(findings, settings.toRepeat()));
        var replay = new ReplayCommand(settings.replayCommand(), settings.projectDirectory());
        var summary = new Summary(
                baseline.mark(findings),
                missing.lines(),
                clock.phases(),
                settings.sources(),
                settings.recordedFindings(),
                mishaps.log(),
                replay);
        WholeFile.write(settings.summary(), summary.text() + "\n");
        clock.writeTo(settings.labResults().resolveSibling(TIMES));
        return findings;
    }
}
