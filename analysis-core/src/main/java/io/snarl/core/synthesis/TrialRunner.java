package io.snarl.core.synthesis;

import io.snarl.core.kind.Attempt;
import io.snarl.core.kind.Trial;
import io.snarl.core.lab.Lab;
import io.snarl.core.lab.LabResult;
import io.snarl.core.lab.LabTrial;
import io.snarl.core.lab.TestCompiler;
import io.snarl.core.mishap.Mishap;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.source.WrittenTestClass;
import io.snarl.core.source.text.NotWritableException;
import io.snarl.core.trial.TestSources;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/** Writes and compiles trials and has the lab run them, each in a class of its own so that one which does not compile stops no other. */
final class TrialRunner {

    /** How the names of the classes begin in which tests are tried. */
    private static final String TRIAL = "SnarlTrial";

    /** How many are under way at the same time, so that the lab always has something to do. */
    private static final int UNDER_WAY = 32;

    private static final int TOGETHER = 8;

    /** How many schedules of a test are tried that shows what is known at best. */
    private static final int GLANCE = 20;

    private final Lab lab;
    private final TestSources writer;
    private final int schedules;
    private final TimeBudget time;
    private final Mishaps mishaps;
    private int number;

    /**
     * Makes a runner.
     *
     * @param schedules how many schedules of a test are tried
     */
    TrialRunner(Lab lab, TestSources writer, int schedules, TimeBudget time, Mishaps mishaps) {
        this.lab = lab;
        this.writer = writer;
        this.schedules = schedules;
        this.time = time;
        this.mishaps = mishaps;
    }

    /** A trial of which the lab has not told yet what came of it. */
    record Running(Trial trial, CompletableFuture<LabResult> result) {}

    /** Returns who takes note of what goes wrong with a single test. */
    Mishaps mishaps() {
        return mishaps;
    }

    /** Begins to run trials, which are compiled together; what came of them can be awaited in any order. */
    List<Running> begin(List<Trial> trials) throws IOException {
        Map<Trial, CompletableFuture<LabResult>> results = new LinkedHashMap<>();
        Map<Trial, LabTrial> tests = new LinkedHashMap<>();
        Map<String, String> sources = new LinkedHashMap<>();
        TimeBudget.Activity writing = time.measure("writing");
        for (Trial trial : trials) {
            String name = TRIAL + ++number;
            boolean written = mishaps.run(
                    "writing a test of " + trial.candidate().name(), () -> write(name, trial, sources, tests, results));
            if (!written) {
                results.put(trial, failed());
            }
        }
        writing.end();
        TimeBudget.Activity compiling = time.measure("compiling");
        Map<String, String> rejected = compiled(sources);
        compiling.end();
        tests.forEach((trial, test) -> results.put(
                trial,
                rejected.containsKey(test.className())
                        ? without("the test does not compile: " + rejected.get(test.className()))
                        : lab.submit(test, time::left)));
        return trials.stream()
                .map(trial -> new Running(trial, results.get(trial)))
                .toList();
    }

    private void write(
            String name,
            Trial trial,
            Map<String, String> sources,
            Map<Trial, LabTrial> tests,
            Map<Trial, CompletableFuture<LabResult>> results) {
        try {
            WrittenTestClass written = writer.write(name, trial.planned());
            sources.put(written.name(), written.source());
            tests.put(
                    trial,
                    new LabTrial(
                            written.name(),
                            written.methods().get(0),
                            written.source(),
                            trial.candidate().collecting(),
                            trial.effort() == Trial.Effort.FULL ? schedules : Math.min(schedules, GLANCE)));
        } catch (NotWritableException e) {
            // What is left out of a plan may be what told the types of its variables.
            results.put(trial, without("the test cannot be written: " + e.getMessage()));
        }
    }

    /** Compiles sources together; if Snarl fails at them, one by one, until those are known that it fails at. */
    private Map<String, String> compiled(Map<String, String> sources) throws IOException {
        Map<String, String> rejected = new LinkedHashMap<>();
        if (sources.isEmpty()) {
            return rejected;
        }
        Optional<Map<String, String>> together = tryToCompile(sources);
        if (together.isPresent()) {
            rejected.putAll(together.get());
        } else {
            for (String name : sources.keySet()) {
                Optional<Map<String, String>> alone = tryToCompile(Map.of(name, sources.get(name)));
                if (alone.isPresent()) {
                    rejected.putAll(alone.get());
                } else {
                    mishaps.latest().ifPresent(mishaps::add);
                    rejected.put(name, words());
                }
            }
        }
        if (rejected.containsValue(TestCompiler.NO_MEMORY)) {
            mishaps.noteOutOfMemory("compiling tests");
        }
        return rejected;
    }

    private Optional<Map<String, String>> tryToCompile(Map<String, String> sources) throws IOException {
        Map<String, String> rejected = new LinkedHashMap<>();
        try {
            return mishaps.tryPhase(
                            "compiling " + sources.size() + " tests", () -> rejected.putAll(lab.compile(sources)))
                    ? Optional.of(rejected)
                    : Optional.empty();
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts a compiler", e);
        }
    }

    /** Waits until a trial has ended. */
    Attempt end(Running running) throws IOException, InterruptedException {
        LabResult result = resultOf(running);
        Trial trial = running.trial();
        switch (result.cause()) {
            case TIME -> time.cut();
            case KILLED -> mishaps.add(new Mishap("running tests", Mishap.KILLED));
            default -> {
                // Nothing but the test itself is concerned.
            }
        }
        return Attempt.judged(trial.candidate(), trial.planned(), result.test(), result.problem(), mishaps);
    }

    private LabResult resultOf(Running running) throws IOException, InterruptedException {
        try {
            TimeBudget.Activity waiting = time.measure("waiting for the lab");
            LabResult result = running.result().get();
            waiting.end();
            return result;
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException problem) {
                throw problem;
            }
            Mishap mishap = mishaps.note(
                    "running a test of " + running.trial().candidate().name(), e.getCause());
            return LabResult.without(LabResult.Cause.TEST, "Snarl itself failed: " + mishap.cause());
        }
    }

    /** Runs given trials, and returns what came of them in the same order. */
    List<Attempt> run(List<Trial> trials) throws IOException, InterruptedException {
        List<Attempt> attempts = new ArrayList<>();
        Deque<Running> running = new ArrayDeque<>();
        int begun = 0;
        while (attempts.size() < trials.size()) {
            while (begun < trials.size() && running.size() < UNDER_WAY) {
                int end = Math.min(trials.size(), begun + TOGETHER);
                running.addAll(begin(trials.subList(begun, end)));
                begun = end;
            }
            attempts.add(end(running.remove()));
        }
        return attempts;
    }

    private CompletableFuture<LabResult> failed() {
        return without(words());
    }

    private String words() {
        return "Snarl itself failed: " + mishaps.latest().orElseThrow().cause();
    }

    private static CompletableFuture<LabResult> without(String problem) {
        return CompletableFuture.completedFuture(LabResult.without(LabResult.Cause.TEST, problem));
    }
}
