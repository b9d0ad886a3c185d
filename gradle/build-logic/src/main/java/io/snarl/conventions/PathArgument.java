package io.snarl.conventions;

import java.util.List;
import org.gradle.api.file.FileCollection;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;
import org.gradle.process.CommandLineArgumentProvider;

/**
 * Tells a test JVM by a system property where files or directories are.
 *
 * <p>The path itself is no input, so that results are shared between checkouts; what the tests read behind it is to be
 * declared as an input of the test task.
 */
public final class PathArgument implements CommandLineArgumentProvider {

    private final String property;
    private final FileCollection path;

    public PathArgument(String property, FileCollection path) {
        this.property = property;
        this.path = path;
    }

    @Input
    public String getProperty() {
        return property;
    }

    @Internal
    public FileCollection getPath() {
        return path;
    }

    @Override
    public Iterable<String> asArguments() {
        return List.of("-D" + property + "=" + path.getAsPath());
    }
}
