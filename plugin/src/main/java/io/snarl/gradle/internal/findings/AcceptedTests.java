package io.snarl.gradle.internal.findings;

import io.snarl.gradle.internal.analysis.AnalysisWorkers;
import io.snarl.gradle.internal.analysis.finding.AcceptedTestsWork;
import io.snarl.gradle.internal.console.Console;
import io.snarl.gradle.tasks.inputs.FuzzingInputs;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import org.gradle.api.tasks.testing.TestFilter;

/**
 * Excludes the generated tests whose findings the user has accepted.
 *
 * <p>Tests that the user has adopted or names on the command line are run all the same.
 */
public final class AcceptedTests {

    private final FuzzingInputs task;

    public AcceptedTests(FuzzingInputs task) {
        this.task = task;
    }

    /** Excludes them from a filter, reports them, and returns their number. */
    public int leaveOut(AnalysisWorkers workers, TestFilter filter) {
        File baseline = task.getBaseline().getSingleFile();
        File findings = task.getFindingsFile().getSingleFile();
        boolean asked = task.getNamed().get() || task.getReplay().isPresent();
        if (asked || !baseline.exists() || !findings.exists()) {
            return 0;
        }
        File names = new File(task.getTemporaryDir(), "accepted-tests.txt");
        workers.run(AcceptedTestsWork.class, parameters -> {
            parameters.getFindings().set(findings);
            parameters.getBaseline().set(baseline);
            parameters.getProjectDirectory().set(task.getProjectDirectory());
            parameters.getNames().set(names);
        });
        List<String> accepted = read(names).stream().filter(this::isGenerated).toList();
        if (!accepted.isEmpty()) {
            accepted.forEach(filter::excludeTestsMatching);
            new Console(task.getLogger())
                    .say("Left out, since " + baseline.getName()
                            + " accepts what they show (--tests runs them all the same): "
                            + String.join(", ", accepted));
        }
        return accepted.size();
    }

    /** Returns whether a test is generated: the class of an adopted one is in another suite. */
    private boolean isGenerated(String test) {
        String file = test.substring(0, test.lastIndexOf('.')).replace('.', '/') + ".class";
        return task.getConcurrentTestClassesDirs().getFiles().stream()
                .anyMatch(directory -> new File(directory, file).exists());
    }

    private static List<String> read(File names) {
        try {
            return Files.readAllLines(names.toPath());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
