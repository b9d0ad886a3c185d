package io.snarl.conventions;

import java.util.List;
import org.gradle.api.file.FileCollection;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.Input;
import org.gradle.process.CommandLineArgumentProvider;

/** Tells a JVM by a system property what the class path of JVMs is that it starts. */
public final class ClassPathArgument implements CommandLineArgumentProvider {

    private final String property;
    private final FileCollection classPath;

    public ClassPathArgument(String property, FileCollection classPath) {
        this.property = property;
        this.classPath = classPath;
    }

    @Input
    public String getProperty() {
        return property;
    }

    @Classpath
    public FileCollection getClassPath() {
        return classPath;
    }

    @Override
    public Iterable<String> asArguments() {
        return List.of("-D" + property + "=" + classPath.getAsPath());
    }
}
