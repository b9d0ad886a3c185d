package io.snarl.core.finding;

import static java.util.stream.Collectors.joining;

import io.snarl.contract.bug.Conflict;
import io.snarl.contract.code.CodePlace;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * An end of concurrent calls that no sequential order of the same calls has.
 *
 * @param verdict {@link Verdict#CRASH} or {@link Verdict#NOT_LINEARIZABLE}
 * @param calls the methods that get in each other's way
 * @param exception the binary name of the exception of a crash
 * @param conflicts the accesses of the execution that get in each other's way, the most telling first
 * @param observed what was seen that no sequential order gives: the call or field looked at, with its value
 * @param allowed what the sequential orders give instead
 * @param masked what was not compared because it differs from run to run
 * @param count how many schedules of the test were seen to end so
 */
public record Violation(
        Verdict verdict,
        List<String> calls,
        Optional<String> exception,
        List<Conflict> conflicts,
        List<String> observed,
        List<List<String>> allowed,
        List<String> masked,
        int count) {

    public Violation {
        calls = List.copyOf(calls);
        conflicts = List.copyOf(conflicts);
        observed = List.copyOf(observed);
        allowed = allowed.stream().map(List::copyOf).toList();
        masked = List.copyOf(masked);
    }

    /** Returns what was seen first on one line, without the frames of an exception; of one without a message its class. */
    public Optional<String> seen() {
        return observed.stream()
                .findFirst()
                .map(text -> text.lines()
                        .map(String::strip)
                        .filter(line -> !line.isEmpty() && !line.startsWith("at "))
                        .collect(joining(" ")))
                .or(() -> exception);
    }

    /** Returns where variables are accessed, the most telling first. */
    public Set<CodePlace> places() {
        Set<CodePlace> places = new LinkedHashSet<>();
        for (Conflict conflict : conflicts) {
            places.add(conflict.previous().place());
            places.add(conflict.remote().place());
            conflict.current().ifPresent(current -> places.add(current.place()));
        }
        return places;
    }

    /** Returns the methods, overloaded ones as one, and the variable: they are the same for two violations with one cause. */
    List<String> signature() {
        List<String> signature = new ArrayList<>(calls.stream()
                .map(call -> call.substring(0, call.lastIndexOf('(')))
                .sorted()
                .toList());
        signature.add(conflicts.stream().findFirst().map(Conflict::variable).orElse(""));
        return signature;
    }
}
