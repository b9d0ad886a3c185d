package io.snarl.core.report;

import io.snarl.contract.bug.Conflict;
import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.interleaving.Interleaving.Step;
import io.snarl.contract.interleaving.Subject;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.ConfirmedDeadlock;
import io.snarl.core.finding.ConfirmedViolation;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Tells the steps of an execution that a bug is about: those that take or want its locks, or access its variable. */
final class Stake {

    private final boolean ofLocks;
    private final Set<Line> places;
    private final String variable;

    private Stake(boolean ofLocks, Set<Line> places, String variable) {
        this.ofLocks = ofLocks;
        this.places = places;
        this.variable = variable;
    }

    static Stake of(Bug bug) {
        return bug instanceof ConfirmedDeadlock shown
                ? of(shown.deadlock())
                : of(((ConfirmedViolation) bug).violation().conflicts().stream().findFirst());
    }

    static Stake of(Deadlock deadlock) {
        Set<Line> places = new HashSet<>();
        for (Deadlock.Edge edge : deadlock.edges()) {
            places.add(Line.of(edge.heldAt()));
            places.add(Line.of(edge.wantedAt()));
        }
        return new Stake(true, places, "");
    }

    static Stake of(Optional<Conflict> conflict) {
        Set<Line> places = new HashSet<>();
        conflict.ifPresent(known -> Stream.concat(Stream.of(known.previous(), known.remote()), known.current().stream())
                .forEach(access -> places.add(Line.of(access.place()))));
        return new Stake(false, places, conflict.map(Stake::simpleName).orElse(""));
    }

    /** Returns the positions of the steps that the bug is about. */
    Set<Integer> in(List<Step> steps) {
        Predicate<Step> here =
                step -> step.place().map(Line::of).filter(places::contains).isPresent();
        if (ofLocks) {
            Set<Integer> found = wantedLocks(steps);
            return found.isEmpty() ? positions(steps, here.and(Stake::isLocking)) : found;
        }
        Set<Integer> found = positions(steps, here.and(this::isAccess));
        // An access inside the JDK is shown with the line that led there.
        return found.isEmpty() && !variable.isEmpty() ? positions(steps, this::isAccess) : found;
    }

    /** Where threads want locks in the end, and where the holders took them: the last steps that name them. */
    private static Set<Integer> wantedLocks(List<Step> steps) {
        Set<Integer> found = new TreeSet<>();
        Set<String> wanted = new HashSet<>();
        Set<Integer> threads = new HashSet<>();
        for (int i = steps.size() - 1; i >= 0; i--) {
            boolean last = threads.add(steps.get(i).thread());
            Optional<Subject> lock = steps.get(i).subject().filter(Stake::isLock);
            if (lock.isPresent()) {
                boolean wants = lock.get().use() == Subject.Use.WANTS;
                String name = lock.get().name();
                if (wants && last && wanted.add(name) || !wants && wanted.remove(name)) {
                    found.add(i);
                }
            }
        }
        return found;
    }

    private static Set<Integer> positions(List<Step> steps, Predicate<Step> wanted) {
        Set<Integer> found = new TreeSet<>();
        for (int i = 0; i < steps.size(); i++) {
            if (wanted.test(steps.get(i))) {
                found.add(i);
            }
        }
        return found;
    }

    private static boolean isLocking(Step step) {
        return step.subject().filter(Stake::isLock).isPresent();
    }

    private static boolean isLock(Subject subject) {
        return subject.use() != Subject.Use.ACCESSES;
    }

    private boolean isAccess(Step step) {
        return step.subject()
                .filter(subject -> !isLock(subject))
                .filter(subject -> variable.isEmpty() || subject.name().equals(variable))
                .isPresent();
    }

    /** Nothing for elements of arrays and the state of collections, whose steps have other names. */
    private static String simpleName(Conflict conflict) {
        String name = conflict.variable().substring(conflict.variable().lastIndexOf('.') + 1);
        boolean isField = name.matches("[\\p{L}_$][\\p{L}\\p{N}_$]*") && !Character.isUpperCase(name.charAt(0));
        return isField ? name : "";
    }

    /** A line of a class, whatever the method is called that a compiler has put it into. */
    private record Line(String className, int line) {

        static Line of(CodePlace place) {
            return new Line(place.className(), place.line());
        }
    }
}
