package io.snarl.core.kind.atomicity.judge;

import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.outcome.Outcome;
import io.snarl.contract.result.Collected;
import io.snarl.contract.result.CollectedViolation;
import io.snarl.contract.result.TestResult;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Verdict;
import io.snarl.core.kind.atomicity.benign.BenignRules;
import io.snarl.core.kind.atomicity.violation.AtomicityVerdicts;
import io.snarl.core.kind.atomicity.violation.ObservationWords;
import io.snarl.core.kind.atomicity.violation.Violation;
import io.snarl.core.kind.atomicity.violation.ViolationShown;
import io.snarl.core.outcome.DistinguishingObservations;
import io.snarl.core.plan.Observation;
import io.snarl.core.plan.Plan;
import io.snarl.core.trial.PlannedTest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Judges the run of a test of a pair of calls. */
public final class Judgement {

    private final Collected collected;
    private final PlannedTest planned;
    private final Optional<ViolationShown> asserted;
    private final BenignRules rules;
    private final boolean identityMatters;

    /**
     * Begins with what there is.
     *
     * @param asserted what the test asserts, if it is in its final form
     * @param identityMatters whether it matters that two calls return the same object; that they return different ones always does
     */
    Judgement(
            TestResult test,
            PlannedTest planned,
            Optional<ViolationShown> asserted,
            BenignRules rules,
            boolean identityMatters) {
        this.collected = LibraryConflicts.in(test);
        this.planned = planned;
        this.asserted = asserted;
        this.rules = rules;
        this.identityMatters = identityMatters;
    }

    /** A test in the form that a user gets, with what it asserts. */
    record FinalForm(PlannedTest planned, ViolationShown shown) {}

    /** Returns the violations that can be told in a test, the clearest first. */
    public List<Bug> bugs() {
        if (collected.sequential().isPresent()) {
            return List.of();
        }
        List<Bug> crashes = new ArrayList<>();
        List<Bug> others = new ArrayList<>();
        for (CollectedViolation found : collected.violations()) {
            if (asserted.isPresent()) {
                crashes.add(confirmed(
                        found,
                        asserted.get().verdict(),
                        asserted.get().exception(),
                        List.of(),
                        asserted.get().allowed()));
            } else if (rules.of(found).isPresent()) {
                continue;
            } else if (found.kind() == CollectedViolation.Kind.CRASH) {
                crashes.add(confirmed(found, AtomicityVerdicts.CRASH, found.exception(), List.of(), List.of()));
            } else {
                telling(found)
                        .ifPresent(telling -> others.add(confirmed(
                                found,
                                AtomicityVerdicts.NOT_LINEARIZABLE,
                                Optional.empty(),
                                telling.keys(),
                                telling.allowed())));
            }
        }
        crashes.addAll(others);
        return crashes;
    }

    /** Returns the test in the form that a user gets, which asserts what the sequential orders allow. */
    public FinalForm asserting() {
        Verdict verdict = bugs().get(0).defect().verdict();
        Optional<DistinguishingObservations> telling = collected.violations().stream()
                .filter(found -> found.kind() == CollectedViolation.Kind.NOT_LINEARIZABLE
                        && rules.of(found).isEmpty())
                .flatMap(found -> telling(found).stream())
                .findFirst();
        Optional<CollectedViolation> crash = collected.violations().stream()
                .filter(found -> found.kind() == CollectedViolation.Kind.CRASH
                        && rules.of(found).isEmpty())
                .findFirst();
        List<Observation> observations = telling.map(this::observations)
                .orElseGet(() -> crash.map(this::throwing).orElse(List.of()));
        Optional<CollectedViolation> shown = verdict.equals(AtomicityVerdicts.CRASH)
                ? crash
                : collected.violations().stream()
                        .filter(found -> found.kind() == CollectedViolation.Kind.NOT_LINEARIZABLE)
                        .findFirst();
        var violation = new ViolationShown(
                verdict,
                shown.flatMap(found -> found.conflicts().stream().findFirst()),
                verdict.equals(AtomicityVerdicts.CRASH)
                        ? shown.flatMap(CollectedViolation::exception)
                        : Optional.empty(),
                telling.map(DistinguishingObservations::allowed).orElse(List.of()),
                !collected.masked().isEmpty(),
                crash.map(this::throwingThread).orElse(-1));
        Plan plan = planned.plan();
        // What was only looked at in the trial need not be made any more.
        Plan asserting = new Plan(plan.setUp(), plan.threads(), tolerated(), observations, plan.endings())
                .withoutIdleVariables();
        return new FinalForm(planned.with(asserting).showing(violation), violation);
    }

    /** Says why what was found is not told as a bug, if anything was. */
    public Optional<String> benign() {
        if (collected.violations().isEmpty()) {
            return Optional.empty();
        }
        return collected.violations().stream()
                .flatMap(found -> rules.of(found).stream())
                .findFirst()
                .or(() -> Optional.of(
                        hidesValues()
                                ? "what differs is a value that is secret or not recorded"
                                : "what differs cannot be told in a test"));
    }

    private boolean hidesValues() {
        return collected.outcomes().stream()
                .flatMap(outcome -> outcome.values().values().stream())
                .anyMatch(ObservedValue::isHidden);
    }

    /** What is in a collection of a class with atomic accesses alone may be wanted to be exact only in the end. */
    private Optional<DistinguishingObservations> telling(CollectedViolation found) {
        List<String> keys = new ArrayList<>();
        List<String> fields = new ArrayList<>();
        for (int i = 0; i < planned.plan().observations().size(); i++) {
            Observation observation = planned.plan().observations().get(i);
            if (observation instanceof Observation.Field field) {
                if (field.aspect() == Observation.Aspect.VALUE || !found.weak()) {
                    fields.add(String.valueOf(i));
                }
            } else if (!(comparesHashCodes() && HashCodes.isSeenBy(observation))) {
                keys.add(String.valueOf(i));
            }
        }
        IntStream.range(0, planned.plan().threads().size())
                .mapToObj(Outcome::thread)
                .forEach(keys::add);
        if (identityMatters
                || comparesHashCodes()
                || isTrue(found.outcome().values().get(Outcome.SAME))) {
            keys.add(Outcome.SAME);
        }
        Outcome seen = comparable(found.outcome());
        List<Outcome> allowed =
                collected.outcomes().stream().map(this::comparable).toList();
        // Who reads a test knows what methods tell, but would have to look up a field.
        return DistinguishingObservations.of(seen, allowed, keys).or(() -> {
            keys.addAll(fields);
            return DistinguishingObservations.of(seen, allowed, keys);
        });
    }

    private boolean comparesHashCodes() {
        return HashCodes.areResultsOf(planned.plan());
    }

    private Outcome comparable(Outcome outcome) {
        return comparesHashCodes() ? HashCodes.compared(outcome) : outcome;
    }

    private static boolean isTrue(ObservedValue value) {
        return value != null && value.text().equals("true");
    }

    private List<Observation> observations(DistinguishingObservations telling) {
        return telling.keys().stream().map(this::observation).toList();
    }

    private Observation observation(String key) {
        for (int i = 0; i < planned.plan().threads().size(); i++) {
            if (key.equals(Outcome.thread(i))) {
                return new Observation.CallResult(i);
            }
        }
        return key.equals(Outcome.SAME)
                ? new Observation.SameResults()
                : planned.plan().observations().get(Integer.parseInt(key));
    }

    /** The observation that throws after the threads have ended, if that is how it crashes. */
    private List<Observation> throwing(CollectedViolation found) {
        return throwingThread(found) >= 0
                ? List.of()
                : IntStream.range(0, planned.plan().observations().size())
                        .mapToObj(String::valueOf)
                        .filter(key -> throwsNew(found.outcome(), key))
                        .map(this::observation)
                        .limit(1)
                        .toList();
    }

    /** The index of the thread whose call throws what it throws in no order, -1 if none does. */
    private int throwingThread(CollectedViolation found) {
        return IntStream.range(0, planned.plan().threads().size())
                .filter(i -> throwsNew(found.outcome(), Outcome.thread(i)))
                .findFirst()
                .orElse(-1);
    }

    private boolean throwsNew(Outcome outcome, String key) {
        ObservedValue value = outcome.values().get(key);
        return value != null
                && value.sort() == ObservedValue.Sort.EXCEPTION
                && collected.outcomes().stream()
                        .noneMatch(allowed -> value.equals(allowed.values().get(key)));
    }

    /** What threads may throw because another came first. */
    private Map<Integer, String> tolerated() {
        Map<Integer, String> tolerated = new HashMap<>();
        for (int i = 0; i < planned.plan().threads().size(); i++) {
            Set<String> thrown = new LinkedHashSet<>();
            for (Outcome outcome : collected.outcomes()) {
                ObservedValue value = outcome.values().get(Outcome.thread(i));
                if (value != null && value.sort() == ObservedValue.Sort.EXCEPTION) {
                    thrown.add(value.text());
                }
            }
            if (thrown.size() == 1) {
                tolerated.put(i, thrown.iterator().next());
            } else if (thrown.size() > 1) {
                tolerated.put(i, "java.lang.Exception");
            }
        }
        return tolerated;
    }

    private Bug confirmed(
            CollectedViolation found,
            Verdict verdict,
            Optional<String> exception,
            List<String> keys,
            List<List<ObservedValue>> allowed) {
        var words = new ObservationWords(planned.plan());
        List<String> seen = keys.stream()
                .map(key -> words.of(observation(key)) + " = "
                        + ObservationWords.of(
                                comparable(found.outcome()).values().get(key)))
                .toList();
        List<List<String>> possible = allowed.stream()
                .map(values -> values.stream().map(ObservationWords::of).toList())
                .toList();
        var violation = new Violation(
                verdict,
                planned.calls(),
                exception,
                found.conflicts(),
                seen.isEmpty() ? found.message().stream().toList() : seen,
                possible,
                collected.masked().stream()
                        .map(key -> words.of(observation(key)))
                        .toList(),
                found.count());
        return new Bug(violation, found.schedule(), found.interleaving(), found.replays());
    }
}
