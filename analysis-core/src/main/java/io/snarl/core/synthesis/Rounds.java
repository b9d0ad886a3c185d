package io.snarl.core.synthesis;

import io.snarl.core.fuzz.FuzzRun;
import io.snarl.core.fuzz.FuzzedTest;
import io.snarl.core.lab.Collecting;
import io.snarl.core.lab.Lab;
import io.snarl.core.source.NotWritableException;
import io.snarl.core.source.WrittenTestClass;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs tests in the lab, many at once, each in a class of its own so that one which does not compile stops no other. */
final class Rounds {

    /** How the names of the classes begin in which tests are tried. */
    private static final String TRIAL = "SnarlTrial";

    /** How many tests one JVM runs. */
    private static final int AT_ONCE = 150;

    private final Lab lab;
    private final Sources writer;
    private final Clock clock;
    private int number;

    Rounds(Lab lab, Sources writer, Clock clock) {
        this.lab = lab;
        this.writer = writer;
        this.clock = clock;
    }

    /** Runs a test for each plan, all for the same kind of bug, and returns what came of them in the same order. */
    List<Attempt> run(String purpose, List<Trial> trials) throws IOException, InterruptedException {
        List<Attempt> attempts = new ArrayList<>();
        for (int i = 0; i < trials.size() && clock.isTimeLeft(); i += AT_ONCE) {
            List<Trial> some = trials.subList(i, Math.min(trials.size(), i + AT_ONCE));
            clock.say(purpose + ": tests " + (i + 1) + " to " + (i + some.size()) + " of " + trials.size());
            attempts.addAll(run(some));
        }
        return attempts;
    }

    private List<Attempt> run(List<Trial> trials) throws IOException, InterruptedException {
        Map<String, Trial> classes = new LinkedHashMap<>();
        Map<String, String> sources = new LinkedHashMap<>();
        Map<String, String> problems = new HashMap<>();
        for (Trial trial : trials) {
            String name = TRIAL + ++number;
            try {
                WrittenTestClass written = writer.write(name, trial.planned());
                sources.put(written.name(), written.source());
                classes.put(written.name(), trial);
            } catch (NotWritableException e) {
                // What is left out of a plan may be what told the types of its variables.
                problems.put(name, "the test cannot be written: " + e.getMessage());
                classes.put(name, trial);
            }
        }
        Map<String, FuzzedTest> results =
                runAll(sources, trials.get(0).candidate().collecting(), problems);
        List<Attempt> attempts = new ArrayList<>();
        classes.forEach((name, trial) -> attempts.add(new Attempt(
                trial.candidate(),
                trial.planned(),
                Optional.ofNullable(results.get(name)),
                Optional.ofNullable(problems.get(name)))));
        return attempts;
    }

    /** Runs tests; if one does not end, or ends its JVM, those that come after it are run in another one. */
    private Map<String, FuzzedTest> runAll(
            Map<String, String> sources, Collecting collecting, Map<String, String> problems)
            throws IOException, InterruptedException {
        Map<String, FuzzedTest> results = new HashMap<>();
        Map<String, String> left = new LinkedHashMap<>(sources);
        boolean goOn = true;
        while (goOn && !left.isEmpty() && clock.isTimeLeft()) {
            int before = left.size();
            FuzzRun run = lab.run(left, collecting, clock.left());
            lab.rejected().forEach((name, error) -> problems.put(name, "the test does not compile: " + error));
            results.putAll(byClass(run));
            if (run != null) {
                left.keySet().stream()
                        .filter(name -> run.running().stream().anyMatch(id -> id.startsWith(name + "#")))
                        .forEach(name -> problems.put(
                                name,
                                clock.isTimeLeft()
                                        ? "the test did not end, or ended its JVM"
                                        : "the time was over before it had ended"));
            }
            left.keySet().removeAll(results.keySet());
            left.keySet().removeAll(problems.keySet());
            goOn = left.size() < before;
        }
        if (!clock.isTimeLeft()) {
            left.keySet().forEach(name -> problems.put(name, "the time was over before it was run"));
        }
        return results;
    }

    private static Map<String, FuzzedTest> byClass(FuzzRun run) {
        Map<String, FuzzedTest> results = new HashMap<>();
        if (run != null) {
            run.tests().forEach(test -> test.className().ifPresent(name -> results.put(name, test)));
        }
        return results;
    }

    /** A plan to try for a candidate. */
    record Trial(Candidate candidate, Planned planned) {}
}
