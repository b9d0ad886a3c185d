package io.snarl.gradle.internal.agent;

import io.snarl.contract.settings.PreparedFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gradle.api.Named;
import org.gradle.api.file.Directory;
import org.gradle.api.file.FileCollection;
import org.gradle.api.provider.Provider;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.Internal;
import org.gradle.process.CommandLineArgumentProvider;

/**
 * Provides the JVM arguments that attach the agent, as its preparation has left them.
 *
 * <p>They follow from the agent, the JVM and the settings, which are inputs; where they lie and what they say is none, so
 * that results are shared between checkouts.
 */
public final class AgentArguments implements CommandLineArgumentProvider, Named {

    private final FileCollection jar;
    private final Provider<Directory> preparation;

    public AgentArguments(FileCollection jar, Provider<Directory> preparation) {
        this.jar = jar;
        this.preparation = preparation;
    }

    @Internal
    @Override
    public String getName() {
        return "snarlAgent";
    }

    @Classpath
    public FileCollection getJar() {
        return jar;
    }

    @Internal
    public Provider<Directory> getPreparation() {
        return preparation;
    }

    /** Returns no arguments before the preparation, since tools ask for the arguments of tasks that do not run. */
    @Override
    public Iterable<String> asArguments() {
        Path arguments = preparation.get().getAsFile().toPath().resolve(PreparedFiles.JVM_ARGUMENTS);
        try {
            return Files.exists(arguments) ? Files.readAllLines(arguments) : List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
