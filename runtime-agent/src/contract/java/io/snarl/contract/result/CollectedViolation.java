package io.snarl.contract.result;

import io.snarl.contract.bug.Conflict;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;
import io.snarl.contract.json.RelativePaths;
import io.snarl.contract.outcome.Outcome;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A reproducible outcome of parallel calls that no sequential order of them has.
 *
 * @param outcome what was seen, without what differs from one execution to the next; empty for a test that does not tell
 * @param exception the binary name of the class of an exception that is thrown in no order
 * @param message what this exception says
 * @param thread the position of the call that throws it, or -1 if it is thrown elsewhere or there is none
 * @param at where it is thrown, as far as the JDK and test tools are not concerned
 * @param conflicts the accesses that did it
 * @param weak whether all of these are volatile, atomic or inside java.util.concurrent, so that none is a data race
 * @param ofTest whether only code of the test has raced, which the library has called back
 * @param schedule the file that makes it happen again
 * @param interleaving the file with the execution
 * @param replays how often it was replayed
 * @param count how many of the schedules that were tried ended so
 */
public record CollectedViolation(
        Kind kind,
        Outcome outcome,
        Optional<String> exception,
        Optional<String> message,
        int thread,
        Optional<CodePlace> at,
        List<Conflict> conflicts,
        boolean weak,
        boolean ofTest,
        Path schedule,
        Path interleaving,
        int replays,
        int count) {

    public CollectedViolation {
        conflicts = List.copyOf(conflicts);
    }

    /** The way in which a violation shows. */
    public enum Kind {
        /** By an exception that no sequential order throws. */
        CRASH,
        /** By an outcome that no sequential order has. */
        NOT_LINEARIZABLE,
        /** The test says by itself that something is wrong, and does so in no sequential order. */
        FAILURE
    }

    /** Returns the same as the work of other accesses. */
    public CollectedViolation with(List<Conflict> others, boolean isOfTest) {
        return new CollectedViolation(
                kind,
                outcome,
                exception,
                message,
                thread,
                at,
                others,
                weak,
                isOfTest,
                schedule,
                interleaving,
                replays,
                count);
    }

    static CollectedViolation read(JsonLine object) {
        return new CollectedViolation(
                object.constant("kind", Kind.class),
                Outcome.read(object.requiredObject("outcome")),
                object.optionalString("exception"),
                object.optionalString("message"),
                object.optionalNumber("thread").map(Long::intValue).orElse(-1),
                object.object("at").map(CodePlace::read),
                object.objects("conflicts").stream().map(Conflict::read).toList(),
                object.truth("weak"),
                object.truth("ofTest"),
                object.requiredPath("schedule"),
                object.requiredPath("interleaving"),
                object.count("replays"),
                object.count("count"));
    }

    JsonLineWriter json(RelativePaths paths) {
        return new JsonLineWriter()
                .with("kind", JsonLine.word(kind))
                .with("outcome", outcome.json())
                .with("exception", exception)
                .with("message", message)
                .with("thread", thread)
                .with("at", at.map(CodePlace::json).orElse(null))
                .withObjects("conflicts", conflicts.stream().map(Conflict::json).toList())
                .with("weak", weak)
                .with("ofTest", ofTest)
                .with("schedule", paths.of(schedule))
                .with("interleaving", paths.of(interleaving))
                .with("replays", replays)
                .with("count", count);
    }
}
