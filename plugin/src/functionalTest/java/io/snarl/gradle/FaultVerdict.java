package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.finding.Finding;
import io.snarl.core.finding.Findings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.gradle.testkit.runner.BuildResult;
import org.gradle.testkit.runner.TaskOutcome;

/**
 * Judges a build in which something went wrong by one in which nothing did.
 *
 * @param findings what the undisturbed build has found
 * @param outputs what it has left of its synthesis
 * @param fuzzed what came of each concurrent test
 */
record FaultVerdict(FaultProject project, Findings findings, Map<String, String> outputs, Map<String, String> fuzzed) {

    private static final String TASK = ":synthesizeConcurrentTests";

    /** What nobody should have to read. */
    private static final Pattern RAW = Pattern.compile("(?m)^\\s+at [\\w.$]+\\(|^Exception in thread");

    /** What Gradle itself logs if a JVM is killed before it has read what it was given. */
    private static final Pattern OF_GRADLE =
            Pattern.compile("(?m)^Could not write standard input to command .*\\R.*\\R(\\s+at .*\\R)+");

    /** Takes down what a build has left that nobody has disturbed. */
    static FaultVerdict byUndisturbed(FaultProject project) {
        return new FaultVerdict(project, project.findings(), project.outputs(), project.fuzzed());
    }

    /**
     * Fails unless the build has done what it could and said the rest, and returns what came of it.
     *
     * @param struck whether the fault has really happened
     * @param before the outputs as they were
     */
    String of(Fault fault, boolean struck, BuildResult result, Map<String, String> before) {
        assertThat(OF_GRADLE.matcher(result.getOutput()).replaceAll("")).doesNotContainPattern(RAW);
        String verdict = fault.phase().isOfSynthesis()
                ? ofSynthesis(fault, struck, result, before)
                : ofLaterTask(fault, struck, result);
        if (!verdict.equals("came too late")) {
            requireMended();
        }
        return verdict;
    }

    private String ofSynthesis(Fault fault, boolean struck, BuildResult result, Map<String, String> before) {
        if (result.task(TASK) == null || result.task(TASK).getOutcome() != TaskOutcome.SUCCESS) {
            assertThat(fault.failure()).as("a build that fails").isNotNull();
            assertThat(result.getOutput()).containsPattern(fault.failure());
            assertThat(project.outputs()).as("what was there before").isEqualTo(before);
            return "failed and told why";
        }
        assertThat(project.missing()).as("files that the findings name").isEmpty();
        Findings found = project.findings();
        List<Finding> lost = new ArrayList<>(findings.confirmed());
        lost.removeAll(found.confirmed());
        List<Finding> others = new ArrayList<>(found.confirmed());
        others.removeAll(findings.confirmed());
        boolean mishap = !found.counts().mishaps().isEmpty();
        boolean lostTests = Pattern.compile(
                        "seed tests? .*(was|were) lost: |The index has \\d+ lines? that cannot be read"
                                + "|The index of the traces has no end")
                .matcher(result.getOutput())
                .find();
        if (mishap) {
            assertThat(result.getOutput()).contains("Not examined, because something went wrong");
        }
        boolean told = mishap || lostTests;
        if (!lost.isEmpty() || !others.isEmpty()) {
            assertThat(fault.maybeLoses())
                    .as("%s are lost, %s are new", lost, others)
                    .isTrue();
            boolean explained = told || found.list().stream().anyMatch(FaultVerdict::isExplained);
            assertThat(explained).as("it is told that %s are lost", lost).isTrue();
        }
        // Another seed may show the same bug in other words, if the one that shows it best was lost.
        assertThat(others).as("findings that an undisturbed run does not have").hasSizeLessThanOrEqualTo(lost.size());
        if (!lost.isEmpty()) {
            return others.isEmpty()
                    ? lost.size() + " of " + findings.confirmed().size() + " bugs lost and told"
                    : "bugs found by other seeds, loss told";
        }
        return !struck ? "came too late" : told ? "all bugs found, loss told" : "nothing lost";
    }

    private static boolean isExplained(Finding finding) {
        return !finding.isConfirmed()
                && finding.reason()
                        .filter(reason -> reason.contains("does not compile")
                                || reason.contains("JVM")
                                || reason.contains("cannot be read")
                                || reason.contains("Snarl itself failed"))
                        .isPresent();
    }

    private String ofLaterTask(Fault fault, boolean struck, BuildResult result) {
        boolean failed = result.getOutput().contains("BUILD FAILED");
        if (fault.phase() == FaultPhase.FUZZING && !fault.maybeLoses()) {
            assertThat(project.fuzzed()).isEqualTo(fuzzed);
            assertThat(failed).isEqualTo(fuzzed.toString().contains("FAILED"));
            return struck ? "nothing lost" : "came too late";
        }
        if (failed) {
            assertThat(result.getOutput()).containsPattern(fault.failure());
            return "failed and told why";
        }
        return "did what it could";
    }

    /** What the messages advise, and what everybody would do, has to help: to build it again. */
    private void requireMended() {
        BuildResult again = project.build().run("synthesizeConcurrentTests");
        assertThat(project.outputs())
                .as("the outputs of the next build: %s", again.getOutput())
                .isEqualTo(outputs);
        assertThat(project.missing()).as("files that the findings name").isEmpty();
    }
}
