package io.snarl.core.synthesis;

import io.snarl.core.kind.Attempt;
import io.snarl.core.lab.Lab;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.source.resolve.ClassNames;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.trial.TestSources;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Confirms predicted bugs: tries them, makes the tests that a user gets of those that have shown some, and reports on all. */
final class Confirmation {

    private final Settings settings;
    private final Lab lab;
    private final TestSources sources;
    private final Types types;
    private final TimeBudget time;
    private final Publication publication;
    private final Mishaps mishaps;
    private final TrialRunner runner;

    Confirmation(
            Settings settings,
            Lab lab,
            TestSources sources,
            Types types,
            TimeBudget time,
            Publication publication,
            Mishaps mishaps) {
        this.settings = settings;
        this.lab = lab;
        this.sources = sources;
        this.types = types;
        this.time = time;
        this.publication = publication;
        this.mishaps = mishaps;
        this.runner = new TrialRunner(lab, sources, settings.labRuns().schedules(), time, mishaps);
    }

    /**
     * Does it.
     *
     * @return whether anything was tried, or nothing went wrong
     */
    boolean run(Predictions predictions, FindingsCollector findings) throws IOException, InterruptedException {
        List<KindSearch> searches = new ArrayList<>();
        predictions.byKind().forEach((kind, candidates) -> {
            searches.add(new KindSearch(kind, candidates.list(), candidates.trials(sources)));
        });
        boolean searched = search(searches);
        if (!searched && searches.stream().mapToInt(KindSearch::tests).sum() == 0) {
            return false;
        }
        time.begin("shortening");
        var representatives = new Representatives(mishaps);
        choose(searches, representatives);
        time.begin("final run");
        List<FinalTest> tests = new ArrayList<>(finalTests(representatives));
        time.add(lab.times().spent());
        tests.addAll(representatives.dropped());
        tests.forEach(test -> findings.add(test, representatives));
        for (KindSearch each : searches) {
            mishaps.run("reporting on " + each.kind().plural(), each.queue()::close);
            each.candidates()
                    .forEach(candidate ->
                            mishaps.run("reporting on " + candidate.name(), () -> findings.addUnseen(candidate)));
        }
        return true;
    }

    /** Tells whether it came to its end. */
    private boolean search(List<KindSearch> searches) throws IOException, InterruptedException {
        time.begin("trials");
        var stream = new TrialStream(searches, runner, time, mishaps);
        return mishaps.runPhase("running tests", stream::run) && stream.hasSearched();
    }

    /** Only the clearest test of each cause is made shorter. */
    private void choose(List<KindSearch> searches, Representatives representatives)
            throws IOException, InterruptedException {
        List<CauseGroup> causes = new ArrayList<>();
        searches.forEach(search -> causes.addAll(CauseGroups.of(chosen(search), mishaps)));
        List<Attempt> clearest =
                causes.stream().map(cause -> cause.ways().get(0).attempt()).toList();
        List<Attempt> shorter = shortened(clearest);
        for (int i = 0; i < causes.size(); i++) {
            representatives.add(causes.get(i), shorter.get(i));
        }
    }

    /** Where the best tests cannot be chosen, the first of each candidate that shows something does as well. */
    private List<Attempt> chosen(KindSearch search) {
        String plural = search.kind().plural();
        return mishaps.guard("choosing the best tests of " + plural, search.queue()::best)
                .or(() -> mishaps.guard("choosing tests of " + plural, search::firstShown))
                .orElse(List.of());
    }

    /** Tests that cannot be made shorter are shown as they are. */
    private List<Attempt> shortened(List<Attempt> attempts) throws IOException, InterruptedException {
        List<Attempt> shorter = new ArrayList<>();
        boolean done = mishaps.runPhase(
                "shortening tests", () -> shorter.addAll(new Shortening(runner, time).shorten(attempts)));
        return done ? shorter : attempts;
    }

    /** What goes wrong here would cost all that was found, so it is tried again; the lab knows what it has run. */
    private List<FinalTest> finalTests(Representatives representatives) throws IOException, InterruptedException {
        List<FinalTest> tests = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            if (mishaps.runPhase("making tests in their final form", () -> tests.addAll(made(representatives)))) {
                return tests;
            }
        }
        publication.clear();
        return representatives.first().stream()
                .map(attempt -> FinalTest.without(attempt, failure()))
                .toList();
    }

    private List<FinalTest> made(Representatives representatives) throws IOException, InterruptedException {
        return new FinalTests(settings, lab, sources, new ClassNames(types), time, publication, mishaps)
                .make(representatives.first(), representatives::after);
    }

    private String failure() {
        return "Snarl itself failed: " + mishaps.latest().orElseThrow().cause();
    }
}
