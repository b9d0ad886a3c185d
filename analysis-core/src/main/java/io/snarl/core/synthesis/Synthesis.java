package io.snarl.core.synthesis;

import io.snarl.contract.bug.Deadlock;
import io.snarl.core.baseline.Baseline;
import io.snarl.core.baseline.BaselineFile;
import io.snarl.core.finding.ConfirmedDeadlock;
import io.snarl.core.finding.Counts;
import io.snarl.core.finding.Findings;
import io.snarl.core.lab.Lab;
import io.snarl.core.lab.TestCompiler;
import io.snarl.core.mishap.Mishap;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.observe.Observers;
import io.snarl.core.source.Shown;
import io.snarl.core.source.claim.Claims;
import io.snarl.core.source.type.ClassNames;
import io.snarl.core.source.type.Types;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;

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
    public Synthesis(Settings settings, Start start, Progress progress) {
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
                clock::isTimeLeftToRead,
                mishaps);
        requireAnything(seeds.read() > 0 || seeds.tests() == 0);
        clock.begin("predicting");
        clock.detail("predicting bugs from " + seeds.read() + " tests");
        try (Types types = Types.of(
                settings.classpath(),
                settings.annotations(),
                new Claims(settings.subjectSources()),
                (name, problem) -> mishaps.note("reading the class " + name, problem))) {
            mishaps.run("looking for annotations", () -> tellOfUnusedAnnotations(seeds, types));
            Findings findings = new Handover(settings, clock, mishaps, publication)
                    .of(synthesize(seeds, types), seeds.missing(), baseline);
            clock.writeTo(settings.labResults().resolveSibling(TIMES));
            // Not before, since an analysis that is killed now would need it.
            Lab.forget(place());
            return findings;
        }
    }

    private Findings synthesize(SeedAnalysis seeds, Types types) throws IOException, InterruptedException {
        var bounds = new Prediction.Bounds(settings.maxCycleLength(), settings.namedSubjects());
        var prediction = new Prediction(seeds, types, bounds, clock::isTimeLeftToPredict, mishaps);
        requireAnything(!prediction.isLost());
        var report = new Report(new ClassNames(types), mishaps);
        prediction.infeasible().forEach(report::addInfeasible);
        int tests = prediction.candidates() == 0
                ? 0
                : confirm(prediction.deadlocks(), prediction.pairs(), seeds, types, report);
        clock.stop();
        var counts = new Counts(
                seeds.tests(),
                seeds.events(),
                seeds.dependencies().size(),
                prediction.cycles(),
                prediction.triples(),
                prediction.races(),
                report.candidates(),
                report.infeasible(),
                tests,
                prediction.notExamined(),
                prediction.leftOut(),
                mishapTexts(),
                clock.wasCut());
        return new Findings(counts, report.findings());
    }

    /** A run of which nothing is left must not look like one that has found nothing. */
    private void requireAnything(boolean isAnything) throws IOException {
        if (!isAnything) {
            throw new IOException("Nothing could be examined, because something went wrong inside Snarl: "
                    + mishaps.latest().orElseThrow() + ". What was there before is unchanged; " + mishaps.log()
                    + " says more.");
        }
    }

    private List<String> mishapTexts() {
        return mishaps.all().stream().map(Mishap::toString).toList();
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
        var compiler = new TestCompiler(settings.classpath(), settings.sourceLevel(), settings.release());
        var lab = new Lab(compiler, place(), settings.labCommand(), start.concluding());
        var rounds = new Rounds(lab, writer, clock, mishaps);
        var planner = new Planner(seeds.scripts(), writer, types::isSubtype);
        var setUpOnce = new SetUpOnce(seeds.scripts());
        var search = new DeadlockSearch(planner, writer, rounds, setUpOnce, clock);
        var observers = new Observers(seeds.scripts(), types);
        var pairPlanner = new PairPlanner(seeds.scripts(), writer, types::isSubtype, observers);
        var pairSearch = new PairSearch(pairPlanner, writer, rounds, setUpOnce, clock);
        if (!pairs.isEmpty()) {
            clock.giveHalf();
        }
        clock.begin("confirming deadlocks");
        boolean searched = mishaps.runPhase("confirming deadlocks", () -> search.run(deadlocks));
        clock.giveAll();
        clock.begin("confirming violations");
        searched &= mishaps.runPhase("confirming violations", () -> pairSearch.run(pairs));
        clock.begin("confirming deadlocks");
        searched &= mishaps.runPhase("confirming deadlocks", () -> search.run(deadlocks));
        requireAnything(searched || search.tests() + pairSearch.tests() > 0);
        clock.begin("shortening");
        List<FinalTest> dropped = new ArrayList<>();
        List<Attempt> best = new ArrayList<>();
        List<Attempt> deadlocking = chosen("deadlocks", search::best, deadlocks, search::attemptsOf);
        List<Attempt> violating = chosen("violations", pairSearch::best, pairs, pairSearch::attemptsOf);
        shortened(deadlocking, rounds).forEach(attempt -> best.add(attempt.as(showingDeadlocks(attempt))));
        shortened(violating, rounds).forEach(attempt -> addAsserting(attempt, best, dropped));
        clock.begin("final run");
        dropped.addAll(0, finalTests(best, lab, writer, new ClassNames(types)));
        dropped.forEach(report::add);
        deadlocks.forEach(candidate -> mishaps.run(
                "reporting on " + candidate.name(),
                () -> report.addUnseen(candidate, search.attemptsOf(candidate), search.notShown(candidate))));
        pairs.forEach(candidate -> mishaps.run(
                "reporting on " + candidate.name(),
                () -> report.addUnseen(candidate, pairSearch.attemptsOf(candidate), pairSearch.isCovered(candidate))));
        return search.tests() + pairSearch.tests();
    }

    /** Where the best tests cannot be chosen, the first of each candidate that shows something does as well. */
    private <C extends Candidate> List<Attempt> chosen(
            String what, Supplier<List<Attempt>> best, List<C> candidates, Function<C, List<Attempt>> attempts) {
        return mishaps.guard("choosing the best tests of " + what, best)
                .orElseGet(() -> candidates.stream()
                        .flatMap(candidate -> mishaps
                                .guard(
                                        "choosing a test of " + candidate.name(),
                                        () -> attempts.apply(candidate).stream()
                                                .filter(attempt ->
                                                        !attempt.bugs().isEmpty())
                                                .findFirst())
                                .flatMap(found -> found)
                                .stream())
                        .toList());
    }

    /** What goes wrong here would cost all that was found, so it is tried again; the lab knows what it has run. */
    private List<FinalTest> finalTests(List<Attempt> best, Lab lab, Sources writer, ClassNames names)
            throws IOException, InterruptedException {
        List<FinalTest> tests = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            if (mishaps.runPhase(
                    "making tests in their final form",
                    () -> tests.addAll(
                            new FinalTests(settings, lab, writer, names, clock, publication, mishaps).make(best)))) {
                return tests;
            }
        }
        publication.clear();
        return best.stream()
                .map(attempt -> FinalTest.without(attempt, failure()))
                .toList();
    }

    private String failure() {
        return "Snarl itself failed: " + mishaps.latest().orElseThrow().cause();
    }

    /** Tests that cannot be made shorter are shown as they are. */
    private List<Attempt> shortened(List<Attempt> attempts, Rounds rounds) throws IOException, InterruptedException {
        List<Attempt> shorter = new ArrayList<>();
        boolean done = mishaps.runPhase(
                "shortening tests", () -> shorter.addAll(new Shortening(rounds, clock).shorten(attempts)));
        return done ? shorter : attempts;
    }

    /** A test whose deadlocks cannot be told in its comment shows them all the same. */
    private Planned showingDeadlocks(Attempt attempt) {
        return mishaps.guard(
                        "telling what goes wrong with " + attempt.candidate().name(), () -> {
                            List<Deadlock> deadlocks = attempt.bugs().stream()
                                    .map(ConfirmedDeadlock.class::cast)
                                    .map(ConfirmedDeadlock::deadlock)
                                    .toList();
                            return attempt.planned().showing(new Shown.Deadlocks(deadlocks));
                        })
                .orElse(attempt.planned());
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
                        () -> dropped.add(FinalTest.without(attempt, failure())));
    }

    private Lab.Place place() {
        Path log = settings.labResults().resolveSibling("lab.log");
        Path journal = settings.labResults().resolveSibling("journal");
        return new Lab.Place(settings.labClasses(), settings.labResults(), journal, settings.labDirectory(), log);
    }
}
