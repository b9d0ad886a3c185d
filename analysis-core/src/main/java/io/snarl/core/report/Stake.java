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
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Tells the steps of an execution that a bug is about: those that take or want its locks, or access its variable. */
final class Stake {

    private static final Pattern ACCESS = Pattern.compile("(reads|writes|updates|calls) (?:\\S*\\.)?([^:\\s(]+).*");
    private static final Pattern NO_LOCKING = Pattern.compile("(reads|writes|updates|unlocks|ends|begins|\\.\\.\\.).*");

    private final Set<String> lockPlaces;
    private final Set<String> accessPlaces;
    private final String variable;

    private Stake(Set<String> lockPlaces, Set<String> accessPlaces, String variable) {
        this.lockPlaces = lockPlaces;
        this.accessPlaces = accessPlaces;
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
        return new Stake(places, Set.of(), "");
    }

    static Stake of(Optional<Conflict> conflict) {
        Set<String> places = new HashSet<>();
        conflict.ifPresent(known -> Stream.concat(
                        List.of(known.previous(), known.remote()).stream(), known.current().stream())
                .forEach(access -> places.add(textOf(access.place()))));
        return new Stake(Set.of(), places, conflict.map(Stake::simpleName).orElse(""));
    }

    boolean isAt(Step step) {
        if (step.source().isEmpty() || step.isFolded()) {
            return false;
        }
        if (lockPlaces.contains(step.source())) {
            return !NO_LOCKING.matcher(step.text()).matches();
        }
        var access = ACCESS.matcher(step.text());
        return accessPlaces.contains(step.source())
                && access.matches()
                && (variable.isEmpty() || access.group(2).equals(variable));
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
