package io.snarl.core.synthesis;

import io.snarl.core.atomicity.Manner;
import io.snarl.core.atomicity.Pair;
import io.snarl.core.fuzz.FoundViolation;
import io.snarl.core.plan.Plan;
import java.util.Optional;
import java.util.regex.Pattern;

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

    Excuses(Pair pair, Plan plan) {
        this.pair = pair;
        this.plan = plan;
    }

    /** Who compares and sets or tries a lock may refuse a call that comes too early. */
    private Optional<String> excuseOfCrash(FoundViolation found) {
        boolean refuses = found.exception()
                .filter(name -> !MISTAKES.matcher(name).matches())
                .isPresent();
        return refuses && found.weak() && (pair.behaves(Manner.COMPARES) || pair.behaves(Manner.GIVES_WAY))
                ? Optional.of("a call refuses to be made at the same time as another")
                : Optional.empty();
    }

    /** Returns what excuses a violation, in words, empty if nothing does. */
    Optional<String> of(FoundViolation found) {
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
