package io.snarl;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;

/** The result of running a test under the scheduler in another JVM. */
final class ControlledRun {

    private enum TestEnding {
        PASSED,
        FAILED,
        UNKNOWN
    }

    private final String test;
    private final TestEnding outcome;
    private final String message;
    private final AtomicBoolean told = new AtomicBoolean();

    private ControlledRun(String test, TestEnding outcome, String message) {
        this.test = test;
        this.outcome = outcome;
        this.message = message;
    }

    /** Reads what the other JVM has written: a word in the first line, and what is to be said after it. */
    static ControlledRun read(String test, List<String> report) {
        TestEnding outcome = TestEnding.valueOf(report.get(0).toUpperCase(Locale.ROOT));
        return new ControlledRun(test, outcome, String.join("\n", report.subList(1, report.size())));
    }

    /** A run that did not get as far as saying anything: to pass then would be to say that there is no bug. */
    static ControlledRun broken(String test, String why) {
        return new ControlledRun(
                test,
                TestEnding.FAILED,
                "The adopted test " + test + " could not be run under the scheduler, which says nothing about a bug: "
                        + why
                        + "\nRun './gradlew fuzzConcurrentTests' to see whether it can be run there; without @Adopted the"
                        + " test runs with plain threads alone.");
    }

    /** A test that has lost what makes it fail, and with plain threads would mostly pass. */
    static AssertionError withoutSchedules(String test, String missing) {
        return new ControlledRun(
                        test,
                        TestEnding.FAILED,
                        "The adopted test " + test
                                + " has lost its schedule, without which it would mostly pass: there is no "
                                + missing + ".\nRestore it from version control, or write it again by './gradlew"
                                + " synthesizeConcurrentTests adoptConcurrentTests', or remove @Adopted from the test to run"
                                + " it with plain threads alone.")
                .failure();
    }

    boolean failed() {
        return outcome == TestEnding.FAILED;
    }

    /** Where it was seen is in the message; of this stack only the test says something. */
    private AssertionError failure() {
        AssertionError failure = new AssertionError(message);
        StackTraceElement[] stack = failure.getStackTrace();
        int first = 0;
        for (int i = 0; i < stack.length; i++) {
            if (stack[i].getClassName().equals(Parallel.class.getName())) {
                first = i + 1;
            }
        }
        failure.setStackTrace(Arrays.copyOfRange(stack, first, stack.length));
        return failure;
    }

    /**
     * Lets a test go on that passed; one of which nothing could be found out goes on too, as everywhere else.
     *
     * @throws AssertionError if it failed
     */
    void requirePassed() {
        if (outcome == TestEnding.FAILED) {
            throw failure();
        }
        if (outcome == TestEnding.UNKNOWN && told.compareAndSet(false, true)) {
            System.err.println("Snarl could not find out how " + test
                    + " does under the scheduler, and runs it with plain" + " threads alone: " + message);
        }
    }
}
