package io.snarl.gradle.dsl;

import static java.util.stream.Collectors.joining;

import io.snarl.gradle.internal.console.Console;
import io.snarl.gradle.internal.console.SpellingAdvice;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.gradle.api.InvalidUserDataException;

/** Chooses which thread goes on while a concurrent test runs. */
public enum FuzzingStrategy {

    /** Takes {@link #RANDOM}, {@link #POS}, {@link #PCT} and {@link #DIRECTED} by turns. */
    MIXED,

    /** Chooses any thread, wherever several could go on. */
    RANDOM,

    /** Chooses by random priorities of threads that change at a few random points. */
    PCT,

    /** Chooses by random priorities of operations, drawn anew where operations conflict. */
    POS,

    /** Tries all schedules with at most a given number of preemptions, one after the other. */
    EXHAUSTIVE,

    /** Steers towards deadlocks that earlier schedules made look possible. */
    DIRECTED;

    /**
     * Finds a strategy by its name, or refuses the name with all that there are.
     *
     * @param setting what the user has set by it
     */
    public static FuzzingStrategy named(String setting, String name) {
        return Arrays.stream(values())
                .filter(strategy -> strategy.toString().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> refusal(setting, name));
    }

    private static InvalidUserDataException refusal(String setting, String name) {
        List<String> names =
                Arrays.stream(values()).map(FuzzingStrategy::toString).toList();
        String advice = SpellingAdvice.in(names).adviceOn(Set.of(name));
        return new InvalidUserDataException(
                setting + " is " + (name.isBlank() ? "'" + name + "'" : Console.visible(name))
                        + ", but allowed is one of " + names.stream().collect(joining(", ")) + ", such as " + PCT + "."
                        + (advice.isEmpty() ? "" : " " + advice));
    }

    /** Gives the name as build scripts and command lines write it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
