package io.snarl.agent.programs;

import io.snarl.agent.child.TestRun;
import java.io.File;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Parts of the class path of the tests that child JVMs need too. */
public final class ClassPath {

    private static final Pattern JUNIT = Pattern.compile("(junit|hamcrest|opentest4j|apiguardian|jspecify).*\\.jar");

    private ClassPath() {}

    /** The jars of JUnit 4, Jupiter and the platform. */
    public static List<Path> junit() {
        return entries()
                .filter(path -> JUNIT.matcher(path.getFileName().toString()).matches())
                .toList();
    }

    /** The jars of a framework of mocks, with what it needs. */
    static List<Path> mocks() {
        return Stream.of(System.getProperty("snarl.mocks").split(File.pathSeparator))
                .map(Path::of)
                .toList();
    }

    /** What programs need when they run besides JUnit. */
    static List<Path> libraries() {
        return Stream.concat(OtherLanguage.libraries().stream(), mocks().stream())
                .toList();
    }

    /** The classes of {@code io.snarl.agent.child}. */
    public static Path child() {
        return ofClass(TestRun.class);
    }

    public static Path ofClass(Class<?> type) {
        return Path.of(URI.create(
                type.getProtectionDomain().getCodeSource().getLocation().toString()));
    }

    private static Stream<Path> entries() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of);
    }
}
