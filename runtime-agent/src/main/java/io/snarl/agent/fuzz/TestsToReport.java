package io.snarl.agent.fuzz;

import io.snarl.contract.settings.ReportedTest;
import java.util.List;

/** The tests that other JVMs have run and this one reports, if it does nothing else. */
public final class TestsToReport {

    private static List<ReportedTest> all = List.of();

    private TestsToReport() {}

    /** Returns the tests that this JVM reports. */
    public static List<ReportedTest> all() {
        return all;
    }

    /** Lets this JVM report tests and do nothing else. */
    public static void set(List<ReportedTest> tests) {
        all = List.copyOf(tests);
    }
}
