package io.snarl.core.finding;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How much was looked at on the way to findings.
 *
 * @param seedTests how many tests were read
 * @param events how many events their traces have
 * @param predicted what each kind of bug counts of what it has predicted, by the names of members of {@code findings.json}
 * @param candidates how many predicted bugs there are of which a test could be made
 * @param infeasible how many candidates did not become tests, by reason
 * @param tests how many tests were tried
 * @param notExamined classes whose objects were not shared by threads in any test, since nothing says that they are made for several
 * @param notCalled methods that no thread calls in any test, since who uses the library has another way to the same objects
 * @param mishaps what was not done because something went wrong inside the analysis, each with its cause
 * @param cut whether the time was over before all candidates were tried in all ways
 */
public record Counts(
        int seedTests,
        long events,
        Map<String, Long> predicted,
        long candidates,
        Map<String, Long> infeasible,
        int tests,
        List<String> notExamined,
        List<String> notCalled,
        List<String> mishaps,
        boolean cut) {

    /** Copies the reasons in their order, so that counts never change. */
    public Counts {
        predicted = Collections.unmodifiableMap(new LinkedHashMap<>(predicted));
        notExamined = notExamined.stream().sorted().toList();
        notCalled = notCalled.stream().sorted().toList();
        mishaps = List.copyOf(mishaps);
        infeasible = Collections.unmodifiableSortedMap(new TreeMap<>(infeasible));
    }

    /** Returns the same with what went wrong since. */
    public Counts with(List<String> allMishaps) {
        return new Counts(
                seedTests, events, predicted, candidates, infeasible, tests, notExamined, notCalled, allMishaps, cut);
    }

    /** Returns how many candidates did not become tests, for whatever reason. */
    public long allInfeasible() {
        return infeasible.values().stream().mapToLong(Long::longValue).sum();
    }
}
