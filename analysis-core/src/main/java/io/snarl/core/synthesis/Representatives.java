package io.snarl.core.synthesis;

import io.snarl.core.finding.Cause;
import io.snarl.core.kind.Attempt;
import io.snarl.core.mishap.Mishaps;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Knows which test stands for each cause: the clearest one, and if that shows nothing in its final form, the next one. */
final class Representatives {

    private final Mishaps mishaps;
    private final Map<Attempt, Standing> standing = new IdentityHashMap<>();
    private final List<Attempt> first = new ArrayList<>();
    private final List<FinalTest> dropped = new ArrayList<>();

    Representatives(Mishaps mishaps) {
        this.mishaps = mishaps;
    }

    /** A cause while a test is looked for that shows it. */
    private record Search(CauseGroup cause, Deque<CauseGroup.Way> next, List<String> problems) {}

    /**
     * What a test stands for.
     *
     * @param way what it was made of
     */
    private record Standing(Search search, CauseGroup.Way way) {}

    /**
     * Adds a cause.
     *
     * @param shorter the clearest of its tests, as short as was found
     */
    void add(CauseGroup cause, Attempt shorter) {
        var search = new Search(cause, new ArrayDeque<>(cause.ways()), new ArrayList<>());
        var clearest = new Standing(search, search.next().remove());
        Optional<Attempt> test = inFinalForm(shorter, clearest).or(() -> next(search));
        if (test.isPresent()) {
            first.add(test.get());
        } else {
            standing.put(shorter, clearest);
            dropped.add(FinalTest.without(shorter, failure()));
        }
    }

    /** Returns the tests that stand for the causes, in their final form. */
    List<Attempt> first() {
        return first;
    }

    /** Returns the tests of causes for which there is none in its final form. */
    List<FinalTest> dropped() {
        return dropped;
    }

    /** Returns the test that takes the place of one that shows nothing; none if it was the last one. */
    Optional<Attempt> after(FinalTest failed) {
        Search search = standing.get(failed.attempt()).search();
        String name = failed.attempt().candidate().name();
        failed.problem().ifPresent(problem -> search.problems().add(name + ": " + problem));
        return next(search);
    }

    private Optional<Attempt> next(Search search) {
        Optional<Attempt> test = Optional.empty();
        while (test.isEmpty() && !search.next().isEmpty()) {
            CauseGroup.Way way = search.next().remove();
            test = inFinalForm(way.attempt(), new Standing(search, way));
        }
        return test;
    }

    private Optional<Attempt> inFinalForm(Attempt attempt, Standing what) {
        Optional<Attempt> test = mishaps.guard(
                "telling what goes wrong with " + attempt.candidate().name(),
                () -> attempt.as(attempt.candidate().finalForm(attempt)));
        test.ifPresent(made -> standing.put(made, what));
        return test;
    }

    private String failure() {
        return "Snarl itself failed: " + mishaps.latest().orElseThrow().cause();
    }

    /** Returns the causes that a test stands for, of which each alone explains all that it stands for. */
    List<Cause> causesOf(FinalTest test) {
        return standing.get(test.attempt()).search().cause().causes();
    }

    /** Returns the other ways to show what a test stands for. */
    List<CauseGroup.Way> others(FinalTest test) {
        Standing what = standing.get(test.attempt());
        return what.search().cause().ways().stream()
                .filter(way -> way != what.way())
                .toList();
    }

    /** Returns what came of the tests that were to stand for a cause before the last one, which shows nothing either. */
    List<String> problemsBefore(FinalTest last) {
        List<String> problems = standing.get(last.attempt()).search().problems();
        return problems.subList(0, Math.max(0, problems.size() - 1));
    }
}
