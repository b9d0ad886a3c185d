package io.snarl.contract.schedule;

import java.util.List;
import java.util.function.Supplier;

/** Everything needed to run a test in the same way again: the thread switches of an execution. */
public final class Schedule {

    /** Followed as far as it fits, it gives the execution without a preemption. */
    public static final Schedule NO_PREEMPTION = new Schedule(List.of());

    private Supplier<List<ThreadSwitch>> source;
    private List<ThreadSwitch> switches;

    /** Creates a schedule of switches in the order in which they happened; the first is from the thread of the test. */
    public Schedule(List<ThreadSwitch> switches) {
        this.switches = List.copyOf(switches);
    }

    private Schedule(Supplier<List<ThreadSwitch>> source) {
        this.source = source;
    }

    /** Creates a schedule whose switches are put into words when somebody asks for them, which of most executions nobody does. */
    public static Schedule of(Supplier<List<ThreadSwitch>> source) {
        return new Schedule(source);
    }

    /** Returns the switches in the order in which they happened. */
    public List<ThreadSwitch> switches() {
        if (switches == null) {
            switches = List.copyOf(source.get());
            source = null;
        }
        return switches;
    }

    public long preemptions() {
        return switches().stream()
                .filter(one -> one.cause() == ThreadSwitch.Cause.PREEMPTED)
                .count();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Schedule schedule && switches().equals(schedule.switches());
    }

    @Override
    public int hashCode() {
        return switches().hashCode();
    }

    @Override
    public String toString() {
        return "Schedule[switches=" + switches() + "]";
    }
}
