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

    /** Alternates between the others that are random. */
    MIXED,

    /** Chooses any thread at each step. */
    RANDOM,

    /** Gives threads random priorities and changes them at a few steps, which finds bugs of small depth. */
    PCT,

    /** Samples partial orders: gives each operation a random priority. */
    POS,

    /** Tries all schedules with few preemptions, one after the other. */
    EXHAUSTIVE,

    /** Steers to the program points that a generated test is about. */
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
