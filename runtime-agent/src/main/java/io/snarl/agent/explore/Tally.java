package io.snarl.agent.explore;

import io.snarl.agent.control.Failure;
import io.snarl.agent.control.Run;
import io.snarl.contract.result.FailureKind;

/** Counts the schedules of a test that were tried, and those of them that could not be controlled. */
final class Tally {

    /** Each of them takes as long as a silent thread is waited for, so there must not be many. */
    private static final int HOPELESS = 5;

    /** A test whose schedules are long has fewer of them, so that it takes no more than its share; unlike a time, it is the same everywhere. */
    private static final long MOST_CHOICES = 100_000;

    private int count;
    private long choices;
    private int uncontrolled;
    private Failure firstUncontrolled;

    void add(Run run) {
        count++;
        choices += run.choices();
        if (run.failed() && run.failure().kind() == FailureKind.UNCONTROLLED) {
            uncontrolled++;
            if (firstUncontrolled == null) {
                firstUncontrolled = run.failure();
            }
        }
    }

    int count() {
        return count;
    }

    int uncontrolled() {
        return uncontrolled;
    }

    Failure firstUncontrolled() {
        return firstUncontrolled;
    }

    boolean isMostlyUncontrolled() {
        return uncontrolled * 2 > count;
    }

    boolean isHopeless() {
        return uncontrolled >= HOPELESS && isMostlyUncontrolled();
    }

    /** Whether the schedules were so long that there should not be more. */
    boolean isLong() {
        return choices > MOST_CHOICES;
    }

    String schedules() {
        return count == 1 ? "1 schedule" : count + " schedules";
    }

    /** What has to be added to a claim so that it stays true. */
    String restriction() {
        return uncontrolled == 0 ? "" : ", but " + uncontrolled + " of them could not be controlled";
    }

    String remark() {
        return uncontrolled + " of " + schedules() + " could not be controlled: " + firstUncontrolled.summary();
    }
}
