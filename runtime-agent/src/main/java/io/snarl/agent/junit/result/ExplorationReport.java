package io.snarl.agent.junit.result;

import io.snarl.agent.execution.Failure;
import io.snarl.agent.explore.result.Exploration;
import io.snarl.agent.fuzz.FuzzRunSettings;
import io.snarl.agent.text.VisibleText;
import io.snarl.contract.interleaving.InterleavingTable;
import io.snarl.contract.schedule.StoredSchedule;
import io.snarl.contract.text.ShellWord;
import java.nio.file.Path;
import java.util.List;
import org.junit.platform.engine.TestExecutionResult;

/** Describes the exploration of a test to its users. */
final class ExplorationReport {

    private static final String COMMAND = "./gradlew fuzzConcurrentTests --replay ";

    private final FuzzRunSettings settings;
    private final Exploration exploration;
    private final StoredSchedule replayed;

    /**
     * Creates a report.
     *
     * @param replayed the schedule that was replayed, or null
     */
    ExplorationReport(FuzzRunSettings settings, Exploration exploration, StoredSchedule replayed) {
        this.settings = settings;
        this.exploration = exploration;
        this.replayed = replayed;
    }

    TestExecutionResult result() {
        return switch (exploration.outcome()) {
            case PASSED, NOT_REPRODUCED -> TestExecutionResult.successful();
            case FAILED -> failed();
            // To say nothing about the test is no answer to the question whether it still fails.
            case UNCONTROLLED, UNSTABLE, DIVERGED, NOT_RUN ->
                settings.replay() != null && !settings.isOfAdoptedTests()
                        ? failed()
                        : TestExecutionResult.aborted(new AbortedException(message()));
        };
    }

    private TestExecutionResult failed() {
        Failure failure = exploration.failure();
        return TestExecutionResult.failed(new InterleavingError(message(), failure == null ? null : failure.thrown()));
    }

    private String message() {
        Failure failure = exploration.failure();
        var text = new StringBuilder(failure == null ? exploration.claim() : failure.summary());
        if (failure != null) {
            lines(text, "  ", failure.details());
            text.append("\n\n").append(exploration.claim());
        }
        text.append(" (").append(exploration.strategy()).append(")");
        lines(text, "", exploration.remarks());
        if (exploration.interleaving() != null) {
            text.append("\n\n")
                    .append(InterleavingTable.of(exploration.interleaving()).stripTrailing());
        }
        String schedule = schedule();
        if (schedule != null) {
            text.append("\n\nReplay it: ").append(COMMAND).append(ShellWord.of(schedule));
        }
        // Test reports are shown on consoles, too.
        return VisibleText.lines(text.toString());
    }

    private static void lines(StringBuilder text, String indent, List<String> lines) {
        lines.forEach(line -> text.append('\n').append(indent).append(line));
    }

    private String schedule() {
        Path file = exploration.scheduleFile();
        if (file == null) {
            return replayed != null && settings.isOfAdoptedTests()
                    ? settings.adoptedPrefix() + replayed.file().getFileName()
                    : null;
        }
        String relative = settings.output().relativize(file).toString().replace('\\', '/');
        return settings.replayPrefix() + relative;
    }
}
