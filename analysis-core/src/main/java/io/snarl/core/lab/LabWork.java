package io.snarl.core.lab;

import io.snarl.contract.result.RunResults;
import io.snarl.contract.result.TestResult;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The tests of one run in the lab.
 *
 * <p>The test that runs when its JVM ends is run again, since something else may have ended that, and is blamed if it happens again. JVMs
 * that come to no test at all are given half of the tests, until the one is alone that nothing can be done about.
 */
final class LabWork {

    /** How many JVMs a test may end, and how many may come to no test with the same ones. */
    private static final int MOST_LOST = 2;

    private final Lab lab;
    private final Collecting collecting;
    private final boolean withFiles;
    private final Supplier<Duration> time;
    private final Deque<Map<String, String>> portions = new ArrayDeque<>();
    private final Map<String, TestResult> results = new HashMap<>();
    private final Map<String, String> problems = new HashMap<>();
    private final Map<String, Integer> lost = new HashMap<>();
    private Map<String, String> sources = Map.of();
    private boolean cut;
    private boolean outOfMemory;
    private boolean killed;
    private int jvms;

    LabWork(Lab lab, Collecting collecting, boolean withFiles, Supplier<Duration> time) {
        this.lab = lab;
        this.collecting = collecting;
        this.withFiles = withFiles;
        this.time = time;
    }

    LabRun run(Map<String, String> tests) throws IOException, InterruptedException {
        sources = tests;
        portions.add(tests);
        while (!portions.isEmpty()) {
            runPortion(new LinkedHashMap<>(portions.remove()));
        }
        return new LabRun(results, problems, cut, outOfMemory, killed);
    }

    /** Runs tests until each has ended or has a problem. */
    private void runPortion(Map<String, String> left) throws IOException, InterruptedException {
        int failures = 0;
        while (!left.isEmpty()) {
            String key = LabJournal.keyOf(left, collecting, jvms++);
            cut |= lab.isLeft(key, withFiles);
            if (cut || time.get().isZero()) {
                left.keySet().forEach(name -> problems.putIfAbsent(name, "the time was over before it was run"));
                return;
            }
            Map<String, String> rejected = lab.compile(left);
            rejected.forEach((name, error) -> problems.put(name, "the test does not compile: " + error));
            outOfMemory |= rejected.containsValue(TestCompiler.NO_MEMORY);
            left.keySet().removeAll(rejected.keySet());
            if (left.isEmpty()) {
                return;
            }
            Lab.Left end = lab.runOnce(key, left.size(), collecting, withFiles, time.get());
            if (end.run().isPresent() && take(end.run().get(), end, left)) {
                failures = 0;
            } else if (++failures == MOST_LOST) {
                lab.requireWorking(end.words());
                giveUpOrSplit(left, end);
                return;
            }
        }
    }

    /** Takes over results, and tells whether there is anything new. */
    private boolean take(RunResults run, Lab.Left end, Map<String, String> left) {
        int before = left.size();
        for (TestResult test : run.tests()) {
            String name = test.className().orElse("") + "#" + test.method().orElse("");
            results.put(name, test);
            left.remove(LabRun.classIn(name));
        }
        if (run.complete()) {
            List.copyOf(left.keySet()).forEach(name -> missed(name, left));
            return true;
        }
        String how = run.unreadable().isEmpty()
                ? "the test ended its JVM, twice: " + end.words()
                : "its result cannot be read: " + run.unreadable().get(0);
        for (String id : run.running()) {
            String name = LabRun.nameIn(id);
            if (end.timeOver()) {
                blame(
                        name,
                        time.get().isZero() ? "the time was over before it had ended" : "the test did not end",
                        left);
            } else if (lost.merge(name, 1, Integer::sum) == MOST_LOST) {
                killed |= end.killed();
                blame(name, how, left);
            } else {
                // Other tests of its class have ended.
                left.computeIfAbsent(LabRun.classIn(name), sources::get);
            }
        }
        return left.size() < before || !run.running().isEmpty();
    }

    /** A class that was not found may have been damaged since it was compiled. */
    private void missed(String className, Map<String, String> left) {
        if (lost.merge(className, 1, Integer::sum) == MOST_LOST) {
            blame(className, "the JVM that was to run the test did not find it, twice", left);
        }
    }

    private void blame(String name, String problem, Map<String, String> left) {
        problems.put(name, problem);
        left.remove(LabRun.classIn(name));
    }

    private void giveUpOrSplit(Map<String, String> left, Lab.Left end) {
        if (left.size() == 1) {
            problems.put(
                    left.keySet().iterator().next(),
                    "the JVM that was to run the test left no results: " + end.words());
            return;
        }
        List<String> names = new ArrayList<>(left.keySet());
        Map<String, String> half = new LinkedHashMap<>(left);
        half.keySet().removeAll(names.subList(0, names.size() / 2));
        left.keySet().removeAll(half.keySet());
        portions.addFirst(half);
        portions.addFirst(new LinkedHashMap<>(left));
    }
}
