package io.snarl.core.report;

import io.snarl.core.finding.Bug;
import io.snarl.core.finding.CodePlace;
import io.snarl.core.finding.ConfirmedDeadlock;
import io.snarl.core.finding.ConfirmedViolation;
import io.snarl.core.finding.Conflict;
import io.snarl.core.finding.Deadlock;
import io.snarl.core.interleaving.Interleaving.Step;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Tells the steps of an execution that a bug is about: those that take or want its locks, or access its variable. */
final class Stake {

    private static final Pattern ACCESS = Pattern.compile("(reads|writes|updates|calls) (?:\\S*\\.)?([^:\\s(]+).*");
    private static final Pattern LOCKING = Pattern.compile("(locks|wants) (\\S+).*");

    private final boolean ofLocks;
    private final Set<String> places;
    private final String variable;

    private Stake(boolean ofLocks, Set<String> places, String variable) {
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
        Set<String> places = new HashSet<>();
        for (Deadlock.Edge edge : deadlock.edges()) {
            places.add(textOf(edge.heldAt()));
            places.add(textOf(edge.wantedAt()));
        }
        return new Stake(true, places, "");
    }

    static Stake of(Optional<Conflict> conflict) {
        Set<String> places = new HashSet<>();
        conflict.ifPresent(known -> Stream.concat(Stream.of(known.previous(), known.remote()), known.current().stream())
                .forEach(access -> places.add(textOf(access.place()))));
        return new Stake(false, places, conflict.map(Stake::simpleName).orElse(""));
    }

    /** Returns the positions of the steps that the bug is about. */
    Set<Integer> in(List<Step> steps) {
        Predicate<Step> here = step -> places.contains(step.source());
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
            var locking = LOCKING.matcher(steps.get(i).text());
            if (locking.matches()) {
                boolean wants = locking.group(1).equals("wants");
                if (wants && last && wanted.add(locking.group(2)) || !wants && wanted.remove(locking.group(2))) {
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
        return LOCKING.matcher(step.text()).matches();
    }

    private boolean isAccess(Step step) {
        var access = ACCESS.matcher(step.text());
        return access.matches() && (variable.isEmpty() || access.group(2).equals(variable));
    }

    /** Nothing for elements of arrays and the state of collections, whose steps have other names. */
    private static String simpleName(Conflict conflict) {
        String name = conflict.variable().substring(conflict.variable().lastIndexOf('.') + 1);
        boolean isField = name.matches("[\\p{L}_$][\\p{L}\\p{N}_$]*") && !Character.isUpperCase(name.charAt(0));
        return isField ? name : "";
    }

    private static String textOf(CodePlace place) {
        return place.sourceFile() + ":" + place.line();
    }
}
