package io.snarl.core.fuzz;

import io.snarl.core.finding.Conflict;
import io.snarl.core.outcome.Outcome;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * An end of a test that no sequential order of its threads has, and that comes back.
 *
 * @param outcome what was seen, empty for a test that does not tell
 * @param exception the binary name of an exception that was thrown
 * @param message what the exception says
 * @param conflicts the accesses that got in each other's way
 * @param weak whether all of these are volatile, atomic or inside java.util.concurrent
 * @param ofTest whether only code of the test has raced, which the library has called back
 * @param random whether all of these are inside sources of random numbers
 * @param count how many schedules ended so
 */
public record FoundViolation(
        Kind kind,
        Outcome outcome,
        Optional<String> exception,
        Optional<String> message,
        List<Conflict> conflicts,
        boolean weak,
        boolean ofTest,
        boolean random,
        Path schedule,
        Path interleaving,
        int replays,
        int count) {

    public FoundViolation {
        conflicts = List.copyOf(conflicts);
    }

    /** How a violation shows. */
    public enum Kind {
        /** By an exception that no sequential order throws. */
        CRASH,
        /** By an outcome that no sequential order has. */
        NOT_LINEARIZABLE,
        /** The test says by itself that something is wrong. */
        FAILURE
    }
}
