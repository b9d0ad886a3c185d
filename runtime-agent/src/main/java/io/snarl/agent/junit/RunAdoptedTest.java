package io.snarl.agent.junit;

import io.snarl.agent.fuzz.FuzzRun;
import io.snarl.agent.junit.discovery.ConfigurationValues;
import io.snarl.agent.junit.fork.SilentListener;
import io.snarl.contract.text.Characters;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

/**
 * The main class of a JVM that runs one adopted test under control, first by its stored schedules, on behalf of a JVM
 * without the agent.
 */
public final class RunAdoptedTest {

    private static final int MISUSED = 2;

    private RunAdoptedTest() {}

    /**
     * Runs the test and writes what became of it; the JVM ends with status 0 then.
     *
     * @param arguments the test, such as {@code demo.BankTest#transfers()}; a directory for its results, named relative to the
     *     output directory, with its schedules in the directory {@code adopted} in it; and the file to write, whose first line is {@code passed}, {@code failed} or {@code unknown},
     *     and what follows is said to the user
     */
    public static void main(String[] arguments) throws IOException {
        FuzzRun run = FuzzRun.current();
        if (run == null || !run.settings().isOfAdoptedTests() || arguments.length != 3) {
            System.err.println("Usage: java <arguments of a JVM that was prepared for adopted tests> -cp <class path> "
                    + RunAdoptedTest.class.getName() + " <test> <directory> <file>");
            System.exit(MISUSED);
        }
        String text = answer(run.forAdopted(arguments[1]), arguments[0], arguments[1]);
        Files.writeString(Path.of(arguments[2]), Characters.encodable(text));
        System.out.flush();
        System.err.flush();
        // Threads may be left over that nothing else can end.
        Runtime.getRuntime().halt(0);
    }

    private static String answer(FuzzRun run, String test, String directory) {
        try {
            run.replayed();
        } catch (UncheckedIOException e) {
            String copies = run.settings().replay() + File.separator;
            return "failed\nThe adopted test " + test
                    + " could not be run under the scheduler, which says nothing about a bug: "
                    + e.getMessage().replace(copies, run.settings().adoptedPrefix());
        }
        var answer = new Answer();
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectMethod(test))
                .configurationParameter(ConfigurationValues.DIRECTORY, directory)
                .build();
        SnarlEngine.run(run, request, answer);
        return answer.text();
    }

    /** Listens to the test, and to its invocations if it has several; the first that fails counts. */
    private static final class Answer extends SilentListener {

        private String failure;
        private String reason;
        private boolean passed;

        @Override
        public void executionSkipped(TestDescriptor test, String why) {
            reason = why;
        }

        @Override
        public void executionFinished(TestDescriptor test, TestExecutionResult result) {
            String message = result.getThrowable().map(Throwable::getMessage).orElse(null);
            switch (result.getStatus()) {
                case SUCCESSFUL -> passed |= test.isTest();
                case ABORTED -> reason = message;
                case FAILED -> failure = failure == null ? message : failure;
                default -> throw new AssertionError(result.getStatus());
            }
        }

        String text() {
            if (failure != null) {
                return "failed\n" + failure;
            }
            if (reason != null) {
                return "unknown\n" + reason;
            }
            return passed ? "passed\n" : "unknown\nthe test was not found";
        }
    }
}
