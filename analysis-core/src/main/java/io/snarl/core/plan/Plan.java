package io.snarl.core.plan;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A concurrent test before it is written as source.
 *
 * @param setUp what is done before the threads start, in order; each variable is made by one step and used by later ones
 * @param threads what each thread calls
 * @param tolerated exceptions, by their binary names, that a thread may end by because another one came first, such as one that
 *     closes what both use; by the index of the thread
 * @param observations what is looked at when the threads have ended
 * @param endings what is done at the very end to objects that would be in the way of others, whatever has happened; each is called on what it ends
 */
public record Plan(
        List<Step> setUp,
        List<Step> threads,
        Map<Integer, String> tolerated,
        List<Observation> observations,
        List<Step> endings) {

    public Plan {
        setUp = List.copyOf(setUp);
        threads = List.copyOf(threads);
        tolerated = Map.copyOf(tolerated);
        observations = List.copyOf(observations);
        endings = List.copyOf(endings);
    }

    /** A plan at whose end nothing is done. */
    public Plan(List<Step> setUp, List<Step> threads, Map<Integer, String> tolerated, List<Observation> observations) {
        this(setUp, threads, tolerated, observations, List.of());
    }

    /** A plan whose threads end by no exception, and of which nothing is looked at. */
    public Plan(List<Step> setUp, List<Step> threads) {
        this(setUp, threads, Map.of(), List.of());
    }

    /** Returns the plan with other things to look at. */
    public Plan observing(List<Observation> others) {
        return new Plan(setUp, threads, tolerated, others, endings);
    }

    /** Returns the plan with an exception that some of its threads may end by. */
    public Plan tolerating(String exception, Collection<Integer> threadsThatMay) {
        Map<Integer, String> more = new HashMap<>(tolerated);
        threadsThatMay.forEach(thread -> more.put(thread, exception));
        return new Plan(setUp, threads, more, observations, endings);
    }

    /** Returns the plan with something to be done at its end. */
    public Plan ending(List<Step> steps) {
        return new Plan(setUp, threads, tolerated, observations, steps);
    }

    /** Returns the steps that make no variable, but change one that is there. */
    public List<Step> shaping() {
        return setUp.stream().filter(step -> step.result().isEmpty()).toList();
    }

    /** Returns the calls that are made when the threads have ended, in order. */
    public List<Step> queries() {
        return observations.stream()
                .filter(Observation.Query.class::isInstance)
                .map(observation -> ((Observation.Query) observation).step())
                .toList();
    }

    /** Returns the plan without some of its shaping steps, and without the variables that nothing needs then. */
    public Plan without(Collection<Step> steps) {
        List<Step> left = new ArrayList<>(setUp);
        left.removeAll(steps);
        while (left.removeIf(idleIn(left))) {
            // What made a variable may have been all that needed another one.
        }
        return with(left);
    }

    /**
     * Returns the plan without the variables that nothing needs. Where what makes one also changes something, as a call that takes an
     * object from a pool does, it is still done.
     */
    public Plan withoutIdleVariables() {
        List<Step> left = setUp;
        List<Step> before;
        do {
            before = left;
            Predicate<Step> idle = idleIn(before);
            left = before.stream()
                    .filter(step -> !idle.test(step) || step.origin().shaping())
                    .map(step -> idle.test(step) ? step.withoutResult() : step)
                    .toList();
        } while (!left.equals(before));
        return with(left);
    }

    private Predicate<Step> idleIn(List<Step> left) {
        Set<Variable> used = new HashSet<>();
        left.forEach(step -> used.addAll(step.uses()));
        threads.forEach(step -> used.addAll(step.uses()));
        observations.forEach(observation -> used.addAll(observation.uses()));
        return step -> step.result().filter(made -> !used.contains(made)).isPresent();
    }

    private Plan with(List<Step> left) {
        Set<Variable> made = new HashSet<>();
        left.forEach(step -> step.result().ifPresent(made::add));
        return new Plan(
                left,
                threads,
                tolerated,
                observations,
                endings.stream().filter(step -> made.containsAll(step.uses())).toList());
    }
}
