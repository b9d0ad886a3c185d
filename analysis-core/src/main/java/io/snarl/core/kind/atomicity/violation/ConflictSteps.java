package io.snarl.core.kind.atomicity.violation;

import io.snarl.contract.bug.Conflict;
import io.snarl.contract.interleaving.InterleavingStep;
import io.snarl.contract.interleaving.StepTarget;
import io.snarl.core.finding.Line;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Finds the steps of an execution that access the variable of a conflict. */
final class ConflictSteps {

    private final Set<Line> places = new HashSet<>();
    private final String variable;

    private ConflictSteps(String variable) {
        this.variable = variable;
    }

    static ConflictSteps of(Optional<Conflict> conflict) {
        var steps = new ConflictSteps(conflict.map(ConflictSteps::simpleName).orElse(""));
        conflict.ifPresent(known -> Stream.concat(Stream.of(known.previous(), known.remote()), known.current().stream())
                .forEach(access -> steps.places.add(Line.of(access.place()))));
        return steps;
    }

    /** Returns their positions. */
    Set<Integer> in(List<InterleavingStep> steps) {
        Predicate<InterleavingStep> here =
                step -> step.place().map(Line::of).filter(places::contains).isPresent();
        Set<Integer> found = positions(steps, here.and(this::isAccess));
        // An access inside the JDK is shown with the line that led there.
        return found.isEmpty() && !variable.isEmpty() ? positions(steps, this::isAccess) : found;
    }

    private static Set<Integer> positions(List<InterleavingStep> steps, Predicate<InterleavingStep> wanted) {
        Set<Integer> found = new TreeSet<>();
        for (int i = 0; i < steps.size(); i++) {
            if (wanted.test(steps.get(i))) {
                found.add(i);
            }
        }
        return found;
    }

    private boolean isAccess(InterleavingStep step) {
        return step.subject()
                .filter(subject -> subject.use() == StepTarget.Use.ACCESSES)
                .filter(subject -> variable.isEmpty() || subject.name().equals(variable))
                .isPresent();
    }

    /** Nothing for elements of arrays and the state of collections, whose steps have other names. */
    private static String simpleName(Conflict conflict) {
        String name = conflict.variable().substring(conflict.variable().lastIndexOf('.') + 1);
        boolean isField = name.matches("[\\p{L}_$][\\p{L}\\p{N}_$]*") && !Character.isUpperCase(name.charAt(0));
        return isField ? name : "";
    }
}
