package io.snarl.agent.schedule;

import java.util.List;

/**
 * All that has to be known to run a test the same way again: who handed over to whom, and where.
 *
 * @param switches in the order in which they happened; the first is from the thread of the test
 */
public record Schedule(List<ThreadSwitch> switches) {

    public Schedule {
        switches = List.copyOf(switches);
    }

    public long preemptions() {
        return switches.stream()
                .filter(one -> one.cause() == ThreadSwitch.Cause.PREEMPTED)
                .count();
    }
}
