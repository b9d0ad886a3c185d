package io.snarl.contract.schedule;

import java.util.Set;

/**
 * A test that may have stored schedules.
 *
 * @param name such as {@code demo.BankTest#transfers()}
 * @param schedules the names of the schedule files that the test itself names
 */
public record ScheduledTest(String name, Set<String> schedules) {

    public ScheduledTest {
        schedules = Set.copyOf(schedules);
    }
}
