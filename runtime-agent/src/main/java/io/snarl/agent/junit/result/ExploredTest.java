package io.snarl.agent.junit.result;

import io.snarl.agent.explore.result.Exploration;
import io.snarl.contract.result.TestOutcome;
import io.snarl.contract.schedule.StoredSchedule;

/**
 * The result of exploring a test, or of replaying one of its schedules.
 *
 * @param schedule null if schedules were explored
 * @param exploration null if nothing was run
 * @param notRun why nothing was run
 */
public record ExploredTest(StoredSchedule schedule, Exploration exploration, Throwable notRun) {

    public boolean failed() {
        return exploration != null && exploration.outcome() == TestOutcome.FAILED;
    }
}
