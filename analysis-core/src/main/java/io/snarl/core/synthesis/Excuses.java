package io.snarl.core.synthesis;

import io.snarl.core.atomicity.Manner;
import io.snarl.core.atomicity.Pair;
import io.snarl.core.fuzz.FoundViolation;
import io.snarl.core.outcome.Observed;
import io.snarl.core.outcome.Outcome;
import io.snarl.core.plan.Plan;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Knows why an outcome that no sequential order gives may be what the author of a class meant to allow.
 */
final class Excuses {

    /** These say that something went wrong, and not that a call is refused. */
    private static final Pattern MISTAKES =
            Pattern.compile("java\\.lang\\.(NullPointer|ClassCast|Arithmetic|.*IndexOutOfBounds|"
                    + "NegativeArraySize|ArrayStore|IllegalMonitorState)Exception|java\\.util\\..*|.*Error");

    private final Pair pair;
    private final Plan plan;
    private final Set<String> testClasses;
    private final List<Outcome> allowed;

    /**
     * Begins with a test.
     *
     * @param testClasses classes of the tests whose code the library calls
     * @param allowed what the sequential orders of its calls come to
     */
    Excuses(Pair pair, Plan plan, Set<String> testClasses, List<Outcome> allowed) {
        this.pair = pair;
        this.plan = plan;
        this.testClasses = testClasses;
        this.allowed = allowed;
    }

    private Optional<String> excuseOfCrash(FoundViolation found) {
        boolean refuses = found.exception()
                .filter(name -> !MISTAKES.matcher(name).matches())
                .isPresent();
        if (refuses && failsAnyway(found)) {
            return Optional.of("a call that fails if it comes second is refused in another way");
        }
        // Who compares and sets or tries a lock may refuse a call that comes too early.
        return refuses && found.weak() && (pair.behaves(Manner.COMPARES) || pair.behaves(Manner.GIVES_WAY))
                ? Optional.of("a call refuses to be made at the same time as another")
                : Optional.empty();
    }

    /** Tells whether a call that throws what it throws in no order throws something else in one of them. */
    private boolean failsAnyway(FoundViolation found) {
        return found.outcome().values().entrySet().stream()
                .filter(entry -> isException(entry.getValue()))
                .filter(entry -> allowed.stream()
                        .noneMatch(outcome ->
                                entry.getValue().equals(outcome.values().get(entry.getKey()))))
                .allMatch(entry -> allowed.stream()
                        .anyMatch(outcome -> isException(outcome.values().get(entry.getKey()))));
    }

    private static boolean isException(Observed value) {
        return value != null && value.sort() == Observed.Sort.EXCEPTION;
    }

    /** Who gives objects of his own to a library for threads has to make them for threads. */
    private boolean isOfTests(FoundViolation found) {
        return !found.conflicts().isEmpty()
                && found.conflicts().stream()
                        .flatMap(conflict -> Stream.concat(
                                Stream.of(conflict.previous(), conflict.remote()), conflict.current().stream()))
                        .allMatch(access -> testClasses.contains(access.place().className()));
    }

    /** Returns what excuses a violation, in words, empty if nothing does. */
    Optional<String> of(FoundViolation found) {
        if (isOfTests(found)) {
            return Optional.of("it is code of the tests, called by the library, that gets in its own way");
        }
        if (found.kind() == FoundViolation.Kind.CRASH) {
            return excuseOfCrash(found);
        }
        if (pair.behaves(Manner.GIVES_WAY)) {
            return Optional.of("a call leaves to others what it cannot do because they hold a lock");
        }
        if (found.random()) {
            return Optional.of("the calls draw random numbers from one source");
        }
        boolean bulk = plan.threads().stream()
                .anyMatch(step -> BulkOperations.isOne(step.origin().name()));
        boolean onlyChanges = plan.threads().stream()
                .allMatch(step -> BulkOperations.changesMany(step.origin().name()));
        if (bulk && found.weak() || onlyChanges && pair.isLocked()) {
            return Optional.of(
                    "an operation on many elements, which concurrent collections do not promise to be atomic");
        }
        if (found.weak() && pair.asksForEstimate()) {
            return Optional.of("a call asks a concurrent class for what this does not promise to be exact");
        }
        return found.weak() && pair.behaves(Manner.COMPARES)
                ? Optional.of("all accesses are atomic, and a call changes something only if nobody else has")
                : Optional.empty();
    }
}
