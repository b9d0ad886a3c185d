package io.snarl.benchmark.scheduler.subject;

import org.jetbrains.lincheck.datastructures.Operation;

/** The operations of the first test and of the last one, as Lincheck wants them: it makes an instance for each execution. */
public final class IncrementOperations {

    private final Counter counter = new Counter();

    public IncrementOperations() {
        Executions.count();
    }

    @Operation
    public void increment() {
        counter.increment();
    }

    /** Gives what Lincheck sees a lost update by. */
    @Operation
    public int incrementPlainly() {
        counter.incrementPlainly();
        return counter.value();
    }
}
