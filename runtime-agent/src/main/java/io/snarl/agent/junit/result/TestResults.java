package io.snarl.agent.junit.result;

import io.snarl.agent.explore.result.Exploration;
import io.snarl.agent.explore.result.ExplorationResult;
import io.snarl.agent.fuzz.FuzzRun;
import io.snarl.agent.junit.discovery.MirroredTest;
import io.snarl.agent.secret.Secrets;
import io.snarl.contract.result.ResultsWriter;
import io.snarl.contract.result.TestResult;
import io.snarl.contract.schedule.ScheduledTest;
import io.snarl.contract.schedule.StoredSchedule;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;

/** Writes the results of tests and converts them into those of JUnit. */
public final class TestResults {

    private final FuzzRun run;
    private final ResultsWriter file;

    public TestResults(FuzzRun run, ResultsWriter file) {
        this.run = run;
        this.file = file;
    }

    public void begin(MirroredTest test) throws IOException {
        Secrets.current().refresh();
        file.begin(test.name());
    }

    /** Writes the result of each schedule of a test, of which the worst is that of the test. */
    public TestExecutionResult write(MirroredTest test, List<ExploredTest> all) throws IOException {
        TestExecutionResult worst = null;
        for (ExploredTest ended : all) {
            TestExecutionResult result = write(test, ended);
            if (worst == null || result.getStatus().compareTo(worst.getStatus()) > 0) {
                worst = result;
            }
        }
        return worst;
    }

    private TestExecutionResult write(MirroredTest test, ExploredTest ended) throws IOException {
        Exploration exploration = ended.exploration();
        if (exploration == null) {
            return notRun(test, ended.notRun());
        }
        StoredSchedule schedule = ended.schedule();
        file.write(ExplorationResult.of(
                exploration,
                className(test),
                methodName(test),
                told(test.getDisplayName(), methodName(test)),
                schedule == null ? null : schedule.file()));
        return new ExplorationReport(run.settings(), exploration, schedule).result();
    }

    /** Notes that nothing is known about a test, and why. */
    public TestExecutionResult notRun(MirroredTest test, Throwable reason) throws IOException {
        String told = Secrets.current().messageOf(reason);
        file.write(TestResult.notRun(
                test.name(),
                Optional.ofNullable(className(test)),
                Optional.ofNullable(methodName(test)),
                told(test.getDisplayName(), methodName(test)),
                told));
        return TestExecutionResult.aborted(HiddenException.of(reason));
    }

    /**
     * Notes which schedules could not be replayed because their tests are not there.
     *
     * @param tests those that are there; if there is none, that is noticed without a note
     */
    public void notFound(List<MirroredTest> tests) throws IOException {
        if (run.replayed() == null || tests.isEmpty() || run.settings().isOfAdoptedTests()) {
            return;
        }
        List<ScheduledTest> there =
                tests.stream().map(test -> test.found().scheduled()).toList();
        for (StoredSchedule lost : run.replayed().ofOthersThan(there)) {
            String name = lost.content().test();
            file.write(TestResult.notRun(
                    name,
                    Optional.empty(),
                    Optional.empty(),
                    name,
                    "the test that " + lost.file() + " is for was not found"));
        }
    }

    /** What a test calls itself may hold the arguments that it was given. */
    private static String told(String display, String method) {
        String told = Secrets.current().told(display);
        return told != null ? told : method == null ? "" : method;
    }

    private static String className(MirroredTest test) {
        TestSource source = test.getSource().orElse(null);
        if (source instanceof MethodSource method) {
            return method.getClassName();
        }
        return source instanceof ClassSource type ? type.getClassName() : null;
    }

    private static String methodName(MirroredTest test) {
        return test.getSource().orElse(null) instanceof MethodSource method ? method.getMethodName() : null;
    }
}
