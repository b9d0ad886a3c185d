package io.snarl.core.synthesis;

import io.snarl.core.kind.Attempt;
import io.snarl.core.kind.Candidate;
import io.snarl.core.lab.Collecting;
import io.snarl.core.lab.Lab;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.source.type.ClassNames;
import io.snarl.core.source.type.Types;
import io.snarl.core.trial.TestSources;
import java.io.IOException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Confirms predicted bugs: tries them, makes the tests that a user gets of those that have shown some, and reports on all. */
final class Confirmation {

    private final Settings settings;
    private final Lab lab;
    private final TestSources sources;
    private final Types types;
    private final Clock clock;
    private final Publication publication;
    private final Mishaps mishaps;
    private final TrialRunner runner;
    private final Map<Candidate, Collecting> collecting = new IdentityHashMap<>();

    Confirmation(
            Settings settings,
            Lab lab,
            TestSources sources,
            Types types,
            Clock clock,
            Publication publication,
            Mishaps mishaps) {
        this.settings = settings;
        this.lab = lab;
        this.sources = sources;
        this.types = types;
        this.clock = clock;
        this.publication = publication;
        this.mishaps = mishaps;
        this.runner = new TrialRunner(lab, sources, clock, mishaps);
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
            candidates.list().forEach(candidate -> collecting.put(candidate, kind.collecting()));
        });
        boolean searched = search(searches);
        if (!searched && searches.stream().mapToInt(KindSearch::tests).sum() == 0) {
            return false;
        }
        clock.begin("shortening");
        var representatives = new Representatives(mishaps);
        for (KindSearch each : searches) {
            choose(each, representatives);
        }
        clock.begin("final run");
        List<FinalTest> tests = new ArrayList<>(finalTests(representatives));
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

    /**
     * Gives each kind half of the time that is left while others are to come, and at the end, to all once more, what those have left of
     * theirs. Tells whether it came to its end.
     */
    private boolean search(List<KindSearch> searches) throws IOException, InterruptedException {
        boolean searched = true;
        for (int i = 0; i < searches.size(); i++) {
            boolean areOthersToCome = searches.subList(i + 1, searches.size()).stream()
                    .anyMatch(later -> !later.candidates().isEmpty());
            if (areOthersToCome) {
                clock.giveHalf();
            } else {
                clock.giveAll();
            }
            searched &= search(searches.get(i));
        }
        clock.giveAll();
        for (KindSearch each : searches) {
            searched &= search(each);
        }
        return searched;
    }

    private boolean search(KindSearch search) throws IOException, InterruptedException {
        String work = "confirming " + search.kind().plural();
        clock.begin(work);
        return mishaps.runPhase(
                work, () -> runner.run(search.kind().plural(), search.kind().collecting(), search.queue()));
    }

    /** Only the clearest test of each cause is made shorter. */
    private void choose(KindSearch search, Representatives representatives) throws IOException, InterruptedException {
        List<CauseGroup> causes = CauseGroups.of(chosen(search), mishaps);
        List<Attempt> clearest =
                causes.stream().map(cause -> cause.ways().get(0).attempt()).toList();
        List<Attempt> shorter = shortened(clearest, search.kind().collecting());
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
    private List<Attempt> shortened(List<Attempt> attempts, Collecting what) throws IOException, InterruptedException {
        List<Attempt> shorter = new ArrayList<>();
        boolean done = mishaps.runPhase(
                "shortening tests", () -> shorter.addAll(new Shortening(runner, clock, what).shorten(attempts)));
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
        return new FinalTests(
                        settings,
                        lab,
                        sources,
                        new ClassNames(types),
                        clock,
                        publication,
                        mishaps,
                        attempt -> collecting.get(attempt.candidate()))
                .make(representatives.first(), representatives::after);
    }

    private String failure() {
        return "Snarl itself failed: " + mishaps.latest().orElseThrow().cause();
    }
}
