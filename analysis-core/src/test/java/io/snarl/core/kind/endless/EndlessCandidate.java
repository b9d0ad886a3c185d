package io.snarl.core.kind.endless;

import io.snarl.contract.code.CodePlace;
import io.snarl.contract.code.MethodSignature;
import io.snarl.contract.result.FailureKind;
import io.snarl.contract.result.TestResult;
import io.snarl.core.carve.InfeasibleException;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Prediction;
import io.snarl.core.finding.Verdict;
import io.snarl.core.kind.Attempt;
import io.snarl.core.kind.Candidate;
import io.snarl.core.kind.Unconfirmed;
import io.snarl.core.lab.Collecting;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.source.Shown;
import io.snarl.core.source.WrittenTest;
import io.snarl.core.trial.PlannedTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A static method without parameters, which two threads call at once. */
final class EndlessCandidate implements Candidate {

    private final ClientCall call;
    private final List<Attempt> attempts = new ArrayList<>();

    EndlessCandidate(ClientCall call) {
        this.call = call;
    }

    PlannedTest planned() {
        var step = new Step(call, Optional.empty(), Optional.empty(), List.of());
        return new PlannedTest(
                new Plan(List.of(), List.of(step, step)), call.owner(), List.of(call.test()), new Goal("in_parallel"));
    }

    /** What the test is written for. */
    private record Goal(String verb) implements Shown {

        @Override
        public Body body() {
            return Body.RUN;
        }

        @Override
        public Effect effect() {
            return new Effect("go on for ever", 9);
        }

        @Override
        public String comment(WrittenTest test) {
            return "Calls " + test.calls() + ", and none of them ends.";
        }
    }

    @Override
    public Collecting collecting() {
        return new Collecting("endings");
    }

    @Override
    public String kind() {
        return "endless";
    }

    @Override
    public List<MethodSignature> methods() {
        var method = new MethodSignature(call.owner(), call.name(), call.descriptor());
        return List.of(method, method);
    }

    @Override
    public String suspicion() {
        return "might never end with";
    }

    @Override
    public List<Prediction> predicted() {
        return List.of();
    }

    @Override
    public List<Bug> bugsIn(TestResult test, PlannedTest planned) {
        var place = new CodePlace(call.owner(), call.name(), "Gate.java", 4);
        return test.kind().filter(FailureKind.ENDLESS::equals).isEmpty()
                ? List.of()
                : List.of(new Bug(
                        new EndlessDefect(call.owner() + "." + call.name(), place),
                        test.schedule().orElseThrow(),
                        test.interleaving().orElseThrow(),
                        1));
    }

    @Override
    public boolean doFor(List<Bug> bugs, List<Bug> others) {
        return bugs.size() >= others.size();
    }

    @Override
    public PlannedTest finalForm(Attempt attempt) {
        return attempt.planned().showing(new Goal("never_ends"));
    }

    @Override
    public List<Attempt> attempts() {
        return attempts;
    }

    @Override
    public Optional<InfeasibleException> obstacle() {
        return Optional.empty();
    }

    @Override
    public Optional<Unconfirmed> unconfirmed() {
        return attempts.stream().allMatch(attempt -> attempt.bugs().isEmpty())
                ? Optional.of(new Unconfirmed(Verdict.NOT_CONFIRMED, Optional.empty(), List.of()))
                : Optional.empty();
    }
}
