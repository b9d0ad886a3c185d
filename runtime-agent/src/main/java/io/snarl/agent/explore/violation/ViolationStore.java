package io.snarl.agent.explore.violation;

import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.Failure;
import io.snarl.agent.execution.TestBody;
import io.snarl.agent.explore.budget.Deadline;
import io.snarl.agent.explore.confirm.Confirmation;
import io.snarl.agent.explore.result.FailureFiles;
import io.snarl.agent.explore.result.FailureOrigin;
import io.snarl.agent.explore.result.FailureText;
import io.snarl.agent.interleaving.InterleavingBuilder;
import io.snarl.agent.secret.Secrets;
import io.snarl.agent.text.VisibleText;
import io.snarl.agent.trial.TrialObservations;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.interleaving.Interleaving;
import io.snarl.contract.result.CollectedViolation;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Replays, checks against all sequential orders, minimises and stores the violations of a test, each once. */
final class ViolationStore {

    static final int MOST = 5;

    private static final int REPLAYS = 3;
    private static final int MOST_ATTEMPTS = 8;
    private static final int ATTEMPTS_BESIDE_CLEAR_ONE = 3;
    private static final int ATTEMPTS_OF_ONE = 2;
    private static final int FURTHER_ORDERS = 3;
    private static final int MILLIS_BETWEEN = 3;
    private static final Duration MINIMISING = Duration.ofSeconds(2);

    private final LinearizabilityChecker checker;
    private final TestBody body;
    private final SequentialOrders orders;
    private final Deadline deadline;
    private final FailureFiles files;
    private final Map<String, StoredViolation> bySignature = new HashMap<>();
    private final Map<String, Integer> attempts = new HashMap<>();
    private final Map<List<Object>, StoredViolation> confirmed = new LinkedHashMap<>();
    private int attempted;
    private Failure firstUnstable;
    private String remark;
    private String name;

    /** A violation with what is stored of it, and the number of schedules that showed it. */
    static final class StoredViolation {

        final ObservedViolation violation;
        final Failure failure;
        final Interleaving interleaving;
        int count;

        StoredViolation(ObservedViolation violation, Failure failure, Interleaving interleaving) {
            this.violation = violation;
            this.failure = failure;
            this.interleaving = interleaving;
        }
    }

    ViolationStore(
            LinearizabilityChecker checker,
            TestBody body,
            SequentialOrders orders,
            Deadline deadline,
            FailureFiles files) {
        this.checker = checker;
        this.body = body;
        this.orders = orders;
        this.deadline = deadline;
        this.files = files;
    }

    /** Notes a violation that a schedule has shown, and confirms it unless it is known. */
    void add(ExecutionResult failing, FailureOrigin how) {
        Failure failure = failing.failure();
        StoredViolation known = bySignature.get(failure.signature());
        if (known != null) {
            known.count++;
            return;
        }
        int most = hasClearOne() ? ATTEMPTS_BESIDE_CLEAR_ONE : MOST_ATTEMPTS;
        boolean tries = attempted < most && attempts.merge(failure.signature(), 1, Integer::sum) <= ATTEMPTS_OF_ONE;
        if (tries) {
            attempted++;
            confirm(failing, how);
        }
    }

    private void confirm(ExecutionResult failing, FailureOrigin how) {
        if (checker.isSpent() || !isStillViolation(failing)) {
            return;
        }
        var minimising = new Deadline(deadline.clock().getAsLong(), MINIMISING.toNanos(), deadline.clock());
        Confirmation confirmation =
                Confirmation.of(checker, body, failing, () -> minimising.hasPassed() || deadline.hasPassed());
        boolean comesBack = confirmation.repeated();
        ExecutionResult replayed = confirmation.run();
        for (int i = 0; i < REPLAYS && !checker.isSpent() && comesBack; i++) {
            checker.vary(0);
            replayed = checker.replay(body, confirmation.run().schedule());
            comesBack = replayed.failsLike(failing.failure());
        }
        if (comesBack && !checker.isSpent()) {
            keep(replayed.with(confirmation.run().schedule()), how);
        } else if (firstUnstable == null) {
            firstUnstable = failing.failure();
            remark = confirmation.remark() == null
                    ? "a schedule did not come to the same end each time it was replayed"
                    : confirmation.remark();
        }
    }

    /** Runs the sequential orders again, since their outcomes may change with time, and checks the violation again. */
    private boolean isStillViolation(ExecutionResult failing) {
        for (int i = 0; i < FURTHER_ORDERS; i++) {
            pause();
            if (!orders.run(confirming -> {})) {
                return false;
            }
        }
        checker.vary(0);
        ExecutionResult replayed = checker.replay(body, failing.schedule());
        return !checker.isSpent() && replayed.failsLike(failing.failure());
    }

    /** Waits until clocks have ticked. */
    private static void pause() {
        try {
            Thread.sleep(MILLIS_BETWEEN);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void keep(ExecutionResult run, FailureOrigin how) {
        TrialObservations seen = checker.seen();
        String crash = seen.isTrial() ? checker.crash() : null;
        Throwable thrown = run.failure().thrown();
        CollectedViolation.Kind kind = !seen.isTrial()
                ? CollectedViolation.Kind.FAILURE
                : crash != null ? CollectedViolation.Kind.CRASH : CollectedViolation.Kind.NOT_LINEARIZABLE;
        List<ConflictingAccesses> conflicts = ConflictFinder.of(run.accesses());
        var variables = new TreeSet<String>();
        conflicts.forEach(conflict -> variables.add(conflict.variable()));
        List<Object> key = List.of(kind, thrown == null ? "" : thrown.getClass().getName(), variables);
        StoredViolation entry = confirmed.get(key);
        if (entry == null && confirmed.size() < MOST) {
            entry = store(run, how, kind, seen, conflicts);
            confirmed.put(key, entry);
        }
        if (entry != null) {
            entry.count++;
            bySignature.put(run.failure().signature(), entry);
        }
    }

    private StoredViolation store(
            ExecutionResult run,
            FailureOrigin how,
            CollectedViolation.Kind kind,
            TrialObservations seen,
            List<ConflictingAccesses> conflicts) {
        if (name == null) {
            name = files.nameFor(how.test());
        }
        String fileName = confirmed.isEmpty() ? name : name + "." + (confirmed.size() + 1);
        Interleaving interleaving = InterleavingBuilder.of(run);
        Throwable thrown = run.failure().thrown();
        CodePlace at = thrown == null ? null : FailureText.codePlaceOf(thrown);
        var violation = new ObservedViolation(
                kind,
                checker.unmasked(),
                thrown == null ? null : thrown.getClass().getName(),
                thrown == null ? null : VisibleText.lines(Secrets.current().messageOf(thrown)),
                thrown == null ? -1 : seen.threadOf(thrown),
                at,
                conflicts,
                seen.firstThread(),
                files.writeSchedule(fileName, how, run),
                files.writeInterleaving(fileName, interleaving),
                REPLAYS);
        return new StoredViolation(violation, run.failure(), interleaving);
    }

    /** Returns whether a violation is kept whose accesses cannot make it benign, so that others matter less. */
    boolean hasClearOne() {
        return confirmed.values().stream().anyMatch(entry -> !entry.violation.isWeak() && !entry.violation.isOfTest());
    }

    List<StoredViolation> confirmed() {
        return List.copyOf(confirmed.values());
    }

    /** Returns the first violation that did not come back, or null. */
    Failure firstUnstable() {
        return firstUnstable;
    }

    /** Returns why it did not come back, or null. */
    String remark() {
        return remark;
    }
}
