package io.snarl.agent.explore.violation;

import io.snarl.agent.execution.Controller;
import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.Failure;
import io.snarl.agent.execution.TestBody;
import io.snarl.agent.secret.Secrets;
import io.snarl.agent.strategy.Strategy;
import io.snarl.agent.trial.TrialLog;
import io.snarl.agent.trial.TrialObservations;
import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.result.FailureKind;
import io.snarl.contract.schedule.Schedule;
import io.snarl.contract.text.Characters;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Supplier;

/** Fails a test whose outcome matches no sequential order of its calls. */
final class LinearizabilityChecker implements Controller {

    private static final int LONGEST_TEXT = 500;

    private final Controller controller;
    private final AllowedOutcomes allowed;
    private TrialObservations seen;

    LinearizabilityChecker(Controller controller, AllowedOutcomes allowed) {
        this.controller = controller;
        this.allowed = allowed;
    }

    /** Returns the observations of the latest execution. */
    TrialObservations seen() {
        return seen;
    }

    /** Runs a test without checking its outcome. */
    ExecutionResult runUnjudged(TestBody body, Strategy strategy) {
        return watched(() -> controller.run(body, strategy));
    }

    private ExecutionResult watched(Supplier<ExecutionResult> execution) {
        TrialLog.current().begin();
        ExecutionResult run = execution.get();
        seen = TrialLog.current().seen();
        return run;
    }

    /** Runs a test without a preemption for the first time, so that its classes are there. */
    ExecutionResult warmUp(TestBody body) {
        return watched(() -> controller.follow(body, Schedule.NO_PREEMPTION));
    }

    /** Returns the comparable observations of the latest execution. */
    Map<String, ObservedValue> unmasked() {
        return allowed.unmasked(seen.values());
    }

    @Override
    public ExecutionResult run(TestBody body, Strategy strategy) {
        return judged(watched(() -> controller.run(body, strategy)));
    }

    @Override
    public ExecutionResult run(TestBody body, Schedule beginning, Strategy strategy) {
        return judged(watched(() -> controller.run(body, beginning, strategy)));
    }

    @Override
    public ExecutionResult replay(TestBody body, Schedule schedule) {
        return judged(watched(() -> controller.replay(body, schedule)));
    }

    @Override
    public ExecutionResult follow(TestBody body, Schedule schedule) {
        return judged(watched(() -> controller.follow(body, schedule)));
    }

    @Override
    public boolean isSpent() {
        return controller.isSpent();
    }

    @Override
    public void vary(int circumstances) {
        controller.vary(circumstances);
    }

    private ExecutionResult judged(ExecutionResult run) {
        boolean fails = run.failed() && run.failure().kind() == FailureKind.EXCEPTION;
        if (run.timedOut() && fails) {
            // How long a thread waits is its own affair: it would wait longer on a slower machine.
            return run.with((Failure) null);
        }
        boolean counts = !run.failed() && !run.timedOut() && seen.hindrance() == null && seen.isTrial();
        return counts && !allowed.contains(seen.values()) ? run.with(failure()) : run;
    }

    private Failure failure() {
        Map<String, ObservedValue> outcome = allowed.unmasked(seen.values());
        // Also what it is recognised by, so that a schedule is worth the same where the secret is another.
        String text = Secrets.current().hide(outcome.toString());
        String beginning = Characters.first(text, LONGEST_TEXT);
        String shown = (beginning.length() < text.length() ? beginning + "..." : text).replaceAll("\\p{Cntrl}", " ");
        String crash = crash();
        return new Failure(
                FailureKind.VIOLATION,
                "The calls come to what they come to in no order one after the other"
                        + (Secrets.current().valuesRecorded() ? ": " + shown : "."),
                List.of(),
                "violation " + UUID.nameUUIDFromBytes(text.getBytes(StandardCharsets.UTF_8)),
                crash == null ? null : seen.thrown().get(crash));
    }

    /** Returns the key of a call that has thrown an exception which it throws in no sequential order, or null. */
    String crash() {
        return seen.values().entrySet().stream()
                .filter(entry -> entry.getValue().isException() && !allowed.isMasked(entry.getKey()))
                .filter(entry -> !allowed.contains(entry.getKey(), entry.getValue()))
                .map(Map.Entry::getKey)
                .sorted()
                .reduce((one, other) -> one.startsWith("thread") || !other.startsWith("thread") ? one : other)
                .orElse(null);
    }
}
