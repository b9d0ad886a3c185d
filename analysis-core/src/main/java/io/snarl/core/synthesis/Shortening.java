package io.snarl.core.synthesis;

import io.snarl.core.carve.MockingFrameworks;
import io.snarl.core.kind.Attempt;
import io.snarl.core.kind.Trial;
import io.snarl.core.plan.Step;
import io.snarl.core.trial.PlannedTest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Leaves out of tests what they do not need to show their bugs. */
final class Shortening {

    /** A test that does less than this to its objects is short enough. */
    private static final int SHORT = 2;

    /** Of a test that does more than this, several steps at once are left out. */
    private static final int MOST_PORTIONS = 12;

    /** How many tests it is worth to run for all of them together; where there are many, each is shortened less. */
    private static final int MOST_TESTS = 240;

    private final TrialRunner runner;
    private final TimeBudget time;

    Shortening(TrialRunner runner, TimeBudget time) {
        this.runner = runner;
        this.time = time;
    }

    /** Returns the tests in the same order, each as short as was found. */
    List<Attempt> shorten(List<Attempt> attempts) throws IOException, InterruptedException {
        Map<Trial, Removal> single = new LinkedHashMap<>();
        int most = Math.max(2, Math.min(MOST_PORTIONS, MOST_TESTS / Math.max(1, attempts.size())));
        for (Attempt attempt : attempts) {
            List<Step> shaping = attempt.planned().plan().shaping().stream()
                    .filter(step -> !MockingFrameworks.insistOn(step.origin()))
                    .toList();
            for (List<Step> steps : shaping.size() < SHORT ? List.<List<Step>>of() : portions(shaping, most)) {
                runner.mishaps()
                        .run(
                                "shortening a test of " + attempt.candidate().name(),
                                () -> single.put(without(attempt, steps), new Removal(attempt, steps)));
            }
        }
        if (single.isEmpty() || !time.isTimeLeft()) {
            return attempts;
        }
        Map<Attempt, List<Step>> removable = new LinkedHashMap<>();
        Map<Attempt, Attempt> shorter = new LinkedHashMap<>();
        List<Trial> trials = new ArrayList<>(single.keySet());
        List<Attempt> results = runner.run(trials);
        for (int i = 0; i < results.size(); i++) {
            Removal removal = single.get(trials.get(i));
            if (results.get(i).doesFor(removal.attempt())) {
                removable
                        .computeIfAbsent(removal.attempt(), key -> new ArrayList<>())
                        .addAll(removal.steps());
                shorter.put(
                        removal.attempt(),
                        results.get(i).besides(removal.attempt().known()));
            }
        }
        removeTogether(removable, shorter);
        return attempts.stream()
                .map(attempt -> shorter.getOrDefault(attempt, attempt))
                .toList();
    }

    /** What can be left out one by one may not be left out together. */
    private void removeTogether(Map<Attempt, List<Step>> removable, Map<Attempt, Attempt> shorter)
            throws IOException, InterruptedException {
        List<Attempt> originals = removable.keySet().stream()
                .filter(original -> removable.get(original).size() > 1)
                .toList();
        List<Trial> trials = originals.stream()
                .map(original -> without(original, removable.get(original)))
                .toList();
        List<Attempt> results = runner.run(trials);
        for (int i = 0; i < results.size(); i++) {
            if (results.get(i).doesFor(originals.get(i))) {
                shorter.put(
                        originals.get(i),
                        results.get(i).besides(originals.get(i).known()));
            }
        }
    }

    private static List<List<Step>> portions(List<Step> steps, int most) {
        int size = Math.max(1, (steps.size() + most - 1) / most);
        List<List<Step>> portions = new ArrayList<>();
        for (int i = 0; i < steps.size(); i += size) {
            portions.add(steps.subList(i, Math.min(steps.size(), i + size)));
        }
        return portions;
    }

    private static Trial without(Attempt attempt, List<Step> steps) {
        PlannedTest planned = attempt.planned();
        return new Trial(attempt.candidate(), planned.with(planned.plan().without(steps)));
    }

    /** Steps that were left out of a test. */
    private record Removal(Attempt attempt, List<Step> steps) {}
}
