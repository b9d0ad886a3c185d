package io.snarl.core.synthesis;

import io.snarl.core.atomicity.Manner;
import io.snarl.core.atomicity.Pair;
import io.snarl.core.finding.Conflict;
import io.snarl.core.fuzz.FoundViolation;
import io.snarl.core.outcome.Observed;
import io.snarl.core.outcome.Outcome;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.seed.ClientCall;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Knows why an outcome that no sequential order gives may be what the author of a class meant to allow.
 */
final class Excuses {

    /** These say that something went wrong, and not that a call is refused. */
    private static final Pattern MISTAKES =
            Pattern.compile("java\\.lang\\.(NullPointer|ClassCast|Arithmetic|.*IndexOutOfBounds|"
                    + "NegativeArraySize|ArrayStore|IllegalMonitorState)Exception|java\\.util\\..*|.*Error");

    private static final Observed NOT_HELD =
            Observed.of(Observed.Sort.EXCEPTION, IllegalMonitorStateException.class.getName());

    private static final Pattern NUMBER = Pattern.compile("-?[0-9.]+(E-?[0-9]+)?");

    /** Up to this a {@code double} tells all whole numbers apart. */
    private static final double MOST_EXACT = 1L << 53;

    private static final String COUNTERS = "java.util.concurrent.atomic.";

    private static final Pattern ATOMIC_VALUE =
            Pattern.compile("java\\.util\\.concurrent\\.atomic\\.Atomic(Boolean|Integer|Long|Reference)");

    private final Pair pair;
    private final Plan plan;
    private final List<Outcome> allowed;
    private final Predicate<ClientCall> ofConcurrentMaps;
    private final Predicate<ClientCall> closing;

    /**
     * Begins with what is known of the calls.
     *
     * @param allowed what they come to one after the other
     * @param ofConcurrentMaps whether a call is one of a class that says by its type which operations are atomic
     * @param closing whether a call ends the use of its object
     */
    Excuses(
            Pair pair,
            Plan plan,
            List<Outcome> allowed,
            Predicate<ClientCall> ofConcurrentMaps,
            Predicate<ClientCall> closing) {
        this.pair = pair;
        this.plan = plan;
        this.allowed = List.copyOf(allowed);
        this.ofConcurrentMaps = ofConcurrentMaps;
        this.closing = closing;
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

    /** Whoever makes such calls has made a mistake already, and need not be told of it. */
    private boolean releasesTooOften() {
        return !allowed.isEmpty()
                && allowed.stream()
                        .allMatch(outcome -> IntStream.range(0, plan.threads().size())
                                .mapToObj(i -> outcome.values().get(Outcome.thread(i)))
                                .anyMatch(NOT_HELD::equals));
    }

    /** Who gets something cannot be refused by {@code null}, which a caller would have to expect then. */
    private boolean isNothingGot(FoundViolation found) {
        return IntStream.range(0, plan.threads().size())
                .filter(i -> plan.threads().get(i).origin().name().startsWith("get"))
                .mapToObj(Outcome::thread)
                .anyMatch(key ->
                        isNull(found.outcome(), key) && allowed.stream().noneMatch(outcome -> isNull(outcome, key)));
    }

    private static boolean isNull(Outcome outcome, String key) {
        Observed value = outcome.values().get(key);
        return value != null && value.sort() == Observed.Sort.NULL;
    }

    /** A counter that is reset has no elements, whatever its method is called; one that changes elements does. */
    private boolean isAboutOneValue(FoundViolation found) {
        return pair.isAboutOneVariable()
                && plan.threads().stream()
                        .noneMatch(
                                step -> BulkOperations.changesMany(step.origin().name()))
                && !found.conflicts().isEmpty()
                && found.conflicts().stream()
                        .map(Conflict::variable)
                        .allMatch(name -> !name.startsWith("java.")
                                || ATOMIC_VALUE.matcher(name).matches());
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

    /** Tells whether all that is wrong is a mean or the like, which a call computes out of counters that others go on counting. */
    private boolean isMeanOfCounters(FoundViolation found) {
        return found.weak()
                && !pair.isAboutOneVariable()
                && found.conflicts().stream()
                        .allMatch(conflict -> conflict.variable().startsWith(COUNTERS))
                && IntStream.range(0, plan.threads().size())
                        .filter(i -> pair.onlyAsksBy(plan.threads().get(i).origin()))
                        .filter(i -> plan.threads().get(i).origin().descriptor().matches(".*\\)[DF]"))
                        .mapToObj(Outcome::thread)
                        .filter(key -> isEstimate(found.outcome().values().get(key)))
                        .anyMatch(key -> allowed.stream()
                                .anyMatch(outcome -> found.outcome().isLikeBut(key, outcome)));
    }

    /** What cannot be divided, or stands for a value that is yet to come, is no number that is a little wrong. */
    private static boolean isEstimate(Observed value) {
        return value != null
                && NUMBER.matcher(value.text()).matches()
                && Math.abs(Double.parseDouble(value.text())) < MOST_EXACT;
    }

    /** Tells whether a call that fails after another has closed the object was still under way when that happened. */
    private boolean isUsedWhileClosed(FoundViolation found) {
        return (found.weak() || pair.isLocked())
                && !pair.isAboutOneVariable()
                && plan.threads().stream().map(Step::origin).anyMatch(closing)
                && IntStream.range(0, plan.threads().size())
                        .filter(i -> !closing.test(plan.threads().get(i).origin()))
                        .mapToObj(Outcome::thread)
                        .anyMatch(key -> allowed.stream()
                                .map(outcome -> outcome.values().get(key))
                                .anyMatch(Excuses::isRefusal));
    }

    private static boolean isRefusal(Observed value) {
        return isException(value) && !MISTAKES.matcher(value.text()).matches();
    }

    /** Returns what excuses a violation, in words, empty if nothing does. */
    Optional<String> of(FoundViolation found) {
        if (found.ofTest()) {
            return Optional.of("code of the test that the library calls back, such as a listener, gets in its own way");
        }
        if (releasesTooOften()) {
            return Optional.of(
                    "one of the calls gives a lock back that its thread does not hold, whichever comes first");
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
        if (isMeanOfCounters(found)) {
            return Optional.of("a number is computed out of several counters, each of which is exact");
        }
        if (isUsedWhileClosed(found)) {
            return Optional.of("a call that is refused once the object is closed was made while it was being closed");
        }
        boolean bulk = plan.threads().stream()
                .anyMatch(step -> BulkOperations.isOne(step.origin().name()));
        boolean onlyChanges = plan.threads().stream()
                .allMatch(step -> BulkOperations.changesMany(step.origin().name()));
        boolean asksMap = plan.threads().stream()
                .map(Step::origin)
                .anyMatch(call -> BulkOperations.asksMany(call.name()) && ofConcurrentMaps.test(call));
        if (bulk && found.weak() && !isAboutOneValue(found) || asksMap || onlyChanges && pair.isLocked()) {
            return Optional.of(
                    "an operation on many elements, which concurrent collections do not promise to be atomic");
        }
        if (found.weak() && pair.asksForEstimate()) {
            return Optional.of("a call asks a concurrent class for what this does not promise to be exact");
        }
        return found.weak() && pair.behaves(Manner.COMPARES) && !isNothingGot(found)
                ? Optional.of("all accesses are atomic, and a call changes something only if nobody else has")
                : Optional.empty();
    }
}
