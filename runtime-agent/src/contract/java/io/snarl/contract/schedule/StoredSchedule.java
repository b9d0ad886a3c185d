package io.snarl.contract.schedule;

import java.nio.file.Path;

/** A schedule with the file that it comes from. */
public record StoredSchedule(Path file, ReplayableFailure content) {

    /** Returns whether it is the schedule of a test, or may be that of one of those that the test makes when it is run. */
    boolean concerns(ScheduledTest test) {
        return content.test().equals(test.name())
                || content.test().startsWith(test.name() + "[")
                || test.schedules().contains(fileName());
    }

    /** Returns whether it is the schedule of a test; one that names it may have another name by now. */
    boolean isOf(ScheduledTest test) {
        String invocation = invocationIn(content.test());
        return content.test().equals(test.name())
                || test.schedules().contains(fileName())
                        && (invocation.isEmpty() || invocation.equals(invocationIn(test.name())));
    }

    /** Returns the same for a test that may have had another name. */
    StoredSchedule of(ScheduledTest test) {
        return content.test().equals(test.name()) ? this : new StoredSchedule(file, content.of(test.name()));
    }

    private String fileName() {
        return file.getFileName().toString();
    }

    /** {@code [2]} of {@code demo.BankTest#transfers(int)[2]}. */
    private static String invocationIn(String test) {
        return test.substring(test.lastIndexOf(')') + 1);
    }
}
