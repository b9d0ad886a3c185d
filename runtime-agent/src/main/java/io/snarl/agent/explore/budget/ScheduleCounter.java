package io.snarl.agent.explore.budget;

import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.Failure;
import io.snarl.contract.result.FailureKind;

/** Counts the schedules of a test, and those of them that could not be controlled. */
public final class ScheduleCounter {

    /** The limit of uncontrolled schedules: each takes as long as a silent thread is waited for. */
    private static final int HOPELESS = 5;

    /** A test whose schedules are long has fewer of them, so that it takes no more than its share; unlike a time, it is the same everywhere. */
    private static final long MOST_CHOICES = 100_000;

    private int count;
    private long choices;
    private int uncontrolled;
    private Failure firstUncontrolled;

    public void add(ExecutionResult run) {
        count++;
        choices += run.choices();
        if (run.failed() && run.failure().kind() == FailureKind.UNCONTROLLED) {
            uncontrolled++;
            if (firstUncontrolled == null) {
                firstUncontrolled = run.failure();
            }
        }
    }

    public int count() {
        return count;
    }

    public int uncontrolled() {
        return uncontrolled;
    }

    public Failure firstUncontrolled() {
        return firstUncontrolled;
    }

    public boolean isMostlyUncontrolled() {
        return uncontrolled * 2 > count;
    }

    public boolean isHopeless() {
        return uncontrolled >= HOPELESS && isMostlyUncontrolled();
    }

    /** Returns whether the schedules were so long that there should not be more. */
    public boolean isLong() {
        return choices > MOST_CHOICES;
    }

    public String schedules() {
        return count == 1 ? "1 schedule" : count + " schedules";
    }

    /** Returns what has to be added to a claim so that it stays true. */
    public String restriction() {
        return uncontrolled == 0 ? "" : ", but " + uncontrolled + " of them could not be controlled";
    }

    public String remark() {
        return uncontrolled + " of " + schedules() + " could not be controlled: " + firstUncontrolled.summary();
    }
}
