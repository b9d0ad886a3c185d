package io.snarl.core.kind.atomicity.judge;

import io.snarl.contract.result.TestResult;
import io.snarl.contract.trace.Value;
import io.snarl.core.kind.SeedFacts;
import io.snarl.core.kind.atomicity.benign.BenignRules;
import io.snarl.core.kind.atomicity.benign.Situation;
import io.snarl.core.kind.atomicity.predict.CallPair;
import io.snarl.core.kind.atomicity.violation.ViolationShown;
import io.snarl.core.plan.Step;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import io.snarl.core.trial.PlannedTest;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;

/** Judges runs of the tests of one pair, by what seed tests and sources say about its calls. */
public final class PairJudge {

    private final CallPair pair;
    private final SeedFacts facts;
    private final Map<PlannedTest, ViolationShown> asserted = new IdentityHashMap<>();

    public PairJudge(CallPair pair, SeedFacts facts) {
        this.pair = pair;
        this.facts = facts;
    }

    /** Returns a test that has shown a violation in the form that a user gets, by which its next runs are judged. */
    public PlannedTest finalForm(TestResult test, PlannedTest planned) {
        Judgement.FinalForm form = judgementOf(test, planned).asserting();
        asserted.put(form.planned(), form.shown());
        return form.planned();
    }

    public Judgement judgementOf(TestResult test, PlannedTest planned) {
        boolean matters = planned.plan().threads().stream().map(Step::origin).anyMatch(this::isResultChanged);
        var situation = new Situation(
                pair,
                planned.plan(),
                test.collected().outcomes(),
                this::isReceivedBy,
                this::isClosing,
                facts.types().claims());
        return new Judgement(
                test, planned, Optional.ofNullable(asserted.get(planned)), new BenignRules(situation), matters);
    }

    private boolean isClosing(ClientCall call) {
        return call.kind() == ClientCall.Kind.METHOD
                && call.name().equals("close")
                && call.arguments().isEmpty()
                && isReceivedBy(call, AutoCloseable.class);
    }

    private boolean isReceivedBy(ClientCall call, Class<?> type) {
        String receiver = facts.scripts()
                .get(call.test().number())
                .classOf(call.receiver())
                .name();
        return facts.types().isSubtype(receiver, type.getName());
    }

    /** Tells whether a test changes what a call has returned, so that it matters whether others have the same object. */
    private boolean isResultChanged(ClientCall call) {
        if (!(call.result() instanceof Value.Instance instance)) {
            return false;
        }
        Script script = facts.scripts().get(call.test().number());
        return script.calls().stream()
                .filter(each -> each.receiver() == instance.object())
                // What returns an object may only make it the first time that it is asked for.
                .filter(each -> Character.isUpperCase(
                        each.descriptor().charAt(each.descriptor().length() - 1)))
                .anyMatch(each -> script.effects().get(each.number()).written().contains(instance.object()));
    }
}
