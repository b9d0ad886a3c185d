package io.snarl.agent.explore.deadlock;

import io.snarl.agent.execution.Controller;
import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.Failure;
import io.snarl.agent.execution.TestBody;
import io.snarl.agent.explore.budget.Deadline;
import io.snarl.agent.explore.confirm.Confirmation;
import io.snarl.agent.explore.result.FailureFiles;
import io.snarl.agent.explore.result.FailureOrigin;
import io.snarl.agent.interleaving.InterleavingBuilder;
import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.interleaving.Interleaving;
import io.snarl.contract.result.CollectedDeadlock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Replays, minimises and stores the deadlocks of a test, each once. */
public final class DeadlockStore {

    private static final int REPLAYS = 3;
    private static final int ATTEMPTS = 3;
    private static final Duration MINIMISING = Duration.ofSeconds(5);

    private final Controller controller;
    private final TestBody body;
    private final Deadline deadline;
    private final FailureFiles files;
    private final Set<Deadlock> known = new HashSet<>();
    private final Map<Deadlock, Integer> attempts = new HashMap<>();
    private final List<StoredDeadlock> confirmed = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private Failure firstUnstable;
    private String name;

    /**
     * A deadlock with what is stored of it.
     *
     * @param interleaving the execution that led to it
     */
    public record StoredDeadlock(CollectedDeadlock deadlock, Failure failure, Interleaving interleaving) {}

    public DeadlockStore(Controller controller, TestBody body, Deadline deadline, FailureFiles files) {
        this.controller = controller;
        this.body = body;
        this.deadline = deadline;
        this.files = files;
    }

    /** Keeps a deadlock if it is a new one and comes back. */
    public void add(ExecutionResult failing, FailureOrigin how) {
        Deadlock deadlock = failing.failure().deadlock();
        if (known.contains(deadlock) || attempts.merge(deadlock, 1, Integer::sum) > ATTEMPTS) {
            return;
        }
        var minimising = new Deadline(deadline.clock().getAsLong(), MINIMISING.toNanos(), deadline.clock());
        Confirmation confirmation =
                Confirmation.of(controller, body, failing, () -> minimising.hasPassed() || deadline.hasPassed());
        // It counts only if it came back, which cannot be tried where a thread is left over.
        boolean comesBack = confirmation.repeated();
        for (int i = 0; i < REPLAYS && !controller.isSpent() && comesBack; i++) {
            ExecutionResult replayed =
                    controller.replay(body, confirmation.run().schedule());
            comesBack = replayed.failsLike(failing.failure());
        }
        if (comesBack) {
            known.add(deadlock);
            keep(confirmation.run(), how);
        } else {
            unstable(failing.failure(), confirmation.remark());
        }
    }

    private void unstable(Failure failure, String remark) {
        if (firstUnstable == null) {
            firstUnstable = failure;
            remarks.add(remark == null ? "a schedule that deadlocked did not do so each time it was replayed" : remark);
        }
    }

    private void keep(ExecutionResult run, FailureOrigin how) {
        if (name == null) {
            name = files.nameFor(how.test());
        }
        String fileName = confirmed.isEmpty() ? name : name + "." + (confirmed.size() + 1);
        Interleaving interleaving = InterleavingBuilder.of(run);
        var deadlock = new CollectedDeadlock(
                run.failure().deadlock(),
                files.writeSchedule(fileName, how, run),
                files.writeInterleaving(fileName, interleaving),
                REPLAYS);
        confirmed.add(new StoredDeadlock(deadlock, run.failure(), interleaving));
    }

    public List<StoredDeadlock> confirmed() {
        return confirmed;
    }

    public List<String> remarks() {
        return remarks;
    }

    /** Returns the first deadlock that did not come back, or null. */
    public Failure firstUnstable() {
        return firstUnstable;
    }
}
