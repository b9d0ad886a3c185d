package io.snarl.gradle.internal.project;

import io.snarl.gradle.internal.console.Console;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.logging.Logging;
import org.gradle.api.provider.Property;
import org.gradle.api.services.BuildService;
import org.gradle.api.services.BuildServiceParameters;
import org.gradle.tooling.events.FinishEvent;
import org.gradle.tooling.events.OperationCompletionListener;
import org.gradle.tooling.events.task.TaskFailureResult;
import org.gradle.tooling.events.task.TaskFinishEvent;

/**
 * Gives advice when concurrent tests do not compile, since the library may have changed after they were generated.
 *
 * <p>The compiler's task is Gradle's, and nothing that is added to it runs once it has failed.
 */
public abstract class StaleTestsAdvice
        implements BuildService<StaleTestsAdvice.Parameters>, OperationCompletionListener {

    private static final Console CONSOLE = new Console(Logging.getLogger(StaleTestsAdvice.class));

    /** The tasks and sources that the advice is about. */
    public interface Parameters extends BuildServiceParameters {

        /** The path of the task that compiles concurrent tests. */
        Property<String> getCompilation();

        /** The path of the task that generates them. */
        Property<String> getSynthesis();

        DirectoryProperty getGeneratedSources();
    }

    @Override
    public void onFinish(FinishEvent event) {
        if (event instanceof TaskFinishEvent task
                && task.getResult() instanceof TaskFailureResult
                && task.getDescriptor()
                        .getTaskPath()
                        .equals(getParameters().getCompilation().get())
                && !getParameters().getGeneratedSources().getAsFileTree().isEmpty()) {
            CONSOLE.warn("If the errors are in "
                    + getParameters().getGeneratedSources().get()
                    + ": these tests were generated before the code was changed, or were changed themselves. Run "
                    + getParameters().getSynthesis().get() + " to generate them anew, or delete that directory.");
        }
    }
}
