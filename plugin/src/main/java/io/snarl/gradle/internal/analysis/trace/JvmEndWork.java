package io.snarl.gradle.internal.analysis.trace;

import io.snarl.contract.settings.RemainingTests;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.Property;
import org.gradle.workers.WorkAction;
import org.gradle.workers.WorkParameters;

/**
 * Records in the index which tests were lost when a JVM ended early, and lists those that are left for the next one.
 */
public abstract class JvmEndWork implements WorkAction<JvmEndWork.Parameters> {

    /** What is known about the JVM. */
    public interface Parameters extends WorkParameters {

        /** The index of the run. */
        RegularFileProperty getIndex();

        /** How the JVM ended. */
        Property<Integer> getStatus();

        /** What Gradle was told to have failed in it, apart from tests. */
        Property<String> getFailure();

        /** Where it is written which tests are left. */
        RegularFileProperty getRest();

        /** Where the {@link JvmOutcome} is written. */
        RegularFileProperty getOutcome();
    }

    @Override
    public void execute() {
        var jvm =
                new LostTestFinder(getParameters().getIndex().get().getAsFile().toPath());
        try {
            JvmOutcome outcome = jvm.examine(
                    getParameters().getStatus().get(),
                    Optional.ofNullable(getParameters().getFailure().getOrNull()));
            outcome.writeTo(getParameters().getOutcome().get().getAsFile().toPath());
            RemainingTests.without(jvm.leftOut().toList())
                    .write(getParameters().getRest().get().getAsFile().toPath());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
