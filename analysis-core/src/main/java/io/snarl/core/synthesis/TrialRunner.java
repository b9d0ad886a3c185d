package io.snarl.core.synthesis;

import io.snarl.contract.result.TestResult;
import io.snarl.core.kind.Attempt;
import io.snarl.core.kind.Trial;
import io.snarl.core.kind.TrialQueue;
import io.snarl.core.lab.Collecting;
import io.snarl.core.lab.Lab;
import io.snarl.core.lab.LabRun;
import io.snarl.core.mishap.Mishap;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.source.WrittenTestClass;
import io.snarl.core.source.text.NotWritableException;
import io.snarl.core.trial.TestSources;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Runs tests in the lab, many at once, each in a class of its own so that one which does not compile stops no other. */
final class TrialRunner {

    /** How the names of the classes begin in which tests are tried. */
    private static final String TRIAL = "SnarlTrial";

    /** How many tests one JVM runs; the first one fewer, so that what they show can be told soon. */
    private static final int AT_ONCE = 150;

    private static final int AT_FIRST = 16;

    /** With less time than this, a JVM had better run few tests to their end than compile many. */
    private static final Duration SHORT = Duration.ofSeconds(20);

    private final Lab lab;
    private final TestSources writer;
    private final Clock clock;
    private final Mishaps mishaps;
    private final Set<String> told = new HashSet<>();
    private int number;

    TrialRunner(Lab lab, TestSources writer, Clock clock, Mishaps mishaps) {
        this.lab = lab;
        this.writer = writer;
        this.clock = clock;
        this.mishaps = mishaps;
    }

    /** Returns who takes note of what goes wrong with a single test. */
    Mishaps mishaps() {
        return mishaps;
    }

    /** Tries what a kind of bug wants to be tried, as long as there is time; may be called again when there is more. */
    void run(String purpose, Collecting collecting, TrialQueue queue) throws IOException, InterruptedException {
        run(purpose, collecting, queue::next, queue::learn);
    }

    /**
     * Runs given trials, and returns what came of them in the same order.
     *
     * @param trials makes each plan when it is asked for it, which may take long
     */
    List<Attempt> run(String purpose, Collecting collecting, Iterator<Trial> trials)
            throws IOException, InterruptedException {
        List<Attempt> attempts = new ArrayList<>();
        run(purpose, collecting, () -> trials.hasNext() ? Optional.of(trials.next()) : Optional.empty(), attempts::add);
        return attempts;
    }

    /** Each JVM runs as many tests as it should have, and what came of them is told before the next one gets some. */
    private void run(String purpose, Collecting collecting, Supplier<Optional<Trial>> trials, Consumer<Attempt> learner)
            throws IOException, InterruptedException {
        int from = 1;
        while (clock.isTimeLeft()) {
            List<Trial> some = portion(trials, mostAtOnce(), clock::left);
            if (some.isEmpty()) {
                break;
            }
            clock.detail(purpose);
            // The last line is what a user sees if it takes long.
            clock.detail("trying tests " + from + " to " + (from + some.size() - 1));
            from += some.size();
            for (Attempt attempt : run(some, collecting)) {
                tell(attempt);
                mishaps.run("learning from a test of " + attempt.candidate().name(), () -> learner.accept(attempt));
            }
        }
    }

    private int mostAtOnce() {
        return number == 0 || clock.left().compareTo(SHORT) < 0 ? AT_FIRST : AT_ONCE;
    }

    /**
     * Takes the next plans. To make them takes no more than half of the time that is left, since a plan is worth nothing until it has been run.
     *
     * @param plans none if there is none for now
     * @param most how many to take at most
     */
    static <T> List<T> portion(Supplier<Optional<T>> plans, int most, Supplier<Duration> left) {
        List<T> portion = new ArrayList<>();
        Duration half = left.get().dividedBy(2);
        while (portion.size() < most && left.get().compareTo(half) > 0) {
            Optional<T> next = plans.get();
            if (next.isEmpty()) {
                break;
            }
            portion.add(next.get());
        }
        return portion;
    }

    /** Nobody should have to wait for the end to know that there is a bug. */
    private void tell(Attempt attempt) {
        if (!attempt.bugs().isEmpty() && told.add(attempt.candidate().name())) {
            clock.say("A test fails: " + attempt.candidate().name());
        }
    }

    private List<Attempt> run(List<Trial> trials, Collecting collecting) throws IOException, InterruptedException {
        Map<String, Trial> classes = new LinkedHashMap<>();
        Map<String, String> sources = new LinkedHashMap<>();
        Map<String, String> problems = new HashMap<>();
        for (Trial trial : trials) {
            String name = TRIAL + ++number;
            boolean written =
                    mishaps.run("writing a test of " + trial.candidate().name(), () -> {
                        try {
                            WrittenTestClass test = writer.write(name, trial.planned());
                            sources.put(test.name(), test.source());
                            classes.put(test.name(), trial);
                        } catch (NotWritableException e) {
                            // What is left out of a plan may be what told the types of its variables.
                            problems.put(name, "the test cannot be written: " + e.getMessage());
                            classes.put(name, trial);
                        }
                    });
            if (!written) {
                problems.put(
                        name,
                        "Snarl itself failed: " + mishaps.latest().orElseThrow().cause());
                classes.put(name, trial);
            }
        }
        LabRun run = inLab(sources, collecting);
        problems.putAll(run.problemsByClass());
        Map<String, TestResult> results = run.resultsByClass();
        if (run.cut()) {
            clock.cut();
        }
        if (run.outOfMemory()) {
            mishaps.noteOutOfMemory("compiling tests");
        }
        if (run.killed()) {
            mishaps.add(new Mishap("running tests", Mishap.KILLED));
        }
        List<Attempt> attempts = new ArrayList<>();
        classes.forEach((name, trial) -> attempts.add(Attempt.judged(
                trial.candidate(),
                trial.planned(),
                Optional.ofNullable(results.get(name)),
                Optional.ofNullable(problems.get(name)),
                mishaps)));
        return attempts;
    }

    /** Runs tests together; if Snarl fails at them, in halves, until those are alone that it fails at. */
    private LabRun inLab(Map<String, String> sources, Collecting collecting) throws IOException, InterruptedException {
        List<LabRun> runs = new ArrayList<>();
        if (mishaps.tryPhase(
                "running " + sources.size() + " tests", () -> runs.add(lab.tryOut(sources, collecting, clock::left)))) {
            return runs.get(0);
        }
        List<String> names = List.copyOf(sources.keySet());
        if (names.size() < 2) {
            Mishap mishap = mishaps.latest().orElseThrow();
            mishaps.add(mishap);
            Map<String, String> problems = new HashMap<>();
            names.forEach(name -> problems.put(name, "Snarl itself failed: " + mishap.cause()));
            return new LabRun(Map.of(), problems, false, false, false);
        }
        LabRun first = inLab(only(sources, names.subList(0, names.size() / 2)), collecting);
        return first.and(inLab(only(sources, names.subList(names.size() / 2, names.size())), collecting));
    }

    private static Map<String, String> only(Map<String, String> sources, List<String> names) {
        Map<String, String> some = new LinkedHashMap<>(sources);
        some.keySet().retainAll(names);
        return some;
    }
}
