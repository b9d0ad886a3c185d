package io.snarl.benchmark.scheduler.subject;

import org.jetbrains.lincheck.datastructures.Operation;

/** The operations of the deadlock, as Lincheck wants them: it makes an instance for each execution. */
public final class LockOperations {

    private final TwoLocks locks = new TwoLocks();

    public LockOperations() {
        Executions.count();
    }

    @Operation
    public void forwards() {
        locks.forwards();
    }

    @Operation
    public void backwards() {
        locks.backwards();
    }
}
