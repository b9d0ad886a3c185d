package io.snarl.contract.schedule;

import java.util.List;

/**
 * Everything needed to run a test in the same way again: the thread switches of an execution.
 *
 * @param switches in the order in which they happened; the first is from the thread of the test
 */
public record Schedule(List<ThreadSwitch> switches) {

    /** Followed as far as it fits, it gives the execution without a preemption. */
    public static final Schedule NO_PREEMPTION = new Schedule(List.of());

    public Schedule {
        switches = List.copyOf(switches);
    }

    public long preemptions() {
        return switches.stream()
                .filter(one -> one.cause() == ThreadSwitch.Cause.PREEMPTED)
                .count();
    }
}
