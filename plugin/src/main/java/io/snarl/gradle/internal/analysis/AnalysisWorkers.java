package io.snarl.gradle.internal.analysis;

import io.snarl.gradle.internal.console.Console;
import java.io.IOException;
import java.util.Locale;
import org.gradle.api.Action;
import org.gradle.api.file.FileCollection;
import org.gradle.workers.WorkAction;
import org.gradle.workers.WorkParameters;
import org.gradle.workers.WorkerExecutionException;
import org.gradle.workers.WorkerExecutor;

/** Runs work that needs the analysis library, which is on no other class path of the build. */
public final class AnalysisWorkers {

    private static final String NO_SPACE = "no space left";

    private final WorkerExecutor workers;
    private final FileCollection library;

    public AnalysisWorkers(WorkerExecutor workers, FileCollection library) {
        this.workers = workers;
        this.library = library;
    }

    /** Runs the work and waits for it; rethrows its failure with its own message. */
    public <P extends WorkParameters> void run(Class<? extends WorkAction<P>> work, Action<P> parameters) {
        try {
            workers.classLoaderIsolation(worker -> worker.getClasspath().from(library))
                    .submit(work, parameters);
            workers.await();
        } catch (WorkerExecutionException e) {
            Throwable reason = rootOf(e);
            var failure = Console.failure(messageOf(reason));
            // Not as its cause, for Gradle would print the same message twice.
            failure.addSuppressed(reason);
            throw failure;
        }
    }

    /** Adds advice to the message of a full disk; other failures come with their own. */
    private static String messageOf(Throwable reason) {
        String message = reason.getMessage();
        if (message == null) {
            return "Something went wrong inside Snarl: " + reason
                    + ". Run the task again with --stacktrace, and report it.";
        }
        boolean isFull = reason instanceof IOException
                && message.toLowerCase(Locale.ROOT).contains(NO_SPACE);
        return isFull
                ? "The disk of the build directory is full (" + message
                        + "). Make room on it and run the task again. What was there before is unchanged."
                : message;
    }

    /** Unwraps the failure: Gradle wraps what a worker throws twice. */
    private static Throwable rootOf(Throwable failure) {
        return failure.getCause() == null ? failure : rootOf(failure.getCause());
    }
}
