package io.snarl.bootstrap;

import io.snarl.bootstrap.assembly.GradleHome;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gradle.testkit.runner.GradleRunner;

/** A Gradle that was assembled from the present sources of the bootstrap, once for all tests of a JVM. */
final class AssembledGradle {

    static final Path ROOT = Path.of(System.getProperty("snarl.root"));
    private static final Path GRADLE_USER_HOME = Path.of(System.getProperty("snarl.gradle.user.home"));

    private static Path home;

    private AssembledGradle() {}

    /** Prepares to run a build with it, sharing the caches of the Gradle that runs the tests. */
    static GradleRunner runner(Path project, String... arguments) {
        return GradleRunner.create()
                .withGradleInstallation(home().toFile())
                .withTestKitDir(GRADLE_USER_HOME.toFile())
                .withProjectDir(project.toFile())
                .withArguments(arguments);
    }

    private static synchronized Path home() {
        if (home == null) {
            try {
                home = assemble();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return home;
    }

    private static Path assemble() throws IOException {
        // A folder of its own each time: daemons of an earlier run may still use the Gradle of theirs.
        Path folder = Files.createTempDirectory("assembled");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> TestFolders.delete(folder)));
        Path bootstrap = ROOT.resolve("gradle/bootstrap");
        Path parts = folder.resolve("parts");
        new MavenFetch(bootstrap.resolve("pom.xml")).fetchInto(parts);
        Checksums.load(bootstrap.resolve("checksums.sha256")).verify(parts);
        new GradleHome(parts, bootstrap.resolve("src")).assembleInto(folder.resolve("gradle"));
        return folder.resolve("gradle");
    }
}
