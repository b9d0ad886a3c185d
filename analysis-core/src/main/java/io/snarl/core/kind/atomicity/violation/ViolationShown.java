package io.snarl.core.kind.atomicity.violation;

import io.snarl.contract.bug.Conflict;
import io.snarl.contract.outcome.ObservedValue;
import io.snarl.core.finding.Verdict;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.source.Shown;
import io.snarl.core.source.WrittenTest;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A test whose outcome matches no sequential order of its calls.
 *
 * @param verdict crash or not linearizable
 * @param conflict the conflicting accesses, if they are known
 * @param exception the binary name of the exception of a crash
 * @param allowed the values that the plan's observations have in some sequential order, one list for each different combination;
 *     empty if it is enough that neither a thread nor an observation throws
 * @param masked whether something else that could have been looked at was not, since it differs from run to run
 * @param thread the index of the thread whose call throws the exception of a crash, -1 if none does or it is not known which
 */
public record ViolationShown(
        Verdict verdict,
        Optional<Conflict> conflict,
        Optional<String> exception,
        List<List<ObservedValue>> allowed,
        boolean masked,
        int thread)
        implements Shown {

    public ViolationShown {
        allowed = allowed.stream().map(List::copyOf).toList();
    }

    /** A violation of which it is not known that the call of a thread throws. */
    public ViolationShown(
            Verdict verdict,
            Optional<Conflict> conflict,
            Optional<String> exception,
            List<List<ObservedValue>> allowed,
            boolean masked) {
        this(verdict, conflict, exception, allowed, masked, -1);
    }

    /** What a user would call it. */
    enum SentenceForm {
        CRASH("crashes", new Effect("crash", 5)),
        LOST_UPDATE("loses_an_update", new Effect("lose updates", 3)),
        OTHER("is_not_atomic", new Effect("interfere", 4));

        private final String verb;
        private final Effect effect;

        SentenceForm(String verb, Effect effect) {
            this.verb = verb;
            this.effect = effect;
        }
    }

    SentenceForm sort() {
        if (verdict.equals(AtomicityVerdicts.CRASH)) {
            return SentenceForm.CRASH;
        }
        return conflict.filter(Conflict::isLostUpdate).isPresent() ? SentenceForm.LOST_UPDATE : SentenceForm.OTHER;
    }

    @Override
    public Body body() {
        return Body.asserting(allowed);
    }

    @Override
    public Effect effect() {
        return sort().effect;
    }

    @Override
    public String verb() {
        return sort().verb;
    }

    @Override
    public OptionalInt failingThread() {
        return thread >= 0 ? OptionalInt.of(thread) : OptionalInt.empty();
    }

    @Override
    public int leadingThread() {
        return failingThread()
                .orElseGet(
                        () -> conflict.map(found -> found.previous().thread()).orElse(0));
    }

    @Override
    public String methodName(Plan plan, Function<Step, String> part) {
        List<Step> crashing = crashing(plan);
        if (crashing.isEmpty()) {
            return Shown.super.methodName(plan, part);
        }
        String all = plan.threads().stream().map(part).collect(Collectors.joining("_and_"));
        return part.apply(crashing.get(0)) + "_crashes_after_" + all;
    }

    @Override
    public String comment(WrittenTest test) {
        return new ViolationSentence(test, this).text();
    }

    /** Returns the calls after the threads of which one throws the exception of a crash, none if a thread throws it. */
    List<Step> crashing(Plan plan) {
        return allowed.isEmpty() && thread < 0 ? plan.queries() : List.of();
    }
}
