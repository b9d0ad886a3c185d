package io.snarl.core.finding;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How much was looked at on the way to findings.
 *
 * @param seedTests how many tests were read
 * @param events how many events their traces have
 * @param lockNodes how many kinds of one lock taken while others are held
 * @param cycles how many cycles these form
 * @param triples how many accesses of two calls to shared variables would not be serializable
 * @param races how many accesses of two calls to plain variables no lock keeps apart
 * @param candidates how many ways there are to close the cycles, and pairs of calls with such accesses
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
        long lockNodes,
        long cycles,
        long triples,
        long races,
        long candidates,
        Map<String, Long> infeasible,
        int tests,
        List<String> notExamined,
        List<String> notCalled,
        List<String> mishaps,
        boolean cut) {

    /** Copies the reasons in their order, so that counts never change. */
    public Counts {
        notExamined = notExamined.stream().sorted().toList();
        notCalled = notCalled.stream().sorted().toList();
        mishaps = List.copyOf(mishaps);
        infeasible = Collections.unmodifiableSortedMap(new TreeMap<>(infeasible));
    }

    /** Returns the same with what went wrong since. */
    public Counts with(List<String> allMishaps) {
        return new Counts(
                seedTests,
                events,
                lockNodes,
                cycles,
                triples,
                races,
                candidates,
                infeasible,
                tests,
                notExamined,
                notCalled,
                allMishaps,
                cut);
    }

    /** Returns how many candidates did not become tests, for whatever reason. */
    public long allInfeasible() {
        return infeasible.values().stream().mapToLong(Long::longValue).sum();
    }
}
