package io.snarl.suites;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.gradle.tooling.CancellationTokenSource;
import org.gradle.tooling.GradleConnectionException;
import org.gradle.tooling.GradleConnector;
import org.gradle.tooling.ProjectConnection;
import org.gradle.tooling.ResultHandler;
import org.gradle.tooling.events.OperationType;

/**
 * Runs builds by the Gradle that runs this one.
 *
 * @param home the installation of Gradle
 * @param userHome its caches
 * @param timeout after which a build is given up
 */
record Builds(Path home, Path userHome, Duration timeout) {

    private static final Duration BETWEEN_LINES = Duration.ofSeconds(15);
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(500);
    private static final Duration TO_CANCEL = Duration.ofMinutes(1);

    /** Runs a build with these tasks and options, and tells on the console how far it is. */
    BuildRun run(Path directory, List<String> arguments, Path log) throws IOException, InterruptedException {
        var connector = GradleConnector.newConnector()
                .useInstallation(home.toFile())
                .useGradleUserHomeDir(userHome.toFile())
                .forProjectDirectory(directory.toFile());
        var progress = new BuildProgress();
        var processorTime = new ProcessorTime(directory.resolve("build"));
        try (OutputStream output = Files.newOutputStream(log);
                ProjectConnection connection = connector.connect()) {
            CancellationTokenSource cancellation = GradleConnector.newCancellationTokenSource();
            var end = new CompletableFuture<Void>();
            connection
                    .newBuild()
                    .withArguments(arguments)
                    .setStandardOutput(output)
                    .setStandardError(output)
                    .addProgressListener(progress, OperationType.TASK, OperationType.TEST)
                    .withCancellationToken(cancellation.token())
                    .run(completing(end));
            String failure = await(end, progress, processorTime, cancellation);
            return new BuildRun(progress.seconds(), processorTime.seconds(), failure);
        }
    }

    private String await(
            CompletableFuture<Void> end,
            BuildProgress progress,
            ProcessorTime processorTime,
            CancellationTokenSource cancellation)
            throws InterruptedException {
        long begin = System.nanoTime();
        Duration told = Duration.ZERO;
        while (true) {
            try {
                end.get(BETWEEN_LOOKS.toMillis(), TimeUnit.MILLISECONDS);
                return "";
            } catch (ExecutionException e) {
                return Failure.of(e.getCause());
            } catch (TimeoutException e) {
                processorTime.look();
                Duration spent = Duration.ofNanos(System.nanoTime() - begin);
                if (spent.compareTo(told.plus(BETWEEN_LINES)) > 0) {
                    System.out.println("    " + spent.toSeconds() + " s: " + progress.now());
                    told = spent;
                }
                if (spent.compareTo(timeout) > 0) {
                    String task = progress.now();
                    cancellation.cancel();
                    awaitCancellation(end);
                    return "given up after " + timeout.toMinutes() + " minutes, in " + task;
                }
            }
        }
    }

    /** Closing the connection waits for the build, but a build that cannot be cancelled must not end the command. */
    private static void awaitCancellation(CompletableFuture<Void> end) throws InterruptedException {
        try {
            end.get(TO_CANCEL.toSeconds(), TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            // It was given up, whatever it says.
            return;
        }
    }

    private static ResultHandler<Void> completing(CompletableFuture<Void> end) {
        return new ResultHandler<>() {
            @Override
            public void onComplete(Void nothing) {
                end.complete(null);
            }

            @Override
            public void onFailure(GradleConnectionException problem) {
                end.completeExceptionally(problem);
            }
        };
    }
}
