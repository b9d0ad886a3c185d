package io.snarl.core.source.assertion;

import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.outcome.ObservedValue.Sort;
import io.snarl.core.plan.Observation;
import io.snarl.core.source.expression.TestClassContext;
import io.snarl.core.source.text.Expr;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Writes a test that fails if its outcome matches no sequential order of its calls. */
public final class OutcomeForm {

    private final WrittenBody test;
    private final TestClassContext surroundings;
    private final List<List<ObservedValue>> allowed;
    private final Threads threads;
    private final OutcomeAssertions expectations;

    public OutcomeForm(
            WrittenBody test, TestClassContext surroundings, List<List<ObservedValue>> allowed, boolean withAssertJ) {
        this.test = test;
        this.surroundings = surroundings;
        this.allowed = allowed;
        this.threads = new Threads(test, surroundings.imports());
        this.expectations = new OutcomeAssertions(test, surroundings, withAssertJ);
    }

    /** Returns what comes after the objects are made: one paragraph that runs the threads, one that looks at what came of it. */
    public List<String> paragraphs() {
        List<Observation> observations = test.plan().observations();
        boolean looksAtResults = !allowed.isEmpty() && observations.stream().anyMatch(OutcomeForm::isOfResults);
        String results = looksAtResults ? test.take("results") : "";
        String run = looksAtResults ? threads.callInParallel(results, this::caught) : threads.inParallel();
        var sights = new Sights(test, surroundings.imports(), results);
        List<String> after = allowed.isEmpty() ? queries() : expectations.of(columns(observations, sights));
        return after.isEmpty() ? List.of(run) : List.of(run, String.join("\n", after));
    }

    private static boolean isOfResults(Observation observation) {
        return observation instanceof Observation.CallResult || observation instanceof Observation.SameResults;
    }

    /** Where no value matters, it is enough that nothing is thrown. */
    private List<String> queries() {
        return test.plan().queries().stream()
                .map(step -> test.expression(step).laidOut(Expr.BODY_WIDTH) + ";")
                .toList();
    }

    private List<Column> columns(List<Observation> observations, Sights sights) {
        List<Column> columns = new ArrayList<>();
        for (int i = 0; i < observations.size(); i++) {
            boolean mayThrow = observations.get(i) instanceof Observation.Query;
            columns.add(new Column(sights.of(observations.get(i)), valuesOf(i), mayThrow));
        }
        boolean isAll =
                observations.equals(IntStream.range(0, test.plan().threads().size())
                        .mapToObj(Observation.CallResult::new)
                        .toList());
        return isAll && columns.stream().noneMatch(OutcomeForm::isSpecial)
                ? List.of(new Column(sights.ofResults(), together(), false))
                : columns;
    }

    /** Tells whether values cannot be compared as elements of a list. */
    private static boolean isSpecial(Column column) {
        return column.hasDeep(value -> value.sort() == Sort.ARRAY || value.sort() == Sort.OBJECT);
    }

    private List<ObservedValue> together() {
        return allowed.stream()
                .map(values -> new ObservedValue(Sort.LIST, "", values))
                .toList();
    }

    private List<ObservedValue> valuesOf(int observation) {
        return allowed.stream().map(values -> values.get(observation)).toList();
    }

    /** Returns the exceptions that the call of a thread may end by in a sequential order. */
    private Collection<String> caught(int thread) {
        int observation = test.plan().observations().indexOf(new Observation.CallResult(thread));
        Set<String> caught = new TreeSet<>();
        Optional.ofNullable(test.plan().tolerated().get(thread)).ifPresent(caught::add);
        if (observation >= 0) {
            valuesOf(observation).stream()
                    .filter(value -> value.sort() == Sort.EXCEPTION)
                    .forEach(value -> caught.add(value.text()));
        }
        return caught.stream()
                .filter(each -> caught.stream()
                        .noneMatch(other ->
                                !other.equals(each) && surroundings.types().isSubtype(each, other)))
                .toList();
    }
}
