package io.snarl.core.kind.deadlock;

import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.interleaving.InterleavingStep;
import io.snarl.contract.interleaving.StepTarget;
import io.snarl.core.finding.Line;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Finds the steps of an execution that take or want the locks of a deadlock. */
final class DeadlockSteps {

    private final Set<Line> places = new HashSet<>();

    private DeadlockSteps() {}

    static DeadlockSteps of(Deadlock deadlock) {
        var steps = new DeadlockSteps();
        deadlock.places().forEach(place -> steps.places.add(Line.of(place)));
        return steps;
    }

    /** Returns their positions: the last steps that name the locks, or where none does, those at the places of the deadlock. */
    Set<Integer> in(List<InterleavingStep> steps) {
        Set<Integer> found = wantedLocks(steps);
        return found.isEmpty() ? atPlaces(steps) : found;
    }

    /** Where threads want locks in the end, and where the holders took them. */
    private static Set<Integer> wantedLocks(List<InterleavingStep> steps) {
        Set<Integer> found = new TreeSet<>();
        Set<String> wanted = new HashSet<>();
        Set<Integer> threads = new HashSet<>();
        for (int i = steps.size() - 1; i >= 0; i--) {
            boolean last = threads.add(steps.get(i).thread());
            Optional<StepTarget> lock = lockOf(steps.get(i));
            if (lock.isPresent()) {
                boolean wants = lock.get().use() == StepTarget.Use.WANTS;
                String name = lock.get().name();
                if (wants && last && wanted.add(name) || !wants && wanted.remove(name)) {
                    found.add(i);
                }
            }
        }
        return found;
    }

    private Set<Integer> atPlaces(List<InterleavingStep> steps) {
        Set<Integer> found = new TreeSet<>();
        for (int i = 0; i < steps.size(); i++) {
            InterleavingStep step = steps.get(i);
            if (lockOf(step).isPresent()
                    && step.place().map(Line::of).filter(places::contains).isPresent()) {
                found.add(i);
            }
        }
        return found;
    }

    private static Optional<StepTarget> lockOf(InterleavingStep step) {
        return step.subject().filter(subject -> subject.use() != StepTarget.Use.ACCESSES);
    }
}
